"""Crypt cards: Giovanni."""

from __future__ import annotations

from praxis.vtes.definitions.language import *

card(
    200913,
    "Marciana Giovanni, Investigator",
    dues(1, BLOOD_COST, ME, "bleed"),
    ability(
        DURING_ACTION,
        grant(
            ability(ATTEMPT, mod(INTERCEPT, 1, ME), by=BY_REACTING, cost=pay(1, BLOOD), limit=ACTION),
            to=a(VAMPIRE, ~SABBAT),
        ),
        cost=locking(SELF),
    ),
    digest="89ad888d2c55",
)
