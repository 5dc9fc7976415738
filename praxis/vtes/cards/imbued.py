"""Convictions, powers, and the Imbued."""

from __future__ import annotations

from praxis.vtes.cards.language import *

MONSTER_ACTS = is_(ACTING, MONSTER)
ONE = ACTION | BY_NAME

# -- convictions: what they do lies in their being burned -------------------------------------------------------------

card(
    101705,
    "Second Sight",
    ability(ATTEMPT, mod(INTERCEPT, 1, ME), cost=burn(CARD), by=BY_REACTING, if_=MONSTER_ACTS, limit=ONE),
    ability(ANNOUNCED, mod(INTERCEPT, -1, all_(MINION, MONSTER, OTHERS)), cost=burn(CARD), by=BY_ACTING, limit=ONE),
    digest="d8fa2a1a38f7",
)
card(
    101886,
    "Strike with Conviction",
    act(bleed(1), burn(CARD)),
    ability(STRIKE, hand(1), cost=burn(CARD), if_=is_(OPPOSING, MONSTER)),
    ability(
        STRIKE,
        wield(a(EQUIPMENT, on_(ME), trait("weapon"), WIELDABLE), 1),
        cost=burn(CARD),
        if_=is_(OPPOSING, MONSTER),
    ),
    digest="1c58b48797d1",
)

OF_THE_MIND = requires("chi") | requires("dem") | requires("dom") | requires("pre") | requires("ser")
card(
    101557,
    "React with Conviction",
    ability(AS_PLAYED, cancel(LIBRARY_CARD, free=True), cost=burn(CARD), if_=SEIZED),
    ability(
        ANNOUNCED,
        unlock(ACTING),
        outcome(VOID),
        cost=burn(CARD),
        if_=SEIZED & ~is_(PLAYED_CARD, LIBRARY_CARD),
    ),
    ability(AS_PLAYED, cancel(among(PLAYED_CARD), OF_THE_MIND, free=True), cost=burn(CARD), if_=directed_at(BEARER)),
    ability(
        AS_PLAYED,
        cancel(STRIKE_CARD, OF_THE_MIND, played_by(among(OPPOSING)), free=True),
        cost=burn(CARD),
        by=BY_COMBATANT,
    ),
    digest="3ea5dcbd6041",
)

# -- powers -----------------------------------------------------------------------------------------------------------

card(
    100551,
    "Discern",
    permanent("jud"),
    ability(ATTEMPT, mod(INTERCEPT, 1, ME), by=BY_REACTING, if_=MONSTER_ACTS, limit=ONE),
    digest="dacb189738b5",
)
card(
    102120,
    "Vigilance",
    permanent("jud"),
    ability(SUCCEEDED, unlock(ME), by=BY_ACTING, limit=ONE),
    ability(DURING_ACTION, unlock(ME), by=BY_LOCKED, conviction=1, limit=ONE),
    digest="487827a5b36d",
)

# -- the Imbued themselves --------------------------------------------------------------------------------------------

card(
    200656,
    'Jack "Hannibal137" Harmon',
    ability(RANGE, maneuver(), if_=FIRST_ROUND, limit=COMBAT),
    digest="a287491c2cf9",
)
card(200934, 'Marion "Teacher193" Perks', ability(PRESS, press(), limit=COMBAT), digest="6cc994a9c93f")
card(
    200715,
    'John "Cop90" O\'Malley',
    act(fight(a(MINION, READY, OTHERS, MONSTER)), conviction=1),
    covered="the cost of the action",
    digest="f0fa820d184a",
)

# -- master cards -----------------------------------------------------------------------------------------------------

card(
    100067,
    "Angel of Berlin",
    out_of_turn(unlock(a(IMBUED, IN_PLAY, LOCKED)), if_=~IN_COMBAT),
    out_of_turn(
        equip(T2, by=T),
        targets=(a(IMBUED, READY, MINE), a(in_(HAND), MINE, EQUIPMENT, fits(T))),
        if_=~IN_COMBAT,
    ),
    covered="the second thing that is chosen is an equipment card from her hand",
    digest="6efc12e60633",
)
