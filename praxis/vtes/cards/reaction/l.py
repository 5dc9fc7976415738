"""Reaction cards: L."""

from __future__ import annotations

from praxis.vtes.definitions.language import *
from praxis.vtes.definitions.shapes.several import WEAKER_ACTS, intercept, sends_on

card(
    101093,
    "Legwork",
    reaction("", intercept(1), if_=num(INTERCEPT, ME) <= 0),
    not_replaced="unlock",
    digest="645ae9c844f5",
)
card(
    101126,
    "Lost in Translation",
    sends_on("", WEAKER_ACTS, who=VAMPIRE, limit=ACTION | FOR_ALL),
    digest="e6caeb13bc7c",
)
