"""Allies: what they do besides acting, blocking and fighting."""

from __future__ import annotations

from praxis.effects.filters import Filter
from praxis.effects.nodes import Part
from praxis.vtes.cards.build import Way
from praxis.vtes.cards.language import *


def rushes(*whom: Filter, **options: int) -> Way:
    """The ally can enter combat, as an action, with a minion of others that passes these filters."""
    return act(fight(a(*whom, READY, OTHERS)), **options)


def feeds_on_servants() -> Part:
    """However the ally enters play, an ally or retainer of yours is burned; if there is no other, the ally itself."""
    return on(fact.ENTERS, burn(pick(ALLY | RETAINER, MINE)), of=among(CARD))


def reborn() -> Part:
    """A burned ally is shuffled into its owner's library, after the action, as the action may still ask what it was."""
    again = shuffle(LIBRARY, owner(CARD))
    at_last = if_(is_(ACTING, MINION), later(fact.OVER, shuffle(LIBRARY, owner(CARD))), other=again)
    return on(fact.BURNED, if_(is_(CARD, ASH), put(CARD, BOTTOM), at_last), of=ME)


ONE_A_ROUND = ability(PREVENT, prevent(1, ME), limit=ROUND)

# -- ghouls of the Tzimisce -------------------------------------------------------------------------------------------

card(
    102144,
    "War Ghoul",
    permanent(),
    feeds_on_servants(),
    ONE_A_ROUND,
    rushes(VAMPIRE),
    ability(AT_ANY_TIME, burn(a(LOCATION, IN_PLAY)), cost=(locking(), burn(CARD)), if_=~exists(FIGHTING)),
    digest="19e0b0ca007d",
)
card(
    102267,
    "The Vozhd of Sofia",
    permanent(),
    feeds_on_servants(),
    ability(STRIKE, damage(3, RANGED)),
    rushes(MINION),
    ability(UNLOCK, gain(2, LIFE, CARD), cost=discarding(ALLY_CARD | RETAINER), limit=TURN),
    digest="2107a9d799e6",
)
card(
    102364,
    "The Vozhd of Juiz de Fora",
    permanent(),
    feeds_on_servants(),
    rushes(VAMPIRE),
    ability(
        UNLOCK,
        take(any_(1, num(START, CARD) - num(LIFE, CARD)), BLOOD, a(MINE, clan("Tzimisce"), holds(1)), CARD),
        if_=is_(CARD, WEAKENED),
        limit=TURN,
    ),
    as_vampire="ani",
    as_vampire_of=5,
    digest="c350da8afca0",
    covered="what an ally plays as a vampire is read by the rules of requirements",
)

# -- wraiths, zombies, spirits ----------------------------------------------------------------------------------------

card(
    102286,
    "Aggressive Corpse",
    permanent(),
    rushes(MINION),
    gives(SURE, 1, ME),
    instead(fact.GAINS_BLOOD, of=ME, if_=num(LIFE, ME) >= 1),
    cannot(rule.TARGET, ME, OTHERS, needs="dom pre"),
    digest="1899005ab0b9",
)
card(
    102324,
    "Freakish Conglomeration",
    permanent("obl"),
    permanent("tha"),
    permanent("OBL", gain(1, LIFE, CARD)),
    permanent("THA", gain(1, LIFE, CARD)),
    at(fact.UNLOCK_PHASE, burn(1, LIFE, CARD), whose=YOU),
    rushes(MINION),
    digest="981a8e8fcc08",
)
OTHER_DEAD = (ALLY, MINE, trait("wraith") | trait("zombie"), ~among(CARD))

card(
    102322,
    "Fiorella, Empty One",
    permanent(),
    ability(DURING_ACTION, mod(STEALTH, 1), cost=locking(), if_=is_(ACTING, *OTHER_DEAD)),
    ability(DURING_ACTION, mod(INTERCEPT, 1, BLOCKING), cost=locking(), if_=is_(BLOCKING, *OTHER_DEAD)),
    digest="1df54b2a9e10",
)
card(
    102327,
    "Heartrender",
    permanent(),
    act(burn(a(ALLY | RETAINER, IN_PLAY, ~trait("wraith"), ~trait("zombie"))), put(CARD, REMOVED), stealth=1),
    digest="cea99f306192",
)

# -- others -----------------------------------------------------------------------------------------------------------

