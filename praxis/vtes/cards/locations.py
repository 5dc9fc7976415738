"""Locations, and other master cards that stand in play and are locked for what they do."""

from __future__ import annotations

from praxis.effects.conditions import Condition
from praxis.effects.filters import Filter
from praxis.vtes.cards.language import *

IN_PLAY_AT_ONCE = master(put(CARD, PLAY))
"""A location comes into play, whether its text says so or not. [master.location.permanent]"""

# -- hunting grounds --------------------------------------------------------------------------------------------------


def hunting_ground(official: int, name: str, digest: str, *who: Filter, n: int = 1) -> None:
    """A vampire gains blood from one hunting ground a turn."""
    fed = a(VAMPIRE, READY, MINE, NOT_FULL, ~noted("hunting ground"), *who)
    feed = ability(UNLOCK, gain(n, BLOOD, fed), note("hunting ground", fed), limit=TURN)
    card(official, name, IN_PLAY_AT_ONCE, feed, digest=digest)


hunting_ground(102287, "Biotech Company Hunting Ground", "78369bba236a")
hunting_ground(101102, "Library Hunting Ground", "78369bba236a")
hunting_ground(101243, "Morgue Hunting Ground", "78369bba236a")
hunting_ground(101354, "Park Hunting Ground", "78369bba236a")
hunting_ground(101415, "Political Hunting Ground", "78369bba236a")
hunting_ground(101953, "Temple Hunting Ground", "78369bba236a")
hunting_ground(102066, "Underworld Hunting Ground", "78369bba236a")
hunting_ground(102075, "University Hunting Ground", "78369bba236a")
hunting_ground(100426, "Corporate Hunting Ground", "96c51a52725f")
hunting_ground(100049, "Amusement Park Hunting Ground", "59763ab0bada")
hunting_ground(100288, "Campground Hunting Ground", "59763ab0bada")
hunting_ground(101753, "Shanty Town Hunting Ground", "59763ab0bada")
hunting_ground(101350, "Papillon", "3e79345b9f85", TITLED, n=2)

# -- stealth and intercept --------------------------------------------------------------------------------------------


def hides(official: int, name: str, digest: str, *who: Filter) -> None:
    """A location that locks to give a minion stealth."""
    card(
        official,
        name,
        IN_PLAY_AT_ONCE,
        ability(ATTEMPT, mod(STEALTH, 1), cost=locking(), if_=is_(ACTING, *who)),
        digest=digest,
    )


hides(100054, "Anarch Railroad", "4a548aeec44a", ANARCH)
hides(100126, "Backways", "95c226c81a52", MINE, clan("Gangrel"))
hides(100629, "Elysian Fields", "94a26958fa86", MINE, clan("Lasombra"))
hides(100777, "Fortune Teller Shop", "1b537bee6d67", clan("Ravnos"))
hides(101070, "The Labyrinth", "d16ff33c0913", MINE, clan("Nosferatu"))
hides(101326, "Opium Den", "600d94b0f1d3", MINE, clan("Ministry"))
card(
    100444,
    "Creepshow Casino",
    IN_PLAY_AT_ONCE,
    ability(ANNOUNCED, mod(STEALTH, 1), cost=locking(), if_=is_(ACTING, VAMPIRE, MINE) & ~DIRECTED),
    digest="6c733286795d",
)


def sees(official: int, name: str, digest: str, *who: Filter, n: int = 1, if_: Condition | None = None) -> None:
    """A location that locks to give a minion intercept."""
    needed = is_(BLOCKING, *who)
    card(
        official,
        name,
        IN_PLAY_AT_ONCE,
        ability(ATTEMPT, mod(INTERCEPT, n, BLOCKING), cost=locking(), if_=needed if if_ is None else needed & if_),
        digest=digest,
    )


