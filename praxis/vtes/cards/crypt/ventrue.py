"""Crypt cards: Ventrue."""

from __future__ import annotations

from praxis.vtes.definitions.language import *

card(
    201733,
    "Aaradhya, The Callous Tyrant",
    ability(SUCCEEDED, unlock(ME), by=BY_METHUSELAH, limit=ACTION, if_=is_(ACTING, among(SELF)) & kind("political")),
    digest="0bf1fa621bb9",
)
card(
    201529,
    "Alexa Draper",
    ability(POLLING, mod(VOTES, 1, ME), by=BY_METHUSELAH, cost=discarding(requires("dom")), limit=REFERENDUM),
    digest="782126148e75",
)
card(
    200135,
    "Arika",
    at(
        fact.UNLOCK_PHASE,
        each(all_(LOCATION, of(PREY)), choose(burn(1, POOL, PREY), burn(IT), by=PREY)),
        whose=PREY,
        if_=is_(SELF, READY),
    ),
    digest="63b484d7bc21",
)
card(
    200403,
    "Edward Vignes",
    ability(OPEN | DECLINED, outcome(THWARTED), cost=discarding(requires("dom")), if_=directed_at(SELF)),
    covered="burning a card from the hand is discarding it",
    digest="5781c03540b4",
)
card(200421, "Emily Carson", ability(DISCARD, unlock(ME), cost=burning_edge(), limit=TURN), digest="499085b81680")
card(
    200530,
    "Gotsdam, The Tired Warrior",
    ability(STRIKE, ends(), cost=pay(1, BLOOD)),
    gives(TOUGH, 1, ME, is_(SELF, FIGHTING)),
    cannot(rule.AFFECT, ME, trait("frenzy")),
    digest="04925ffc3db5",
)
card(
    200532,
    "Gracis Nostinus",
    on(
        fact.BLOCK_FAILED,
        later(fact.OVER, lock(T)),
        of=VAMPIRE & YOUNGER,
        if_=is_(ACTING, among(SELF)),
    ),
    digest="1bf415bbfcce",
)
card(
    200550,
    "Gustav Breidenstein",
    ability(POLLING, mod(VOTES, 5, ME), by=BY_METHUSELAH, cost=locking(ME), limit=REFERENDUM),
    digest="8f3872b1ba8a",
)
card(
    200579,
    "Heather Florent, The Opportunist",
    instead(fact.EDGE_POOL, choose(gain(1), gain(1, BLOOD, SELF)), of=YOU),
    digest="2e4bec5569e2",
)
card(
    200629,
    "Ilyana Ravidovich",
    on(fact.CALLED, mod(VOTES, 2, YOU), if_=HUNTED & is_(SELF, IN_TERMS)),
    ability(ATTEMPT, mod(INTERCEPT, 1, ME), by=BY_REACTING, cost=pay(1, BLOOD), limit=ACTION),
    digest="577cb434ebcd",
)
card(200684, "Jazz Wentworth", act(taking_edge(), stealth=1, if_=~exists(SEAT, HAS_EDGE)), digest="102ba966690a")
card(
    200707,
    "João Bilé",
    cannot(rule.BLOCK, ME, TITLED & VAMPIRE, ~is_(SELF, TITLED)),
    gives(STEALTH, 1, ME, EMBRACE),
    digest="ed77c3f533ef",
)
card(200722, "Joseph DiGiaccomo", on(fact.ENTERS, unlock(SELF), of=MASTER_CARD & LOCATION), digest="2ddcedfb2964")
card(200738, "Juniper", act(control(a(ALLY & (of(PREDATOR) | of(PREY)), OTHERS)), stealth=1), digest="a7b023ca4ec1")
card(
    201760,
    "Khin Aye",
    gives(HAND_SIZE, 1, YOU, count(READY & MINION, of(PREDATOR)) > count(READY & MINION, MINE)),
    digest="f922db64daa0",
)
card(200848, "Lodin (Olaf Holte)", ability(PREVENT, prevent(1, aggravated=True), limit=COMBAT), digest="b007da058d74")
card(
    200873,
    "Lucinde, Alastor",
    act(fight(a(READY & (~CAMARILLA & VAMPIRE) & of(OTHER_SEATS), READY, OTHERS))),
    ability(UNLOCK, gain(1, BLOOD), cost=burning_edge(), limit=TURN),
    digest="c025a9d3d7ce",
)
card(
    200915,
    "Marcus Vitel",
    act(burn(a(RETAINER)), stealth=1),
    gives(
        BLEED,
        1,
        all_(SABBAT & VAMPIRE & MINE),
        is_(SELF, READY) & is_(SELF, title("prince")) & exists(READY & (CAMARILLA & VAMPIRE), of(VICTIMS)),
    ),
    digest="52c8077b5f9f",
)
card(200973, "Melissa Barton", on(fact.EDGE_BURNED, gain(1, BLOOD)), digest="9c9cd21bb82a")
card(
    201645,
    "Mithras",
    toll(rule.BLOCK, 1, YOUNGER & VAMPIRE, among(ME)),
    toll(rule.VOTE_AGAINST, 1, YOUNGER & VAMPIRE, among(ME)),
    digest="ec5cd0b17734",
)
card(
    201026,
    "Mustafa, The Heir",
    ability(
        POLLING,
        choose(recast(SELF, "for"), recast(SELF, "against")),
        cost=take(1, BLOOD, a(VAMPIRE & OLDER & clan("Toreador"), MINE, holds(1)), SELF),
        open=FOR_OTHERS,
        if_=kind("political") & is_(SELF, READY),
    ),
    digest="2eebf5791b2c",
)
card(
    201322,
    "Suhailah",
    gives(STEALTH, 1, ME, exists(READY & (VAMPIRE & title("prince") | VAMPIRE & title("justicar")), of(PREY))),
    digest="f7e0161ad311",
)
card(
    201438,
    "Victor Donaldson",
    on(fact.CANCELLED, may(put(THAT_CARD, TOP), shuffle(LIBRARY)), to=YOU, about=named("Golconda: Inner Peace")),
    covered="the card that was cancelled is put back and shuffled in",
    digest="fbca2cf521ca",
)
card(
    201440,
    "Victor Pelletier",
    on(
        fact.ENTERS,
        choose(
            do(),
            do(pay(1, POOL), becomes(SELF, title="primogen")),
            do(pay(2, POOL), becomes(SELF, title="prince", place="Paris")),
            do(pay(3, POOL), becomes(SELF, title="justicar", place="Ventrue")),
        ),
        of=SELF,
    ),
    cannot(rule.CONTEST, ME),
    digest="76429ae66219",
)
card(
    201445,
    "Victorine Lafourcade",
    ability(
        DURING_ACTION,
        outcome(THWARTED),
        cost=burning_edge(),
        if_=kind("bleed") & directed_at(YOU) & is_(ACTING, VAMPIRE, capacity(most=4)),
    ),
    ability(PRESS, press(), limit=COMBAT),
    digest="14d0e57fffbd",
)
card(201468, "Wilhelm Waldburg", toll(rule.CONTEST, 1, VAMPIRE, among(ME)), digest="bfce2b035057")
