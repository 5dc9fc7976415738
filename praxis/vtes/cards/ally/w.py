"""Ally cards: W."""

from __future__ import annotations

from praxis.vtes.definitions.language import *
from praxis.vtes.definitions.shapes.ally import ONE_A_ROUND, feeds_on_servants, recovers, rushes, shooter

card(
    102144,
    "War Ghoul",
    permanent(),
    feeds_on_servants(),
    ONE_A_ROUND,
    rushes(VAMPIRE),
    ability(AT_ANY_TIME, burn(a(LOCATION, IN_PLAY)), cost=(locking(), burn(CARD)), if_=~exists(FIGHTING)),
    digest="19e0b0ca007d",
)
card(
    102173,
    "Wendell Delburton",
    permanent(),
    *shooter(2),
    gives(MELEE_DAMAGE, 2, ME),
    rushes(MINION),
    recovers(2),
    at(fact.UNLOCK_PHASE, inflict(2, pick(VAMPIRE, READY, MINE), UNPREVENTABLE, by_minion=True), whose=YOU),
    digest="37a9b8ff3c97",
)