sees(100327, "Channel 10", "829f87428a3e", MINE, n=2, if_=tally(fact.ACTED, span=TURN, times=True) >= 2)
sees(101068, "Kumpania", "80a1ede5d3ef", MINE, clan("Ravnos"), capacity(5))
sees(101120, "London Evening Star, Tabloid Newspaper", "b1d7b20b5558", MINION)
sees(101171, "Market Square", "cd9f295cfc70", MINE, clan("Banu Haqim"))
card(
    102189,
    "WMRH Talk Radio",
    IN_PLAY_AT_ONCE,
    ability(
        ATTEMPT,
        mod(INTERCEPT, 1, BLOCKING),
        remember(BLOCKING),
        later(fact.BLOCKED, remember(), of=CHOSEN),
        later(fact.OVER, if_(is_(CHOSEN, MINION), burn(1, POOL))),
        cost=locking(),
    ),
    digest="b91e26bd7119",
)
card(
    101662,
    "The Rumor Mill, Tabloid Newspaper",
    IN_PLAY_AT_ONCE,
    ability(DURING_ACTION, remember(a(VAMPIRE)), later(fact.OVER, remember()), cost=locking()),
    ability(
        ATTEMPT,
        mod(INTERCEPT, 1, BLOCKING),
        cost=pay(1, BLOOD, BLOCKING),
        if_=is_(BLOCKING, MINE, among(CHOSEN)),
        limit=ACTION,
        open=FOR_ANYBODY,
    ),
    digest="9d45c5cd3afb",
)
card(
    100052,
    "The Anarch Free Press",
    IN_PLAY_AT_ONCE,
    ability(ATTEMPT, mod(INTERCEPT, 1, BLOCKING), cost=locking(), if_=is_(BLOCKING, MINE, ANARCH)),
    on(fact.HUNTED, may(gain(1, BLOOD, IT), cost=locking()), of=ANARCH, if_=HOW_MUCH >= 1),
    digest="8a8c2c465f6d",
)

# -- the influence phase ----------------------------------------------------------------------------------------------


def breeds(official: int, name: str, digest: str, *who: Filter, when: int = INFLUENCE) -> None:
    """A location that locks to add blood to an uncontrolled vampire."""
    feed = ability(when, gain(1, BLOOD, a(VAMPIRE, UNCONTROLLED, MINE, *who)), cost=locking())
    card(official, name, IN_PLAY_AT_ONCE, feed, digest=digest)


breeds(100081, "Arcane Library", "024cc34635dc", clan("Tremere"))
breeds(100095, "Art Museum", "672506852bbb", clan("Toreador"))
breeds(100609, "Ecoterrorists", "b5c9e0cee27e", clan("Gangrel"))
breeds(100803, "Gang Territory", "1b33f3e2c1bd", clan("Brujah antitribu"))
breeds(101300, "Nosferatu Kingdom", "287bb65ce62a", clan("Nosferatu antitribu"))
breeds(101189, "Mbare Market, Harare", "e45adcbc1c62", LAIBON, when=AT_ANY_TIME)
card(
    102152,
    "Wasserschloss Anif, Austria",
    IN_PLAY_AT_ONCE,
    ability(MASTER, take(1, BLOOD, a(VAMPIRE, MINE, clan("Tremere"), holds(1)), CARD), limit=TURN),
    ability(INFLUENCE, take(ALL, BLOOD, CARD, a(VAMPIRE, UNCONTROLLED, MINE, clan("Tremere"))), cost=locking()),
    burnable(~clan("Malkavian")),
    burnable(clan("Malkavian"), stealth=1),
    digest="1ed4862ca754",
)

# -- referendums ------------------------------------------------------------------------------------------------------

POLITICAL = kind("political")
"""The referendum is that of a political action, not of a blood hunt."""

card(
    102109,
    "Ventrue Headquarters",
    IN_PLAY_AT_ONCE,
    ability(POLLING, mod(VOTES, 3, YOU), cost=locking()),
    digest="c79276c4180f",
)
card(
    100722,
    "Ferraille",
    IN_PLAY_AT_ONCE,
    ability(POLLING, mod(VOTES, 3, YOU), cost=pay(1, POOL), limit=TURN),
    digest="77048d2c06eb",
)
BURNED_POOL = x(1, num(POOL, YOU))
card(
    101341,
    "Oxford University, England",
    IN_PLAY_AT_ONCE,
    ability(POLLING, mod(VOTES, BURNED_POOL * 2, YOU), cost=(locking(), pay(BURNED_POOL, POOL)), if_=POLITICAL),
    digest="3ab70268e4b6",
)


def rallies(official: int, name: str, digest: str, *who: Filter) -> None:
    """A location that locks to give each of some vampires a vote."""
    voters = all_(VAMPIRE, READY, MINE, *who)
    rally = ability(POLLING, mod(VOTES, 1, voters, REFERENDUM), cost=locking(), if_=POLITICAL)
    card(official, name, IN_PLAY_AT_ONCE, rally, digest=digest)


