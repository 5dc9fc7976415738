"""Master cards: T."""

from __future__ import annotations

from praxis.effects.nodes import Part
from praxis.vtes.definitions.build import Way
from praxis.vtes.definitions.language import *
from praxis.vtes.definitions.shapes.master import (
    A_MASTER_ACTION,
    FEEDS_BEARER,
    GROUND,
    HUNGRY_AT_HOME,
    IN_PLAY_AT_ONCE,
    archetype,
    discipline,
    hides,
    hunting_ground,
    once,
)
from praxis.vtes.definitions.shapes.several import USED_UP

card(
    101924,
    "Tabriz Assembly",
    IN_PLAY_AT_ONCE,
    gives(HAND_SIZE, 1),
    ability(UNLOCK, gain(1, BLOOD, a(VAMPIRE, MINE, NOT_FULL, clan("True Brujah"))), limit=TURN),
    act(
        burn(CARD), who=VAMPIRE, open=FOR_ANYBODY, reach="political", stealth=1, during=mod(VOTES, 1, controller(CARD))
    ),
    digest="868a46b8265c",
)
card(
    101933,
    "Talons of the Dead",
    master(put(CARD, a(VAMPIRE, MINE, clan("Gangrel antitribu")))),
    gives(AGGRAVATED_HANDS, 1),
    dues(1, BLOOD_COST, BEARER, directed=True),
    ability(MASTER, burn(CARD), cost=A_MASTER_ACTION, by=BY_KEEPER),
    digest="5e60d504c9a6",
)
hunting_ground(101953, "Temple Hunting Ground", "78369bba236a")
card(
    101956,
    "Tend the Flock",
    master(
        gain(3, BLOOD, a(VAMPIRE, UNCONTROLLED, MINE, trait("infernal"), where(num(CAPACITY, IT) < num(CAPACITY, T)))),
        targets=(a(VAMPIRE, READY, UNLOCKED, MINE, clan("Baali"), trait("infernal")),),
    ),
    covered="the Baali is the first target, named beside the effects",
    digest="0293d50a8fec",
)
card(
    101958,
    "Tension in the Ranks",
    IN_PLAY_AT_ONCE,
    on(fact.TO_TORPOR, burn(1, POOL, THEM), of=MINION),
    on(fact.BURNED, burn(1, POOL, THEM), of=MINION & READY),
    ability(MASTER, burn(CARD), cost=(A_MASTER_ACTION, discarding(MASTER_CARD, n=2)), open=FOR_ANYBODY),
    digest="db67436040a5",
)
card(
    102343,
    "Terrifying Visage",
    master(put(CARD, a(VAMPIRE, READY, trait("path of Cathari"), ~with_(named("Terrifying Visage"))))),
    on(fact.BLOCKED, burn(1, POOL, controller(BLOCKING)), to=BEARER),
    digest="1fb8d2549a45",
)
discipline(101965, "Thaumaturgy", "tha", "3d90c54d7aef", old=True)
card(
    101968,
    "Therbold Realty",
    IN_PLAY_AT_ONCE,
    costs(-1, BLOOD_COST | POOL_COST, YOU, LOCATION),
    costs(-1, BLOOD_COST | POOL_COST, MINE, LOCATION),
    digest="214afdf0f2a2",
)
card(
    101980,
    "Threestar Cab Company",
    IN_PLAY_AT_ONCE,
    ability(MASTER, gain(1, BLOOD, CARD), cost=locking()),
    ability(UNLOCK, take(1, BLOOD, CARD, YOU), cost=locking()),
    ability(UNLOCK, take(1, BLOOD, CARD, a(*HUNGRY_AT_HOME)), note(GROUND, T), cost=locking()),
    digest="8b4976fef2b9",
)
card(
    101989,
    "Toreador Grand Ball",
    master(
        put(CARD, PLAY),
        remember(a(VAMPIRE, READY, MINE, clan("Toreador")), a(VAMPIRE, READY, MINE, clan("Toreador"))),
        lock(T2),
    ),
    cannot(rule.UNLOCK, among(CHOSEN2) & clan("Toreador")),
    cannot(rule.BLOCK, MINION, among(CHOSEN) & clan("Toreador"), if_=~kind("bleed")),
    burnable(~clan("Nosferatu")),
    burnable(clan("Nosferatu"), stealth=-1),
    digest="ea78b94f21c2",
)
card(
    102001,
    "Tower of London",
    IN_PLAY_AT_ONCE,
    ability(
        AFTER_ACTION,
        gain(1),
        cost=locking(),
        if_=happened(fact.SUCCEEDED, about=requires("nec"), span=ACTION),
    ),
    digest="de0b3558169d",
)
archetype(
    102005,
    "Traditionalist",
    "7a0c302b94f6",
    on(fact.REJECTED, once("traditionalist", FEEDS_BEARER), if_=is_(BEARER, voted("against"))),
)
card(
    102023,
    "Tribute to the Master",
    master(if_(exists(VAMPIRE, READY, MINE), take(1, BLOOD, all_(VAMPIRE, READY, MINE), YOU))),
    digest="b3b0f0b0cb3c",
)


