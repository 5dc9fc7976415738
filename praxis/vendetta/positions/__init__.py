"""Positions written as Python or as text, and the cards made up for them."""
