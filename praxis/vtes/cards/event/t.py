"""Event cards: T."""

from __future__ import annotations

from praxis.vtes.definitions.language import *
from praxis.vtes.definitions.shapes.event import GEHENNA, IN_PLAY_EVENT

card(
    101974,
    "Thirst",
    IN_PLAY_EVENT,
    on(fact.ACTED, note("hunted", IT), of=VAMPIRE, if_=kind("hunt")),
    at(
        fact.INFLUENCE_PHASE,
        burn(1, BLOOD, all_(VAMPIRE, READY, of(THEM), where(num(CAPACITY, IT) < count(GEHENNA)), ~noted("hunted"))),
    ),
    digest="5e2eb932af84",
)
card(
    101994,
    "Torpid Blood",
    event(put(CARD, PLAY)),
    dues(1, BLOOD_COST, VAMPIRE & TORPOR),
    dues(1, BLOOD_COST, VAMPIRE, "rescue", at=OLDER),
    not_replaced="rising",
    digest="2632bd9aff4c",
)
