"""More locations, stores and powers that a Methuselah has in play."""

from __future__ import annotations

from praxis.effects.nodes import Effect
from praxis.vtes.cards.bleeds import IN_YOUR_MINION_PHASE
from praxis.vtes.cards.language import *
from praxis.vtes.cards.locations import IN_PLAY_AT_ONCE, POLITICAL, hunting_ground
from praxis.vtes.cards.referendums import revocable
from praxis.vtes.cards.schemes import A_MASTER_ACTION, USED_UP, path

GROUND = "hunting ground"
"""A vampire gains blood from one hunting ground a turn."""
FED = (VAMPIRE, READY, MINE, NOT_FULL, ~noted(GROUND))
NOT_IN_COMBAT = UNLOCK | MASTER | BETWEEN | INFLUENCE | DISCARD | ANNOUNCED | DURING_ACTION | DURING_REFERENDUM

# -- hunting grounds --------------------------------------------------------------------------------------------------

hunting_ground(100136, "Base Hunting Ground", "59763ab0bada")
hunting_ground(101344, "Palace Hunting Ground", "1fa79d3e15c7", clan("Guruhi"), holds(1))
card(
    101060,
    "Kingston Penitentiary, Ontario",
    IN_PLAY_AT_ONCE,
    ability(UNLOCK, gain(1, BLOOD, a(*FED)), note(GROUND, T), limit=TURN),
    ability(
        UNLOCK,
        gain(1, POOL, controller(CARD)),
        gain(1, BLOOD, a(*FED)),
        note(GROUND, T),
        cost=(pay(1, POOL), locking()),
        open=FOR_OTHERS,
    ),
    digest="ea02e3ca9fcb",
)
card(
    101980,
    "Threestar Cab Company",
    IN_PLAY_AT_ONCE,
    ability(MASTER, gain(1, BLOOD, CARD), cost=locking()),
    ability(UNLOCK, take(1, BLOOD, CARD, YOU), cost=locking()),
    ability(UNLOCK, take(1, BLOOD, CARD, a(*FED)), note(GROUND, T), cost=locking()),
    digest="8b4976fef2b9",
)
card(
    101030,
    "Jungle Hunting Ground",
    IN_PLAY_AT_ONCE,
    ability(UNLOCK, gain(1, BLOOD, CARD), cost=locking(), if_=num(BLOOD, CARD) < 3),
    ability(UNLOCK, take(ALL, BLOOD, CARD, a(*FED, LAIBON)), note(GROUND, T), cost=locking()),
    digest="6fa4f0b690b6",
)
card(
    101404,
    "Poacher's Hunting Ground",
    IN_PLAY_AT_ONCE,
    ability(
        UNLOCK,
        each(
            up_to(count(trait(GROUND), ~trait("derivative"), OTHERS), *FED, ANARCH),
            gain(1, BLOOD, IT),
            note(GROUND, IT),
        ),
        if_=exists(trait(GROUND), ~trait("derivative"), OTHERS),
        limit=TURN,
    ),
    digest="f4d5270a61b5",
)


def oldest() -> Effect:
    """The oldest ready vampire whom this card has not fed yet; if there are several, one that she chooses."""
    hungry = all_(VAMPIRE, READY, MINE, ~noted("gurchon hall"))
    return each(
        pick(VAMPIRE, of=highest(hungry, num(CAPACITY, IT))),
        note("gurchon hall", IT),
        if_(is_(IT, ~noted(GROUND)), gain(1, BLOOD, IT), note(GROUND, IT)),
    )


card(
    100871,
    "Gurchon Hall",
    IN_PLAY_AT_ONCE,
    ability(UNLOCK, oldest(), oldest(), if_=count(VAMPIRE, READY, MINE) >= 2, limit=TURN),
    digest="2f95e7f90115",
)

# -- blood for vampires -----------------------------------------------------------------------------------------------

