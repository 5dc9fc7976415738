"""Crypt cards: Lasombra."""

from __future__ import annotations

from praxis.vtes.definitions.language import *

card(
    200063,
    "Alvaro, The Scion of Angelica",
    on(
        (fact.PASSED, fact.REJECTED), later(fact.OVER, may(gain(2, BLOOD))), if_=kind("political") & ~is_(SELF, voted())
    ),
    digest="45faaae845ce",
)
card(
    200070,
    "Ambrosio Luis Monçada, Plenipotentiary",
    cannot(rule.BLOCK, ME),
    dues(1, POOL_COST, at=SELF),
    ability(
        DISCARD,
        unlock(pick(~among(SELF) & (READY & (VAMPIRE & clan("Lasombra"))), LOCKED)),
        if_=is_(SELF, READY),
        limit=TURN,
    ),
    digest="870f07cf12de",
)
card(
    200092,
    "Angelica, The Canonicus",
    ability(
        ATTEMPT,
        discard(up_to(9, in_(HAND), MINE, MASTER_CARD)),
        mod(INTERCEPT, MOVED, ME),
        by=BY_REACTING,
        limit=ACTION,
    ),
    digest="075327254286",
)
card(
    200117,
    "Antonio Delgado",
    ability(DISCARD, unlock(ME), limit=TURN, if_=happened(fact.PASSED, SELF, span=TURN)),
    digest="77be8f2a6377",
)
card(
    201710,
    "Azucena",
    gives(INTERCEPT, 1, ME, is_(ACTING, YOUNGER & (VAMPIRE & clan("Lasombra")))),
    gives(INTERCEPT, -1, ME, is_(ACTING, OLDER & (VAMPIRE & clan("Lasombra")))),
    digest="51f3dbbefe22",
)
card(200249, "Carolina Vález", gives(IMMUNE, FROM_ALLIES | FROM_RETAINERS, ME), digest="8bba96c7b90d")
card(
    200288,
    "Conrad Adoula",
    costs(1, BLOOD_COST, YOUNGER & VAMPIRE, REACTION_CARD, if_=is_(ACTING, among(SELF))),
    digest="54adc2975026",
)
card(201747, "Damian", gives(BLEED, 1, ME, exists(READY & (VAMPIRE & title("cardinal")), MINE)), digest="b52ac88df934")
card(200378, "Dr. Julius Sutphen", toll(rule.BLOCK, 1, VAMPIRE & YOUNGER, among(ME)), digest="4350c879f9f5")
card(
    200379,
    "Dr. Julius Sutphen",
    ability(DURING_ACTION, mod(STEALTH, 1, None), by=BY_ACTING, cost=pay(1, BLOOD), limit=ACTION, if_=DIRECTED),
    merged(gives(STRENGTH, 1, ME, is_(OPPOSING, CAMARILLA & VAMPIRE))),
    digest="54a22e354c01",
)
card(
    201712,
    "Gnaeus Aemilius Augustinus",
    at(
        fact.UNLOCK_PHASE,
        inflict(1, pick(MINION, READY, of(PREY), by=PREY), UNPREVENTABLE),
        whose=YOU,
        if_=is_(SELF, READY),
    ),
    digest="d98ccbcecf4a",
)
card(
    200829,
    "Leila Monroe",
    act(becomes(a(VAMPIRE, ANARCH, holds(0, most=0)), sect="Sabbat"), stealth=1),
    covered="no blood is `holds(0, most=0)`",
    digest="6f90558c8d6e",
)
card(
    200916,
    "Marcus Vitel",
    act(fight(SELF), who=VAMPIRE & clan("Brujah"), open=FOR_OTHERS, if_=is_(SELF, READY)),
    merged(
        gives(
            BLEED,
            1,
            all_(SABBAT & VAMPIRE & MINE),
            is_(SELF, READY) & is_(SELF, SABBAT) & exists(READY & (CAMARILLA & VAMPIRE), of(VICTIMS)),
        )
    ),
    digest="c88e926e4d0e",
)
card(
    201082, "Onaedo", gives(STEALTH, 1, ME, exists(named("Otieno"), READY) & kind("diablerize")), digest="71f17960debe"
)
card(
    201771,
    "Sakura, The Merciless",
    ability(
        SUCCEEDED,
        unlock(ME),
        by=BY_METHUSELAH,
        cost=pay(1, BLOOD),
        limit=TURN,
        if_=is_(ACTING, among(SELF)) & needs("path of Death and the Soul") & YOUR_TURN,
    ),
    digest="5a9aadf89dbf",
)
card(
    201335,
    "Tabitha Fisk",
    ability(UNLOCK, take(1, BLOOD, pick(VAMPIRE & title("archbishop") & MINE, holds(1)), ME), limit=TURN),
    digest="480d83e1ee2c",
)
card(
    201375,
    "Tobias Smith",
    act(becomes(a(VAMPIRE, SABBAT, ~TITLED, ~among(SELF), MINE, capacity(6)), title="bishop")),
    digest="885b4c40b8e1",
)
card(
    201716,
    "Yewon Ong",
    ability(POLLING, mod(VOTES, 1, ME), by=BY_METHUSELAH, cost=discarding(requires("obl")), limit=REFERENDUM),
    digest="c0d6adaabb65",
)
