"""Event cards: B."""

from __future__ import annotations

from praxis.vtes.definitions.language import *
from praxis.vtes.definitions.shapes.event import GEHENNA

card(
    100148,
    "Becoming of Ennoia",
    event(put(CARD, PLAY), if_=count(GEHENNA, OTHERS) >= 2),
    at(fact.UNLOCK_PHASE, inflict(1, pick(VAMPIRE, READY, of(THEM), by=THEM), UNPREVENTABLE)),
    costs(2, BLOOD_COST, None, named("Earth Meld")),
    not_replaced="discard",
    digest="002e8335a908",
)
card(
    100163,
    "The Bitter and Sweet Story",
    event(put(CARD, PLAY)),
    gives(HAND_SIZE, num(VICTORIES, IT) * 2, SEATS),
    digest="98f205b0b104",
)
card(
    100215,
    "Blood Trade",
    event(put(CARD, PLAY), burn(all_(trait("boon")))),
    cannot(rule.PLAY, SEATS, trait("boon")),
    ability(
        UNLOCK,
        take(1, BLOOD, a(VAMPIRE, MINE, holds(1)), a(VAMPIRE, OTHERS, NOT_FULL)),
        open=FOR_ANYBODY,
        limit=TURN,
    ),
    digest="23b5c3359ec8",
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
