"""Master cards: C."""

from __future__ import annotations

from praxis.vtes.definitions.language import *
from praxis.vtes.definitions.shapes.master import (
    ANOTHER,
    ARCHETYPE,
    FEEDS_BEARER,
    IN_PLAY_AT_ONCE,
    POLITICAL,
    archetype,
    discipline,
    hunting_ground,
    laid_on,
    sees,
    trades,
)
from praxis.vtes.definitions.shapes.several import IN_YOUR_MINION_PHASE, USED_UP, revocable, uncontrolled

card(
    100277,
    "Cairo Int'l Airport",
    master(put(CARD, PLAY)),
    act(burn(1, BLOOD, uncontrolled(holds(1)))),
    digest="6d93960c3e1f",
)
OWN_MOTION = kind("political") & is_(ACTING, VAMPIRE, MINE, CAMARILLA)
card(
    102269,
    "Camarilla Conclave",
    master(put(CARD, PLAY), gain(4, BLOOD, CARD)),
    ability(ATTEMPT, mod(STEALTH, 1), cost=pay(1, BLOOD, CARD), if_=OWN_MOTION),
    ability(
        DURING_ACTION | POLLING,
        mod(VOTES, -1, all_(VAMPIRE, READY, ~CAMARILLA), ACTION),
        cost=pay(1, BLOOD, CARD),
        if_=OWN_MOTION,
    ),
    USED_UP,
    digest="e3720e64afea",
)
hunting_ground(100288, "Campground Hunting Ground", "59763ab0bada")
card(
    100292,
    "Capitalist",
    master(put(CARD, a(VAMPIRE, SABBAT, MINE, ARCHETYPE))),
    on(
        fact.BLED,
        gain(1, BLOOD, BEARER),
        note("capitalist", BEARER),
        of=BEARER,
        to=prey_of(controller(BEARER)),
        if_=is_(BEARER, ~noted("capitalist")),
    ),
    digest="966079a37f92",
)
card(
    102298,
    "Cappadocian Crypt",
    IN_PLAY_AT_ONCE,
    ability(
        AFTER_ACTION,
        gain(1, BLOOD, a(VAMPIRE, MINE, clan("Hecata"), NOT_FULL)),
        cost=locking(),
        if_=needs("Hecata", "obl") & is_(ACTING, VAMPIRE) & happened(fact.SUCCEEDED, span=ACTION),
    ),
    digest="4a0c32d75d1a",
)
FED = a(VAMPIRE, READY, MINE, ANARCH, NOT_FULL, ~noted("hunting ground"))
card(
    100297,
    "Carfax Abbey",
    IN_PLAY_AT_ONCE,
    ability(
        UNLOCK,
        gain(1, BLOOD, FED),
        note("hunting ground", FED),
        if_(
            exists(READY, MINE, title("baron")),
            each(
                up_to(1, VAMPIRE, READY, MINE, ANARCH, NOT_FULL, ~noted("hunting ground")),
                gain(1, BLOOD, IT),
                note("hunting ground", IT),
            ),
        ),
        limit=TURN,
    ),
    digest="fdaf38d90b07",
)
card(
    100299,
    "Carnivale",
    laid_on(VAMPIRE, READY, clan("Toreador")),
    ability(ATTEMPT, mod(STEALTH, 1), cost=burn(CARD), if_=is_(BEARER, IS_ACTING)),
    digest="b6ea7e98e804",
)
card(
    100302,
    "Carthage Remembered",
    IN_PLAY_AT_ONCE,
    gives(STEALTH, 1, all_(VAMPIRE, clan("Brujah"), title("prince", "justicar"), IS_ACTING), if_=kind("bleed")),
    burnable(~clan("Ventrue", "Malkavian")),
    burnable(clan("Ventrue", "Malkavian"), stealth=-1),
    digest="e280c2d9b7ab",
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
card(
    100311,
    "Cave of Apples",
    IN_PLAY_AT_ONCE,
    act(
        gain(1, CORRUPTION, a(MINION, of(PREY), ALLY | YOUNGER)),
        if_(num(CORRUPTION, T) >= num(WORTH, T), may(control(T, YOU), cost=burn(ALL, CORRUPTION, T))),
        who=clan("Ministry"),
    ),
    digest="3ea064870d5f",
)
discipline(100312, "Celerity", "cel", "962a7f376624")
BLACK_HAND = trait("black hand")
card(
    100314,
    "Census Taker",
    laid_on(VAMPIRE, READY, BLACK_HAND),
    ability(
        DURING_ACTION,
        mod(BLEED, 1),
        cost=locking(BEARER),
        by=BY_KEEPER,
        if_=kind("bleed") & is_(ACTING, VAMPIRE, SABBAT, ANOTHER),
    ),
    ability(
        DURING_ACTION | POLLING,
        mod(VOTES, 2, a(VAMPIRE, READY, SABBAT, ANOTHER), ACTION),
        cost=locking(BEARER),
        by=BY_KEEPER,
        if_=kind("political"),
    ),
    ability(
        ATTEMPT,
        mod(INTERCEPT, 1, BLOCKING),
        cost=locking(BEARER),
        by=BY_KEEPER,
        if_=is_(BLOCKING, VAMPIRE, BLACK_HAND, ANOTHER),
    ),
    digest="4a609966e022",
)
card(
    100315,
    "Centralized Background Check",
    IN_PLAY_AT_ONCE,
    costs(1, POOL_COST, None, EQUIPMENT, trait("weapon")),
    digest="5a3857ea54b0",
)
CAN_FAIL = ANNOUNCED | OPEN | DECLINED
"""The moments at which an action can be made to fail: nobody attempts to block."""
card(
    100326,
    "Chanjelin Ward",
    laid_on(VAMPIRE, MINE, ~with_(named("Chanjelin Ward"))),
    dues(1, BLOOD_COST, OTHERS, at=BEARER),
    ability(CAN_FAIL, outcome(THWARTED), cost=burn(CARD), by=BY_KEEPER, if_=directed_at(BEARER) & is_(BEARER, READY)),
    digest="b1b16c2088d9",
)
sees(100327, "Channel 10", "829f87428a3e", MINE, n=2, if_=tally(fact.ACTED, span=TURN, times=True) >= 2)
card(
    100329,
    "Chantry",
    IN_PLAY_AT_ONCE,
    ability(MASTER, put(a(VAMPIRE, TORPOR, clan("Tremere")), READY), cost=(locking(), pay(1, POOL))),
    ability(
        MASTER,
        put(a(VAMPIRE, TORPOR, clan("Tremere")), READY),
        cost=(locking(), pay(1, BLOOD, pick(VAMPIRE, READY, MINE, clan("Tremere"), holds(1)))),
    ),
    digest="8e7951aa340d",
)
TO_RECRUIT = kind("recruit") | (MINION_PHASE & ~is_(ACTING, MINION))
"""During an action to recruit, or before it is announced: an ally who comes by another effect is not recruited."""
card(
    100332,
    "Charisma",
    master(put(CARD, a(VAMPIRE, READY))),
    costs(-1, BLOOD_COST | POOL_COST, BEARER, ALLY_CARD, if_=TO_RECRUIT),
    digest="e0fe76b1c468",
)
discipline(100342, "Chimerstry", "chi", "cb78ae3ee6be")
card(
    100348,
    "The Church of Vindicated Faith",
    IN_PLAY_AT_ONCE,
    on(fact.SUCCEEDED, may(gain(1, BLOOD, pick(IMBUED, UNCONTROLLED, MINE)), cost=locking()), of=IMBUED),
    digest="2346d74e94d2",
)
card(
    100351,
    "City Gangrel Connections",
    IN_PLAY_AT_ONCE,
    ability(POLLING, mod(VOTES, 1, YOU), if_=POLITICAL, limit=REFERENDUM),
    digest="6ca5ed94c96a",
)
card(
    100366,
    "Club Illusion",
    IN_PLAY_AT_ONCE,
    ability(
        ANNOUNCED, mod(BLEED, 1), by=BY_ACTING, who=ANARCH, blood=1, if_=kind("bleed"), limit=ACTION, open=FOR_ANYBODY
    ),
    digest="13082027cd15",
)
card(
    100367,
    "Club Zombie",
    IN_PLAY_AT_ONCE,
    ability(ATTEMPT, mod(INTERCEPT, 1, BLOCKING), cost=locking(), if_=is_(BLOCKING, VAMPIRE, MINE)),
    on(fact.UNLOCKS, note("club zombie", CARD), of=CARD),
    ability(
        UNLOCK, gain(1, BLOOD, a(VAMPIRE, READY, MINE, NOT_FULL)), if_=is_(CARD, ~noted("club zombie")), limit=TURN
    ),
    digest="010f15f91dc7",
)
card(
    100383,
    "Command Performance",
    IN_PLAY_AT_ONCE,
    ability(
        IN_YOUR_MINION_PHASE,
        unlock(a(VAMPIRE, READY, LOCKED, clan("Daughter of Cacophony"))),
        cost=locking(),
        if_=YOUR_TURN,
    ),
    revocable(VAMPIRE & TITLED),
    digest="8d5c5b093a08",
)
card(
    100385,
    "Communal Haven: Cathedral",
    IN_PLAY_AT_ONCE,
    ability(MASTER, *trades(SABBAT, gear=EQUIPMENT), cost=locking()),
    digest="4f7e98c92616",
)
card(
    100386,
    "Communal Haven: Temple",
    master(put(CARD, PLAY), if_=~exists(named("Communal Haven: Temple"), MINE)),
    gives(INTERCEPT, 1, all_(VAMPIRE, SABBAT, MINE), if_=directed_at(all_(VAMPIRE, SABBAT, MINE))),
    digest="d55fe2f2e28a",
)
DIVA = clan("Daughter of Cacophony")
SINGS = is_(BEARER, UNLOCKED) | is_(BEARER, IS_ACTING)
card(
    100402,
    "Conductor",
    master(put(CARD, a(VAMPIRE, DIVA))),
    gives(VOTES, 1, all_(VAMPIRE, DIVA, UNLOCKED | IS_ACTING), if_=SINGS),
    digest="d5aee6d1d706",
)
card(
    100420,
    "Contract",
    master(put(CARD, a(MINION, READY)), remember(a(VAMPIRE, clan("Banu Haqim")))),
    act(fight(BEARER), who=among(CHOSEN) & ~of(controller(BEARER)), open=FOR_ANYBODY, stealth=1),
    digest="2a4397a3f2ae",
)
card(
    100424,
    "Coroner's Contact",
    master(search(CRYPT, VAMPIRE, clan("Samedi"), shown=True), gain(1, BLOOD, IT)),
    digest="ab18ad7fe9ec",
)
card(
    100425,
    "Corporal Reservoir",
    laid_on(VAMPIRE, BLACK_HAND),
    ability(PREVENT, prevent(1, BEARER), cost=locking(), if_=is_(BEARER, FIGHTING)),
    ability(AT_ANY_TIME, gain(1, BLOOD, BEARER), cost=locking(), by=BY_KEEPER),
    cannot(rule.UNLOCK, CARD),
    # Limited to once: to pay one blood and gain it again changes nothing and could go on without end.
    ability(UNLOCK, unlock(CARD), cost=pay(1, BLOOD, BEARER), by=BY_KEEPER, limit=TURN),
    digest="b78afb29b795",
)
hunting_ground(100426, "Corporate Hunting Ground", "96c51a52725f")
card(
    100435,
    "The Coven",
    IN_PLAY_AT_ONCE,
    ability(AT_ANY_TIME, gain(2, BLOOD, a(VAMPIRE, READY, MINE)), cost=locking()),
    at(fact.DISCARD_PHASE, control(CARD, PREDATOR), whose=YOU),
    digest="0b3f21906e85",
)
card(
    100444,
    "Creepshow Casino",
    IN_PLAY_AT_ONCE,
    ability(ANNOUNCED, mod(STEALTH, 1), cost=locking(), if_=is_(ACTING, VAMPIRE, MINE) & ~DIRECTED),
    digest="6c733286795d",
)
card(
    100445,
    "Crematorium",
    IN_PLAY_AT_ONCE,
    ability(UNLOCK, burn(a(VAMPIRE, TORPOR, holds(0, most=0))), cost=locking()),
    digest="fd245fd662c8",
)
card(
    100449,
    "The Crocodile Temple",
    IN_PLAY_AT_ONCE,
    ability(
        AFTER_ACTION,
        inflict(1, ACTING),
        cost=locking(),
        if_=happened(fact.SUCCEEDED, ACTING, span=ACTION) & (directed_at(YOU) | directed_at(all_(MINE))),
    ),
    digest="1a7179fe8550",
)
archetype(
    100482,
    "Curmudgeon",
    "5dfff5dc491e",
    at(fact.UNLOCK_PHASE, remember(up_to(1, MINION, of(PREY))), whose=PREY),
    at(fact.DISCARD_PHASE, remember(), whose=PREY),
    on(fact.BLOCKED, may(FEEDS_BEARER, cost=locking()), to=CHOSEN),
)
card(
    100483,
    "Curse of Nitocris",
    master(put(CARD, PLAY), control(CARD, a(SEAT))),
    at(fact.UNLOCK_PHASE, burn(1, POOL, YOU), whose=YOU),
    on(fact.EDGE, control(CARD, pick(SEAT))),
    digest="05186e4b440e",
)
ZOMBIE = trait("zombie")
card(
    102313,
    "Cursed Abattoir",
    IN_PLAY_AT_ONCE,
    on(fact.BURNED, may(gain(1, BLOOD, CARD)), of=ZOMBIE & MINE),
    ability(
        DURING_ACTION, mod(BLEED, 1), cost=pay(1, BLOOD, CARD), if_=kind("bleed") & is_(ACTING, MINE, ALLY, ZOMBIE)
    ),
    digest="10e9f059e9d2",
)
