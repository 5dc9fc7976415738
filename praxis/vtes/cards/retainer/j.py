"""Retainer cards: J."""

from __future__ import annotations

from praxis.vtes.definitions.language import *
from praxis.vtes.definitions.shapes.retainer import servant

servant(101015, "J. S. Simmons, Esq.", BLEED, "116a91b82d36")
card(101018, "Jackie Therman", permanent(), ability(RANGE, maneuver(), limit=COMBAT), digest="d56e6fd41647")
