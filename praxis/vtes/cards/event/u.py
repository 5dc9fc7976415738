"""Event cards: U."""

from __future__ import annotations

from praxis.vtes.definitions.language import *

card(
    102057,
    "The Uncoiling",
    event(put(CARD, PLAY)),
    at(fact.DISCARD_PHASE, burn(at_random(EVENT_CARD, ~among(CARD))), whose=YOU),
    ability(
        DISCARD,
        burn(CARD),
        cost=(mod(DISCARD_ACTIONS, -1), pay(count(EVENT_CARD, ~among(CARD)), POOL)),
        open=FOR_OTHERS,
    ),
    not_replaced="play",
    digest="31aa0dde40dd",
)
card(
    102079,
    "The Unmasking",
    event(put(CARD, PLAY)),
    gives(INTERCEPT, 1, all_(ALLY), if_=is_(ACTING, VAMPIRE)),
    not_replaced="discard",
    digest="6268f1cd6ff7",
)
