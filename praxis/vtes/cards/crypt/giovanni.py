"""Crypt cards: Giovanni."""

from __future__ import annotations

from praxis.vtes.definitions.language import *

card(
    200164,
    "Baldesar Rossellini",
    ability(PAYING, cheaper(LOCATION | EQUIPMENT, pool=1, blood=1), limit=TURN, if_=is_(SELF, READY)),
    digest="693182592c64",
)
card(
    200363,
    "Don Michael Antonio Giovanni",
    cannot(rule.ENDING_STRIKE, ME),
    cannot(rule.PRESS, ME, if_=PRESSED),
    gives(STRENGTH, 1, ME, IN_COMBAT & ~FIRST_ROUND),
    digest="1eadb9244e94",
)
card(
    200382,
    "Dr. Oliver Genet",
    costs(-1, BLOOD_COST | POOL_COST, ME, (ALLY_CARD | RETAINER) & (requires_clan("Giovanni") | requires("nec"))),
    digest="9adffc6b5861",
)
card(
    200426,
    "Enzo Giovanni, Pentex Board of Directors",
    ability(POLLING, oppose(4), cost=pay(1, BLOOD), limit=REFERENDUM, if_=kind("political") & is_(SELF, READY)),
    merged(on(fact.REJECTED, burn(1, POOL, PREY))),
    digest="e922a5436858",
)
card(
    200545,
    "Guillaume Giovanni",
    gives(HAND_SIZE, count(LOCATION & MINE), YOU, is_(SELF, READY)),
    gives(STEALTH, 1, ME, kind("recruit", "employ")),
    digest="ee798375fb7f",
)
card(
    200913,
    "Marciana Giovanni, Investigator",
    dues(1, BLOOD_COST, ME, "bleed"),
    ability(
        DURING_ACTION,
        grant(
            ability(ATTEMPT, mod(INTERCEPT, 1, ME), by=BY_REACTING, cost=pay(1, BLOOD), limit=ACTION),
            to=a(VAMPIRE, ~SABBAT),
        ),
        cost=locking(SELF),
    ),
    digest="89ad888d2c55",
)
card(
    201092,
    "Paolo Sardenzo",
    on(fact.ENTERS, may(gain(1, BLOOD, SELF)), of=(ALLY | RETAINER) & trait("wraith")),
    gives(INTERCEPT, 1, all_(VAMPIRE & clan("Giovanni")), is_(ACTING, among(SELF))),
    digest="1cedb5f68b52",
)
card(
    201127,
    "Pochtli",
    act(do(put(a(LIBRARY_CARD, ASH, MINE), TOP), put(a(LIBRARY_CARD, ASH, MINE), TOP), shuffle(LIBRARY)), stealth=1),
    act(do(put(a(LIBRARY_CARD, ASH, MINE), TOP), shuffle(LIBRARY)), stealth=1),
    covered="both cards are put on top one after the other",
    digest="db43da1883d3",
)
card(201152, "Rafaele Giovanni", act(bleed(at=a(SEAT, of(PREDATOR)))), digest="b55b77096a19")
