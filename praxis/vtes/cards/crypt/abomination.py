"""Crypt cards: Abomination."""

from __future__ import annotations

from praxis.vtes.definitions.language import *

card(
    201510,
    "Zubeida",
    gives(BLEED, 1, ME, kind("bleed") & ~exists(READY & (VAMPIRE & capacity(7)), of(VICTIMS))),
    digest="21a235be14ff",
)
