"""Crypt cards: Lasombra."""

from __future__ import annotations

from praxis.vtes.definitions.language import *

card(
    200092,
    "Angelica, The Canonicus",
    ability(
        ATTEMPT,
        discard(up_to(9, in_(HAND), MINE, MASTER_CARD)),
        mod(INTERCEPT, MOVED, ME),
        by=BY_REACTING,
        limit=ACTION,
    ),
    digest="075327254286",
)
card(200249, "Carolina Vález", gives(IMMUNE, FROM_ALLIES | FROM_RETAINERS, ME), digest="8bba96c7b90d")
card(200378, "Dr. Julius Sutphen", toll(rule.BLOCK, 1, VAMPIRE & YOUNGER, among(ME)), digest="4350c879f9f5")
