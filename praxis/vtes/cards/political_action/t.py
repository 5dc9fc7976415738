"""Political Action cards: T."""

from __future__ import annotations

from praxis.vtes.definitions.language import *
from praxis.vtes.definitions.shapes.political_action import justicar
from praxis.vtes.definitions.shapes.several import revocable

card(
    101952,
    "Templar",
    political(put(CARD, a(VAMPIRE, SABBAT)), who=SABBAT & TITLED),
    act(fight(a(VAMPIRE, READY, OTHERS)), stealth=1),
    revocable(SABBAT),
    digest="e28d1641e36a",
)
card(
    101986,
    "Tithings",
    political(take(1, POOL, all_(SEAT, OTHERS, where(~exists(capacity(7), of(IT)))), YOU), who=SABBAT & capacity(7)),
    digest="c645df45390b",
)
justicar(101990, "Toreador", "fe797bd24464")
card(
    102010,
    "Transfer of Power",
    political(take(1, POOL, all_(SEAT, OTHERS, where(num(POOL, IT) > num(POOL, YOU))), YOU)),
    digest="040510a3a508",
)
justicar(102021, "Tremere", "cd1f9da68141")
