"""Measurements of the table, made with a client that costs next to nothing."""
