"""Ally cards: R."""

from __future__ import annotations

from praxis.effects.nodes import Part
from praxis.vtes.definitions.language import *
from praxis.vtes.definitions.shapes.ally import raised, rushes, shooter

card(
    101537,
    "Rafastio Ghoul",
    permanent(),
    as_vampire="tha",
    as_vampire_of=3,
    digest="786973210d04",
)
card(
    101602,
    "Renegade Garou",
    permanent(),
    gives(STRIKES, 1, ME),
    ability(RANGE, maneuver(), limit=COMBAT),
    rushes(MINION, stealth=1),
    at(fact.UNLOCK_PHASE, gain(1, LIFE, CARD), whose=YOU, if_=is_(CARD, holds(0, most=2))),
    digest="56ae349e6f41",
)
card(
    101645,
    "Rock Cat",
    permanent(),
    rushes(MINION),
    cannot(rule.ANY_STRIKE, capacity(most=3) & among(OPPOSING), if_=FIRST_ROUND),
    ability(PRESS, press(), limit=COMBAT),
    as_vampire="pot",
    as_vampire_of=3,
    digest="4c318f2176ec",
)
card(
    101650,
    "Rom Gypsy",
    permanent(),
    *shooter(1),
    ability(DURING_ACTION, mod(STEALTH, 1), cost=locking(), if_=is_(ACTING, MINE, clan("Ravnos"))),
    digest="e862a9374d43",
)


def lifeless() -> Part:
    """The ally gains no life but that with which it enters play."""
    return instead(fact.GAINS_BLOOD, of=ME, if_=num(LIFE, ME) >= 1)


card(
    102304,
    "Rotting Behemoth",
    permanent("obl"),
    permanent("OBL"),
    raised(),
    lifeless(),
    act(fight(a(MINION, READY, OTHERS)), cost=pay(1, LIFE, CARD)),
    ability(PRESS, press(), cost=pay(1, LIFE, CARD), if_=FIRST_ROUND, version=1),
    digest="69d83023d18b",
)
