"""Event cards: D."""

from __future__ import annotations

from praxis.vtes.definitions.language import *

card(
    100577,
    "Dr. Marisa Fletcher, CDC",
    event(put(CARD, PLAY)),
    at(fact.UNLOCK_PHASE, gain(2, BLOOD, CARD), whose=YOU),
    on(
        fact.BLOCKED,
        burn(ACTING),
        burn(ALL, BLOOD, CARD),
        to=VAMPIRE,
        if_=kind("hunt") & (num(CAPACITY, ACTING) < num(BLOOD, CARD)),
    ),
    digest="a25dc96cfb62",
)
card(
    100581,
    "Dragonbound",
    event(put(CARD, PLAY)),
    at(fact.DISCARD_PHASE, burn(count(VAMPIRE, TORPOR, of(THEM)), POOL, THEM)),
    not_replaced="play",
    digest="f62ed522d9d2",
)
