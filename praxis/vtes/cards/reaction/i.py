"""Reaction cards: I."""

from __future__ import annotations

from praxis.vtes.definitions.language import *
from praxis.vtes.definitions.shapes.several import a_maneuver, if_blocks, intercept

card(
    100948,
    "Ignis Fatuus",
    reaction("chi", mod(STEALTH, -1, ACTING, TURN)),
    reaction("CHI", mod(BLEED, -1), if_=kind("bleed") & (num(BLEED, ACTING) >= 1)),
    digest="de3d948abf3c",
)
card(
    100995,
    "Instinctive Reaction",
    reaction("ani", intercept(1)),
    reaction("ANI", above, if_blocks(a_maneuver())),
    if_=is_(ACTING, of(PREDATOR)),
    digest="32acdb3b0b86",
)
