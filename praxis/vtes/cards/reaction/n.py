"""Reaction cards: N."""

from __future__ import annotations

from praxis.vtes.definitions.language import *
from praxis.vtes.definitions.shapes.several import BLEEDS_YOU, a_way_out, if_blocks, no_stealth

card(
    101274,
    "Nest of Eagles",
    reaction(
        "",
        mod(BLEED, case(is_(ACTING, ALLY | capacity(most=5)), -3, -1)),
        if_=BLEEDS_YOU
        & (num(BLEED, ACTING) >= 1)
        & ~is_(ACTING, clan("Banu Haqim") | trait("wraith") | trait("flight")),
    ),
    digest="b44d52ef9bb5",
)
card(
    102254,
    "Night Terrors",
    reaction("obf pre", if_(num(STEALTH, ACTING) >= 1, no_stealth())),
    reaction("OBF PRE", if_(num(STEALTH, ACTING) >= 1, no_stealth()), if_blocks(a_way_out())),
    covered="all stealth is taken away",
    digest="067d823b3a58",
)
