"""Reaction cards: Q."""

from __future__ import annotations

from praxis.vtes.definitions.language import *
from praxis.vtes.definitions.shapes.several import a_maneuver, if_blocks, intercept

card(
    101531,
    "Quicken Sight",
    reaction("aus cel", intercept(1), if_blocks(a_maneuver())),
    reaction("AUS CEL", intercept(2), if_blocks(a_maneuver())),
    digest="e2e0b07d969d",
)
