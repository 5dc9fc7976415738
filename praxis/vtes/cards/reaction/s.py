"""Reaction cards: S."""

from __future__ import annotations

from praxis.vtes.definitions.language import *
from praxis.vtes.definitions.shapes.reaction import UNDEAD, not_twice, with_rider
from praxis.vtes.definitions.shapes.several import (
    BLEEDS_YOU,
    WEAKER_ACTS,
    a_maneuver,
    either,
    if_blocks,
    intercept,
    less_bleed,
)

HIDDEN = (ACTION_CARD | MODIFIER_CARD) & (requires("chi") | requires("obf"))
card(
    101701,
    "Scry the Hearthstone",
    reaction("tha", intercept(1)),
    reaction("vis", intercept(1), if_blocks(a_maneuver())),
    reaction("VIS", cancel(HIDDEN, others=True, free=True), when=AS_PLAYED),
    if_=directed_at(YOU),
    digest="b32b36f24ced",
)
card(
    101706,
    "Second Tradition: Domain",
    reaction("", intercept(2)),
    rises("", unlock(ME), attempt(rising=True, intercept=2), cost=pay(1, BLOOD)),
    who=title("prince", "justicar"),
    digest="70c75a50ae93",
)
card(
    101717,
    "Sense the Savage Way",
    reaction("ani", intercept(1)),
    rises("ANI", unlock(ME), attempt(rising=True)),
    who=capacity(7),
    digest="8cf825746dd0",
)
card(
    102339,
    "Sentry Signal",
    *either("ani tha", unlock(ME), attempt(rising=True), way=rises),
    *(less_bleed(code, 3) for code in ("ANI", "THA")),
    digest="a3e11ee3a5ed",
)
card(
    102294,
    "Shadow Sentinel",
    wakes("obl", mod(AWAKE, 1), if_=not_twice("Shadow Sentinel")),
    wakes("OBL", mod(AWAKE, 1, a(UNDEAD, MINE, LOCKED, READY)), by=BY_ALERT, if_=not_twice("Shadow Sentinel")),
    digest="5c2adf45a5ff",
)
card(
    101758,
    "Shattered Mirror",
    reaction("dem", put(CARD, ACTING), lock(ME), outcome(ENDS)),
    reaction("DEM", put(CARD, ACTING), outcome(ENDS)),
    gives(BLEED, -1),
    act(burn(CARD), who=VAMPIRE, blood=1),
    when=BLOCKED,
    who=among(BLOCKING),
    if_=BLEEDS_YOU & WEAKER_ACTS & ~is_(ACTING, with_(named("Shattered Mirror"))),
    digest="791b8db899f9",
)
card(
    101824,
    "Sonar",
    reaction("pro", intercept(1), if_=DIRECTED),
    reaction("PRO", intercept(1)),
    not_replaced="turn",
    digest="b35e45ff75b7",
)
card(
    101840,
    "Speak with Spirits",
    reaction("ani", intercept(1), if_=kind("bleed")),
    reaction("spi", intercept(1)),
    rises(
        "SPI",
        unlock(ME),
        attempt(rising=True),
        grant(ability(ATTEMPT, intercept(1), cost=pay(1, BLOOD, ME), by=BY_REACTING, limit=ACTION)),
        who=VAMPIRE,
    ),
    digest="b00f2ffc5e75",
)
with_rider(101850, "Spirit's Touch", "aus", "ef0e18048a67", a_maneuver())
card(
    101864,
    "Steadfastness",
    reaction("for", intercept(1), if_=directed_at(YOU)),
    less_bleed("FOR", 1),
    digest="b031bababdb8",
)
card(
    101909,
    "Surprise Influence",
    reaction("", mod(VOTES, 2, ME), when=DURING_REFERENDUM, who=VAMPIRE),
    digest="e321df1d04ec",
)
