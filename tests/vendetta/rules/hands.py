"""Hands that tests of Vendetta's rules share."""

REST = [f"power {n}" for n in (1, 2, 4, 5, 6, 7, 8)]
"""All other cards of a clan: who has them in hand has no deck."""
