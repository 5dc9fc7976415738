"""Equipment cards: K."""

from __future__ import annotations

from praxis.vtes.definitions.language import *
from praxis.vtes.definitions.shapes.equipment import automatic, unique_blade
from praxis.vtes.definitions.shapes.several import only_one

unique_blade(101032, "Kali's Fang")
ROMANI = clan("Ravnos")
card(
    101033,
    "Karavalanisha Vrana",
    permanent(),
    act(gain(2, BLOOD, a(VAMPIRE, UNCONTROLLED, MINE, YOUNGER, ROMANI)), who=ROMANI, stealth=1, blood=1),
    costs(-1, BLOOD_COST, BEARER, requires("chi"), if_=is_(BEARER, ROMANI)),
    digest="8c5fa3f04893",
)
card(
    101037,
    "Kduva's Mask",
    permanent(),
    gives(BLEED, 1, if_=is_(BEARER, LAIBON)),
    gives(VOTES, 2, if_=is_(BEARER, LAIBON)),
    costs(1, BLOOD_COST, None, REACTION_CARD, needs="aus", if_=is_(BEARER, LAIBON, IS_ACTING)),
    digest="a342ef8e47e0",
)
card(
    101040,
    "Kevlar Vest",
    permanent(),
    ability(
        PREVENT,
        prevent(2, ME, only=OF_GUN),
        if_(MOVED <= 1, grant(ability(PREVENT, prevent(1, ME, only=OF_GUN), limit=COMBAT), COMBAT)),
        limit=COMBAT | BY_NAME,
    ),
    ability(PREVENT, prevent(1, ME), limit=COMBAT | BY_NAME),
    only_one(named("Kevlar Vest")),
    digest="124af71e0dd8",
)
automatic(101065, "Kpist m/45", 1, "e4e13b8eaaf2")
