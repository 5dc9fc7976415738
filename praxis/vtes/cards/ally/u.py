"""Ally cards: U."""

from __future__ import annotations

from praxis.vtes.definitions.language import *

card(
    102065,
    "Underbridge Stray",
    permanent("ani"),
    permanent("ANI", gain(1, LIFE, CARD)),
    gives(STRENGTH, 1, ME, level=1),
    ability(PRESS, mod(PRESSES, 1, a(FIGHTING, MINE)), cost=pay(1, LIFE, CARD), by=BY_METHUSELAH),
    ability(
        DURING_ACTION,
        unlock(a(MINION, READY, MINE, LOCKED, ~among(CARD))),
        cost=burn(CARD),
        if_=directed_at(YOU) & ~is_(BLOCKING, among(CARD)),
    ),
    digest="277493c37849",
)
