"""Crypt cards: Redeemer."""

from __future__ import annotations

from praxis.vtes.definitions.language import *

card(200934, 'Marion "Teacher193" Perks', ability(PRESS, press(), limit=COMBAT), digest="6cc994a9c93f")
