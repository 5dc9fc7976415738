"""Combat cards: W."""

from __future__ import annotations

from praxis.effects.amounts import Amount
from praxis.effects.nodes import Effect
from praxis.vtes.definitions.language import *
from praxis.vtes.definitions.shapes.several import FRENZIED, IN_TIME_FOR_CLAWS, only_one

card(
    102139,
    "Walk of Flame",
    strike("tha", damage(1, RANGED | AGGRAVATED)),
    strike("THA", damage(2, RANGED | AGGRAVATED)),
    if_=~FIRST_ROUND,
    digest="9bf8b5cb2352",
)
card(
    102347,
    "Wall of Filth",
    *(combat(code, put(CARD, ME)) for code in ("pro", "tha", "PRO", "THA")),
    ability(PREVENT, prevent(2, ME, aggravated=False), cost=burn(CARD)),
    *(ability(PREVENT, prevent(2, ME), cost=burn(CARD), version=superior) for superior in (2, 3)),
    when=BEFORE_RANGE,
    who=~with_(named("Wall of Filth")),
    digest="fe63efbb72cd",
)


def storm(n: Amount | int) -> tuple[Effect, ...]:
    """Inflict damage on both combatants and their retainers."""
    return inflict(n, BOTH, UNPREVENTABLE), inflict(n, all_(RETAINER, on_(BOTH)), UNPREVENTABLE)


card(
    102164,
    "Weather Control",
    combat("tha", *storm(1), hang(on(fact.ROUND, *storm(1)), COMBAT)),
    combat("THA", *storm(1), hang(on(fact.ROUND, *storm(HOW_MUCH)), COMBAT)),
    when=BEFORE_RANGE,
    if_=FIRST_ROUND,
    limit=COMBAT,
    digest="650cd865c88a",
)
card(
    102169,
    "Weighted Walking Stick",
    combat(
        "",
        put(CARD, ME),
        gain(5, BLOOD, CARD),
        when=BEFORE_RANGE,
        who=~with_(named("Weighted Walking Stick")),
        if_=FIRST_ROUND,
    ),
    ability(STRIKE, damage(1, WITH_STRENGTH | WEAPON)),
    on(
        fact.INFLICTS,
        burn(HOW_MUCH, BLOOD, CARD),
        if_(~is_(CARD, holds(1)), burn(CARD)),
        about=among(CARD),
    ),
    only_one(named("Weighted Walking Stick")),
    stands_as="equipment, weapon, melee weapon",
    digest="894948544bd4",
)
card(
    102171,
    "Well-Aimed Car",
    strike("pot", damage(4, RANGED)),
    strike("POT", above, mod(PRESSES, 1)),
    if_=LONG & ~FIRST_ROUND,
    digest="15f67c2681b4",
)
card(
    102177,
    "Whistling Up the Beast",
    FRENZIED,
    *(
        combat(
            code,
            hang(cannot(rule.MANEUVER, OPPOSING, if_=LONG), COMBAT),
            hang(cannot(rule.PRESS, OPPOSING, if_=~PRESSED), COMBAT),
            *more,
            when=BEFORE_RANGE,
            if_=FIRST_ROUND & is_(OPPOSING, VAMPIRE),
        )
        for code, more in (("abo", ()), ("ABO", (mod(MANEUVERS, 1),)))
    ),
    digest="9326ab05b898",
)
card(102185, "Wind Dance", strike("tha", dodge()), strike("THA", dodge(), extra(dodge())), digest="8e1fe2a28a49")
card(
    102190,
    "Wolf Claws",
    combat("pro", mod(AGGRAVATED_HANDS, 1), when=IN_TIME_FOR_CLAWS),
    combat("PRO", press(), when=PRESS),
    digest="e2893f62aec0",
)
