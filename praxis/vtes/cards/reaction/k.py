"""Reaction cards: K."""

from __future__ import annotations

from praxis.vtes.definitions.language import *
from praxis.vtes.definitions.shapes.several import BLEEDS_YOU

card(
    101038,
    "Keep it Simple",
    reaction(
        "",
        mod(BLEED, num(STEALTH, ACTING) * -1),
        if_=BLEEDS_YOU & (num(BLEED, ACTING) >= 1) & (num(STEALTH, ACTING) >= 1),
    ),
    digest="1ed7976931b3",
)
