"""Crypt cards: Gangrel antitribu."""

from __future__ import annotations

from praxis.vtes.definitions.language import *

HUNGRY = (VAMPIRE, READY, of(PREY), NOT_FULL)
card(
    200034,
    "Aksinya Daclau",
    ability(
        DECLINED,
        redirect(a(SEAT, OTHERS, ~of(ACTOR))),
        cost=discarding(MASTER_CARD),
        limit=TURN,
        if_=kind("bleed") & directed_at(YOU) & is_(SELF, READY, UNLOCKED),
    ),
    digest="4adb4f2c81c5",
)
card(
    200259,
    "Céleste Lamontagne",
    ability(STRIKE, ends(), if_=is_(OPPOSING, ALLY & trait("werewolf"))),
    gives(INTERCEPT, 1, ME, is_(ACTING, VAMPIRE, CAMARILLA) & exists(trait("gehenna"), of(ACTOR))),
    digest="4cd789663f66",
)
card(
    200372,
    "Doyle Fincher",
    at(
        fact.DISCARD_PHASE,
        gain(1, BLOOD, pick(*HUNGRY)),
        gain(1, BLOOD, SELF),
        whose=YOU,
        if_=exists(*HUNGRY),
    ),
    digest="4f11fa69028b",
)
card(
    200424,
    "Enkidu, The Noah",
    act(fight(a(MINION, READY, OTHERS))),
    on(fact.TURN_ENDS, unlock(SELF), of=YOU, if_=happened(fact.SUCCEEDED, SELF, about=RETAINER, span=TURN)),
    cannot(rule.BEAR, ME, EQUIPMENT & ~LOCATION),
    cannot(rule.USE, ME, EQUIPMENT & ~LOCATION),
    covered="the condition asks for a success of employing",
    digest="c84db18a1916",
)
card(200501, "Genevieve", gives(VOTES, 1, ME, kind("political")), digest="75c7bc449a44")
card(
    200575,
    "Hartmut Stover",
    on(fact.POLLED, burn(1, BLOOD, all_(VAMPIRE, voted("against"))), of=SELF),
    ability(DISCARD, gain(1), cost=burning_edge(), limit=TURN),
    digest="374ac889cf10",
)
card(
    200831,
    "Leo Washington",
    on(
        fact.ROUND,
        mod(MANEUVERS, 1, OPPOSING, ROUND),
        if_=FIRST_ROUND & is_(SELF, FIGHTING) & is_(OPPOSING, VAMPIRE, OLDER),
    ),
    digest="d8ee5450c89d",
)
card(200881, "Luke Fellows", on(fact.BLED, later(fact.OVER, unlock(ME)), of=SELF), digest="9e2d5fdd1d2a")
card(200991, "Mimir", cannot(rule.AFFECT, ME, MASTER_CARD & OTHERS), digest="c7d724f27ea8")
card(201015, "Mowgli", cannot(rule.MANEUVER, ME, if_=CLOSE), cannot(rule.PRESS, ME, if_=PRESSED), digest="74ece31806bb")
card(
    201304,
    "Soldat",
    ability(
        RANGE,
        mod(MANEUVERS, 1, a(VAMPIRE, FIGHTING, trait("black hand")), ROUND),
        cost=burning_edge(),
        by=BY_METHUSELAH,
    ),
    digest="56317d92fb92",
)
