"""Reaction cards: P."""

from __future__ import annotations

from praxis.vtes.definitions.language import *
from praxis.vtes.definitions.shapes.reaction import with_rider
from praxis.vtes.definitions.shapes.several import BLEEDS_YOU, FRENZIED, a_prevention, intercept, less_bleed

card(
    101343,
    "Pack Tactics",
    reaction(
        "",
        intercept(2),
        if_=BLEEDS_YOU & ~happened(fact.PLAYED, ME, about=named("Elder Intervention"), span=ACTION),
    ),
    not_replaced="action",
    digest="2947e048ab08",
)
card(
    102231,
    "Party Out Of Bounds",
    less_bleed("obf", 2),
    reaction("pre", mod(VOTES, 2, ME), when=POLLING),
    reaction("pro", intercept(1)),
    who=ANARCH,
    digest="77c3aa9a4505",
)
card(101374, "Patrol", reaction("", intercept(1)), digest="ecb0bc2d2b94")
card(
    101406,
    "Poison Pill",
    reaction(
        "",
        later(
            fact.PASSED,
            hang(on(fact.LOSES_POOL, burn(HOW_MUCH, POOL, ACTOR), of=YOU), REFERENDUM),
            until=REFERENDUM,
        ),
        when=BEFORE_VOTES,
    ),
    digest="bee26cacf8dd",
)
card(
    101413,
    "Political Backlash",
    reaction(
        "",
        burn(2, POOL, ACTOR),
        when=SUCCEEDED,
        if_=happened(fact.POLLED, span=ACTION) & ~happened(fact.PASSED, span=ACTION),
    ),
    digest="cfcb848f811f",
)
with_rider(101475, "Precognition", "aus", "c5cee0eafa06", a_prevention(FIRST_ROUND))
card(
    101477,
    "Predator's Communion",
    FRENZIED,
    reaction("abo", intercept(1), if_=is_(ACTING, VAMPIRE)),
    rises("ABO", unlock(ME), if_=is_(ACTING, VAMPIRE)),
    digest="a8cce85eae24",
)
card(
    102214,
    "Protected District",
    less_bleed("", 3),
    reaction("", oppose(3), when=POLLING),
    who=title("primogen"),
    digest="036ccfd90b17",
)
card(
    101501,
    "Protection Racket",
    reaction("", intercept(1), hang(gives(INTERCEPT, 1, ME, if_=is_(ACTING, TITLED)))),
    who=ANARCH,
    digest="c1727e67ec78",
)
card(
    101516,
    "Pulling Strings",
    reaction("dom", abstain(a(VAMPIRE, READY, YOUNGER))),
    reaction("DOM", abstain(a(VAMPIRE, READY))),
    when=DURING_REFERENDUM,
    digest="57f057b403a6",
)