card(
    102167,
    "Weeping Stone",
    IN_PLAY_AT_ONCE,
    gives(HAND_SIZE, 1),
    ability(UNLOCK, gain(1, BLOOD, a(VAMPIRE, READY, MINE, NOT_FULL, trait("black hand"))), limit=TURN),
    burnable(clan("Banu Haqim"), pool=1),
    digest="363aaf0f2aa0",
)
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
    100938,
    "Hospital Food",
    IN_PLAY_AT_ONCE,
    ability(ANNOUNCED, mod(HUNT, 1, ACTING), cost=locking(), if_=kind("hunt") & is_(ACTING, ANARCH)),
    covered="a larger hunt is gained if it succeeds",
    digest="3965b3459604",
)
card(
    100968,
    "Inbase Discotek, Frankfurt",
    IN_PLAY_AT_ONCE,
    on(fact.HUNTED, may(gain(1, BLOOD, IT), cost=locking()), of=VAMPIRE, if_=HOW_MUCH >= 1),
    digest="d4cfa3d53b95",
)
card(
    100906,
    "Heartblood of the Clan",
    IN_PLAY_AT_ONCE,
    act(gain(1, BLOOD, CARD), who=clan("Banu Haqim"), open=FOR_ANYBODY),
    ability(
        INFLUENCE,
        take(x(1, ALL), BLOOD, CARD, a(VAMPIRE, UNCONTROLLED, MINE, clan("Banu Haqim"))),
        if_=num(BLOOD, CARD) >= 1,
    ),
    digest="65fdc9dca55a",
)
card(
    102157,
    "Watchtower: Greatest Fall",
    political(put(CARD, PLAY), during=mod(VOTES, 2, all_(VAMPIRE, READY, trait("seraph")))),
    ability(NOT_IN_COMBAT, gain(1, BLOOD, a(VAMPIRE, READY | UNCONTROLLED, MINE, SABBAT)), cost=locking()),
    on(fact.ENTERS, burn(CARD), of=trait("watchtower") & ~among(CARD)),
    digest="f96a6ccbb899",
)
card(
    102155,
    "Watchtower: Chosen are Called",
    IN_PLAY_AT_ONCE,
    ability(MASTER, draw(3), cost=A_MASTER_ACTION),
    on(fact.ENTERS, burn(CARD), of=trait("watchtower") & ~among(CARD)),
    digest="12bcdc742a71",
)

# -- stores of pool ---------------------------------------------------------------------------------------------------


def investment(official: int, name: str, digest: str, n: Effect) -> None:
    """A store of blood, from which a master phase action moves one counter to the pool."""
    dividend = ability(MASTER, take(1, BLOOD, CARD, YOU), cost=A_MASTER_ACTION)
    card(official, name, master(put(CARD, PLAY), n), dividend, USED_UP, digest=digest)


investment(101769, "Short-Term Investment", "497d070a6e60", gain(3, BLOOD, CARD))
investment(101502, "Protracted Investment", "c69aa262d979", gain(5, BLOOD, CARD))
investment(
    102110, "Ventrue Investment", "07f4d27ddc10", gain(count(VAMPIRE, MINE, clan("Ventrue antitribu")), BLOOD, CARD)
)
card(
    101917,
    "Swiss Cut",
    master(put(CARD, PLAY), gain(2, BLOOD, CARD)),
    ability(MASTER, take(1, BLOOD, CARD, YOU), cost=A_MASTER_ACTION),
    ability(MASTER, take(1, BLOOD, CARD, a(VAMPIRE, READY, MINE, NOT_FULL, clan("Giovanni"))), cost=A_MASTER_ACTION),
    on(fact.FINISHED, gain(1, BLOOD, CARD), about=trait("investment") & ~among(CARD)),
    USED_UP,
    digest="6e1d9afd4cf5",
)
card(
    101440,
    "Powerbase: New York",
    IN_PLAY_AT_ONCE,
    ability(MASTER, gain(3, BLOOD, CARD), cost=(A_MASTER_ACTION, pay(1, POOL))),
    ability(MASTER, take(1, BLOOD, CARD, YOU), cost=A_MASTER_ACTION),
    act(take(ALL, BLOOD, CARD, YOU), who=VAMPIRE & SABBAT, open=FOR_OTHERS),
    USED_UP,
    digest="5cfb055c3bb9",
)
card(
    101444,
    "Powerbase: Washington, D.C.",
    IN_PLAY_AT_ONCE,
    ability(
        UNLOCK,
        choose(do(take(any_(1, 3), POOL, YOU, CARD), gain(MOVED, BLOOD, CARD)), take(2, BLOOD, CARD, YOU)),
        limit=TURN,
    ),
    act(take(ALL, BLOOD, CARD, YOU), who=VAMPIRE, open=FOR_OTHERS),
    digest="3435a921c61f",
)
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
DEVOTED = x(num(CAPACITY, T) + 1, num(BLOOD, CARD))
card(
    100848,
    "Grand Temple of Set",
    IN_PLAY_AT_ONCE,
    ability(MASTER, take(1, POOL, YOU, CARD), limit=TURN),
    ability(
        INFLUENCE,
        control(a(VAMPIRE, of(PREY), where(num(CAPACITY, IT) < num(BLOOD, CARD))), YOU),
        cost=(locking(), pay(DEVOTED, BLOOD, CARD)),
    ),
    burnable(VAMPIRE),
    digest="bf28cba9206a",
)

