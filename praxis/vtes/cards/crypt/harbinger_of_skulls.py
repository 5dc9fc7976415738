"""Crypt cards: Harbinger of Skulls."""

from __future__ import annotations

from praxis.vtes.definitions.language import *
from praxis.vtes.definitions.shapes.several import uncontrolled

card(
    200158,
    "Babalawo Alafin",
    ability(
        UNLOCK,
        discard(a(in_(HAND), MINE)),
        discard(a(in_(HAND), MINE)),
        if_(is_(T2, same_as(T)), mod(HAND_SIZE, -1, OTHER_SEATS, THEIR_UNLOCK)),
        limit=TURN,
        if_=is_(SELF, READY),
    ),
    digest="b2d5ae5d29d2",
)
card(
    200229,
    "Byzar",
    instead(
        fact.BURNED,
        gain(1, BURNS, ME),
        if_(num(BURNS, ME) >= 3, put(ME, REMOVED), other=put(ME, TORPOR)),
        of=ME,
    ),
    digest="0b6bdd0d8813",
)
card(
    200242,
    "The Capuchin",
    on(fact.BURNED, put(SELF, HOME), mod(TRANSFERS, 3, YOU, YOUR_DISCARD), of=SELF),
    covered="the hand size is read from the card data",
    digest="bfe7325fbdde",
)
card(
    200522,
    "Gisela Harden, The Winnower",
    act(
        if_(
            num(BLOOD, ME) >= num(BLOOD, uncontrolled(holds(0, most=num(BLOOD, ME)))),
            burn(num(BLOOD, T), BLOOD, ME),
            take(ALL, BLOOD, T, controller(T)),
            show(T),
            burn(T),
        )
    ),
    digest="2068324631a0",
)
