"""Shapes that several action cards share. No card is defined here."""

from __future__ import annotations

from itertools import combinations

from praxis.effects.filters import Filter
from praxis.effects.nodes import Effect, Who
from praxis.vtes.definitions.build import Way
from praxis.vtes.definitions.language import *
from praxis.vtes.definitions.shapes.several import BEFORE_BLOCKS, foe
from praxis.vtes.effects.verb import Target


def disciplined_bleed(official: int, name: str, code: str, more: int, blood: int, digest: str) -> None:
    """A card that is, at basic level, a bleed with more bleed and, at superior, blood for a younger vampire in the
    uncontrolled region."""
    younger = a(VAMPIRE, UNCONTROLLED, MINE, YOUNGER)
    superior = action(code.upper(), gain(blood, BLOOD, younger), stealth=1)
    card(official, name, action(code, bleed(more)), superior, digest=digest)


def ambush(*riders: Effect) -> Effect:
    """Attack a locked minion. If he has unlocked meanwhile, nothing happens."""
    return if_(is_(foe(LOCKED), LOCKED), fight(T, *riders))


MANEUVER = mod(MANEUVERS, 1)


def several(*codes: str) -> list[tuple[str, ...]]:
    """All choices of one or more of some Disciplines, fewest first."""
    return [chosen for n in range(1, len(codes) + 1) for chosen in combinations(codes, n)]


def corrupts() -> Effect:
    return if_(BLED, gain(1, CORRUPTION, pick(MINION, of(VICTIMS))))


def feeds_one() -> Effect:
    return if_(BLED, gain(1, BLOOD, a(VAMPIRE, UNCONTROLLED, MINE)))


def locks_one() -> Effect:
    return if_(BLED, may(lock(pick(MINION, of(VICTIMS)))))


def rises_again() -> Effect:
    return if_(BLED, unlock(ME))


BESIDES = {
    (102232, "pro"): corrupts,
    (102247, "obf"): locks_one,
    (102247, "pre"): feeds_one,
    (100952, "cel"): rises_again,
}


def compound(
    official: int, name: str, codes: tuple[str, str, str], bleeds: str, hides: str, digest: str, covered: str = ""
) -> None:
    """A bleed of an anarch to which each Discipline that is used adds something."""
    ways = []
    for chosen in several(*codes):
        then = [BESIDES[official, code]() for code in chosen if (official, code) in BESIDES]
        more, stealth = int(bleeds in chosen), int(hides in chosen)
        ways.append(action(" ".join(chosen), bleed(more), *then, who=ANARCH, stealth=stealth))
    card(official, name, *ways, digest=digest, covered=covered)


THEIRS = controller(BEARER)
WITH_ITS_MAKER = on(fact.LEAVES, burn(CARD), of=CHOSEN)
"""It is burned after the minion who has played it leaves the ready region."""
LESSER = ALLY | (VAMPIRE & YOUNGER)


def outlaw(official: int, name: str, spared: Filter, digest: str) -> None:
    """Vampires of others can attack its bearer."""
    card(
        official,
        name,
        action("", put(CARD, a(VAMPIRE, IN_PLAY, ~spared)), stealth=1),
        act(fight(BEARER), who=VAMPIRE, open=FOR_OTHERS, stealth=1),
        digest=digest,
    )


def coming(*which: Filter) -> Target:
    """A vampire in one's uncontrolled region."""
    return a(VAMPIRE, UNCONTROLLED, MINE, *which)


def lost(*which: Filter) -> Target:
    """A library card in one's ash heap."""
    return a(ASH, MINE, LIBRARY_CARD, *which)


def rescued(*more: Effect) -> Effect:
    """A vampire leaves torpor, if he is still there."""
    return if_(is_(a(VAMPIRE, TORPOR), TORPOR), put(T, READY), *more)


NO_LONGER = at(fact.UNLOCK_PHASE, burn(CARD), whose=YOU)


def without(name: str) -> Filter:
    """A vampire who has no such card: he can have only one."""
    return VAMPIRE & ~with_(named(name))


def strong(official: int, name: str, digest: str) -> None:
    """A card that gives the vampire of a clan one more strength."""
    card(official, name, action("", put(CARD, ME), who=without(name), stealth=1), gives(STRENGTH, 1), digest=digest)


def warded(official: int, name: str, digest: str, *ways: Way) -> None:
    """A card on a location, which is burned to make an action at that location fail."""
    card(
        official,
        name,
        *ways,
        ability(BEFORE_BLOCKS, outcome(THWARTED), cost=burn(CARD), if_=directed_at(BEARER)),
        stealth=1,
        digest=digest,
    )


NEIGHBOURS = of(PREDATOR) | of(PREY)


def hurts(n: int, who: Who) -> Effect:
    """The acting minion inflicts damage that cannot be prevented."""
    return inflict(n, who, UNPREVENTABLE, by_minion=True)


CHOIRS = (named("Choir"), MINE, IN_PLAY)


def sung(n: int) -> tuple[Effect, Effect]:
    return burn(count(*CHOIRS) * n, POOL, a(SEAT, among(PREY))), burn(all_(*CHOIRS))


def small(n: int, *riders: Effect, more: int = 0, at: Target | None = None) -> Effect:
    """A bleed that takes so much pool at most."""
    return bleed(more, mod(MOST_BLEED, n, ACTING), *riders, at=at)


EMPTY = if_(num(BLOOD, CARD) < 1, burn(CARD))


def brings_blood(official: int, name: str, n: int, *whom: Filter, digest: str, who: Filter | None = None) -> None:
    """An action that puts blood on an uncontrolled vampire."""
    way = action("", gain(n, BLOOD, a(VAMPIRE, UNCONTROLLED, MINE, *whom)), who=who, stealth=1)
    card(official, name, way, digest=digest)
