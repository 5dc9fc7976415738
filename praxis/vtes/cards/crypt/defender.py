"""Crypt cards: Defender."""

from __future__ import annotations

from praxis.vtes.definitions.language import *

card(
    200656,
    'Jack "Hannibal137" Harmon',
    ability(RANGE, maneuver(), if_=FIRST_ROUND, limit=COMBAT),
    digest="a287491c2cf9",
)
