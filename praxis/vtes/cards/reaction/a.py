"""Reaction cards: A."""

from __future__ import annotations

from praxis.vtes.definitions.language import *
from praxis.vtes.definitions.shapes.reaction import thwarts
from praxis.vtes.definitions.shapes.several import WEAKER_ACTS

card(
    100092,
    "Army of Apparitions",
    reaction("chi", mod(VOTES, 3, ME), when=POLLING),
    thwarts("CHI", cost=pay(2, BLOOD), if_=WEAKER_ACTS & directed_at(all_(MINION, MINE))),
    by=BY_ALERT,
    digest="a032a86c8e6c",
)
