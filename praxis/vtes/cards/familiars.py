"""Allies that stay for a night, and those that feed on the fallen."""

from __future__ import annotations

from praxis.vtes.cards.creatures import FIRST_RECRUIT
from praxis.vtes.cards.language import *

card(
    101293,
    "Nocturn",
    permanent("obt", if_(FIRST_RECRUIT, unlock(ME))),
    permanent(
        "OBT",
        if_(FIRST_RECRUIT, unlock(ME)),
        outcome(REPEATABLE),
        hang(costs(1, BLOOD_COST, ME, named("Nocturn")), TURN),
    ),
    at(fact.UNLOCK_PHASE, burn(CARD), whose=YOU),
    as_vampire="obt",
    as_vampire_but=ALLY_CARD,
    eager=True,
    digest="541ead5a71e1",
)
card(
    101272,
    "Nephandus",
    permanent(),
    ability(STRIKE, damage(1, RANGED)),
    ability(PRESS, press(), limit=COMBAT),
    act(burn(a(VAMPIRE, TORPOR)), gain(1, LIFE, ME)),
    gives(BLUNTED, 1, ME),
    digest="ddfdc979f074",
)
