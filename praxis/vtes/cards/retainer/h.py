"""Retainer cards: H."""

from __future__ import annotations

from praxis.vtes.definitions.language import *

card(
    100891,
    "Hatch the Viper",
    permanent("pro ser"),
    permanent("PRO SER"),
    ability(PREVENT, prevent(1, ME), limit=COMBAT),
    gives(DEALS_CLOSE, 1),
    gives(DEALS_CLOSE, 1, level=1),
    covered="a retainer inflicts it as the strikes of the round are resolved",
    digest="0b1a88794ce7",
)
card(
    100932,
    "Homunculus",
    permanent("pro"),
    permanent("PRO", gain(1, LIFE, CARD)),
    ability(UNLOCK | UNLOCK_OF_OTHERS, unlock(BEARER), cost=pay(1, BLOOD, BEARER), by=BY_KEEPER),
    digest="ac9c2ff96617",
)
