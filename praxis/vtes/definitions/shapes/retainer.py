"""Shapes that several retainer cards share. No card is defined here."""

from __future__ import annotations

from praxis.vtes.definitions.language import *


def servant(official: int, name: str, what: int, digest: str) -> None:
    """A retainer that gives its employer one more of something."""
    card(official, name, permanent(), gives(what, 1), digest=digest)
