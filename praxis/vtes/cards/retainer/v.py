"""Retainer cards: V."""

from __future__ import annotations

from praxis.vtes.definitions.language import *

card(
    102107,
    "Vengeful Spirit",
    permanent(),
    gives(BLEED, 1),
    gives(DEALS_CLOSE, 1),
    covered="a retainer inflicts it as the strikes of the round are resolved",
    digest="f6f5d33dc440",
)
