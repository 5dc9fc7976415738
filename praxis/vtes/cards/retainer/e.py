"""Retainer cards: E."""

from __future__ import annotations

from praxis.vtes.definitions.language import *
from praxis.vtes.definitions.shapes.several import only_one

card(
    100626,
    "Elephant Guardian",
    permanent(),
    gives(DEALS_CLOSE, 2, if_=is_(ACTING, FIGHTING) & ~is_(BEARER, IS_ACTING)),
    only_one(named("Elephant Guardian")),
    digest="1b3338ba6eec",
)
