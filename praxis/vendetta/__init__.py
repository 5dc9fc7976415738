"""Vampire: The Masquerade - Vendetta: the rules, the effects, and a house set of cards of our own design."""
