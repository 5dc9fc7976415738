"""Master cards: Y."""

from __future__ import annotations

from praxis.vtes.definitions.language import *
from praxis.vtes.definitions.shapes.master import IN_PLAY_AT_ONCE

FELL = happened(fact.LEAVES, ACTING, span=ACTION) | ~is_(ACTING, READY)
card(
    102199,
    "Yawp Court",
    IN_PLAY_AT_ONCE,
    ability(
        BEFORE_TERMS,
        later(fact.FOUGHT, inflict(2, T), if_=is_(ACTING, READY)),
        fight(ACTING, who=T),
        if_(FELL, outcome(ENDS)),
        cost=(locking(), locking(a(VAMPIRE, READY, UNLOCKED, MINE, SABBAT))),
        if_=is_(ACTING, OTHERS),
    ),
    digest="8de04a76ab9a",
)
OWN_ASSAMITE = all_(READY, MINE, clan("Banu Haqim"))
card(
    102201,
    "Yoruba Shrine",
    IN_PLAY_AT_ONCE,
    ability(ANNOUNCED, unlock(ACTING), outcome(THWARTED), cost=locking(), if_=directed_at(OWN_ASSAMITE)),
    ability(
        BEFORE_VOTES,
        unlock(ACTING),
        outcome(FAILS),
        cost=locking(),
        if_=exists(READY, MINE, clan("Banu Haqim"), IN_TERMS) & is_(ACTING, OTHERS),
    ),
    digest="f76ce617d5a7",
)
