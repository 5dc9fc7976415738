"""Vampire: The Eternal Struggle, in the editions of 2000, 2011, 2012 and 2023."""
