"""Conviction cards: S."""

from __future__ import annotations

from praxis.vtes.definitions.language import *
from praxis.vtes.definitions.shapes.several import MONSTER_ACTS, ONE

card(
    101705,
    "Second Sight",
    ability(ATTEMPT, mod(INTERCEPT, 1, ME), cost=burn(CARD), by=BY_REACTING, if_=MONSTER_ACTS, limit=ONE),
    ability(ANNOUNCED, mod(INTERCEPT, -1, all_(MINION, MONSTER, OTHERS)), cost=burn(CARD), by=BY_ACTING, limit=ONE),
    digest="d8fa2a1a38f7",
)
card(
    101886,
    "Strike with Conviction",
    act(bleed(1), burn(CARD)),
    ability(STRIKE, hand(1), cost=burn(CARD), if_=is_(OPPOSING, MONSTER)),
    ability(
        STRIKE,
        wield(a(EQUIPMENT, on_(ME), trait("weapon"), WIELDABLE), 1),
        cost=burn(CARD),
        if_=is_(OPPOSING, MONSTER),
    ),
    digest="1c58b48797d1",
)
