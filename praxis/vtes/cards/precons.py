"""Master cards of the preconstructed decks that need rules of their own: contracts, offices, stores that pay costs,
hunts among one's own, what leaves the ready region."""

from __future__ import annotations

from praxis.vtes.cards.language import *
from praxis.vtes.cards.locations import IN_PLAY_AT_ONCE
from praxis.vtes.cards.on_minions import ARCHETYPE
from praxis.vtes.cards.schemes import USED_UP

# -- discards, replacements -------------------------------------------------------------------------------------------

card(
    101435,
    "Powerbase: Los Angeles",
    IN_PLAY_AT_ONCE,
    ability(
        DISCARD,
        mod(DISCARD_ACTIONS, 1),
        later(
            fact.DISCARDED,
            may(unlock(pick(READY, LOCKED, ANARCH))),
            to=YOU,
            about=requires("Anarch") | makes("Anarch"),
            if_=HOW_MUCH >= 1,
            until=TURN,
        ),
        cost=locking(),
    ),
    act(control(CARD, YOU), who=ANARCH, open=FOR_OTHERS),
    digest="57e12e6f2e5f",
)
card(
    102126,
    "Visit from the Capuchin",
    master(put(CARD, PLAY), gain(4, BLOOD, CARD)),
    gives(HAND_SIZE, num(BLOOD, CARD)),
    instead(fact.REPLACES, burn(1, BLOOD, CARD), of=YOU),
    USED_UP,
    digest="9aa26122f280",
)

card(
    100798,
    "Galaric's Legacy",
    master(put(CARD, a(VAMPIRE, READY, MINE, ~TITLED, ~ANARCH)), becomes(T, sect="Anarch")),
    on(fact.SECT, burn(CARD), of=BEARER, if_=~is_(BEARER, ANARCH)),
    digest="84b93887cdb4",
)

# -- archetypes -------------------------------------------------------------------------------------------------------

card(
    100485,
    "Dabbler",
    master(put(CARD, a(VAMPIRE, MINE, ARCHETYPE))),
    on(
        fact.OVER,
        may(
            choose(do(pay(1, BLOOD, BEARER), unlock(BEARER)), gain(1, BLOOD, BEARER)),
            note("dabbler", BEARER),
        ),
        if_=(tally(fact.PLAYED, BEARER, span=ACTION, disciplines=True) >= 3) & is_(BEARER, ~noted("dabbler")),
    ),
    digest="a870da9d416d",
)
card(
    102258,
    "Saulot's Guiding Wisdom",
    master(becomes(a(VAMPIRE, MINE, INDEPENDENT, clan("Salubri"), ARCHETYPE), title="2 votes")),
    ability(DURING_REFERENDUM, abstain(a(VAMPIRE)), cost=locking(BEARER), by=BY_KEEPER),
    ability(
        BEFORE_RANGE,
        outcome(COMBAT_OVER),
        cost=locking(BEARER),
        by=BY_KEEPER,
        if_=exists(FIGHTING, MINE) & ~is_(BEARER, FIGHTING),
        limit=TURN,
    ),
    digest="7fdcc89b467a",
)
HURT = (NOT_FULL & VAMPIRE) | (WEAKENED & ALLY)
card(
    102259,
    "Saulot's Healing Touch",
    master(put(CARD, a(VAMPIRE, MINE, clan("Salubri"), ARCHETYPE))),
    dues(-2, BLOOD_COST, BEARER, "rescue", at=VAMPIRE & ~clan("Tremere")),
    on(
        fact.FROM_TORPOR, gain(1, BLOOD, IT), of=VAMPIRE & ~clan("Tremere"), if_=kind("rescue") & is_(BEARER, IS_ACTING)
    ),
    act(gain(1, BLOOD, a(MINION, READY, OTHER, HURT)), stealth=1),
    digest="518eb177a16d",
)
card(
    101587,
    "Regent",
    master(becomes(a(VAMPIRE, MINE, SABBAT, capacity(8)), title="regent")),
    act(fight(BEARER), who=VAMPIRE & SABBAT & ~of(controller(BEARER)), open=FOR_ANYBODY),
    on(fact.DIABLERIE, becomes(BEARER, loses_title=True), becomes(IT, title="regent"), of=VAMPIRE & SABBAT, to=BEARER),
    covered="the title goes to the diablerist, and the card with it",
    digest="c1c13835fa78",
)

