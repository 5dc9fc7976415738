"""Reaction cards: C."""

from __future__ import annotations

from praxis.vtes.definitions.language import *
from praxis.vtes.definitions.shapes.several import WEAKER_ACTS, intercept, less_bleed

BROTHER = (VAMPIRE, READY, UNLOCKED, MINE, clan("Blood Brother"), SAME_CIRCLE, ~among(ME))
card(
    100283,
    "Camaraderie",
    less_bleed("san", 1),
    less_bleed("SAN", 3, exists(*BROTHER)),
    digest="8d9bf89adf90",
)
card(
    100293,
    "Car Bomb",
    reaction(
        "",
        lock(ME),
        if_(
            is_(ACTING, with_(trait("vehicle"))),
            outcome(THWARTED),
            burn(pick(trait("vehicle"), on_(ACTING))),
            inflict(2, ACTING, UNPREVENTABLE),
            other=mod(STEALTH, -1, ACTING),
        ),
        when=ANNOUNCED,
    ),
    digest="90578c8d624e",
)
card(
    100296,
    "Cardinal Sin: Insubordination",
    reaction(
        "",
        put(OPPOSING, TORPOR),
        when=AFTER_COMBAT,
        by=BY_ALERT,
        who=FIGHTING,
        if_=is_(OPPOSING, VAMPIRE, READY, SABBAT, ~TITLED),
    ),
    digest="dcbb05b09142",
)
card(
    100308,
    "Cats' Guidance",
    reaction("ani", unlock(ME), when=FAILED, by=BY_LOCKED, who=among(BLOCKING)),
    reaction("ANI", intercept(1)),
    digest="3b8eb53625b2",
)
card(
    100406,
    "Confusion of the Eye",
    less_bleed("obf", 1, WEAKER_ACTS),
    reaction(
        "OBF",
        hang(cannot(rule.VOTE, ACTING), REFERENDUM),
        if_(is_(PLAYED_CARD, requires("titled")), outcome(FAILS)),
        when=BEFORE_VOTES,
    ),
    digest="d0a320431766",
)
card(
    100437,
    "Covincraft",
    less_bleed("", 1),
    reaction("", mod(VOTES, 4, ME), when=DURING_REFERENDUM),
    digest="a7a3fa9b414a",
)
