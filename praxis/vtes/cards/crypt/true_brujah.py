"""Crypt cards: True Brujah."""

from __future__ import annotations

from praxis.vtes.definitions.language import *

card(
    201044,
    "Nehemiah",
    ability(UNLOCK, put(up_to(2, in_(HAND), MINE), BOTTOM), limit=TURN),
    renounces("cel"),
    digest="1094be6c4458",
)
