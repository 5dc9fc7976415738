"""Retainer cards: D."""

from __future__ import annotations

from praxis.vtes.definitions.language import *

card(100484, "D'habi Revenant", permanent(), gives(BLEED, 1, if_=is_(BEARER, clan("Baali"))), digest="b40c77d0ff78")
card(
    100568,
    "Dog Pack",
    permanent(),
    cannot(rule.ENDING_STRIKE, OPPOSING, if_=is_(BEARER, FIGHTING)),
    digest="4b6fbde6e01a",
)
card(
    102317,
    "Dread Mastiff",
    permanent("ani"),
    permanent("ANI"),
    gives(DEALS_CLOSE, 1),
    ability(PRESS, press(), limit=COMBAT, version=1),
    digest="5174b8593f6c",
)