rallies(100632, "Elysium: The Palace of Versailles", "5a8aa5940b76", TITLED, CAMARILLA)
rallies(101430, "Power Structure", "b47ff37c4b66", clan("Lasombra"))
card(
    101437,
    "Powerbase: Madrid",
    IN_PLAY_AT_ONCE,
    ability(UNLOCK, gain(1, BLOOD, CARD), if_=num(BLOOD, CARD) <= 3, limit=TURN),
    ability(POLLING, mod(VOTES, num(BLOOD, CARD), a(VAMPIRE, READY, SABBAT, TITLED), REFERENDUM), cost=locking()),
    act(burn(ALL, BLOOD, CARD), who=VAMPIRE, open=FOR_OTHERS),
    digest="7a740d6a979c",
)
SPENT = x(1, num(BLOOD, CARD))
card(
    100037,
    "Alamut",
    IN_PLAY_AT_ONCE,
    on(  # the loss by the bleed itself: what she paid before it or loses after it does not count
        fact.LOSES_POOL,
        gain(HOW_MUCH, BLOOD, CARD),
        of=VICTIMS,
        if_=BLED & ~happened(fact.BLED, span=ACTION) & is_(ACTING, clan("Banu Haqim"), MINE),
    ),
    ability(
        POLLING, mod(VOTES, SPENT, a(VAMPIRE, READY, MINE), REFERENDUM), cost=pay(SPENT, BLOOD, CARD), if_=POLITICAL
    ),
    digest="9b70b0c5beb7",
)
card(
    102334,
    "Privileged Position",
    master(put(CARD, PLAY), if_=count(VAMPIRE, READY, MINE, trait("path of Power and the Inner Voice")) >= 2),
    on(fact.ENACTED, may(burn(1, POOL, PREY), cost=locking()), of=VAMPIRE & MINE),
    digest="394caf49806b",
)
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

# -- numbers of a class -----------------------------------------------------------------------------------------------

card(100620, "Elder Library", IN_PLAY_AT_ONCE, gives(HAND_SIZE, 1), digest="1a4b3928ff4c")
card(100945, "The Hungry Coyote", IN_PLAY_AT_ONCE, gives(HUNT, 1, all_(VAMPIRE, SABBAT, MINE)), digest="5208fc82506e")
card(
    101277,
    "New Carthage",
    IN_PLAY_AT_ONCE,
    gives(BLEED, 1, all_(VAMPIRE, clan("Brujah"), TITLED)),
    gives(VOTES, 1, all_(VAMPIRE, clan("Brujah"), TITLED)),
    gives(VOTES, -1, all_(VAMPIRE, clan("Ventrue"))),
    digest="1ca6a05ac89b",
)
card(
    100807,
    "Gangrel Revel",
    IN_PLAY_AT_ONCE,
    gives(STRENGTH, 1, all_(VAMPIRE, clan("Gangrel"), MINE)),
    burnable(~clan("Ravnos")),
    digest="8f916ee10a3a",
)
card(
    101042,
    "The Khabar: Community",
    IN_PLAY_AT_ONCE,
    gives(STEALTH, 1, all_(VAMPIRE, clan("Banu Haqim"), IS_ACTING), if_=kind("bleed")),
    burnable(~clan("Tremere")),
    burnable(clan("Tremere"), stealth=1),
    digest="ca99b2825000",
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

# -- blood and pool ---------------------------------------------------------------------------------------------------

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
card(
    101207,
    "Metro Underground",
    IN_PLAY_AT_ONCE,
    ability(DISCARD, unlock(a(VAMPIRE, MINE, LOCKED)), cost=(locking(), pay(1, POOL))),
    digest="52f3db6c4b7f",
)
card(
    100594,
    "Dummy Corporation",
    IN_PLAY_AT_ONCE,
    ability(DURING_ACTION, mod(BLEED, -2), cost=burn(CARD), if_=kind("bleed") & directed_at(YOU)),
    digest="ad6b70cad32b",
)
card(
    101229,
    "Mob Connections",
    IN_PLAY_AT_ONCE,
    ability(PRESS, press("continue"), cost=locking()),
    burnable(),
    digest="0b52396675b1",
)
