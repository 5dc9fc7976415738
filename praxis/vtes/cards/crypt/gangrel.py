"""Crypt cards: Gangrel."""

from __future__ import annotations

from praxis.vtes.definitions.language import *
from praxis.vtes.definitions.shapes.several import foe

card(
    200191,
    "Bernard, the Scourge",
    act(burn(a(VAMPIRE, capacity(most=4), HUNTABLE)), reach="political", stealth=1, hunts=True),
    digest="24ee895fcf2e",
)
GANGREL_CARD = MASTER_CARD & trait("discipline") & (named("Animalism") | named("Fortitude") | named("Protean"))
card(
    200853,
    "Lord Ashton",
    act(
        search(LIBRARY, GANGREL_CARD, to=PLAY, shown=True),
        put(IT, ME),
        who=clan("Gangrel") & ~among(SELF),
        open=FOR_ALL_ALIKE,
        stealth=1,
    ),
    digest="66736fdeb483",
)
card(
    201312,
    "Stanislava",
    cannot(rule.WORK, RETAINER & on_(OPPOSING)),
    cannot(rule.BLOCK, ALLY, among(ME)),
    covered="whoever opposes her does so in combat",
    digest="695285e1beca",
)
card(
    201336,
    "Talbot",
    act(
        fight(foe()),
        during=discard(pick(in_(HAND), MINE, MASTER_CARD)),
        if_=exists(in_(HAND), MINE, MASTER_CARD),
        stealth=1,
    ),
    digest="3e713afe2d5f",
)
