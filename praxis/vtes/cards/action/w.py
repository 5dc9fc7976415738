"""Action cards: W."""

from __future__ import annotations

from praxis.vtes.definitions.language import *
from praxis.vtes.definitions.shapes.action import lost, outlaw, without

outlaw(102145, "War Party", title("archbishop", "priscus", "cardinal", "regent"), "d3f0dbbe389d")
card(102159, "Waters of Duat", action("", embrace(), learns(CARD), who=capacity(5), stealth=1), digest="f4fa804da69f")
card(
    102172,
    "Well-Marked",
    action("", put(CARD, ME), if_(is_(ME, capacity(5)), unlock(ME)), who=LAIBON & without("Well-Marked"), stealth=1),
    ability(PREVENT, prevent(1, aggravated=False, only=OF_STRIKE), limit=COMBAT),
    digest="dba269146a3f",
)
card(
    102175,
    "Whispers from the Dead",
    action("nec", put(lost(), HAND)),
    action("NEC", put(lost(), HAND), stealth=1),
    digest="828115a8b4a7",
)
card(
    102187,
    "Wise Spider",
    action(
        "",
        put(CARD, ME),
        later(fact.TURN_ENDS, unlock(ME), until=TURN),
        who=without("Wise Spider"),
        stealth=1,
    ),
    gives(HAND_SIZE, 1, if_=is_(BEARER, READY)),
    digest="644f76bce972",
)
