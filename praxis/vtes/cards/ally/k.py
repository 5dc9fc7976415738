"""Ally cards: K."""

from __future__ import annotations

from praxis.vtes.definitions.language import *
from praxis.vtes.definitions.shapes.ally import reborn

card(
    101047,
    "Kherebutu",
    permanent(),
    act(burn(a(VAMPIRE, of(PREY), clan("Tremere"), capacity(most=4))), burn(ME)),
    reborn(),
    as_vampire="nec",
    as_vampire_of=3,
    digest="04091cb51921",
)
card(101063, "The Knights", permanent(), digest="15da379d2629")