# -- what leaves the ready region -------------------------------------------------------------------------------------

card(
    101487,
    "Priority Contract",
    master(
        put(CARD, a(MINION, of(PREY)), kept=True),
        remember(a(VAMPIRE, READY, MINE, clan("Banu Haqim"))),
    ),
    act(fight(BEARER), who=among(CHOSEN) & ~of(controller(BEARER)), open=FOR_ANYBODY, stealth=1),
    on(fact.LEAVES, may(gain(3), burn(CARD)), of=BEARER),
    digest="ffff5780675c",
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
    100740,
    "Flames of Insurrection",
    IN_PLAY_AT_ONCE,
    on(
        fact.LEAVES,
        each(
            all_(FIGHTING, ANARCH, ~among(IT)),
            may(gain(1, BLOOD, pick(VAMPIRE, UNCONTROLLED, of(controller(IT)), by=controller(IT))), by=controller(IT)),
        ),
        of=MINION & FIGHTING,
    ),
    act(burn(CARD), who=VAMPIRE, open=FOR_ANYBODY, reach="political", stealth=1),
    digest="eba915d925dc",
)
HOSTAGES = VAMPIRE & holds(name="hostage")
card(
    100303,
    "Carver's Meat Packing and Storage",
    IN_PLAY_AT_ONCE,
    on(fact.TO_TORPOR, gain(1, HOSTAGE, IT), of=capacity(most=3)),
    cannot(rule.RISE, HOSTAGES),
    cannot(rule.DIABLERIZE, VAMPIRE, HOSTAGES),
    ability(
        MASTER, gain(count(HOSTAGES), BLOOD, a(VAMPIRE, READY, MINE, NOT_FULL)), cost=locking(), if_=exists(HOSTAGES)
    ),
    ability(
        UNLOCK | UNLOCK_OF_OTHERS,
        burn(ALL, HOSTAGE, a(HOSTAGES)),
        cost=pay(2, BLOOD, pick(VAMPIRE, READY, MINE, holds(2))),
        open=FOR_ANYBODY,
        limit=TURN,
    ),
    on(fact.BURNED, burn(ALL, HOSTAGE, all_(VAMPIRE)), of=CARD),
    digest="e852af7f7e76",
)

# -- Ravnos -----------------------------------------------------------------------------------------------------------

RAVNOS = clan("Ravnos")
DREAMERS = all_(VAMPIRE, RAVNOS, holds(name="nightmare"))
card(
    102166,
    "Week of Nightmares",
    master(put(CARD, PLAY), gain(10, BLOOD, CARD), limit=GAME),
    gives(BLEED, 1, all_(VAMPIRE, RAVNOS)),
    gives(STRENGTH, 1, all_(VAMPIRE, RAVNOS)),
    cannot(rule.BASIC_HUNT, VAMPIRE & RAVNOS),
    act(hunt(at=a(VAMPIRE, RAVNOS, OTHER)), who=RAVNOS, open=FOR_ANYBODY, stealth=1),
    ability(
        UNLOCK,
        gain(1, NIGHTMARE, a(VAMPIRE, RAVNOS)),
        burn(1, BLOOD, CARD),
        open=FOR_ANYBODY,
        limit=TURN,
        if_=num(BLOOD, CARD) >= 1,
    ),
    on(
        fact.LOSES_BLOOD,
        each(DREAMERS, unless(controller(IT), pay(num(NIGHTMARE, IT), BLOOD, IT), burn(IT))),
        burn(ALL, NIGHTMARE, all_(VAMPIRE)),
        burn(CARD),
        of=CARD,
        if_=num(BLOOD, CARD) <= 0,
    ),
    digest="2f73496125e5",
)
PAID_FROM_HERE = x(1, at_most(num(BLOOD, CARD), num(COST, PLAYED_CARD)))
card(
    101553,
    "Ravnos Carnival",
    master(put(CARD, PLAY), gain(count(VAMPIRE, MINE, RAVNOS), BLOOD, CARD)),
    ability(PAYING, cheaper(ACTION_CARD, where(num(PRICE, IT) <= 0), who=RAVNOS & MINE, counters=PAID_FROM_HERE)),
    USED_UP,
    digest="a0cde805b4e2",
)
card(
    101552,
    "Ravnos Cache",
    IN_PLAY_AT_ONCE,
    ability(MASTER, take(1, POOL, YOU, CARD), gain(1, BLOOD, CARD), limit=TURN),
    ability(
        PAYING,
        cheaper(EQUIPMENT, who=MINION & MINE, counters=x(1, at_most(num(BLOOD, CARD), num(COST, PLAYED_CARD)))),
        cost=locking(),
    ),
    digest="9a2fc7dc7eb1",
)
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

