"""Conviction cards: R."""

from __future__ import annotations

from praxis.vtes.definitions.language import *

OF_THE_MIND = requires("chi") | requires("dem") | requires("dom") | requires("pre") | requires("ser")
card(
    101557,
    "React with Conviction",
    ability(AS_PLAYED, cancel(LIBRARY_CARD, free=True), cost=burn(CARD), if_=SEIZED),
    ability(
        ANNOUNCED,
        unlock(ACTING),
        outcome(VOID),
        cost=burn(CARD),
        if_=SEIZED & ~is_(PLAYED_CARD, LIBRARY_CARD),
    ),
    ability(AS_PLAYED, cancel(among(PLAYED_CARD), OF_THE_MIND, free=True), cost=burn(CARD), if_=directed_at(BEARER)),
    ability(
        AS_PLAYED,
        cancel(STRIKE_CARD, OF_THE_MIND, played_by(among(OPPOSING)), free=True),
        cost=burn(CARD),
        by=BY_COMBATANT,
    ),
    digest="3ea5dcbd6041",
)
