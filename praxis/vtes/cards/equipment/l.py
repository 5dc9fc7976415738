"""Equipment cards: L."""

from __future__ import annotations

from praxis.vtes.definitions.language import *
from praxis.vtes.definitions.shapes.equipment import estate
from praxis.vtes.definitions.shapes.several import only_one

card(
    101073,
    "Laptop Computer",
    permanent(),
    gives(BLEED, 1),
    cannot(rule.BEAR, BEARER, named("Laptop Computer")),
    digest="028092f7455a",
)
card(
    101081,
    "Leather Jacket",
    permanent("", later(fact.TURN_ENDS, unlock(ME), until=TURN)),
    ability(PREVENT, prevent(ALL, ME, only=OF_STRIKE), cost=burn(CARD)),
    only_one(named("Leather Jacket")),
    digest="eafec43ce2ec",
)
estate(
    101114,
    "Living Manse",
    gives(BLEED, 1, if_=is_(BEARER, VAMPIRE)),
    ability(BEFORE_RANGE, outcome(COMBAT_OVER), cost=burn(CARD), by=BY_COMBATANT, who=VAMPIRE),
    only_one(named("Living Manse")),
    digest="abfec1e9d26c",
)
estate(
    101117,
    "Local 1111",
    act(gain(2, BLOOD, a(VAMPIRE, READY, SABBAT, OTHER)), who=SABBAT, stealth=1),
    digest="901025a529f9",
)
