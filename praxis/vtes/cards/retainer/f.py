"""Retainer cards: F."""

from __future__ import annotations

from praxis.vtes.definitions.language import *
from praxis.vtes.definitions.shapes.several import IN_YOUR_MINION_PHASE

card(
    102249,
    "Feral Hound",
    permanent("ani", later(fact.DISCARD_PHASE, unlock(ME), until=TURN)),
    permanent("ANI", later(fact.OVER, unlock(ME), until=ACTION)),
    ability(DURING_ACTION, mod(INTERCEPT, 1, BEARER), cost=locking(), by=BY_KEEPER),
    digest="8bd19be2598c",
)
card(
    100776,
    "Fortune Teller",
    permanent(),
    ability(IN_YOUR_MINION_PHASE, show(at_random(in_(HAND), of(PREY)), to=YOU), limit=TURN, if_=YOUR_TURN),
    digest="da65fa7bde5d",
)
