"""Retainer cards: R."""

from __future__ import annotations

from praxis.vtes.definitions.language import *
from praxis.vtes.definitions.shapes.retainer import servant

card(
    101545,
    "Raptor",
    permanent("ani"),
    permanent("ANI"),
    gives(INTERCEPT, 1),
    gives(HAND_SIZE, -1, controller(OPPOSING), if_=is_(BEARER, FIGHTING), level=1),
    digest="1a1cc1aba0a3",
)
card(
    101550,
    "Raven Spy",
    permanent("ani"),
    permanent("ANI", gain(1, LIFE, CARD)),
    gives(INTERCEPT, 1),
    digest="ccc1f82cc12e",
)
card(
    101556,
    "Razor Bat",
    permanent(),
    gives(INTERCEPT, 1, if_=is_(BEARER, clan("Gargoyle"))),
    gives(DEALS, 1, if_=is_(BEARER, clan("Gargoyle"))),
    covered="a retainer inflicts it as the strikes of the round are resolved",
    digest="1c0cefad402e",
)
card(
    101576,
    "Redcap Wilder",
    permanent("myt"),
    permanent("MYT", blood=1),
    toll(rule.BLOCK, 1, capacity(most=6), among(BEARER)),
    digest="0303758ca096",
)
card(
    101612, "Resplendent Protector", permanent(), ability(PREVENT, prevent(1, ME), limit=COMBAT), digest="fb118dd4bae4"
)
servant(101628, "Revenant", INTERCEPT, "fdac1ee006fa")
card(
    101644,
    "Robert Carter",
    permanent(),
    at(fact.UNLOCK_PHASE, unless(YOU, pay(1, BLOOD, BEARER), burn(CARD)), whose=YOU),
    gives(BLEED, 2, if_=is_(BEARER, VAMPIRE)),
    digest="e60dfdb67a92",
)
