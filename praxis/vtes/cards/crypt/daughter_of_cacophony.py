"""Crypt cards: Daughter of Cacophony."""

from __future__ import annotations

from praxis.vtes.definitions.language import *

card(
    200491,
    "Gaël Pilet",
    gives(MOST_INTERCEPT, 1, ME),
    covered="a number that is the most she can have",
    digest="fecd2e9c27fb",
)
