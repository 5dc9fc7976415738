"""Events."""

from __future__ import annotations

from praxis.vtes.cards.language import *

card(
    102079,
    "The Unmasking",
    event(put(CARD, PLAY)),
    gives(INTERCEPT, 1, all_(ALLY), if_=is_(ACTING, VAMPIRE)),
    not_replaced="discard",
    digest="6268f1cd6ff7",
)
card(
    101697,
    "Scourge of the Enochians",
    event(put(CARD, PLAY)),
    at(
        fact.DISCARD_PHASE,
        each(up_to(1, VAMPIRE, capacity(most=2)), burn(IT)),
        control(CARD, PREDATOR),
        whose=YOU,
    ),
    digest="57bce108f311",
)
card(
    100074,
    "Anthelios, The Red Star",
    event(put(CARD, PLAY)),
    ability(
        MASTER,
        put(a(in_(HAND), MINE, MASTER_CARD), ASH_HEAP),
        put(a(ASH, MINE, MASTER_CARD), HAND),
        cost=mod(MASTER_ACTIONS, -1),
        open=FOR_ANYBODY,
        limit=TURN,
    ),
    digest="34339f85cf26",
)
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
    100248,
    "Break the Code",
    event(put(CARD, PLAY)),
    gives(INTERCEPT, -1, all_(IMBUED), if_=is_(ACTING, MONSTER)),
    act(fight(a(IMBUED, READY, OTHERS)), who=MONSTER, open=FOR_ANYBODY),
    covered="less intercept of imbued while a monster acts",
    digest="cb64c6e8e585",
)
