"""Equipment cards: P."""

from __future__ import annotations

from praxis.vtes.definitions.language import *
from praxis.vtes.definitions.shapes.equipment import estate
from praxis.vtes.definitions.shapes.several import only_one

estate(
    101345,
    "Palatial Estate",
    at(fact.MASTER_PHASE, gain(1, BLOOD, BEARER), whose=YOU, if_=is_(BEARER, VAMPIRE)),
    digest="667c92f2824b",
)
UNSEEN = MODIFIER_CARD & (requires("chi") | requires("obf") | requires("obt"))
card(
    101398,
    "Phased Motion Detector",
    permanent(),
    on(fact.ACTED, later(fact.PLAYED, mod(INTERCEPT, 1, BEARER), of=VAMPIRE, about=UNSEEN)),
    only_one(named("Phased Motion Detector")),
    digest="60e0c42278a6",
)
card(
    101400,
    "Pier 13, Port of Baltimore",
    permanent(),
    ability(INFLUENCE, equip(a(in_(HAND), MINE, EQUIPMENT, ~LOCATION, ~UNIQUE, fits(BEARER)), by=BEARER), limit=TURN),
    stands_as="location",
    covered="the equipment comes by an effect, without an action",
    digest="0dae88eb136d",
)
