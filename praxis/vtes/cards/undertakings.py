"""Actions that are done at once: what they bring back, take, hurt, lock and unlock."""

from __future__ import annotations

from praxis.vtes.cards.language import *

card(
    101423,
    "Possession",
    action("nec", put(a(ASH, MINE, VAMPIRE), UNCONTROLLED)),
    action("NEC", put(a(ASH, MINE, VAMPIRE), READY), gain(1, BLOOD, T)),
    digest="4a3cd099824f",
)
