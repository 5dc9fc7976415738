"""Accounts, banned names, and who may do what."""
