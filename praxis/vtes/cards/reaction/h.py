"""Reaction cards: H."""

from __future__ import annotations

from praxis.vtes.definitions.language import *
from praxis.vtes.definitions.shapes.reaction import spoils
from praxis.vtes.definitions.shapes.several import WEAKER_ACTS, less_bleed

card(
    100887,
    "Hard Case",
    reaction("for", outcome(NO_COMBAT)),
    reaction(
        "FOR",
        outcome(NO_COMBAT),
        burn(pick(EQUIPMENT, trait("weapon") | trait("vehicle"), on_(ACTING))),
    ),
    when=BLOCKED,
    who=among(BLOCKING),
    if_=WEAKER_ACTS,
    covered="there is no combat",
    digest="1ef8b36dff09",
)
card(
    100920,
    "Hide the Heart",
    less_bleed("aus", 1),
    spoils("val", 1, limit=ACTION | FOR_ALL),
    less_bleed("VAL", 2),
    reaction("VAL", mod(BLEED, -2), cost=locking(ME), if_=kind("bleed") & (num(BLEED, ACTING) >= 1)),
    digest="9418b81499e4",
)