card(
    102087,
    "Vagabond Mystic",
    permanent(),
    ability(AT_ANY_TIME, gain(1, LIFE, a(ALLY, IN_PLAY, MINE, WEAKENED)), cost=locking()),
    cannot(rule.BLOCK, ME, VAMPIRE),
    digest="1ac747d5bdbf",
)
card(
    102220,
    "Double Deuce",
    permanent(),
    gives(STEALTH, 1, ME),
    at(fact.UNLOCK_PHASE, gain(1, LIFE, CARD), whose=YOU, if_=is_(CARD, holds(0, most=2))),
    digest="10008868f50b",
)
card(
    101963,
    "Thadius Zho",
    permanent(),
    ability(STRIKE, damage(2, RANGED)),
    ability(RANGE, maneuver(), limit=COMBAT),
    act(burn(1, BLOOD, a(VAMPIRE)), stealth=1),
    digest="fd44ac9ef539",
)
card(
    102217,
    "47th Street Royals",
    permanent(),
    ability(DURING_ACTION, mod(BLEED, -3), cost=burn(CARD), if_=kind("bleed") & directed_at(YOU)),
    digest="c2c83209e0f6",
)
card(
    102234,
    "City Star Taxi",
    permanent(),
    ability(STRIKE, damage(1, RANGED)),
    ability(RANGE, maneuver(), limit=COMBAT),
    ability(DURING_ACTION, mod(STEALTH, 1), cost=locking(), if_=is_(ACTING, MINE, clan("Ravnos"))),
    digest="b9e73a8270d2",
)
card(
    102292,
    "Screamer",
    permanent(),
    ability(
        DURING_ACTION,
        mod(STEALTH, -1),
        cost=burn(CARD),
        if_=is_(ACTING, of(PREY)) | is_(ACTING, of(PREDATOR)),
    ),
    ability(ANNOUNCED, outcome(THWARTED), cost=burn(CARD), if_=directed_at(all_(ALLY, MINE))),
    digest="ccecd9424abf",
)
card(
    101261,
    "Mylan Horseed",
    permanent(),
    ability(STRIKE, dodge(), limit=COMBAT),
    act(unlock(a(VAMPIRE, READY, capacity(8), ~CAMARILLA)), stealth=1),
    cannot(rule.BLOCK, ME, VAMPIRE),
    digest="bf2dc3a9cfbe",
)
card(
    101250,
    "Muddled Vampire Hunter",
    permanent(),
    gives(FIRST_STRIKE, 1, ME),
    rushes(VAMPIRE),
    digest="cd4747dddb02",
)
card(
    101094,
    "Leonardo, Mortician",
    permanent(),
    act(gain(1, BLOOD, a(VAMPIRE, READY)), stealth=1),
    digest="634e5247c3af",
)
card(
    100855,
    "Gregory Winter",
    permanent(),
    act(take(1, BLOOD, a(VAMPIRE, OTHERS), ME), stealth=1),
    act(burn(a(VAMPIRE, TORPOR)), gain(2, LIFE, ME)),
    at(fact.UNLOCK_PHASE, burn(1, LIFE, CARD), whose=YOU),
    digest="2eec9820ad7f",
)
card(
    100966,
    "Impundulu",
    permanent(),
    ability(STRIKE, damage(1, RANGED)),
    ability(RANGE, maneuver(), limit=COMBAT),
    act(take(1, BLOOD, a(MINION, OTHER), ME), stealth=1),
    digest="3c8d07ca1a8a",
)
card(
    101602,
    "Renegade Garou",
    permanent(),
    gives(STRIKES, 1, ME),
    ability(RANGE, maneuver(), limit=COMBAT),
    rushes(MINION, stealth=1),
    at(fact.UNLOCK_PHASE, gain(1, LIFE, CARD), whose=YOU, if_=is_(CARD, holds(0, most=2))),
    digest="56ae349e6f41",
)
card(
    102202,
    "Young Bloods",
    permanent(),
    act(if_(is_(a(VAMPIRE, LOCKED, READY, capacity(most=7)), LOCKED), burn(2, BLOOD, T)), stealth=1),
    digest="f3ec5a4277c4",
    note="who burns them gains no blood",
)
SETITE = (MINE, clan("Ministry"))

card(
    101665,
    "Saatet-ta",
    permanent(),
    ability(DURING_ACTION, mod(STEALTH, 1), cost=locking(), if_=is_(ACTING, *SETITE)),
    ability(DURING_ACTION, mod(INTERCEPT, 1, BLOCKING), cost=locking(), if_=is_(BLOCKING, *SETITE)),
    ability(DURING_ACTION, mod(BLEED, 1), cost=locking(), if_=is_(ACTING, *SETITE) & kind("bleed")),
    reborn(),
    digest="12889337dab8",
)
card(
    102065,
    "Underbridge Stray",
    permanent("ani"),
    permanent("ANI", gain(1, LIFE, CARD)),
    gives(STRENGTH, 1, ME, level=1),
    ability(PRESS, mod(PRESSES, 1, a(FIGHTING, MINE)), cost=pay(1, LIFE, CARD), by=BY_METHUSELAH),
    ability(
        DURING_ACTION,
        unlock(a(MINION, READY, MINE, LOCKED, ~among(CARD))),
        cost=burn(CARD),
        if_=directed_at(YOU) & ~is_(BLOCKING, among(CARD)),
    ),
    digest="277493c37849",
)
card(
    102363,
    "The Vozhd of Gravesend",
    permanent(),
    feeds_on_servants(),
    rushes(VAMPIRE),
    ONE_A_ROUND,
    ability(AS_PLAYED, cancel(STRIKE_CARD, others=True, free=True), cost=pay(1, LIFE, CARD), by=BY_COMBATANT),
    digest="93d1ed2e6b77",
)

