"""Positions written in Python or as text, and the cards that are made up for them."""
