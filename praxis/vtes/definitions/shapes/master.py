"""Shapes that several master cards share. No card is defined here."""

from __future__ import annotations

from praxis.effects.conditions import Condition
from praxis.effects.filters import Filter
from praxis.effects.nodes import Effect, Part
from praxis.vtes.definitions.build import Way
from praxis.vtes.definitions.language import *
from praxis.vtes.definitions.shapes.several import USED_UP


def laid_on(*who: Filter) -> Way:
    """The card is put on such a minion."""
    return master(put(CARD, a(*who)))


ANOTHER = ~among(BEARER)


def once(name: str, *effects: Effect) -> Effect:
    """The limit of once each turn for this vampire."""
    return if_(is_(BEARER, ~noted(name)), *effects, note(name, BEARER))


ARCHETYPE = ~with_(trait("archetype"))
"""A vampire can have only one archetype."""


def archetype(official: int, name: str, digest: str, *parts: Part, who: Filter = VAMPIRE) -> None:
    card(official, name, laid_on(who, MINE, ARCHETYPE), *parts, digest=digest)


FEEDS_BEARER = gain(1, BLOOD, BEARER)
GROUND = "hunting ground"
"""A vampire gains blood from one hunting ground a turn."""
HUNGRY_AT_HOME = (VAMPIRE, READY, MINE, NOT_FULL, ~noted(GROUND))
A_MASTER_ACTION = mod(MASTER_ACTIONS, -1)
"""As a cost: a master phase action. [master.action.other-uses]"""


def investment(official: int, name: str, digest: str, n: Effect) -> None:
    """A store of blood, from which a master phase action moves one counter to the pool."""
    dividend = ability(MASTER, take(1, BLOOD, CARD, YOU), cost=A_MASTER_ACTION)
    card(official, name, master(put(CARD, PLAY), n), dividend, USED_UP, digest=digest)


BLACK_HAND = trait("black hand")
ON_ANOTHERS = ~of(controller(BEARER))
"""Nobody fights minions of his own controller."""
IN_PLAY_AT_ONCE = master(put(CARD, PLAY))
"""A location comes into play, whether its text says so or not. [master.location.permanent]"""


def hunting_ground(official: int, name: str, digest: str, *who: Filter, n: int = 1) -> None:
    """A vampire gains blood from one hunting ground a turn."""
    fed = a(VAMPIRE, READY, MINE, NOT_FULL, ~noted("hunting ground"), *who)
    feed = ability(UNLOCK, gain(n, BLOOD, fed), note("hunting ground", fed), limit=TURN)
    card(official, name, IN_PLAY_AT_ONCE, feed, digest=digest)


def hides(official: int, name: str, digest: str, *who: Filter) -> None:
    """A location that locks to give a minion stealth."""
    card(
        official,
        name,
        IN_PLAY_AT_ONCE,
        ability(ATTEMPT, mod(STEALTH, 1), cost=locking(), if_=is_(ACTING, *who)),
        digest=digest,
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


def breeds(official: int, name: str, digest: str, *who: Filter, when: int = INFLUENCE) -> None:
    """A location that locks to add blood to an uncontrolled vampire."""
    feed = ability(when, gain(1, BLOOD, a(VAMPIRE, UNCONTROLLED, MINE, *who)), cost=locking())
    card(official, name, IN_PLAY_AT_ONCE, feed, digest=digest)


POLITICAL = kind("political")
"""The referendum is that of a political action, not of a blood hunt."""


def rallies(official: int, name: str, digest: str, *who: Filter) -> None:
    """A location that locks to give each of some vampires a vote."""
    voters = all_(VAMPIRE, READY, MINE, *who)
    rally = ability(POLLING, mod(VOTES, 1, voters, REFERENDUM), cost=locking(), if_=POLITICAL)
    card(official, name, IN_PLAY_AT_ONCE, rally, digest=digest)


def discipline(official: int, name: str, code: str, digest: str, old: bool = False) -> None:
    """A Discipline card. [master.discipline.target] [master.discipline.level] [master.discipline.capacity]"""
    put_on = master(put(CARD, a(VAMPIRE, ~has(code.upper()))))
    covered = "the older wording says of a level that it is gained" if old else ""
    card(official, name, put_on, gives(CAPACITY, 1), teaches(code), digest=digest, covered=covered)


def blood_doll(official: int, name: str, put_on: Way, when: int, digest: str) -> None:
    """A card on a vampire that moves a blood each turn between him and his controller's pool, either way."""
    feed = choose(take(1, BLOOD, BEARER, YOU), take(1, POOL, YOU, BEARER))
    card(official, name, put_on, ability(when, feed, by=BY_KEEPER, limit=TURN), digest=digest)


RAVNOS = clan("Ravnos")


def trades(*who: Filter, gear: Filter) -> tuple[Effect, ...]:
    """Two ready vampires trade: cards on either go to the other, and blood of the first to the second."""
    first, second = a(VAMPIRE, READY, MINE, *who), a(VAMPIRE, READY, MINE, *who)
    return (
        each(up_to(30, gear, on_(first)), control(IT, YOU, on=second)),
        each(up_to(30, gear, on_(second)), control(IT, YOU, on=first)),
        take(any_(0, num(BLOOD, first)), BLOOD, first, second),
    )
