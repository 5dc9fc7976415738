"""Action Modifier cards: I."""

from __future__ import annotations

from praxis.vtes.definitions.language import *
from praxis.vtes.definitions.shapes.action_modifier import more
from praxis.vtes.definitions.shapes.several import WEAKER

card(
    100947,
    "I am Legion",
    modifier("dai", mod(STEALTH, 1)),
    modifier("dai obf", cancel(REACTION_CARD, requires("aus"), others=True), when=AS_PLAYED),
    modifier(
        "DAI OBF",
        cancel(REACTION_CARD, requires("aus"), others=True),
        later(fact.SUCCEEDED, gain(1)),
        when=AS_PLAYED,
    ),
    modifier("DAI OBF", gain(1), when=SUCCEEDED),
    digest="22b00fdb6c13",
)
card(
    100974,
    "Inevitability of the Void",
    more("aus nec", 1),
    modifier("AUS NEC", mod(BLEED, count(ASH, of(VICTIMS)) // 10), limited=True),
    digest="a6eebd52113e",
)
# [imbued.ruling.innocent-bystander]
card(
    100987,
    "Innocent Bystander",
    modifier(
        "",
        each(top(VICTIMS), show(IT), put(IT, REMOVED)),
        when=SUCCEEDED,
        if_=BLED,
    ),
    digest="51af622d1e12",
)
card(
    100992,
    "Inspire Greatness",
    modifier("pot pre", mod(STRENGTH, 1, ACTING, ACTION)),
    modifier("POT PRE", mod(STRENGTH, 2, ACTING, ACTION)),
    by=BY_OTHER,
    if_=is_(ACTING, WEAKER),
    digest="8e03de397033",
)
card(
    100994,
    "Instantaneous Transformation",
    modifier("cel pro", mod(STEALTH, 1)),
    modifier("CEL PRO", unlock(ME), when=SUCCEEDED, limit=TURN),
    digest="baf6ebfc91f0",
)
ONE_LESS = grant(
    ability(
        DURING_ACTION,
        mod(INTERCEPT, -1, a(ALLY | VAMPIRE & YOUNGER, READY)),
        cost=pay(1, BLOOD, ME),
        by=BY_ACTING,
        limit=ACTION,
    )
)
card(
    101001,
    "Into Thin Air",
    modifier("obf", mod(STEALTH, 1), ONE_LESS),
    modifier("OBF", mod(STEALTH, 2), ONE_LESS),
    if_=~played(101125, "Lost in Crowds"),
    not_replaced="unlock",
    digest="4f00f8347910",
)
card(
    102251,
    "Invigorate",
    modifier("ani", mod(STRENGTH, 1, ME, ACTION)),
    modifier("dom", hang(cannot(rule.BLOCK, ALLY))),
    modifier("pro", mod(AGGRAVATED_HANDS, 1, ME, ACTION)),
    who=ANARCH,
    digest="8a90f755617c",
)
card(
    101008,
    "Iron Glare",
    modifier("pot pre", mod(VOTES, 2, ME), when=POLLING),
    more("POT PRE", 2),
    digest="02c7fc59fec2",
)
