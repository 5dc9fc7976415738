"""Crypt cards: Kiasyd."""

from __future__ import annotations

from praxis.vtes.definitions.language import *

card(
    200644,
    "Isanwayen",
    ability(MASTER, mod(MASTER_ACTIONS, 1), cost=locking(ME), if_=is_(SELF, READY), limit=TURN),
    dues(1, BLOOD_COST, None, "rescue", at=SELF),
    digest="ddb3567e6e67",
)
card(
    200734,
    "Julia Prima",
    act(bleed(at=a(SEAT, OTHERS))),
    ability(DURING_ACTION, mod(BLEED, 1, None), by=BY_ACTING, cost=pay(1, BLOOD), limit=ACTION),
    digest="9aa30043452d",
)
card(201061, "Nitidas", ability(AT_ANY_TIME, mod(HAND_SIZE, 1, YOU, TURN), cost=locking(ME)), digest="72911a97e7db")
card(201120, "Pherydima", ability(DISCARD, unlock(ME), cost=pay(1, POOL), limit=TURN), digest="fe90a341048d")
card(
    201195,
    "Roderick Phillips March",
    gives(STEALTH, 1, all_(MINION, MINE), is_(SELF, READY) & kind("equip")),
    digest="bbcd3fc38942",
)
