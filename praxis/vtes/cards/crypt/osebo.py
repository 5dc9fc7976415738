"""Crypt cards: Osebo."""

from __future__ import annotations

from praxis.vtes.definitions.language import *

card(
    200779,
    "Khalu",
    ability(AS_PLAYED, cancel(MINION_CARD, of(PREDATOR) | of(PREY), free=True), cost=pay(5, BLOOD)),
    digest="bea430585b89",
)
card(
    200906,
    "Mamadou Keita",
    act(inflict(1, a(READY & MINION), UNPREVENTABLE), reach="political", stealth=1),
    digest="911b63a71261",
)
card(200954, "Massassi", act(fight(a(READY & VAMPIRE, READY, OTHERS), mod(MANEUVERS, 1, ME))), digest="28d636f85877")