# -- referendums ------------------------------------------------------------------------------------------------------

card(
    100522,
    "Demonstration",
    IN_PLAY_AT_ONCE,
    ability(POLLING, abstain(a(VAMPIRE)), cost=locking(), if_=POLITICAL),
    digest="bf8fe0539b6e",
)
card(
    101187,
    "The Mausoleum, Venice",
    IN_PLAY_AT_ONCE,
    ability(
        POLLING,
        mod(VOTES, 1 + case(~exists(named("Ventrue Headquarters")), 1), YOU),
        cost=locking(),
        if_=POLITICAL,
    ),
    digest="54c486a80bde",
)
VOTES_BOUGHT = x(1, num(BLOOD, CARD))
card(
    101441,
    "Powerbase: Rome",
    IN_PLAY_AT_ONCE,
    ability(MASTER, gain(1, BLOOD, CARD), cost=A_MASTER_ACTION),
    act(take(any_(0, 2), BLOOD, ME, CARD), who=clan("Giovanni"), stealth=1),
    ability(POLLING, mod(VOTES, VOTES_BOUGHT, YOU), cost=(locking(), pay(VOTES_BOUGHT, BLOOD, CARD)), if_=POLITICAL),
    act(burn(ALL, BLOOD, CARD), open=FOR_ANYBODY),
    digest="a9b04c8598df",
)
card(
    100662,
    "Esgrima",
    IN_PLAY_AT_ONCE,
    ability(POLLING, mod(VOTES, 3, a(VAMPIRE, READY, capacity(7)), REFERENDUM), cost=locking(), if_=POLITICAL),
    at(fact.DISCARD_PHASE, control(CARD, PREDATOR), whose=YOU),
    digest="d44b7037a769",
)

# -- actions and combats ----------------------------------------------------------------------------------------------

