"""Event cards: C."""

from __future__ import annotations

from praxis.vtes.definitions.language import *

card(
    100409,
    "Conquest of Humanity",
    event(put(CARD, PLAY)),
    at(
        fact.UNLOCK_PHASE,
        each(
            up_to(1, LOCATION, of(prey_of(THEM)), by=THEM),
            unless(controller(IT), pay(2, POOL, controller(IT)), burn(IT)),
        ),
    ),
    not_replaced="discard",
    digest="946f5a5391a8",
)
