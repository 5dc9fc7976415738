"""Political Action cards: L."""

from __future__ import annotations

from praxis.vtes.definitions.language import *
from praxis.vtes.definitions.shapes.political_action import justicar

justicar(102272, "Lasombra", "de17b712302f")
card(
    101109,
    "Lily Prelude",
    political(each(allocated(4), burn(allotted(IT), POOL, IT)), disciplines="mel"),
    political(gain(1, POOL, a(SEAT)), each(allocated(4, SEAT), burn(allotted(IT), POOL, IT)), disciplines="MEL"),
    digest="4081f2b32aa4",
)
