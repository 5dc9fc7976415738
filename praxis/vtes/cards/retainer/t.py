"""Retainer cards: T."""

from __future__ import annotations

from praxis.vtes.definitions.language import *
from praxis.vtes.definitions.shapes.retainer import servant

servant(101943, "Tasha Morgan", BLEED, "116a91b82d36")
card(102344, "Twisted Bloodhound", permanent(), act(fight(a(MINION, READY, OTHERS))), digest="0b4d395b3c0c")
