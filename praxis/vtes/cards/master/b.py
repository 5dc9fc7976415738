"""Master cards: B."""

from __future__ import annotations

from praxis.vtes.definitions.language import *
from praxis.vtes.definitions.shapes.master import (
    A_MASTER_ACTION,
    FEEDS_BEARER,
    IN_PLAY_AT_ONCE,
    POLITICAL,
    archetype,
    blood_doll,
    hides,
    hunting_ground,
    laid_on,
    once,
)
from praxis.vtes.definitions.shapes.several import RELIC, uncontrolled

hides(100126, "Backways", "95c226c81a52", MINE, clan("Gangrel"))
card(
    100135,
    "The Barrens",
    master(put(CARD, PLAY)),
    ability(AT_ANY_TIME, discard(), cost=locking()),
    digest="1616d36da90c",
)
hunting_ground(100136, "Base Hunting Ground", "59763ab0bada")
DIVAS = (VAMPIRE, READY, MINE, clan("Daughter of Cacophony"))
card(
    100140,
    "Bastille Opera House",
    IN_PLAY_AT_ONCE,
    ability(POLLING, mod(VOTES, count(*DIVAS), YOU), cost=locking(), if_=POLITICAL & exists(*DIVAS)),
    ability(POLLING, mod(VOTES, 1, YOU), cost=(locking(), burn(CARD)), if_=POLITICAL & ~exists(*DIVAS)),
    digest="a228fdce6b9a",
)
card(
    100143,
    "Bay and Howl",
    master(
        take(
            1,
            BLOOD,
            all_(VAMPIRE, READY, MINE, clan("Gangrel antitribu")),
            a(VAMPIRE, UNCONTROLLED, MINE, clan("Gangrel antitribu")),
        )
    ),
    digest="1457422372b5",
)
hunting_ground(102287, "Biotech Company Hunting Ground", "78369bba236a")
card(
    100165,
    "Black Forest Base",
    IN_PLAY_AT_ONCE,
    act(
        gain(2, POOL, controller(ME)), who=SABBAT & VAMPIRE, open=FOR_ANYBODY, reach="political", stealth=1, limit=TURN
    ),
    burnable(ALLY & trait("changeling"), stealth=1),
    digest="a7ea903d0bd0",
)
EMPTY = if_(~exists(in_(RESEARCH), stored_on(CARD)), burn(CARD))
card(
    102351,
    "Black Market Cache",
    master(
        put(CARD, PLAY),
        repeat(3, search(LIBRARY, EQUIPMENT, ~UNIQUE, to=RESEARCH, shown=True), store(IT, shown=True)),
        EMPTY,
    ),
    ability(AT_ANY_TIME, remember(pick(in_(RESEARCH), stored_on(CARD))), if_=~is_(CHOSEN, in_(RESEARCH))),
    instead(fact.DRAWN, put(CHOSEN, HAND), remember(), EMPTY, of=YOU, if_=is_(CHOSEN, in_(RESEARCH))),
    digest="8d482d13c13e",
)
FOR_THE_HAND = named("Shakar: the Hunt") & where(exists(clan("Banu Haqim"), trait("black hand"), MINE))
card(
    100172,
    "The Black Throne",
    IN_PLAY_AT_ONCE,
    ability(POLLING, mod(VOTES, 2, YOU), cost=locking()),
    on(
        fact.LEAVES,
        may(gain(1), cost=locking()),
        of=MINION & with_(trait("contract"), chosen_for(clan("Banu Haqim"), MINE) | FOR_THE_HAND),
    ),
    digest="8e454c107cd4",
)
card(
    100178,
    "Bleeding the Vine",
    IN_PLAY_AT_ONCE,
    at(fact.UNLOCK_PHASE, choose(lock(CARD), burn(1, POOL)), whose=YOU),
    ability(
        AS_PLAYED,
        cancel(MASTER_CARD, ~trait("out-of-turn"), others=True, free=True),
        mod(MASTER_ACTIONS, 1, THEM),
        cost=locking(),
    ),
    covered="the action is given back to whose card was cancelled",
    digest="6d7181c9b632",
)
card(
    100186,
    "Blessings of the Loa",
    IN_PLAY_AT_ONCE,
    gives(
        BLEED,
        count(VAMPIRE, TORPOR, of(PREY)),
        all_(VAMPIRE, MINE, clan("Samedi"), capacity(4)),
        if_=kind("bleed") & directed_at(PREY),
    ),
    digest="3f3b55453615",
)
card(
    100196,
    "Blood Buff",
    laid_on(VAMPIRE, READY, MINE, clan("Blood Brother"), ~has("SAN")),
    teaches("san"),
    digest="f04933f9557b",
)
blood_doll(100199, "Blood Doll", master(put(CARD, a(VAMPIRE, MINE))), MASTER, "19b93d2d112c")
card(
    100207,
    "Blood Puppy",
    master(put(CARD, PLAY), gain(3, BLOOD, CARD)),
    ability(
        UNLOCK,
        choose(take(1, BLOOD, CARD, YOU), gain(1, BLOOD, CARD), do(take(ALL, BLOOD, CARD, YOU), burn(CARD))),
        limit=TURN,
    ),
    burnable(),
    digest="418be075d6c3",
)
card(
    100221,
    "Blooding by the Code",
    master(put(CARD, a(VAMPIRE, MINE, clan("Salubri antitribu"), ~with_(named("Blooding by the Code"))))),
    teaches("val"),
    gives(STRENGTH, 1),
    gives(CAPACITY, 1),
    digest="750e11820a6e",
)
# [imbued.ruling.brainwash]
card(
    100245,
    "Brainwash",
    master(put(CARD, uncontrolled())),
    gives(NO_TRANSFERS, 1),
    burnable(stealth=1),
    remains=True,
    covered="it stays in play there: `remains`",
    digest="1b5a8866e015",
)
archetype(
    100247,
    "Bravo",
    "0e54ba218aae",
    on(
        fact.FOUGHT,
        once("bravo", FEEDS_BEARER),
        of=BEARER,
        if_=ATTACK & is_(BEARER, IS_ACTING, READY) & ~FROM_BLOCK,
    ),
)
card(
    102236,
    "The British Museum, London",
    IN_PLAY_AT_ONCE,
    gives(HAND_SIZE, 1),
    costs(-1, BLOOD_COST | POOL_COST, MINION & MINE, RELIC),
    on(
        fact.OVER,
        if_(is_(IT, ~noted("british museum")), may(unlock(IT), note("british museum", IT))),
        of=MINION & MINE,
        if_=kind("equip") & happened(fact.SUCCEEDED, about=RELIC | LOCATION, span=ACTION),  # some become locations
    ),
    digest="252299f36a25",
)
card(
    100258,
    "Brothers Grimm",
    IN_PLAY_AT_ONCE,
    at(fact.UNLOCK_PHASE, gain(1, BLOOD, CARD), if_(num(BLOOD, CARD) >= 5, burn(CARD), gain(5)), whose=YOU),
    ability(
        MASTER,
        unless(controller(CARD), discarding(MASTER_CARD, by=controller(CARD)), control(CARD, YOU)),
        cost=(A_MASTER_ACTION, discarding(MASTER_CARD)),
        open=FOR_OTHERS,
    ),
    covered="the controller may discard a master card to stop it",
    digest="c22ded1ae680",
)
card(
    100260,
    "Brujah Debate",
    IN_PLAY_AT_ONCE,
    at(
        fact.MASTER_PHASE,
        lock(pick(VAMPIRE, by=THEM, of=highest(all_(VAMPIRE, clan("Brujah"), of(THEM)), num(CAPACITY, IT)))),
    ),
    gives(STRENGTH, 1, all_(VAMPIRE, clan("Brujah"))),
    on(fact.FIGHTS, each(BOTH, if_(is_(IT, clan("Brujah")), mod(MANEUVERS, 1, IT, COMBAT)))),
    burnable(~clan("Ventrue")),
    digest="21398e97e36f",
)
card(
    102311,
    "Burial Site Hunting Ground",
    IN_PLAY_AT_ONCE,
    ability(
        UNLOCK,
        gain(
            1,
            BLOOD,
            a(
                READY,
                MINE,
                (VAMPIRE & NOT_FULL & trait("path of Death and the Soul") & ~noted("hunting ground"))
                | (ALLY & WEAKENED & (trait("wraith") | trait("zombie"))),
            ),
        ),
        note("hunting ground", T),
        limit=TURN,
    ),
    digest="24f425180dd5",
)
