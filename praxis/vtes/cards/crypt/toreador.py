"""Crypt cards: Toreador."""

from __future__ import annotations

from praxis.vtes.definitions.language import *

card(
    200080,
    "Andre LeRoux",
    ability(
        RESOLVING,
        mod(BLEED, -1),
        mod(BLEED, 2, SELF, TURN),
        limit=ACTION,
        if_=kind("bleed") & is_(ACTING, VAMPIRE, MINE) & (num(BLEED, ACTING) >= 1),
    ),
    digest="b8a4b7897a87",
)
card(
    201693,
    "Annabelle Triabell",
    gives(STEALTH, 1, all_(~among(SELF) & (VAMPIRE & clan("Toreador")) & MINE), is_(SELF, LOCKED)),
    digest="ade3480a9120",
)
card(
    200106,
    "Anneke",
    ability(
        DURING_ACTION,
        attempt(anybody=True),
        by=BY_REACTING,
        if_=is_(ACTING, VAMPIRE, OTHERS) & ~is_(BLOCKING, among(SELF)),
    ),
    covered="whoever is the target stands for all restrictions",
    digest="d09dc82f46f1",
)
card(
    200107,
    "Anson",
    gives(TWO_MASTERS, 1, YOU, is_(SELF, READY)),
    covered="the second master phase action is a number of the Methuselah",
    digest="da2f6913ae71",
)
card(
    200171,
    "Barth",
    gives(STEALTH, -1, all_(VAMPIRE & capacity(most=3) & (of(PREDATOR) | of(PREY))), is_(SELF, READY, UNLOCKED)),
    digest="fccd8e390a20",
)
card(
    201694,
    "Diana Iadanza",
    ability(
        AS_PLAYED,
        cancel(REACTION_CARD),
        cost=pay(1, BLOOD),
        limit=REFERENDUM,
        if_=is_(ACTING, among(SELF)) & happened(fact.CALLED, SELF, span=ACTION),
    ),
    digest="69d8a34fc34f",
)
card(
    200427,
    "Epikasta Rigatos",
    on(fact.FINISHED, may(put(THAT_CARD, TOP), shuffle(LIBRARY)), of=SELF, about=ACTION_CARD & ASH & MINE),
    digest="602e0f7084aa",
)
card(
    200478,
    "François Villon",
    act(take(any_(1, 2), BLOOD, a(YOUNGER & VAMPIRE, holds(1)), ME), stealth=1),
    digest="cd8a2cb360f3",
)
card(
    200639,
    "Ira Rivers",
    gives(INTERCEPT, 1, ME, kind("political")),
    on(fact.PLAYED, later(fact.DRAWN, may(draw(1)), of=YOU, until=TURN), of=SELF, about=requires("aus")),
    covered="the additional card is drawn as the first one is",
    digest="81be4e82b9d0",
)
card(201758, "Jürgen, The Libertine", toll(rule.BLOCK, 1, MINION, among(ME)), digest="4d2267f79bcd")
card(
    200806,
    "Laecanus",
    ability(PRESS, press("end"), limit=COMBAT),
    cannot(rule.AFFECT, ME, trait("frenzy")),
    digest="6d80364747b5",
)
card(
    201633,
    "Maila",
    ability(
        DURING_ACTION,
        mod(STEALTH, 1),
        by=BY_METHUSELAH,
        cost=discarding(POLITICAL_CARD),
        limit=TURN,
        if_=is_(SELF, READY) & is_(ACTING, MINION & MINE),
    ),
    digest="c63dde187e66",
)
card(
    200910,
    "Marcellus",
    dues(1, BLOOD_COST, VAMPIRE & clan("Nosferatu"), "political", if_=is_(SELF, READY)),
    digest="562c7c1988eb",
)
card(
    201702,
    "Marcos Belegrad",
    on(fact.POLLED, burn(1, POOL, all_(SEAT, voted("against"))), of=SELF),
    digest="a571d7eb3b90",
)
card(
    200951,
    "Masika",
    ability(
        ATTEMPT,
        mod(INTERCEPT, 1, BLOCKING),
        by=BY_METHUSELAH,
        cost=discarding(POLITICAL_CARD),
        limit=ACTION,
        if_=is_(BLOCKING, MINION & MINE),
    ),
    digest="2f9299ff2d6f",
)
MICHAEL_CHOICE = a(VAMPIRE, READY, CAMARILLA, voted())
card(
    200982,
    "Michael Luther",
    ability(
        POLLING,
        choose(recast(MICHAEL_CHOICE, "for"), recast(MICHAEL_CHOICE, "against")),
        cost=locking(ME),
        limit=REFERENDUM,
    ),
    on(fact.FIGHTS, may(draw(1)), if_=is_(SELF, FIGHTING)),
    digest="403a5033ad4a",
)
card(
    201703,
    "Modius",
    ability(POLLING, mod(VOTES, 1, ME), by=BY_METHUSELAH, cost=discarding(MASTER_CARD), limit=REFERENDUM),
    digest="6a7487f97fba",
)
card(201007, "Montecalme", act(burn(a(LOCATION)), reach="political", stealth=1), digest="2820adc79c26")
card(
    201398,
    "Tyler McGill",
    on(fact.EDGE_BURNED, mod(VOTES, 1, ME)),
    cannot(rule.BLOCK, ME, VAMPIRE & clan("Nosferatu")),
    digest="50780929ca12",
)
card(201430, "Vasily", toll(rule.CONTEST, 1, ME, if_=~EDGE), digest="7647df24107e")
