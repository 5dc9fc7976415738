"""Crypt cards: Ravnos."""

from __future__ import annotations

from praxis.vtes.definitions.language import *
from praxis.vtes.definitions.shapes.several import uncontrolled

card(
    200819,
    "Lázár Dobrescu",
    act(take(1, BLOOD, uncontrolled(holds(1)), pick(VAMPIRE, UNCONTROLLED, MINE))),
    digest="a1744a2c9ae4",
)
