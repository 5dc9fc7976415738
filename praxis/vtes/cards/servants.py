"""Retainers with moments and targets of their own, and those that give numbers and bite."""

from __future__ import annotations

from praxis.vtes.cards.arms import only_one
from praxis.vtes.cards.bleeds import IN_YOUR_MINION_PHASE
from praxis.vtes.cards.gear import BEFORE_BLOCKS
from praxis.vtes.cards.language import *
from praxis.vtes.cards.retainers import beast

TO_LIBRARY = (put(CARD, BOTTOM), shuffle(LIBRARY, owner(CARD)))

HAND_OF_OPPOSING = show(all_(in_(HAND), of(controller(OPPOSING))))

# -- retainers --------------------------------------------------------------------------------------------------------

card(
    101340,
    "Owl Companion",
    permanent("ani"),
    permanent("ANI", gain(1, LIFE, CARD)),
    on((fact.FIGHTS, fact.DRAWN), HAND_OF_OPPOSING, if_=is_(BEARER, FIGHTING)),
    digest="27c0f61b951a",
)
card(
    100335,
    "Charnas the Imp",
    permanent(on=a(MINION, IN_PLAY)),
    at(fact.UNLOCK_PHASE, inflict(1, BEARER), whose=controller(BEARER)),
    gives(IMMUNE, FROM_EMPLOYER, ME),
    instead(
        fact.BURNED,
        may(put(CARD, pick(MINION, IN_PLAY, ~among(BEARER)))),
        burn(IT),
        of=BEARER,
        if_=exists(MINION, IN_PLAY, ~among(BEARER)),
    ),
    covered="every employ action has 1 stealth, and is directed at another who controls its target",
    digest="c190cdffb4dd",
)
card(
    102360,
    "Szlachta Assistant",
    permanent(),
    ability(
        PAYING,
        cheaper(ALLY_CARD, trait("ghoul"), requires_clan("Tzimisce"), blood=2, pool=2, who=BEARER),
        cost=burn(CARD),
    ),
    digest="39b668abb8fa",
)
card(
    102361,
    "Szlachta Bodyguard",
    permanent(),
    ability(PREVENT, prevent(1, BEARER), cost=locking(), if_=IN_COMBAT),
    ability(BEFORE_BLOCKS, outcome(THWARTED), cost=burn(CARD), if_=directed_at(all_(MINION, MINE))),
    digest="b6819ac12daf",
)

# -- retainers that give numbers, and bite ----------------------------------------------------------------------------

