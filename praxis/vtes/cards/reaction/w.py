"""Reaction cards: W."""

from __future__ import annotations

from praxis.vtes.definitions.language import *
from praxis.vtes.definitions.shapes.several import less_bleed

card(
    102137,
    "Wake with Evening's Freshness",
    wakes("", mod(AWAKE, 1), who=VAMPIRE),
    not_replaced="unlock",
    digest="b17631538c74",
)
card(
    102216,
    "The Warrens",
    reaction("", mod(INTERCEPT, 2 + case(is_(ME, TITLED), 1), ME), if_=directed_at(YOU)),
    digest="5a3787624ee6",
)
card(
    102197, "Wrong and Crosswise", less_bleed("dem", 2), reaction("DEM", oppose(4), when=POLLING), digest="b82ac06d62b2"
)
