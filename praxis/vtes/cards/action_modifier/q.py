"""Action Modifier cards: Q."""

from __future__ import annotations

from praxis.vtes.definitions.language import *
from praxis.vtes.definitions.shapes.several import less_bleed, modifier_and_reaction

card(
    101533,
    "Quicksilver Contemplation",
    reaction("aus", mod(INTERCEPT, 1, ME)),
    less_bleed("tem", 2),
    *modifier_and_reaction("aus tem", abstain(a(VAMPIRE, READY, YOUNGER)), when=POLLING),
    modifier("AUS TEM", mod(BLEED, 2), if_=kind("bleed")),
    digest="eaa0b0c70a95",
)