card(
    102107,
    "Vengeful Spirit",
    permanent(),
    gives(BLEED, 1),
    gives(DEALS_CLOSE, 1),
    covered="a retainer inflicts it as the strikes of the round are resolved",
    digest="f6f5d33dc440",
)
card(
    102191,
    "Wolf Companion",
    *beast("ani"),
    gives(DEALS_CLOSE, 1),
    covered="a retainer inflicts it as the strikes of the round are resolved",
    digest="de3028372dab",
)
card(
    101873,
    "Stone Dog",
    permanent(),
    act(fight(a(MINION, READY, OTHERS)), who=clan("Gargoyle")),
    gives(DEALS_CLOSE, 1, if_=is_(BEARER, clan("Gargoyle"))),
    digest="f23810df0e06",
)
card(
    101556,
    "Razor Bat",
    permanent(),
    gives(INTERCEPT, 1, if_=is_(BEARER, clan("Gargoyle"))),
    gives(DEALS, 1, if_=is_(BEARER, clan("Gargoyle"))),
    covered="a retainer inflicts it as the strikes of the round are resolved",
    digest="1c0cefad402e",
)
card(
    100626,
    "Elephant Guardian",
    permanent(),
    gives(DEALS_CLOSE, 2, if_=is_(ACTING, FIGHTING) & ~is_(BEARER, IS_ACTING)),
    only_one(named("Elephant Guardian")),
    digest="1b3338ba6eec",
)
card(
    100891,
    "Hatch the Viper",
    permanent("pro ser"),
    permanent("PRO SER"),
    ability(PREVENT, prevent(1, ME), limit=COMBAT),
    gives(DEALS_CLOSE, 1),
    gives(DEALS_CLOSE, 1, level=1),
    covered="a retainer inflicts it as the strikes of the round are resolved",
    digest="0b1a88794ce7",
)
card(100484, "D'habi Revenant", permanent(), gives(BLEED, 1, if_=is_(BEARER, clan("Baali"))), digest="b40c77d0ff78")
card(100338, "Childling Muse", permanent(), gives(BLEED, 1, if_=is_(BEARER, clan("Malkavian"))), digest="967e112d8d0c")
card(
    101644,
    "Robert Carter",
    permanent(),
    at(fact.UNLOCK_PHASE, unless(YOU, pay(1, BLOOD, BEARER), burn(CARD)), whose=YOU),
    gives(BLEED, 2, if_=is_(BEARER, VAMPIRE)),
    digest="e60dfdb67a92",
)
card(
    101164,
    "Marijava Ghoul",
    permanent(),
    gives(STEALTH, 1, if_=is_(BEARER, IS_ACTING) & needs("pre")),
    digest="a612b49e7b19",
)
card(
    100833,
    "Giuseppe, Gravedigger",
    permanent(),
    gives(STEALTH, 1, if_=is_(BEARER, IS_ACTING, VAMPIRE) & needs("nec")),
    digest="a247acf483d0",
)
BLOCKS_DIRECTED = FIRST_ROUND & FROM_BLOCK & DIRECTED
card(
    100427,
    "Corpse Balloon",
    permanent("vic"),
    permanent("VIC"),
    ability(RANGE, maneuver(), limit=COMBAT, if_=BLOCKS_DIRECTED & is_(BLOCKING, among(BEARER))),
    gives(INTERCEPT, 1, if_=DIRECTED, level=1),
    digest="0ab68f2669c8",
)
card(
    101148,
    "Malajit Chandramouli",
    permanent(),
    ability(DURING_ACTION, mod(STEALTH, 1), later(fact.BLOCKED, burn(CARD), to=BEARER), cost=locking(), by=BY_ACTING),
    digest="41e9cf61bba2",
)
card(
    101612, "Resplendent Protector", permanent(), ability(PREVENT, prevent(1, ME), limit=COMBAT), digest="fb118dd4bae4"
)
card(
    100817,
    "Ghoul Escort",
    permanent(),
    ability(BLOCKED, unlock(ME), outcome(NO_COMBAT), cost=burn(CARD), by=BY_ACTING, who=VAMPIRE & READY),
    digest="b2fc073e4349",
)
ALL_BUT_STEALTH = x(1, num(BLOOD, ME))
card(
    100428,
    "Corpse Minion",
    permanent(),
    ability(
        DURING_ACTION,
        mod(INTERCEPT, ALL_BUT_STEALTH, ME),
        cost=pay(ALL_BUT_STEALTH, BLOOD, ME),
        by=BY_REACTING,
        who=VAMPIRE,
    ),
    digest="cef000f6d19e",
)
card(
    101320,
    "Omael Kuman",
    permanent(),
    ability(
        BEFORE_RANGE,
        choose(set_range("close"), set_range("long")),
        cost=pay(1, BLOOD, ME),
        by=BY_COMBATANT,
        if_=FIRST_ROUND,
    ),
    digest="c10568130e08",
)
card(
    101182,
    "Masquer",
    *beast("nec"),
    gives(IMMUNE, NOT_AGGRAVATED, ME),
    gives(INTERCEPT, 1),
    ability(DURING_ACTION, mod(INTERCEPT, 1, BLOCKING), cost=burn(CARD), if_=is_(BLOCKING, MINION)),
    digest="46207947f1e5",
)
card(
    101576,
    "Redcap Wilder",
    permanent("myt"),
    permanent("MYT", blood=1),
    toll(rule.BLOCK, 1, capacity(most=6), among(BEARER)),
    digest="0303758ca096",
)
card(
    100776,
    "Fortune Teller",
    permanent(),
    ability(IN_YOUR_MINION_PHASE, show(at_random(in_(HAND), of(PREY)), to=YOU), limit=TURN, if_=YOUR_TURN),
    digest="da65fa7bde5d",
)
card(
    101750,
    "Shaman",
    permanent(),
    gives(INTERCEPT, 1, if_=is_(BEARER, LAIBON)),
    ability(DURING_ACTION, mod(STEALTH, 1), *TO_LIBRARY, by=BY_ACTING, who=LAIBON),
    digest="fc3ce427b5b3",
)
WATCHED = is_(BEARER, IS_ACTING) & kind("bleed")
card(
    101484,
    "Priestess of Sekhmet",
    permanent(),
    gives(
        BLEED,
        1,
        if_=WATCHED & is_(BEARER, clan("Ministry")) & exists(VAMPIRE, READY, CAMARILLA, of(VICTIMS)),
    ),
    gives(INTERCEPT, -1, all_(VAMPIRE, CAMARILLA), if_=WATCHED),
    only_one(named("Priestess of Sekhmet")),
    covered="who is bled stands in the condition",
    digest="ac573fb3bfa1",
)
