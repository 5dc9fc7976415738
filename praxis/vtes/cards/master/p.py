"""Master cards: P."""

from __future__ import annotations

from praxis.vtes.definitions.language import *
from praxis.vtes.definitions.shapes.master import (
    A_MASTER_ACTION,
    GROUND,
    HUNGRY_AT_HOME,
    IN_PLAY_AT_ONCE,
    POLITICAL,
    discipline,
    hunting_ground,
    investment,
    laid_on,
    rallies,
)
from praxis.vtes.definitions.shapes.several import USED_UP, revocable

hunting_ground(101344, "Palace Hunting Ground", "1fa79d3e15c7", clan("Guruhi"), holds(1))
card(
    101346,
    "Palla Grande",
    master(put(CARD, PLAY), gain(3, BLOOD, CARD)),
    gives(BLEED, 1, all_(VAMPIRE, clan("Toreador antitribu"))),
    at(fact.DISCARD_PHASE, burn(1, BLOOD, CARD), whose=YOU),
    USED_UP,
    digest="efc96b8992fe",
)
hunting_ground(101350, "Papillon", "3e79345b9f85", TITLED, n=2)
CACOPHONY = clan("Daughter of Cacophony")
card(
    101352,
    "Paris Opera House",
    IN_PLAY_AT_ONCE,
    ability(ATTEMPT, mod(STEALTH, 1), cost=locking(), if_=is_(ACTING, MINE, CACOPHONY)),
    ability(ATTEMPT, mod(STEALTH, 1), cost=(locking(), locking(pick(MINION, READY, MINE, UNLOCKED, CACOPHONY)))),
    digest="c62c44f8a208",
)
hunting_ground(101354, "Park Hunting Ground", "78369bba236a")
card(
    101355,
    "The Parthenon",
    master(put(CARD, PLAY)),
    ability(MASTER, mod(MASTER_ACTIONS, 1), cost=locking()),
    digest="27b7dce5794f",
)


def path(official: int, name: str, digest: str, of_clan: str, code: str) -> None:
    """A path: cards of a Discipline cost a clan less; a vampire who burns the path is hurt by it."""
    card(
        official,
        name,
        IN_PLAY_AT_ONCE,
        costs(-1, BLOOD_COST, clan(of_clan), requires(code)),
        burnable(~VAMPIRE),
        act(burn(CARD), inflict(1, ACTING, UNPREVENTABLE), who=VAMPIRE, open=FOR_ANYBODY),
        digest=digest,
    )


