"""Retainer cards: P."""

from __future__ import annotations

from praxis.vtes.definitions.language import *
from praxis.vtes.definitions.shapes.several import only_one

WATCHED = is_(BEARER, IS_ACTING) & kind("bleed")
card(
    101484,
    "Priestess of Sekhmet",
    permanent(),
    gives(
        BLEED,
        1,
        if_=WATCHED & is_(BEARER, clan("Ministry")) & exists(VAMPIRE, READY, CAMARILLA, of(VICTIMS)),
    ),
    gives(INTERCEPT, -1, all_(VAMPIRE, CAMARILLA), if_=WATCHED),
    only_one(named("Priestess of Sekhmet")),
    digest="ac573fb3bfa1",
)
