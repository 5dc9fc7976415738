"""Ally cards: D."""

from __future__ import annotations

from praxis.vtes.definitions.language import *

card(
    102220,
    "Double Deuce",
    permanent(),
    gives(STEALTH, 1, ME),
    at(fact.UNLOCK_PHASE, gain(1, LIFE, CARD), whose=YOU, if_=is_(CARD, holds(0, most=2))),
    digest="10008868f50b",
)