# -- equipment and servants -------------------------------------------------------------------------------------------

card(
    102092,
    "Vast Wealth",
    master(put(CARD, a(MINION, READY, MINE))),
    act(fetch(EQUIPMENT, first=True), if_=is_(BEARER, MINE), reach="equip", stealth=1),
    digest="549b9d3fe0db",
)
card(
    101401,
    "Piper",
    master(
        lock(a(READY, UNLOCKED, MINE, ANARCH, BRINGS_A_SERVANT)),
        equip(pick(in_(HAND), MINE, ALLY_CARD | RETAINER, fits(T)), by=T),
    ),
    covered="nobody can block what is no action",
    digest="bb44d5d87499",
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

# -- cards kept on cards ----------------------------------------------------------------------------------------------

card(
    102354,
    "Fleshforge Chamber",
    IN_PLAY_AT_ONCE,
    ability(MASTER, store(pick(in_(HAND), MINE, ALLY_CARD | RETAINER, trait("ghoul")), shown=True), limit=TURN),
    plays_from(clan("Tzimisce")),
    digest="9b3930056b98",
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
card(
    101877,
    "Storage Annex",
    master(put(CARD, PLAY), store(pick(in_(HAND), MINE)), if_=count(in_(HAND), MINE) >= 2),
    ability(
        MASTER,
        remember(all_(in_(RESEARCH), stored_on(CARD))),
        store(pick(in_(HAND), MINE)),
        put(CHOSEN, HAND),
        if_=exists(in_(RESEARCH), stored_on(CARD)) & exists(in_(HAND), MINE),
        limit=TURN,
    ),
    covered="she sees the card as long as it is hers",
    digest="10609939c294",
)

# -- actions and referendums that fail --------------------------------------------------------------------------------

OWN_ASSAMITE = all_(READY, MINE, clan("Banu Haqim"))
card(
    102201,
    "Yoruba Shrine",
    IN_PLAY_AT_ONCE,
    ability(ANNOUNCED, unlock(ACTING), outcome(THWARTED), cost=locking(), if_=directed_at(OWN_ASSAMITE)),
    ability(
        BEFORE_VOTES,
        unlock(ACTING),
        outcome(FAILS),
        cost=locking(),
        if_=exists(READY, MINE, clan("Banu Haqim"), IN_TERMS) & is_(ACTING, OTHERS),
    ),
    digest="f76ce617d5a7",
)
card(
    102132,
    "Vox Domini",
    out_of_turn(outcome(FAILS), when=DURING_REFERENDUM, if_=kind("political"), limit=GAME | FOR_YOU),
    digest="68625e08a824",
)
FELL = happened(fact.LEAVES, ACTING, span=ACTION) | ~is_(ACTING, READY)
card(
    102199,
    "Yawp Court",
    IN_PLAY_AT_ONCE,
    ability(
        BEFORE_TERMS,
        later(fact.FOUGHT, inflict(2, T), if_=is_(ACTING, READY)),
        fight(ACTING, who=T),
        if_(FELL, outcome(ENDS)),
        cost=(locking(), locking(a(VAMPIRE, READY, UNLOCKED, MINE, SABBAT))),
        if_=is_(ACTING, OTHERS),
    ),
    digest="8de04a76ab9a",
)

# -- numbers chosen in secret -----------------------------------------------------------------------------------------

HELD_OUT = any_(1, case(is_(IT, among(YOU)), 6, 5), by=SEATS, secret=True)
UNDERCUT = HELD_OUT.times(HELD_OUT.by(IT) - 1) >= 1
card(
    100800,
    "Game of Malkav",
    master(
        if_(
            HELD_OUT >= 1,
            each(SEATS, gain(HELD_OUT.by(IT) * case(UNDERCUT, 0, 1), POOL, IT)),
            each(SEATS, burn(HELD_OUT.by(IT) * case(UNDERCUT, 1, 0), POOL, IT)),
        )
    ),
    covered="nobody sees a number before all are chosen",
    digest="8acca8dfb1b0",
)
