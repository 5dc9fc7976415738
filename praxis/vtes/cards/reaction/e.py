"""Reaction cards: E."""

from __future__ import annotations

from praxis.vtes.definitions.language import *
from praxis.vtes.definitions.shapes.reaction import if_idle, with_rider
from praxis.vtes.definitions.shapes.several import (
    BLEEDS_YOU,
    either,
    for_blood,
    if_blocks,
    intercept,
    less_bleed,
    maneuver_or_press,
)

card(
    100598,
    "Eagle's Sight",
    reaction("aus", intercept(1)),
    reaction("AUS", attempt(anybody=True)),
    covered="who may block is what the attempt leaves out",
    digest="4705c843b8e6",
)
card(
    100599,
    "Ears of the Hare",
    for_blood("pro"),
    reaction("spi", intercept(1)),
    reaction("SPI", intercept(2)),
    digest="e9843df25595",
)
card(
    100610,
    "Ecstasy",
    less_bleed("ser", 1),
    reaction(
        "SER",
        mod(BLEED, -1),
        later(fact.SUCCEEDED, burn(1, BLOOD, ACTING), if_=~BLED),
        if_=BLEEDS_YOU & (num(BLEED, ACTING) >= 1),
    ),
    digest="6717747cc341",
)
PACK_TACTICS = named("Pack Tactics")
card(
    100618,
    "Elder Intervention",
    reaction("", intercept(2), if_=BLEEDS_YOU & ~happened(fact.PLAYED, ME, about=PACK_TACTICS, span=ACTION)),
    not_replaced="action",
    digest="43c059bdacaf",
)
card(
    100619,
    "Elder Kindred Network",
    reaction("", later(fact.POLLED, if_(HOW_MUCH <= 0, burn(1 - HOW_MUCH, POOL, ACTOR))), when=BEFORE_VOTES),
    digest="ffbb9ff8732b",
)
card(
    100628,
    "Eluding the Arms of Morpheus",
    rises("", unlock(ME), attempt(rising=True), who=VAMPIRE),
    digest="8ba2da8eb834",
)
card(
    100644,
    "Enhanced Senses",
    reaction("aus", intercept(1)),
    reaction("AUS", intercept(2)),
    digest="85c2f1ef2e6d",
)
card(
    102319,
    "Ensnare a Beast",
    *either("ani cel", intercept(1), way=reaction),
    *either(
        "ANI CEL",
        intercept(1),
        if_blocks(hang(costs(1, BLOOD_COST, ACTING, COMBAT_CARD, strikes=True), COMBAT)),
        way=reaction,
    ),
    digest="fa4f926c0d7c",
)
card(
    100680,
    "Eyes of Argus",
    reaction("aus", intercept(2), if_=directed_at(YOU)),
    wakes("AUS", mod(AWAKE, 1), who=VAMPIRE),
    digest="709b6609456f",
)
FIRST_MANEUVER = grant(ability(RANGE, maneuver(), limit=COMBAT, if_=FIRST_ROUND), COMBAT)
card(
    100683,
    "Eyes of the Beast",
    reaction("pro", intercept(1), put(CARD, ME)),
    reaction("PRO", intercept(1), put(CARD, ME), if_blocks(FIRST_MANEUVER)),
    gives(STEALTH, -1),
    at(fact.DISCARD_PHASE, burn(CARD), whose=YOU),
    digest="1a8f3001a728",
)
with_rider(100685, "Eyes of the Night", "obt", "782ceab3876c", maneuver_or_press())
card(
    102222,
    "Eyes of the Wild",
    rises(
        "",
        unlock(ME),
        attempt(rising=True),
        grant(ability(ATTEMPT, intercept(1), cost=pay(1, BLOOD, ME), by=BY_REACTING)),
        if_idle(lock(ME)),
    ),
    digest="6c0f6dd71583",
)
