"""Reaction cards: O."""

from __future__ import annotations

from praxis.vtes.definitions.language import *
from praxis.vtes.definitions.shapes.reaction import not_twice
from praxis.vtes.definitions.shapes.several import COMES_TO_IT, if_blocks, intercept

OBEDIENT = is_(ACTING, VAMPIRE, YOUNGER)
card(
    101309,
    "Obedience",
    reaction("dom", outcome(ENDS), unlock(ACTING), not_again(ACTING)),
    reaction("DOM", outcome(ENDS), not_again(ACTING)),
    when=BLOCKED | WOULD_FIGHT,
    who=COMES_TO_IT,
    if_=OBEDIENT,
    digest="de06fa669548",
)
card(
    101321,
    "On the Qui Vive",
    wakes("", mod(AWAKE, 1), if_(is_(ME, ALLY), gain(1, STUN, ME)), if_=not_twice("On the Qui Vive")),
    digest="e95daddc0c78",
)
card(
    102256,
    "One With the Land",
    reaction("pro", intercept(2)),
    rises(
        "PRO",
        unlock(ME),
        attempt(rising=True),
        if_blocks(hang(cannot(rule.ANY_STRIKE, MINION & FIGHTING, if_=FIRST_ROUND), COMBAT)),
    ),
    if_=directed_at(YOU),
    digest="e62c6c942dea",
)
card(
    102230,
    "Organized Resistance",
    reaction("", mod(INTERCEPT, 1, BLOCKING), if_=is_(BLOCKING, MINE, ANARCH)),
    reaction("", unlock(a(ANARCH, MINE, LOCKED, READY)), attempt(rising=True, intercept=1, who=T)),
    by=BY_ALERT,
    who=title("baron"),
    digest="0046a003b736",
)