# -- made of the dead -------------------------------------------------------------------------------------------------


def raised() -> Part:
    """However the ally enters play, it is burned unless an ally or vampire in your ash heap is removed from the
    game."""
    dead = (ASH, of(YOU), ALLY_CARD | VAMPIRE)
    ways = choose(put(pick(*dead), REMOVED), burn(CARD))
    return on(fact.ENTERS, if_(exists(*dead), ways, other=burn(CARD)), of=among(CARD))


def lifeless() -> Part:
    """The ally gains no life but that with which it enters play."""
    return instead(fact.GAINS_BLOOD, of=ME, if_=num(LIFE, ME) >= 1)


card(
    102304,
    "Rotting Behemoth",
    permanent("obl"),
    permanent("OBL"),
    raised(),
    lifeless(),
    act(fight(a(MINION, READY, OTHERS)), cost=pay(1, LIFE, CARD)),
    ability(PRESS, press(), cost=pay(1, LIFE, CARD), if_=FIRST_ROUND, version=1),
    digest="69d83023d18b",
)
ANOTHER_DRONE = (named("Gravebound Drone"), MINE, IN_PLAY, ~among(CARD))
card(
    102326,
    "Gravebound Drone",
    permanent("obl"),
    permanent("OBL"),
    cannot(rule.BEAR, ME, EQUIPMENT),
    ability(PREVENT, prevent(1, all_(FIGHTING, *ANOTHER_DRONE)), cost=pay(1, LIFE, CARD), by=BY_METHUSELAH),
    ability(
        DURING_ACTION,
        mod(BLEED, 1),
        cost=pay(1, LIFE, pick(*ANOTHER_DRONE)),
        if_=is_(ACTING, among(CARD)) & kind("bleed") & exists(*ANOTHER_DRONE),
        version=1,
    ),
    digest="8fd458225469",
)

# -- wraiths and mages ------------------------------------------------------------------------------------------------

card(
    101419,
    "Ponticulus",
    permanent(),
    gives(INTERCEPT, 1, ME, if_=directed_at(YOU)),
    ability(DURING_ACTION, mod(INTERCEPT, 1, BLOCKING), cost=locking(), if_=is_(BLOCKING, clan("Tremere"))),
    gives(IMMUNE, NOT_AGGRAVATED, ME),
    cannot(rule.ACT, ME),
    cannot(rule.BEAR, ME, EQUIPMENT),
    digest="f2865060b4b5",
)
card(
    102053,
    "Tye Cooper",
    permanent(),
    act(burn(a(MINION, ~READY)), may(put(pick(ASH, of(YOU), LIBRARY_CARD), HAND))),
    gives(IMMUNE, NOT_AGGRAVATED, ME),
    digest="909b07c4235c",
)
card(
    102103,
    "Veneficti",
    permanent(),
    gives(STEALTH, 1, ME),
    act(control(a(ALLY, READY, OTHERS, trait("demon")))),
    act(burn(a(RETAINER, trait("demon")))),
    cannot(rule.TARGET, ME, OTHERS & (ALLY | capacity(most=6))),
    digest="4feea987d0bb",
)
BONES_BLEED = is_(ACTING, among(CARD)) & kind("bleed")
GIVER = (VAMPIRE, READY, MINE, clan("Hecata"), holds(1))
card(
    102293,
    "Bone Shambler",
    permanent("obl"),
    permanent("OBL"),
    cannot(rule.BEAR, ME, EQUIPMENT | RETAINER),
    ability(
        DURING_ACTION,
        mod(BLEED, 1),
        cost=locking(pick(named("Bone Shambler"), READY, MINE, UNLOCKED, ~among(CARD))),
        if_=BONES_BLEED,
    ),
    ability(
        DURING_ACTION, mod(BLEED, 1), cost=pay(1, BLOOD, pick(*GIVER)), if_=BONES_BLEED & exists(*GIVER), version=1
    ),
    digest="e6663ad16690",
)
