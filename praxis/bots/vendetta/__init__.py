"""Bots for Vendetta."""
