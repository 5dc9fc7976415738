"""Praxis: the table where the Jyhad is played."""

from praxis import compiled

__version__ = "0.1.0"

compiled.use()
