"""Combat cards that prevent damage."""

from __future__ import annotations

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
            is_(a(MINION, READY), VAMPIRE),
            gain(3, BLOOD, T),
            other=gain(at_most(3, num(START, T) - num(LIFE, T)), LIFE, T),
        ),
        stealth=1,
    ),
    combat("for", prevent(ALL, only=OF_STRIKE), when=PREVENT),
    combat("FOR", prevent(ALL, all_(FIGHTING, MINE), only=OF_STRIKE), when=PREVENT, by=BY_BYSTANDER),
    digest="e12197e93654",
)
