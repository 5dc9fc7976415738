"""Retainer cards: S."""

from __future__ import annotations

from praxis.vtes.definitions.language import *
from praxis.vtes.definitions.shapes.several import BEFORE_BLOCKS

TO_LIBRARY = (put(CARD, BOTTOM), shuffle(LIBRARY, owner(CARD)))
card(
    101750,
    "Shaman",
    permanent(),
    gives(INTERCEPT, 1, if_=is_(BEARER, LAIBON)),
    ability(DURING_ACTION, mod(STEALTH, 1), *TO_LIBRARY, by=BY_ACTING, who=LAIBON),
    digest="fc3ce427b5b3",
)
card(
    101873,
    "Stone Dog",
    permanent(),
    act(fight(a(MINION, READY, OTHERS)), who=clan("Gargoyle")),
    gives(DEALS_CLOSE, 1, if_=is_(BEARER, clan("Gargoyle"))),
    digest="f23810df0e06",
)
card(
    102360,
    "Szlachta Assistant",
    permanent(),
    ability(
        PAYING,
        cheaper(ALLY_CARD, trait("ghoul"), requires_clan("Tzimisce"), blood=2, pool=2, who=BEARER),
        cost=burn(CARD),
    ),
    digest="39b668abb8fa",
)
card(
    102361,
    "Szlachta Bodyguard",
    permanent(),
    ability(PREVENT, prevent(1, BEARER), cost=locking(), if_=IN_COMBAT),
    ability(BEFORE_BLOCKS, outcome(THWARTED), cost=burn(CARD), if_=directed_at(all_(MINION, MINE))),
    digest="b6819ac12daf",
)
