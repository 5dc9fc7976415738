"""Action Modifier cards: R."""

from __future__ import annotations

from praxis.vtes.definitions.language import *
from praxis.vtes.definitions.shapes.action_modifier import more, or_stealthy, sneak, stealth
from praxis.vtes.definitions.shapes.several import WEAKER, cannot_block, either, if_blocked, intercept, less_intercept

card(101540, "Random Patterns", reaction("aus dem", intercept(1)), less_intercept("AUS DEM"), digest="c7a2048af072")
card(101542, "Rapid Change", sneak("pro"), strike("PRO", ends()), digest="a2555b2614d8")
card(
    101572,
    "Recurring Contemplation",
    cannot_block("pre", ALLY),
    cannot_block("tem", WEAKER),
    modifier("TEM", mod(CANNOT_BLOCK, 1, a(WEAKER, READY)), lock(T), cost=pay(1, BLOOD), when=ANNOUNCED),
    limit=TURN | FOR_ALL,
    digest="f3041c312692",
)
card(
    102337,
    "Relentlessness",
    *either("cel for", mod(STEALTH, 1)),
    *either("CEL FOR", block_fails(), when=ATTEMPT),
    digest="ffc761bef209",
)
card(
    101606,
    "Repulsion",
    modifier(
        "pre",
        if_blocked(grant(ability(RANGE, maneuver("long"), limit=COMBAT), COMBAT)),
        when=ANNOUNCED,
    ),
    stealth("obe"),
    modifier("OBE", put(CARD, ME)),
    gives(STEALTH, 1),
    on(fact.TO_TORPOR, burn(CARD), of=BEARER),
    if_=is_(ME, ~with_(named("Repulsion"))),
    digest="cd86aef6310d",
)
card(
    101610,
    "Resist Earth's Grasp",
    combat("cel", press(), when=PRESS),
    combat("cel", maneuver(), mod(PRESSES, 1), when=RANGE),
    sneak("CEL"),
    digest="34d37719eaa9",
)
TAINTED = a(MINION, of(VICTIMS), holds(1, name="corruption", yours=True))
card(
    101622,
    "Revelation of Desire",
    more("ser", 1),
    modifier(
        "SER",
        hang(gives(BLEED, 3, ACTING, if_=directed_at(controller(T)))),
        hang(gives(BLEED_RAISED, 1, ACTING, if_=directed_at(controller(T)))),
        cost=pay(1, CORRUPTION, TAINTED),
        if_=kind("bleed") & (num(BLEED_RAISED, ACTING) <= 0),
    ),
    digest="1e1e712750b4",
)
SPENT_ON = pick(MINION, of(VICTIMS), holds(2, name="corruption", yours=True))
SERPENT = later(
    fact.SUCCEEDED,
    if_(
        exists(MINION, of(VICTIMS), holds(2, name="corruption", yours=True)),
        may(unlock(ME), cost=pay(2, CORRUPTION, SPENT_ON)),
    ),
    if_=BLED,
)
card(
    102233,
    "Revelation of the Serpent",
    *or_stealthy("pre pro"),
    *or_stealthy("PRE PRO", SERPENT),
    digest="49621b5267cd",
)
