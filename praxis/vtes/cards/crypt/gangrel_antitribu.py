"""Crypt cards: Gangrel antitribu."""

from __future__ import annotations

from praxis.vtes.definitions.language import *

HUNGRY = (VAMPIRE, READY, of(PREY), NOT_FULL)
card(
    200372,
    "Doyle Fincher",
    at(
        fact.DISCARD_PHASE,
        gain(1, BLOOD, pick(*HUNGRY)),
        gain(1, BLOOD, SELF),
        whose=YOU,
        if_=exists(*HUNGRY),
    ),
    digest="4f11fa69028b",
)
card(
    200831,
    "Leo Washington",
    on(
        fact.ROUND,
        mod(MANEUVERS, 1, OPPOSING, ROUND),
        if_=FIRST_ROUND & is_(SELF, FIGHTING) & is_(OPPOSING, VAMPIRE, OLDER),
    ),
    digest="d8ee5450c89d",
)
card(
    201304,
    "Soldat",
    ability(
        RANGE,
        mod(MANEUVERS, 1, a(VAMPIRE, FIGHTING, trait("black hand")), ROUND),
        cost=burning_edge(),
        by=BY_METHUSELAH,
    ),
    digest="56317d92fb92",
)
