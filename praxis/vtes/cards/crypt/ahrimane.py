"""Crypt cards: Ahrimane."""

from __future__ import annotations

from praxis.vtes.definitions.language import *

card(
    200607,
    "Howler",
    ability(RANGE, maneuver(), limit=COMBAT),
    cannot(rule.USE, ME, EQUIPMENT & trait("weapon")),
    digest="fcad1a540948",
)
