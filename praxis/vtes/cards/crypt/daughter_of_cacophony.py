"""Crypt cards: Daughter of Cacophony."""

from __future__ import annotations

from praxis.vtes.definitions.language import *

card(
    200091,
    "Angela Preston",
    ability(INFLUENCE, unlock(pick(~among(SELF) & VAMPIRE, LOCKED)), cost=locking(ME), limit=TURN),
    toll(rule.BLOCK, 1, ME, OLDER & VAMPIRE),
    digest="c1c13ccb55c9",
)
card(
    200491,
    "Gaël Pilet",
    gives(MOST_INTERCEPT, 1, ME),
    covered="a number that is the most she can have",
    digest="fecd2e9c27fb",
)
card(200672, "Janet Langer", toll(rule.BLOCK, 1, ME), digest="3c4ce909ee4b")
card(201206, "Rosemarie", costs(1, BLOOD_COST, ME, COMBAT_CARD & ~requires("for")), digest="ad8e87bfcd3f")
