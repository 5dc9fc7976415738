"""Political Action cards: D."""

from __future__ import annotations

from praxis.vtes.definitions.language import *

card(100557, "Disputed Territory", political(control(a(LOCATION), a(SEAT))), digest="2f42933ca895")
card(
    100570,
    "Domain Challenge",
    political(each(SEATS, burn(count(MINION, LOCKED, of(IT)), POOL, IT))),
    digest="307f5702852d",
)
