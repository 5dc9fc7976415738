"""Action Modifier cards: V."""

from __future__ import annotations

from praxis.vtes.definitions.language import *
from praxis.vtes.definitions.shapes.action_modifier import UNBLOCKABLE
from praxis.vtes.definitions.shapes.several import modifier_and_reaction

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
card(
    102100,
    "Velvet Tongue",
    *modifier_and_reaction("ser", gain(1, CORRUPTION, a(MINION, voted())), when=POLLING),
    *modifier_and_reaction(
        "SER", hang(cannot(rule.VOTE, MINION & holds(name="corruption")), REFERENDUM), when=BEFORE_VOTES
    ),
    digest="0e679e2f025c",
)
card(
    102124,
    "Virtuosa",
    modifier("pre", mod(STEALTH, 1)),
    modifier("mel", mod(STEALTH, 1), mod(BLEED, 2), if_=kind("bleed"), limited=True),
    modifier("mel", mod(BLEED, 2), if_=kind("bleed"), limited=True),
    modifier("MEL", UNBLOCKABLE, when=ANNOUNCED),
    digest="94fef9cc422a",
)
card(
    102264,
    "Visions of Gehenna",
    modifier("pre", hang(cannot(rule.BLOCK, ALLY))),
    modifier("PRE", mod(BLEED, 2), hang(cannot(rule.BLOCK, ALLY)), limited=True),
    digest="ab781fd68e1f",
)
MARGIN = tally(fact.POLLED, ACTING, span=ACTION)
"""By how many votes the referendum of this action has passed."""
card(
    102131,
    "Voter Captivation",
    modifier("pre", gain(MARGIN, BLOOD, ME)),
    modifier("PRE", gain(any_(0, at_most(2, MARGIN)), POOL, YOU), gain(MARGIN - MOVED, BLOOD, ME)),
    when=SUCCEEDED,
    if_=kind("political") & happened(fact.PASSED, ACTING, span=ACTION),  # 0 votes if an effect makes it pass
    digest="6db29d8d2e4c",
)
