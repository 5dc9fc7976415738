"""Master cards: H."""

from __future__ import annotations

from praxis.vtes.definitions.language import *
from praxis.vtes.definitions.shapes.master import ANOTHER, BLACK_HAND, IN_PLAY_AT_ONCE, ON_ANOTHERS, laid_on, trades

GROWS = gain(1, BLOOD, CARD)
card(
    100876,
    "Hackerspace",
    master(put(CARD, PLAY), gain(count(VAMPIRE, MINE, ANARCH), BLOOD, CARD)),
    on(fact.ENTERS, GROWS, of=VAMPIRE & MINE & ANARCH),
    on(fact.SECT, GROWS, of=VAMPIRE & MINE & ANARCH),
    ability(
        PAYING,
        cheaper(EQUIPMENT, who=ANARCH & MINE, counters=x(1, at_most(num(BLOOD, CARD), num(COST, PLAYED_CARD)))),
    ),
    digest="2ddf31c7ddab",
)
card(
    100880,
    "Hand Contract",
    master(put(CARD, a(MINION, READY)), remember(a(VAMPIRE, BLACK_HAND))),
    act(fight(BEARER), who=among(CHOSEN) & ON_ANOTHERS, open=FOR_ANYBODY, stealth=1),
    digest="ed67c6d8187c",
)
card(
    102226,
    "Haqim's Law: Retribution",
    IN_PLAY_AT_ONCE,
    ability(
        DURING_ACTION,
        mod(BLEED, 1),
        by=BY_ACTING,
        who=clan("Banu Haqim"),
        cost=discarding(COMBAT_CARD),
        if_=kind("bleed"),
        limit=ACTION,
    ),
    digest="052a1e7c8384",
)
card(
    100897,
    "Haven Uncovered",
    master(put(CARD, a(VAMPIRE, READY))),
    act(fight(BEARER), who=~among(BEARER), open=FOR_ANYBODY, stealth=1),
    burnable(among(BEARER), stealth=1),
    digest="f134f9661180",
)
card(
    100906,
    "Heartblood of the Clan",
    IN_PLAY_AT_ONCE,
    act(gain(1, BLOOD, CARD), who=clan("Banu Haqim"), open=FOR_ANYBODY),
    ability(
        INFLUENCE,
        take(x(1, ALL), BLOOD, CARD, a(VAMPIRE, UNCONTROLLED, MINE, clan("Banu Haqim"))),
        if_=num(BLOOD, CARD) >= 1,
    ),
    digest="65fdc9dca55a",
)
card(
    100908,
    "Heidelberg Castle, Germany",
    IN_PLAY_AT_ONCE,
    ability(AT_ANY_TIME, *trades(gear=EQUIPMENT | RETAINER), cost=locking(), if_=~is_(ACTING, MINION)),
    digest="d9911eb2a7d9",
)
card(
    100938,
    "Hospital Food",
    IN_PLAY_AT_ONCE,
    ability(ANNOUNCED, mod(HUNT, 1, ACTING), cost=locking(), if_=kind("hunt") & is_(ACTING, ANARCH)),
    covered="a larger hunt is gained if it succeeds",
    digest="3965b3459604",
)
card(
    100940,
    "Houngan",
    laid_on(VAMPIRE, READY, MINE, clan("Samedi")),
    at(
        fact.UNLOCK_PHASE,
        gain(1, BLOOD, BEARER),
        may(gain(1, BLOOD, BEARER), cost=locking(BEARER)),
        whose=YOU,
        if_=is_(BEARER, clan("Samedi")),
    ),
    act(put(CARD, ME), who=clan("Samedi") & ANOTHER, open=FOR_ANYBODY, stealth=1),
    covered="to put it on another is to move it",
    digest="92473119c1aa",
)
card(
    100942,
    "House of Sorrow",
    IN_PLAY_AT_ONCE,
    ability(
        AT_ANY_TIME,
        unlock(a(IN_PLAY, ~MINION, MINE, LOCKED, ~among(CARD))),
        gain(1, STUN, T),
        gain(1, STUN, CARD),
        cost=locking(),
    ),
    digest="8aa3b36fdf26",
)
card(
    100943,
    "Humanitas",
    laid_on(VAMPIRE, READY, MINE),
    gives(STEALTH, 1, if_=kind("rescue") & is_(BEARER, IS_ACTING)),
    dues(-1, BLOOD_COST, BEARER, "rescue"),
    cannot(rule.DIABLERIZE, BEARER),
    digest="0c365581ec7a",
)
card(100945, "The Hungry Coyote", IN_PLAY_AT_ONCE, gives(HUNT, 1, all_(VAMPIRE, SABBAT, MINE)), digest="5208fc82506e")
