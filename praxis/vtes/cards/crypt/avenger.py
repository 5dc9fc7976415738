"""Crypt cards: Avenger."""

from __future__ import annotations

from praxis.vtes.definitions.language import *

card(
    200715,
    'John "Cop90" O\'Malley',
    act(fight(a(MINION, READY, OTHERS, MONSTER)), conviction=1),
    covered="the cost of the action",
    digest="f0fa820d184a",
)
