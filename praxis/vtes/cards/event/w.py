"""Event cards: W."""

from __future__ import annotations

from praxis.vtes.definitions.language import *
from praxis.vtes.definitions.shapes.event import IN_PLAY_EVENT
from praxis.vtes.definitions.shapes.several import USED_UP

card(
    102136,
    "Waiting Game",
    event(put(CARD, PLAY), gain(10, BLOOD, CARD)),
    on(fact.ACTED, burn(1, BLOOD, CARD), of=VAMPIRE & ~ANARCH),
    USED_UP,
    at(
        fact.UNLOCK_PHASE,
        each(all_(VAMPIRE, ANARCH), unless(controller(IT), pay(1, BLOOD, IT), becomes(IT, sect="Camarilla"))),
        burn(1, LIFE, all_(ALLY)),
        whose=YOU,
    ),
    digest="c1f7a04e2184",
)
card(
    102178,
    "White Nights Massacre",
    IN_PLAY_EVENT,
    at(
        fact.DISCARD_PHASE,
        choose(
            burn(up_to(1, VAMPIRE, TORPOR)),
            may(burn(all_(VAMPIRE, TORPOR)), cost=locking(pick(ALLY, READY, MINE, UNLOCKED, trait("werewolf")))),
            may(burn(all_(VAMPIRE, TORPOR)), cost=discarding(named("White Nights Massacre"))),
        ),
        burn(CARD),
        whose=YOU,
    ),
    digest="f791baaae5a2",
)
