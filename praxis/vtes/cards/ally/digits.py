"""Ally cards: digits."""

from __future__ import annotations

from praxis.vtes.definitions.language import *

card(
    102217,
    "47th Street Royals",
    permanent(),
    ability(DURING_ACTION, mod(BLEED, -3), cost=burn(CARD), if_=kind("bleed") & directed_at(YOU)),
    digest="c2c83209e0f6",
)