def trophy(official: int, name: str, digest: str, *parts: Part | Way, covered: str = "") -> None:
    """A trophy: a master card that is put into play and awarded later. [master.trophy.award]"""
    card(official, name, master(put(CARD, PLAY)), *parts, digest=digest, covered=covered)


trophy(
    102029,
    "Trophy: Diablerie",
    "8eb7feb840b0",
    gives(STEALTH, 2, if_=kind("diablerize") & is_(BEARER, IS_ACTING)),
    cannot(rule.BLOOD_HUNT, BEARER),
    on(fact.OVER, burn(CARD), if_=happened(fact.DIABLERIE, BEARER, span=ACTION)),  # also if it came as a trophy for it
    covered="nobody is hunted for it",
)
card(
    102031,
    "Trophy: Domain",
    master(put(CARD, PLAY)),
    gives(INTERCEPT, 1),
    ability(DURING_ACTION, unlock(ME), attempt(rising=True), by=BY_LOCKED, blood=1, limit=ACTION | BY_NAME),
    digest="30825ebb88f2",
)
trophy(
    102032,
    "Trophy: Hunting Ground",
    "37ae11e687e7",
    at(
        fact.UNLOCK_PHASE,
        if_(is_(BEARER, ~noted("hunting ground")), gain(2, BLOOD, BEARER), note("hunting ground", BEARER)),
        whose=controller(BEARER),
    ),
)
trophy(
    102033,
    "Trophy: Library",
    "5040b059208e",
    gives(HAND_SIZE, 2, controller(BEARER), if_=is_(BEARER, VAMPIRE)),
    cannot(rule.BEAR, BEARER, named("Trophy: Library"), if_=count(named("Trophy: Library"), on_(BEARER)) >= 2),
)
trophy(
    102034,
    "Trophy: No Questions",
    "f3c7c6dff1c9",
    on(fact.ENTERS, gain(2, BLOOD, CARD), of=CARD, to=VAMPIRE),
    ability(ANNOUNCED, hang(cannot(rule.BLOCK, MINION)), cost=pay(1, BLOOD, CARD), by=BY_ACTING),
    on(fact.LOSES_BLOOD, burn(CARD), of=CARD, if_=num(BLOOD, CARD) <= 0),
)
trophy(
    102037,
    "Trophy: Revered",
    "7fa1233f7316",
    gives(BLEED, 2),
    cannot(rule.BEAR, BEARER, named("Trophy: Revered")),
)
card(
    102049,
    "Twilight Camp",
    master(put(CARD, PLAY), gain(4, BLOOD, CARD)),
    on(
        fact.ENTERS,
        may(becomes(IT, sect="Anarch"), cost=pay(1, BLOOD, CARD)),
        of=VAMPIRE & MINE & ~TITLED & ~ANARCH,
        if_=~EMBRACE,
    ),
    ability(MASTER, take(1, BLOOD, CARD, a(VAMPIRE, ANARCH, NOT_FULL)), cost=A_MASTER_ACTION),
    USED_UP,
    digest="7bed0a60555c",
)
hides(102050, "Twisted Forest", "3804de304020", MINE, clan("Gangrel antitribu"))
