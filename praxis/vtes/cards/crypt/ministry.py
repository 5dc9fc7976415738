"""Crypt cards: Ministry."""

from __future__ import annotations

from praxis.vtes.definitions.language import *
from praxis.vtes.definitions.shapes.several import IN_YOUR_MINION_PHASE

card(201736, "Agnieszka, Tempter of Legions", ability(STRIKE, ends(), cost=pay(1, BLOOD)), digest="91ce0b5c8fe6")
card(
    200231,
    "Cagliostro, The Grand Copht",
    on(fact.DISCARD_PHASE, mod(DISCARD_ACTIONS, 1, YOU), of=YOU, if_=is_(SELF, READY)),
    on(fact.BLOCKED, later(fact.FOUGHT, may(gain(1, CORRUPTION, T))), to=SELF),
    digest="73c0c4c8bac8",
)
card(200414, "Elizabeth Dimitros", cannot(rule.BLOCK, named("Hesha Ruhadze"), among(ME)), digest="23dc36abc0c0")
card(
    201588,
    "Faruq Abd al-Qadir",
    cannot(rule.ENDING_STRIKE, among(OPPOSING) & (MINION & holds(name="corruption", yours=True))),
    digest="f05056756d74",
)
card(201591, "Hesha Ruhadze", gives(BLEED, count(UNIQUE & EQUIPMENT & on_(SELF)), ME), digest="b8ce81059c67")
card(
    200742,
    "Kahina the Sorceress",
    act(inflict(1, all_(MINION, holds(name="corruption", yours=True))), reach="political", stealth=1),
    digest="7eafcf5223d4",
)
card(
    200769,
    "Kemintiri",
    gives(BLEED, 1, ME, DIRECTED & exists(VAMPIRE & clan("Ventrue"), of(VICTIMS))),
    gives(STEALTH, 1, ME, DIRECTED & exists(VAMPIRE & clan("Ventrue"), of(VICTIMS))),
    act(fight(SELF), who=VAMPIRE & clan("Ventrue"), open=FOR_OTHERS, if_=is_(SELF, READY)),
    act(fight(a(VAMPIRE & clan("Ventrue"), READY, OTHERS)), stealth=1),
    digest="c890050fef49",
)
card(
    200780,
    "Khay'tall, Snake of Eden",
    gives(STEALTH, 1, ME, kind("political")),
    cannot(rule.VOTE_AGAINST, VAMPIRE & holds(name="corruption"), among(ME)),
    digest="3c7c8d874a4b",
)
card(
    200828,
    "Legba",
    cannot(rule.VOTE, VAMPIRE & clan("Ministry") & of(OTHER_SEATS), if_=kind("political") & is_(ACTING, among(SELF))),
    covered="whose minion it is stands in the filter `of`",
    digest="138353c586f0",
)
card(
    201033,
    "Nakhthorheb",
    ability(IN_YOUR_MINION_PHASE, unlock(ME), if_=YOUR_TURN),
    cannot(rule.BLOCK, holds(name="corruption", yours=True), among(ME)),
    digest="f849167a8f15",
)
card(201042, "Nefertiti", act(gain(1, CORRUPTION, a(MINION, of(PREY))), stealth=1, blood=1), digest="11b81029e97b")
NEFERU_CHOICE = a(VAMPIRE & holds(name="corruption", yours=True), READY, voted())
card(
    201043,
    "Neferu",
    ability(
        POLLING,
        choose(recast(NEFERU_CHOICE, "for"), recast(NEFERU_CHOICE, "against")),
        cost=pay(1, BLOOD),
        limit=REFERENDUM,
    ),
    digest="fce1a92ea8f0",
)
card(
    201608,
    "Nonu Dis",
    on(
        fact.FINISHED,
        may(gain(1, BLOOD, pick(READY & (VAMPIRE & clan("Ministry")) & MINE)), note("rested", SELF)),
        to=YOU,
        about=MASTER_CARD,
        if_=YOUR_TURN & is_(SELF, READY) & ~is_(SELF, noted("rested")),
    ),
    digest="94a59a39530c",
)
card(
    201072,
    "Ogwon",
    on(fact.BLOCK_FAILED, burn(1, BLOOD, IT), of=ALLY | YOUNGER & VAMPIRE, to=SELF),
    digest="876f159a977a",
)
card(
    201109,
    "Pentweret",
    ability(
        STRIKE,
        special(),
        hits(control(OPPOSING)),
        cost=pay(2, BLOOD),
        if_=is_(OPPOSING, ALLY | VAMPIRE, where(num(WORTH, IT) <= 3)),
    ),
    digest="f80a8a881d81",
)
card(
    201129,
    "Porphyrion",
    on(fact.ENTERS, may(search(LIBRARY, named("Treaty of Laibach"), shown=True)), of=SELF),
    digest="9dca29f5c7cb",
)
card(
    201236,
    "Saqqaf, Keeper of the Grand Temple of Set",
    ability(SUCCEEDED, gain(1), by=BY_METHUSELAH, limit=TURN, if_=is_(ACTING, among(SELF)) & needs("ser")),
    digest="a50805ad140f",
)
card(
    201242,
    "Sarrasine",
    ability(MASTER, mod(MASTER_ACTIONS, 1), cost=burning_edge(), if_=is_(SELF, READY), limit=TURN),
    digest="8f01f9f4d565",
)
card(
    201243,
    "Sarrasine",
    merged(ability(UNLOCK, gain(1, CORRUPTION, pick(MINION & of(PREY))), if_=is_(SELF, READY), limit=TURN)),
    digest="97763eb555b2",
)
card(
    201662,
    "Sergio Bueno",
    toll(rule.BLOCK, 1, MINION & holds(name="corruption", yours=True), among(ME)),
    digest="3865f46c1047",
)
card(
    201282,
    "Shemti",
    on(
        fact.SUCCEEDED,
        choose(inflict(1, IT), later(fact.OVER, inflict(1, T)), by=controller(IT)),  # before or after what else follows
        of=MINION,
        if_=directed_at(YOU) & is_(SELF, READY, UNLOCKED),
    ),
    digest="d94a32efc378",
)
card(
    201324,
    "Sundervere, The Devil Brahmin",
    on(fact.BURNED, burn(1), of=SELF),
    ability(DURING_ACTION, mod(BLEED, 1, None), by=BY_ACTING, cost=pay(1, BLOOD), limit=ACTION),
    digest="3774e6ba4a54",
)
