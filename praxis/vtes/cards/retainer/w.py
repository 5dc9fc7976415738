"""Retainer cards: W."""

from __future__ import annotations

from praxis.vtes.definitions.language import *
from praxis.vtes.definitions.shapes.several import beast

card(
    102191,
    "Wolf Companion",
    *beast("ani"),
    gives(DEALS_CLOSE, 1),
    covered="a retainer inflicts it as the strikes of the round are resolved",
    digest="de3028372dab",
)
