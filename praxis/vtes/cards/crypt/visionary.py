"""Crypt cards: Visionary."""

from __future__ import annotations

from praxis.vtes.definitions.language import *

card(
    201103,
    'Paul "Sixofswords29" Moreton',
    ability(INFLUENCE, take(1, POOL, YOU, pick(IMBUED & (UNCONTROLLED & MINE))), limit=TURN),
    digest="4bc2e618463a",
)
