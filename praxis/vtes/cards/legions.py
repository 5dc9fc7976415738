"""Action modifiers and reactions that reach beyond the minion who plays them, or into the combat that follows."""

from __future__ import annotations

from praxis.vtes.cards.families import either, if_blocks, intercept
from praxis.vtes.cards.language import *

# -- of other minions -------------------------------------------------------------------------------------------------

VEILED = ~played(102097, "Veil the Legions")
card(
    102097,
    "Veil the Legions",
    modifier("obf", mod(STEALTH, 1)),
    modifier(
        "OBF",
        mod(STEALTH, 1),
        pay(any_(0, num(BLOOD, ME)), BLOOD),
        later(fact.ACTED, mod(STEALTH, 1), of=MINION & MINE, until=TURN, times=PAID),
        limit=TURN | FOR_ALL,
    ),
    by=BY_OTHER,
    who=VAMPIRE & UNLOCKED,
    if_=VEILED,
    digest="743e41c56393",
)

# -- as the action is announced ---------------------------------------------------------------------------------------

card(
    102263,
    "Unleashing the Bestial Soul",
    modifier("dom", hang(cannot(rule.PLAY, a(MINION), REACTION_CARD))),
    modifier(
        "DOM",
        hang(cannot(rule.PLAY, a(MINION), REACTION_CARD)),
        hang(costs(1, BLOOD_COST, MINION, REACTION_CARD, if_=is_(CARD, ~noted("answered")))),
        hang(on(fact.FINISHED, note("answered", CARD), about=REACTION_CARD)),
    ),
    when=ANNOUNCED,
    digest="2b5dea3a4c2f",
)

# -- in the combat that follows ---------------------------------------------------------------------------------------

card(
    102319,
    "Ensnare a Beast",
    *either("ani cel", intercept(1), way=reaction),
    *either(
        "ANI CEL",
        intercept(1),
        if_blocks(hang(costs(1, BLOOD_COST, ACTING, COMBAT_CARD, strikes=True), COMBAT)),
        way=reaction,
    ),
    digest="fa4f926c0d7c",
)
