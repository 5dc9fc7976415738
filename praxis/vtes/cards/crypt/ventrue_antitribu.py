"""Crypt cards: Ventrue antitribu."""

from __future__ import annotations

from praxis.vtes.definitions.language import *
from praxis.vtes.definitions.shapes.crypt import ANY_PART_OF_COMBAT

card(
    200790,
    "Konrad Fleischer",
    ability(ANY_PART_OF_COMBAT, mod(SOFTENED, 1, ME), by=BY_COMBATANT, limit=ROUND),
    ability(PRESS, press(), limit=COMBAT),
    digest="264947a81909",
)