card(
    101157,
    "The Malkavian Seven Miseries",
    IN_PLAY_AT_ONCE,
    gives(STEALTH, -1, all_(MINION, IS_ACTING), if_=kind("political")),
    burnable(~clan("Tremere")),
    digest="49f9674cdff3",
)
card(
    101520,
    "Purchase Pact",
    IN_PLAY_AT_ONCE,
    ability(BEFORE_RANGE, outcome(COMBAT_OVER), cost=locking(), if_=is_(BOTH, SABBAT) & exists(FIGHTING, MINE)),
    revocable(VAMPIRE & SABBAT & TITLED),
    digest="de3f777c71c2",
)
card(
    100386,
    "Communal Haven: Temple",
    master(put(CARD, PLAY), if_=~exists(named("Communal Haven: Temple"), MINE)),
    gives(INTERCEPT, 1, all_(VAMPIRE, SABBAT, MINE), if_=directed_at(all_(VAMPIRE, SABBAT, MINE))),
    digest="d55fe2f2e28a",
)
card(
    101024,
    "Joseph Pander",
    IN_PLAY_AT_ONCE,
    ability(
        ANNOUNCED | OPEN | DECLINED,
        outcome(THWARTED),
        cost=(locking(), pay(1, POOL)),
        if_=directed_at(all_(MINE, clan("Pander"))),
    ),
    ability(MASTER, note("joseph pander", a(MINE, clan("Pander"))), limit=TURN),
    act(fight(a(MINION, READY, OTHERS)), who=noted("joseph pander"), limit=TURN),
    burnable(VAMPIRE & SABBAT),
    digest="9fe1cd02e567",
)
card(
    101436,
    "Powerbase: Luanda",
    IN_PLAY_AT_ONCE,
    ability(MASTER, note("luanda", a(VAMPIRE, MINE)), cost=locking()),
    act(fight(a(MINION, READY, OTHERS)), who=noted("luanda"), stealth=1, limit=TURN),
    act(control(CARD, YOU), who=VAMPIRE, open=FOR_OTHERS),
    digest="63279ec3ee1f",
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

# -- paths ------------------------------------------------------------------------------------------------------------

path(101370, "The Path of the Feral Heart", "a277b77e61bb", "Gangrel antitribu", "pro")
path(101362, "The Path of Harmony", "f5da24a8bff4", "Ahrimane", "spi")
card(
    101368,
    "The Path of Service",
    IN_PLAY_AT_ONCE,
    costs(-1, BLOOD_COST, clan("Gargoyle") & trait("slave"), requires("vis")),
    burnable(~VAMPIRE),
    act(burn(CARD), inflict(1, ACTING, UNPREVENTABLE), who=VAMPIRE, open=FOR_ANYBODY),
    digest="4427adf9b263",
)

# -- unlocking, locking, searching, burning ---------------------------------------------------------------------------

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
    101127,
    "The Louvre, Paris",
    IN_PLAY_AT_ONCE,
    ability(AT_ANY_TIME, lock(a(VAMPIRE, UNLOCKED, clan("Toreador"))), cost=locking()),
    ability(
        AT_ANY_TIME, lock(a(MINION, UNLOCKED)), cost=locking(), if_=exists(VAMPIRE, MINE, title("prince of Paris"))
    ),
    act(control(CARD, YOU), open=FOR_OTHERS),
    digest="79518e005982",
)
card(
    100445,
    "Crematorium",
    IN_PLAY_AT_ONCE,
    ability(UNLOCK, burn(a(VAMPIRE, TORPOR, holds(0, most=0))), cost=locking()),
    digest="fd245fd662c8",
)
card(
    100035,
    "Al's Army Apparatus",
    IN_PLAY_AT_ONCE,
    ability(IN_YOUR_MINION_PHASE, search(LIBRARY, trait("weapon"), down=True), cost=locking(), if_=YOUR_TURN),
    digest="979945775f15",
)
card(
    101849,
    "Spirit Summoning Chamber",
    IN_PLAY_AT_ONCE,
    ability(
        AT_ANY_TIME,
        search(LIBRARY, MINION_CARD, requires("tha"), shown=True, down=True),
        cost=(locking(), pay(1, BLOOD, pick(VAMPIRE, READY, MINE, clan("Tremere antitribu"), holds(1)))),
    ),
    digest="c8246c721945",
)
card(
    100082,
    "Arcanum Chapterhouse, Alexandria",
    IN_PLAY_AT_ONCE,
    at(
        fact.UNLOCK_PHASE,
        burn(count(trait(GROUND), of(THEM)), POOL, THEM),
        whose=all_(SEAT, of(PREY) | of(PREDATOR)),
    ),
    burnable(),
    digest="36227824b7ac",
)
card(
    101497,
    "Prophecies of Gehenna",
    IN_PLAY_AT_ONCE,
    ability(MASTER, show(all_(in_(HAND), of(PREY)), YOU), control(CARD, PREY), cost=locking()),
    ability(UNLOCK, show(all_(in_(HAND), MINE)), burn(CARD), open=FOR_ANYBODY),
    digest="07e5b7ff6fad",
)
