"""Retainer cards: O."""

from __future__ import annotations

from praxis.vtes.definitions.language import *
from praxis.vtes.definitions.shapes.several import HAND_OF_OPPOSING

card(
    101320,
    "Omael Kuman",
    permanent(),
    ability(
        BEFORE_RANGE,
        choose(set_range("close"), set_range("long")),
        cost=pay(1, BLOOD, ME),
        by=BY_COMBATANT,
        if_=FIRST_ROUND,
    ),
    digest="c10568130e08",
)
card(
    101340,
    "Owl Companion",
    permanent("ani"),
    permanent("ANI", gain(1, LIFE, CARD)),
    on((fact.FIGHTS, fact.DRAWN), HAND_OF_OPPOSING, if_=is_(BEARER, FIGHTING)),
    digest="27c0f61b951a",
)
