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
