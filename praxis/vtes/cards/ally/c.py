"""Ally cards: C."""

from __future__ import annotations

from praxis.vtes.definitions.language import *

card(
    100298,
    "Carlton Van Wyk",
    permanent(),
    ability(STRIKE, damage(1, RANGED)),
    ability(STRIKE, dodge(), limit=COMBAT),
    gives(INTERCEPT, 1, ME, if_=is_(ACTING, VAMPIRE)),
    ability(DISCARD, burn(a(VAMPIRE, did(fact.DIABLERIE, LAST_TURN))), cost=burn(CARD)),
    digest="8741a1c0082c",
)
card(
    102234,
    "City Star Taxi",
    permanent(),
    ability(STRIKE, damage(1, RANGED)),
    ability(RANGE, maneuver(), limit=COMBAT),
    ability(DURING_ACTION, mod(STEALTH, 1), cost=locking(), if_=is_(ACTING, MINE, clan("Ravnos"))),
    digest="b9e73a8270d2",
)
