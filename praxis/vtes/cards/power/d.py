"""Power cards: D."""

from __future__ import annotations

from praxis.vtes.definitions.language import *
from praxis.vtes.definitions.shapes.several import MONSTER_ACTS, ONE

card(
    100551,
    "Discern",
    permanent("jud"),
    ability(ATTEMPT, mod(INTERCEPT, 1, ME), by=BY_REACTING, if_=MONSTER_ACTS, limit=ONE),
    digest="dacb189738b5",
)
