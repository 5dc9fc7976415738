"""Political Action cards: B."""

from __future__ import annotations

from praxis.vtes.definitions.language import *
from praxis.vtes.definitions.shapes.political_action import justicar

card(100131, "Banishment", political(put(a(VAMPIRE, READY, YOUNGER), UNCONTROLLED)), digest="3bfdcb552d24")
justicar(102268, "Banu Haqim", "7c1f99ece230")
SINGER = clan("Daughter of Cacophony")
card(
    100151,
    "Benefit Performance",
    political(
        gain(count(VAMPIRE, READY, MINE, SINGER)),
        gain(1, BLOOD, all_(VAMPIRE, ~SINGER, voted("for"))),
    ),
    digest="27b1b9e5910c",
)
justicar(100262, "Brujah", "520e1b5265b1", covered="+1 votes")
