"""Combat cards that prevent damage."""

from __future__ import annotations

from praxis.effects.nodes import Effect
from praxis.vtes.cards.language import *

card(
    101608,
    "Resilience",
    combat("for", prevent(1)),
    combat("FOR", prevent(3, aggravated=False)),
    when=PREVENT,
    digest="fb438d5b096b",
)
card(
    101792,
    "Skin of Steel",
    combat("for", prevent(ALL, only=OF_STRIKE)),
    combat("FOR", above, mod(WARDED, 1)),
    when=PREVENT,
    digest="9b2b5d98c71c",
)
card(
    101588,
    "Rego Motum",
    combat("tha", prevent(2, only=OF_STRIKE)),
    combat("THA", prevent(4, only=OF_STRIKE)),
    when=PREVENT,
    limit=ROUND,
    digest="94bc60a5c550",
)
card(
    100834,
    "Glancing Blow",
    combat("", prevent(1, only=OF_STRIKE), when=PREVENT),
    not_replaced="unlock",
    digest="5f6012550724",
)
card(
    102262,
    "Touch of Valeren",
    action(
        "for",
        if_(
            is_(a(MINION), VAMPIRE),
            gain(3, BLOOD, T),
            other=gain(at_most(3, num(START, T) - num(LIFE, T)), LIFE, T),
        ),
        stealth=1,
    ),
    combat("for", prevent(ALL, only=OF_STRIKE), when=PREVENT),
    combat("FOR", prevent(ALL, all_(FIGHTING, MINE), only=OF_STRIKE), when=PREVENT, by=BY_BYSTANDER),
    digest="e12197e93654",
)

# -- prevention that is kept for later ---------------------------------------------------------------------------------


def keeps_one(until: int = ROUND) -> Effect:
    """The vampire can prevent 1 damage later: once each round for so long."""
    return grant(ability(PREVENT, prevent(1, ME), limit=ROUND), until)


card(
    102071,
    "Unflinching Persistence",
    combat("for", prevent(1), when=PREVENT),
    combat("FOR", maneuver(), keeps_one(), when=RANGE),
    digest="37d7c5ffa422",
)
card(
    100145,
    "Bear's Skin",
    combat("ani pro", mod(STRENGTH, 1, ME, ROUND), keeps_one()),
    combat("ANI PRO", mod(STRENGTH, 1, ME, COMBAT), keeps_one(COMBAT)),
    when=BEFORE_RANGE,
    limit=COMBAT,
    digest="6daf903d290e",
)
card(
    102255,
    "Obedient Flesh",
    modifier("dom pro", mod(STEALTH, 1), mod(INTERCEPT, -1, all_(ALLY))),
    combat(
        "DOM PRO",
        mod(STRENGTH, 1, ME, ROUND),
        mod(MANEUVERS, 1),
        keeps_one(),
        when=BEFORE_RANGE,
        limit=ROUND,
    ),
    digest="bb5041e369bd",
)
card(
    100934,
    "Horrid Form",
    combat("vic", mod(STRENGTH, 1)),
    combat("VIC", above, keeps_one(COMBAT)),
    when=BEFORE_RANGE,
    digest="2f4283370f47",
)
card(
    101905,
    "Superior Mettle",
    combat("for", prevent(ALL, only=OF_STRIKE)),
    combat(
        "FOR",
        above,
        grant(ability(PREVENT, prevent(ALL, ME, only=OF_STRIKE), cost=pay(1, BLOOD), limit=ROUND, if_=INITIAL), COMBAT),
    ),
    when=PREVENT,
    digest="13cd7995c6b8",
)
card(
    101175,
    "Martyr's Resilience",
    combat("aus for", prevent(1, BOTH), by=BY_ONLOOKER),
    combat("AUS FOR", prevent(PAID + 1, BOTH), cost=pay(any_(0, num(BLOOD, ME)), BLOOD), by=BY_ONLOOKER),
    when=PREVENT,
    who=VAMPIRE & UNLOCKED,
    digest="0ef0f9d27f58",
)
