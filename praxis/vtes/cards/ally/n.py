"""Ally cards: N."""

from __future__ import annotations

from praxis.vtes.definitions.language import *
from praxis.vtes.definitions.shapes.ally import FIRST_RECRUIT, reborn, rushes

card(
    101270,
    "Neighborhood Watch Commander",
    permanent(),
    ability(
        AFTER_ACTION,
        inflict(1, ACTING),
        cost=locking(),
        if_=is_(ACTING, VAMPIRE) & ~happened(fact.SUCCEEDED, ACTING, span=ACTION),
        limit=ACTION | BY_NAME | FOR_ALL,
    ),
    digest="dcb1e9970267",
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
card(
    101273,
    "Nephren-Ka",
    permanent(),
    ability(PREVENT, prevent(1, ME, aggravated=False), limit=COMBAT),
    rushes(MINION),
    reborn(),
    as_vampire="nec",
    digest="6a8da98fe6c4",
)
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
