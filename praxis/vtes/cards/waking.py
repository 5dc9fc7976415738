"""Reactions by which locked minions wake, unlock or rise to block."""

from __future__ import annotations

from praxis.effects.conditions import Condition
from praxis.effects.nodes import Effect
from praxis.vtes.cards.families import *
from praxis.vtes.cards.language import *


def not_twice(name: str) -> Condition:
    """The minion has not played such a card since the end of his controller's last turn."""
    return ~happened(fact.PLAYED, ME, about=named(name), span=LAST_TURN)


def if_idle(*effects: Effect) -> Effect:
    """Effects after the action, if the minion has not blocked it."""
    return later(fact.OVER, *effects, if_=~happened(fact.BLOCKED, ME, span=ACTION))


UNDEAD = ALLY & (trait("wraith") | trait("zombie"))

# -- waking -----------------------------------------------------------------------------------------------------------

card(
    101321,
    "On the Qui Vive",
    wakes("", mod(AWAKE, 1), if_(is_(ME, ALLY), gain(1, STUN, ME)), if_=not_twice("On the Qui Vive")),
    digest="e95daddc0c78",
)
card(
    102137,
    "Wake with Evening's Freshness",
    wakes("", mod(AWAKE, 1), who=VAMPIRE),
    not_replaced="unlock",
    digest="b17631538c74",
)
card(
    102294,
    "Shadow Sentinel",
    wakes("obl", mod(AWAKE, 1), if_=not_twice("Shadow Sentinel")),
    wakes("OBL", mod(AWAKE, 1, a(UNDEAD, MINE, LOCKED, READY)), by=BY_ALERT, if_=not_twice("Shadow Sentinel")),
    covered="the ally can block and react as though unlocked",
    digest="5c2adf45a5ff",
)
card(
    100729,
    "Fillip",
    wakes("", mod(AWAKE, 1, a(VAMPIRE, MINE, LOCKED, READY, YOUNGER)), by=BY_ALERT, who=VAMPIRE, limit=TURN),
    covered="the vampire can block and react as though unlocked",
    digest="b29bcea0a824",
)

# -- unlocking --------------------------------------------------------------------------------------------------------

card(
    100863,
    "Guard Dogs",
    rises("ani", unlock(ME)),
    rises("ANI", above, if_blocks(a_maneuver())),
    if_=BLEEDS_YOU,
    digest="3c93659433fd",
)
card(
    101547,
    "Rat's Warning",
    rises("ani", unlock(ME)),
    rises("ANI", above, if_blocks(a_press())),
    if_=BLEEDS_YOU,
    digest="7105f6b11e18",
)
card(
    100762,
    "Forced Vigilance",
    reaction("for", unlock(ME), when=FAILED, by=BY_LOCKED, who=among(BLOCKING)),
    rises("FOR", unlock(ME), if_=directed_at(YOU)),
    digest="455cd9476f62",
)
card(
    100797,
    "Funeral Wake",
    reaction("nec", unlock(a(UNDEAD | ALLY & trait("mummy"), MINE, LOCKED, READY)), by=BY_ALERT),
    reaction("NEC", unlock(up_to(2, UNDEAD | ALLY & trait("mummy"), MINE, LOCKED, READY)), by=BY_ALERT),
    digest="e533c267060b",
)
card(
    101967,
    "Their Master's Voice",
    reaction(
        "",
        unlock(a(ALLY & trait("gargoyle creature") | VAMPIRE & trait("slave") & clan("Gargoyle"), MINE, LOCKED, READY)),
        by=BY_ALERT,
    ),
    digest="30c604911dd5",
)

# -- rising to block --------------------------------------------------------------------------------------------------

card(
    100628,
    "Eluding the Arms of Morpheus",
    rises("", unlock(ME), attempt(rising=True), who=VAMPIRE),
    digest="8ba2da8eb834",
)
card(
    100171,
    "Black Sunrise",
    rises("qui", unlock(ME), attempt(rising=True), if_=directed_at(YOU)),
    rises("QUI", unlock(ME), attempt(rising=True)),
    digest="9d0688943c3f",
)
card(
    102256,
    "One With the Land",
    reaction("pro", intercept(2)),
    rises(
        "PRO",
        unlock(ME),
        attempt(rising=True),
        if_blocks(hang(cannot(rule.ANY_STRIKE, MINION & FIGHTING, if_=FIRST_ROUND), COMBAT)),
    ),
    if_=directed_at(YOU),
    digest="e62c6c942dea",
)
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
card(
    102339,
    "Sentry Signal",
    *either("ani tha", unlock(ME), attempt(rising=True), way=rises),
    *(less_bleed(code, 3) for code in ("ANI", "THA")),
    digest="a3e11ee3a5ed",
)
ONLY_ONE = is_(CARD, ASH) & is_(ME, IN_PLAY, ~with_(named("Dogged Pursuit")))
card(
    102353,
    "Dogged Pursuit",
    rises("ani", unlock(ME), attempt(rising=True), if_idle(lock(ME))),
    rises("ANI", unlock(ME), attempt(rising=True), if_idle(lock(ME), if_(ONLY_ONE, put(CARD, ME)))),
    ability(ATTEMPT, intercept(1), cost=burn(CARD), by=BY_REACTING),
    digest="fe62229d06e7",
)
card(
    102230,
    "Organized Resistance",
    reaction("", mod(INTERCEPT, 1, BLOCKING), if_=is_(BLOCKING, MINE, ANARCH)),
    reaction("", unlock(a(ANARCH, MINE, LOCKED, READY)), attempt(rising=True, intercept=1, who=T)),
    by=BY_ALERT,
    who=title("baron"),
    digest="0046a003b736",
)
