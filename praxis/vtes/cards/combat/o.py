"""Combat cards: O."""

from __future__ import annotations

from praxis.vtes.definitions.language import *
from praxis.vtes.definitions.shapes.combat import after_combat
from praxis.vtes.definitions.shapes.several import moves, presses

card(
    101314,
    "Octopod",
    combat("san", mod(STRIKES, 1, a(FIGHTING, VAMPIRE, SAME_CIRCLE), COMBAT), by=BY_BYSTANDER),
    combat("SAN", mod(STRIKES, 2, a(FIGHTING, VAMPIRE, SAME_CIRCLE), COMBAT), by=BY_BYSTANDER),
    when=BEFORE_RANGE,
    digest="e2bfaa654e15",
)
card(101323, "Open Grate", presses("", "end"), digest="6d421e7c1b88")
card(
    101334,
    "Oubliette",
    strike("obt", ends()),
    strike("OBT", ends(), after_combat(burn(1, BLOOD, T))),
    digest="fdb68d1f3a02",
)
card(
    101338,
    "Outside the Hourglass",
    strike("obf", dodge()),
    moves("tem"),
    strike("tem", dodge(OPTIONAL)),
    combat("TEM", inflict(2, OPPOSING, by_minion=True), when=BEFORE_RANGE, limit=ROUND),
    digest="ff5cde0663e9",
)
