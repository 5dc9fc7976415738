"""Reaction cards: B."""

from __future__ import annotations

from praxis.vtes.definitions.language import *
from praxis.vtes.definitions.shapes.several import WEAKER_ACTS, intercept, less_bleed, sends_on

card(
    100122,
    "Babble",
    reaction("dem", mod(INTERCEPT, 1, BLOCKING), if_=~is_(BLOCKING, among(ME))),
    reaction("DEM", unlock(a(MINION, READY, LOCKED, ~among(ME))), cost=locking(ME), who=~among(BLOCKING)),
    digest="92bdf59c3246",
)
card(102218, "Bait and Switch", sends_on("", who=title("baron")), digest="e60b78d479fa")
card(
    100132,
    "Banner of Neutrality",
    less_bleed("", 1, is_(ACTING, VAMPIRE, CAMARILLA | SABBAT)),
    who=INDEPENDENT | ANARCH,
    digest="f8e3aba5f288",
)
card(
    100171,
    "Black Sunrise",
    rises("qui", unlock(ME), attempt(rising=True), if_=directed_at(YOU)),
    rises("QUI", unlock(ME), attempt(rising=True)),
    digest="9d0688943c3f",
)
card(
    100224,
    "Bloodstorm of Chorazin",
    reaction(
        "",
        lock(ME),
        inflict(1, ACTING, UNPREVENTABLE, by_minion=True),
        inflict(1, all_(RETAINER, on_(ACTING)), UNPREVENTABLE, by_minion=True),
        outcome(ENDS),
        when=BLOCKED,
        who=among(BLOCKING),
        if_=WEAKER_ACTS,
    ),
    digest="518ce278ff2e",
)
card(
    100272,
    "Burnt Offerings",
    reaction("aus", intercept(1)),
    reaction(
        "AUS",
        burn(1, POOL, PREDATOR),
        when=SUCCEEDED,
        if_=BLED & directed_at(YOU) & is_(ACTING, of(PREDATOR)),
    ),
    digest="3156a83d7eb9",
)
