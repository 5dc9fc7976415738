"""Ally cards: Q."""

from __future__ import annotations

from praxis.vtes.definitions.language import *
from praxis.vtes.definitions.shapes.ally import reborn

card(
    101527,
    "Qetu the Evil Doer",
    permanent(),
    ability(PRESS, press("end"), limit=COMBAT),
    reborn(),
    digest="50d81f3488d6",
)
