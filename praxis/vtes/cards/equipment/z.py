"""Equipment cards: Z."""

from __future__ import annotations

from praxis.vtes.definitions.language import *
from praxis.vtes.definitions.shapes.equipment import estate
from praxis.vtes.definitions.shapes.several import only_one

estate(
    102203,
    "Zaire River Ferry",
    ability(ANNOUNCED, outcome(THWARTED), cost=locking(), if_=directed_at(BEARER) & is_(BEARER, clan("Lasombra"))),
    ability(ATTEMPT, mod(STEALTH, 1), cost=locking(), if_=is_(ACTING, among(BEARER), clan("Lasombra"))),
    only_one(trait("haven")),
    digest="0dd0b2ce2080",
)
