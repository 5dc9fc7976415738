"""Crypt cards: Banu Haqim."""

from __future__ import annotations

from praxis.vtes.definitions.language import *
from praxis.vtes.definitions.shapes.several import foe

card(
    200676,
    "Janni",
    gives(STRIKE_DAMAGE, 1, ME, if_=is_(STRIKING_CARD, trait("weapon"))),
    act(fight(foe(clan("Ministry")))),
    digest="06c1416970d5",
)
