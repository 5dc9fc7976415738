"""Bots: players that see a view and the options offered, and nothing else."""
