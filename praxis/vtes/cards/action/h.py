"""Action cards: H."""

from __future__ import annotations

from praxis.vtes.definitions.language import *
from praxis.vtes.definitions.shapes.action import THEIRS, hurts, sung, warded, without
from praxis.vtes.definitions.shapes.several import foe

card(
    100885,
    "Haqim's Law: Leadership",
    action(
        "",
        each(
            controller(highest(all_(VAMPIRE, READY, clan("Banu Haqim")), num(CAPACITY, IT))),
            gain(2, POOL, IT),
        ),
        stealth=1,
    ),
    digest="4d57b0f8413d",
)
EASY = LOCKED | (VAMPIRE & holds(0, most=3))
card(
    100886,
    "Harass",
    action(
        "",
        grant(ability(PRESS, press("continue"), limit=COMBAT)),
        if_(is_(foe(EASY), EASY), fight(T)),
    ),
    digest="d1baaa750210",
)
card(100888, "Harmony", action("", *sung(3), stealth=1), digest="3f7fc2d3fb97")
card(
    100889,
    "Harvest Rites",
    action("", put(CARD, ME), who=without("Harvest Rites"), stealth=1),
    gives(HUNT, 1, if_=is_(CARD, ~noted("harvest rites"))),  # a special hunt takes this blood from its target
    on(fact.HUNTED, note("harvest rites", CARD), of=BEARER, if_=HOW_MUCH >= 1),
    covered="one more hunt until one has succeeded this turn",
    digest="867d786f995d",
)
warded(
    100893,
    "Haunt",
    "7f4661530a25",
    action("nec", put(CARD, a(LOCATION, IN_PLAY, MINE, ~with_(named("Haunt"))))),
    action("NEC", burn(a(LOCATION, IN_PLAY, ~requires_clan("Giovanni")))),
)
card(
    100894,
    "The Haunting",
    action("dem", put(CARD, a(MINION, IN_PLAY, ~with_(named("The Haunting"))))),
    action("DEM", put(CARD, a(MINION, IN_PLAY, ~with_(named("The Haunting")))), stealth=1),
    at(fact.UNLOCK_PHASE, burn(1, BLOOD, BEARER), whose=THEIRS),
    burnable(),
    digest="eac75a4a0e45",
)
card(
    100902,
    "Heart of Darkness",
    action("ser", put(CARD, ME)),
    action("SER", put(CARD, ME)),
    gives(TOUGH, 1),
    ability(PREVENT, prevent(1, ME), limit=COMBAT, version=1),
    burnable(),
    digest="9314ce7ea6bb",
)
card(
    100904,
    "Heart of the City",
    action("pre", put(CARD, ME)),
    action("PRE", put(CARD, ME)),
    gives(BLEED, 1),
    gives(BLEED, 1, level=1),
    who=without("Heart of the City"),
    stealth=1,
    digest="9953a1ea9005",
)
card(
    100913,
    "Heroic Might",
    action("pot", put(CARD, ME)),
    action("POT", put(CARD, ME)),
    gives(STRENGTH, 1),
    gives(STRENGTH, 1, level=1),
    ability(STRIKE, destroys()),
    ability(STRIKE, damage(2, RANGED), version=1),
    on(fact.TO_TORPOR, burn(CARD), of=BEARER),
    who=without("Heroic Might"),
    stealth=3,
    digest="456cd01a9921",
)
card(
    100937,
    "Horseshoes",
    action("pot", hurts(1, a(MINION, READY))),
    action("POT", hurts(2, a(MINION, READY))),
    digest="3b5dd346f3e5",
)
NO_WAY_OUT = later(fact.FIGHTS, hang(cannot(rule.ENDING_STRIKE, T, if_=FIRST_ROUND), COMBAT))
card(
    102228,
    "Hunter's Mark",
    action("cel tha", fight(foe(), mod(PRESSES, 1))),
    action("CEL THA", NO_WAY_OUT, fight(foe(), mod(PRESSES, 1))),
    digest="a3499145667a",
)
card(
    102356,
    "Hunting the Beast",
    action("aus", fight(a(VAMPIRE, READY, OTHERS)), stealth=1),
    action(
        "AUS",
        if_(
            is_(a(VAMPIRE, READY, OTHERS), READY),
            fight(T),
            if_(
                is_(ME, READY) & ~is_(T, READY),
                gain(2, BLOOD, pick(VAMPIRE, UNCONTROLLED, MINE, clan("Salubri"))),
            ),
        ),
        stealth=1,
    ),
    digest="72f212168366",
)