path(101358, "The Path of Blood", "5cd9152b3b98", "Banu Haqim", "qui")
path(101359, "The Path of Bone", "59921bc9dee4", "Giovanni", "nec")
card(
    101361,
    "Path of Evil Revelations",
    IN_PLAY_AT_ONCE,
    ability(MASTER, unlock(all_(MINION, MINE, LOCKED, trait("infernal"))), cost=pay(1, POOL)),
    burnable(~VAMPIRE),
    act(burn(CARD), inflict(1, ACTING, UNPREVENTABLE), who=VAMPIRE, open=FOR_ANYBODY),
    digest="6ddf6117124a",
)
path(101362, "The Path of Harmony", "f5da24a8bff4", "Ahrimane", "spi")
VICTIM = is_(IT, FIGHTING, OTHERS) & exists(FIGHTING, VAMPIRE, MINE, ~CAMARILLA)
card(
    101363,
    "The Path of Lilith",
    IN_PLAY_AT_ONCE,
    on(fact.TO_TORPOR, may(gain(1, TORTURE, IT), cost=locking()), of=VAMPIRE, if_=VICTIM),
    at(
        fact.UNLOCK_PHASE,
        each(all_(SEAT, where(exists(VAMPIRE, holds(name="torture"), of(IT)))), burn(1, POOL, IT)),
        whose=YOU,
    ),
    on(fact.BURNED, burn(ALL, TORTURE, all_(VAMPIRE)), of=CARD),
    burnable(),
    digest="166287dc5443",
)
path(101364, "The Path of Metamorphosis", "8a76796d03e2", "Tzimisce", "vic")
card(
    101365,
    "The Path of Night",
    master(put(CARD, PLAY)),
    costs(-1, BLOOD_COST, clan("Lasombra"), requires("obt")),
    burnable(~VAMPIRE),
    act(burn(CARD), inflict(1, ACTING, UNPREVENTABLE), who=VAMPIRE, open=FOR_ANYBODY),
    digest="2e4c0e97b72f",
)
path(101366, "The Path of Paradox", "57a682580a3d", "Ravnos", "chi")
path(101367, "The Path of Retribution", "984fd6f6091f", "Salubri antitribu", "val")
card(
    101368,
    "The Path of Service",
    IN_PLAY_AT_ONCE,
    costs(-1, BLOOD_COST, clan("Gargoyle") & trait("slave"), requires("vis")),
    burnable(~VAMPIRE),
    act(burn(CARD), inflict(1, ACTING, UNPREVENTABLE), who=VAMPIRE, open=FOR_ANYBODY),
    digest="4427adf9b263",
)
path(101370, "The Path of the Feral Heart", "a277b77e61bb", "Gangrel antitribu", "pro")
card(
    101372,
    "Path of the Void",
    laid_on(VAMPIRE, MINE, ~with_(trait("path"))),
    gives(STEALTH, 1),
    gives(BLEED, -1),
    act(inflict(1, a(MINION))),
    at(
        fact.UNLOCK_PHASE,
        unless(controller(BEARER), discarding(MASTER_CARD, by=controller(BEARER)), lock(BEARER)),
        whose=controller(BEARER),
    ),
    on(fact.DIABLERIE, burn(CARD), of=BEARER),
    digest="c019b15a230a",
)
path(101373, "The Path of Typhon", "f585982b3ffd", "Ministry", "ser")
card(
    101383,
    "Pentex™ Loves You!",
    IN_PLAY_AT_ONCE,
    ability(DURING_ACTION, remember(a(VAMPIRE, SABBAT)), later(fact.OVER, remember()), cost=locking()),
    ability(
        DURING_ACTION,
        mod(BLEED, 1),
        cost=pay(1, BLOOD, ACTING),
        if_=kind("bleed") & is_(ACTING, MINE, among(CHOSEN)),
        limit=ACTION,
        open=FOR_ANYBODY,
    ),
    digest="4b89fafa0477",
)
card(
    101384,
    "Pentex™ Subversion",
    master(put(CARD, a(MINION, READY))),
    cannot(rule.BLOCK, BEARER),
    burnable(~among(BEARER)),
    digest="7924209e180c",
)
card(
    101388,
    "Perfectionist",
    master(put(CARD, a(VAMPIRE, MINE, ~with_(trait("archetype"))))),
    on(
        fact.SUCCEEDED,
        if_(is_(BEARER, ~noted("perfectionist")), may(gain(1, BLOOD, BEARER), note("perfectionist", BEARER))),
        of=BEARER,
        if_=~happened(fact.PLAYED, about=REACTION_CARD, span=ACTION),
    ),
    digest="1dbfd40bde1a",
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
    101404,
    "Poacher's Hunting Ground",
    IN_PLAY_AT_ONCE,
    ability(
        UNLOCK,
        each(
            up_to(count(trait(GROUND), ~trait("derivative"), OTHERS), *HUNGRY_AT_HOME, ANARCH),
            gain(1, BLOOD, IT),
            note(GROUND, IT),
        ),
        if_=exists(trait(GROUND), ~trait("derivative"), OTHERS),
        limit=TURN,
    ),
    digest="f4d5270a61b5",
)
card(
    101410,
    "Police Department",
    IN_PLAY_AT_ONCE,
    ability(PRESS, press("end"), cost=locking()),
    digest="84883faea0fa",
)
hunting_ground(101415, "Political Hunting Ground", "78369bba236a")
hunting_ground(101421, "Port Hunting Ground", "59763ab0bada")
discipline(101424, "Potence", "pot", "4d728144e31e")
rallies(101430, "Power Structure", "b47ff37c4b66", clan("Lasombra"))
card(
    101431,
    "Powerbase: Barranquilla",
    master(put(CARD, PLAY), gain(num(CAPACITY, a(VAMPIRE, READY, MINE, SABBAT)), BLOOD, CARD)),
    ability(UNLOCK, take(1, BLOOD, CARD, YOU), limit=TURN),
    burnable(VAMPIRE & ~TITLED),
    burnable(VAMPIRE & TITLED, stealth=1),
    USED_UP,
    digest="9357f5810a7d",
)
card(
    101433,
    "Powerbase: Cape Verde",
    IN_PLAY_AT_ONCE,
    ability(
        MASTER | MASTER_OF_OTHERS,
        take(1, BLOOD, a(READY, MINE, clan("Giovanni") | LAIBON, holds(1)), YOU),
        cost=locking(),
    ),
    ability(MASTER | MASTER_OF_OTHERS, take(1, POOL, YOU, a(VAMPIRE, READY, MINE, NOT_FULL)), cost=locking()),
    act(control(CARD, YOU), who=clan("Giovanni") | LAIBON, open=FOR_OTHERS, stealth=1),
    digest="8f4552cff6b9",
)
card(
    101434,
    "Powerbase: Chicago",
    IN_PLAY_AT_ONCE,
    ability(
        UNLOCK,
        choose(gain(1, BLOOD, CARD), take(ALL, BLOOD, CARD, YOU)),
        limit=TURN,
    ),
    act(take(ALL, BLOOD, CARD, YOU), who=VAMPIRE, open=FOR_OTHERS),
    digest="4be4fc79e3be",
)
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
    101436,
    "Powerbase: Luanda",
    IN_PLAY_AT_ONCE,
    ability(MASTER, note("luanda", a(VAMPIRE, MINE)), cost=locking()),
    act(fight(a(MINION, READY, OTHERS)), who=noted("luanda"), stealth=1, limit=TURN),
    act(control(CARD, YOU), who=VAMPIRE, open=FOR_OTHERS),
    digest="63279ec3ee1f",
)
card(
    101437,
    "Powerbase: Madrid",
    IN_PLAY_AT_ONCE,
    ability(UNLOCK, gain(1, BLOOD, CARD), if_=num(BLOOD, CARD) <= 3, limit=TURN),
    ability(POLLING, mod(VOTES, num(BLOOD, CARD), a(VAMPIRE, READY, SABBAT, TITLED), REFERENDUM), cost=locking()),
    act(burn(ALL, BLOOD, CARD), who=VAMPIRE, open=FOR_OTHERS),
    digest="7a740d6a979c",
)
card(
    101438,
    "Powerbase: Mexico City",
    master(put(CARD, PLAY), gain(5, BLOOD, CARD)),
    at(fact.UNLOCK_PHASE, take(1, BLOOD, CARD, YOU), whose=YOU),
    act(take(ALL, BLOOD, CARD, YOU), who=VAMPIRE & SABBAT, open=FOR_OTHERS),
    USED_UP,
    digest="67b4eb811d8a",
)
card(
    101439,
    "Powerbase: Montreal",
    master(put(CARD, PLAY)),
    ability(INFLUENCE, gain(1, BLOOD, a(UNCONTROLLED, VAMPIRE, MINE)), limit=TURN),
    act(control(CARD, YOU), who=VAMPIRE, open=FOR_OTHERS),
    digest="ad5002728bff",
)
card(
    102301,
    "Powerbase: Munich",
    IN_PLAY_AT_ONCE,
    ability(MASTER, take(1, BLOOD, a(VAMPIRE, MINE, has("obl"), holds(1)), YOU), cost=locking()),
    ability(MASTER, take(1, POOL, YOU, a(VAMPIRE, READY, MINE, has("obl"), NOT_FULL)), cost=locking()),
    burnable(INDEPENDENT, blood=1),
    digest="d45086848666",
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
    101442,
    "Powerbase: Savannah",
    IN_PLAY_AT_ONCE,
    ability(
        BEFORE_RANGE,
        lock(a(LOCATION, UNIQUE, MINE, UNLOCKED, ~among(CARD))),
        outcome(COMBAT_OVER),
        by=BY_METHUSELAH,
        if_=happened(fact.FIGHTS, VAMPIRE & MINE & IS_ACTING, span=COMBAT)
        | happened(fact.FIGHTS, VAMPIRE & MINE, to=ACTING, span=COMBAT),  # whom the attacker has made the acting one
    ),
    act(control(CARD, YOU), who=VAMPIRE, open=FOR_OTHERS),
    digest="aad9d1c255e7",
)
card(
    101443,
    "Powerbase: Tshwane",
    master(put(CARD, PLAY), who=LAIBON),
    ability(PAYING, cheaper(LIBRARY_CARD, pool=1, at_once=True), cost=locking()),
    act(control(CARD, YOU), who=LAIBON, open=FOR_OTHERS),
    digest="827d8381d3cb",
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
    101445,
    "Powerbase: Zürich",
    IN_PLAY_AT_ONCE,
    act(
        gain(2, BLOOD, a(VAMPIRE, UNCONTROLLED, MINE, YOUNGER)),
        who=VAMPIRE,
        if_=EDGE,
        stealth=1,
        during=later(fact.BLOCKED, if_(EDGE, burning_edge()), to=ME),
    ),
    ability(MASTER, control(CARD, YOU), cost=burning_edge(), open=FOR_OTHERS),
    digest="f3db45de1fcf",
)
discipline(101480, "Presence", "pre", "f01a4ab054bf", old=True)
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
card(
    102334,
    "Privileged Position",
    master(put(CARD, PLAY), if_=count(VAMPIRE, READY, MINE, trait("path of Power and the Inner Voice")) >= 2),
    on(fact.ENACTED, may(burn(1, POOL, PREY), cost=locking()), of=VAMPIRE & MINE),
    digest="394caf49806b",
)
card(
    101497,
    "Prophecies of Gehenna",
    IN_PLAY_AT_ONCE,
    ability(MASTER, show(all_(in_(HAND), of(PREY)), YOU), control(CARD, PREY), cost=locking()),
    ability(UNLOCK, show(all_(in_(HAND), MINE)), burn(CARD), open=FOR_ANYBODY),
    digest="07e5b7ff6fad",
)
discipline(101498, "Protean", "pro", "660a2e92bf38")
card(
    101500,
    "Protected Resources",
    IN_PLAY_AT_ONCE,
    gives(MOST_LOST, 2),
    on(fact.BLED, burn(CARD), of=MINION & MINE),
    digest="481c66e2cc8d",
)
investment(101502, "Protracted Investment", "c69aa262d979", gain(5, BLOOD, CARD))
card(
    101520,
    "Purchase Pact",
    IN_PLAY_AT_ONCE,
    ability(BEFORE_RANGE, outcome(COMBAT_OVER), cost=locking(), if_=is_(BOTH, SABBAT) & exists(FIGHTING, MINE)),
    revocable(VAMPIRE & SABBAT & TITLED),
    digest="de3f777c71c2",
)
