"""Retainer cards: C."""

from __future__ import annotations

from praxis.vtes.definitions.language import *
from praxis.vtes.definitions.shapes.several import BLOCKS_DIRECTED

card(
    100335,
    "Charnas the Imp",
    permanent(on=a(MINION, IN_PLAY)),
    at(fact.UNLOCK_PHASE, inflict(1, BEARER), whose=controller(BEARER)),
    gives(IMMUNE, FROM_EMPLOYER, ME),
    instead(
        fact.BURNED,
        may(put(CARD, pick(MINION, IN_PLAY, ~among(BEARER)))),
        burn(IT),
        of=BEARER,
        if_=exists(MINION, IN_PLAY, ~among(BEARER)),
    ),
    covered="every employ action has 1 stealth, and is directed at another who controls its target",
    digest="c190cdffb4dd",
)
card(100338, "Childling Muse", permanent(), gives(BLEED, 1, if_=is_(BEARER, clan("Malkavian"))), digest="967e112d8d0c")
card(
    100427,
    "Corpse Balloon",
    permanent("vic"),
    permanent("VIC"),
    ability(RANGE, maneuver(), limit=COMBAT, if_=BLOCKS_DIRECTED & is_(BLOCKING, among(BEARER))),
    gives(INTERCEPT, 1, if_=DIRECTED, level=1),
    digest="0ab68f2669c8",
)
ALL_BUT_STEALTH = x(1, num(BLOOD, ME))
card(
    100428,
    "Corpse Minion",
    permanent(),
    ability(
        DURING_ACTION,
        mod(INTERCEPT, ALL_BUT_STEALTH, ME),
        cost=pay(ALL_BUT_STEALTH, BLOOD, ME),
        by=BY_REACTING,
        who=VAMPIRE,
    ),
    digest="cef000f6d19e",
)
card(
    100476,
    "Crypt's Sons",
    permanent(who=ANARCH),
    ability(BLOCKED, lock(BLOCKING), outcome(GOES_ON), cost=pay(1, LIFE, CARD), by=BY_ACTING, who=ANARCH),
    gives(DEALS, 1),
    digest="b239dd0ef4cd",
)
