"""Combat cards: L."""

from __future__ import annotations

from praxis.vtes.definitions.language import *
from praxis.vtes.definitions.shapes.combat import hand_or_blade
from praxis.vtes.definitions.shapes.several import moves

card(
    101072,
    "Lapse",
    combat("pot", mod(STRENGTH, 2, ME, ROUND)),
    combat("tem", hang(cannot(rule.MANEUVER, OPPOSING), ROUND)),
    combat("TEM", hang(cannot(rule.ANY_STRIKE, OPPOSING, if_=INITIAL), ROUND)),
    when=BEFORE_RANGE,
    digest="047979b00c5d",
)
LEADEN = grant(ability(PRESS, press("continue"), cost=pay(1, BLOOD), limit=ROUND), ROUND)
card(
    101077,
    "Lead Fist",
    strike("tha", hand(1)),
    strike("vis", hand(1), LEADEN),
    strike("VIS", hand(2), LEADEN),
    digest="7c70916ef56f",
)
card(101079, "Leapfrog", moves("obf", to="long"), moves("spi"), strike("SPI", ends()), digest="4b7d8a4dfb99")
card(
    101082,
    "Leathery Hide",
    combat("", prevent(4, aggravated=False, only=OF_STRIKE), when=PREVENT, limit=ROUND),
    digest="b7f0f1b4c73a",
)
card(
    101107,
    "Lightning Reflexes",
    combat("cel", mod(STRIKES, 1)),
    combat("CEL", mod(STRIKES, PAID), cost=pay(any_(1, num(BLOOD, ME)), BLOOD), if_=num(BLOOD, ME) >= 2),
    when=ADDITIONAL,
    digest="ac95986a663d",
)
card(101131, "Lucky Blow", *hand_or_blade("", 1), not_replaced="combat", digest="c18ba8651128")
