"""Ally cards: F."""

from __future__ import annotations

from praxis.vtes.definitions.language import *
from praxis.vtes.definitions.shapes.ally import rushes

card(
    100719,
    'Felix "Fix" Hessian',
    permanent(),
    act(burn(a(LOCATION, IN_PLAY)), stealth=1, pool=1),
    digest="a6c81075018f",
)
OTHER_DEAD = (ALLY, MINE, trait("wraith") | trait("zombie"), ~among(CARD))
card(
    102322,
    "Fiorella, Empty One",
    permanent(),
    ability(DURING_ACTION, mod(STEALTH, 1), cost=locking(), if_=is_(ACTING, *OTHER_DEAD)),
    ability(DURING_ACTION, mod(INTERCEPT, 1, BLOCKING), cost=locking(), if_=is_(BLOCKING, *OTHER_DEAD)),
    digest="1df54b2a9e10",
)
card(
    102324,
    "Freakish Conglomeration",
    permanent("obl"),
    permanent("tha"),
    permanent("OBL", gain(1, LIFE, CARD)),
    permanent("THA", gain(1, LIFE, CARD)),
    at(fact.UNLOCK_PHASE, burn(1, LIFE, CARD), whose=YOU),
    rushes(MINION),
    digest="981a8e8fcc08",
)
