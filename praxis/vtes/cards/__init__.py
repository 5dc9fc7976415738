"""Definitions of official cards, by type. Importing this package loads them all."""
