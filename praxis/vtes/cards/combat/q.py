"""Combat cards: Q."""

from __future__ import annotations

from praxis.vtes.definitions.language import *
from praxis.vtes.definitions.shapes.combat import another
from praxis.vtes.definitions.shapes.several import presses

card(101528, "Quick Exit", presses("obf", "end"), strike("OBF", dodge()), digest="89adf2c01b45")
card(
    101530,
    "Quick Meld",
    combat("pro", maneuver(), when=RANGE),
    combat("PRO", maneuver(), another(), when=RANGE),
    digest="dee72841299e",
)
card(
    101532,
    "Quickness",
    combat("cel", mod(STRIKES, 1)),
    combat("CEL", mod(FREE_STRIKES, 1)),
    when=ADDITIONAL,
    limit=ROUND,
    digest="4f667ed55b34",
)
