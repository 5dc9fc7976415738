"""Praxis: the table where the Jyhad is played."""

__version__ = "0.1.0"
