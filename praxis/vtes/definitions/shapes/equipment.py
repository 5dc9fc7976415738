"""Shapes that several equipment cards share. No card is defined here."""

from __future__ import annotations

from typing import Any

from praxis.effects.conditions import Condition
from praxis.effects.nodes import Effect
from praxis.vtes.definitions.build import Piece, Way
from praxis.vtes.definitions.language import *

AGGRAVATED_BLADE = WITH_STRENGTH | AGGRAVATED | WEAPON


def unique_blade(official: int, name: str) -> None:
    card(official, name, permanent(), ability(STRIKE, damage(1, AGGRAVATED_BLADE)), digest="ac03bcb40e8a")


def estate(official: int, name: str, *pieces: Piece, digest: str, **options: str) -> None:
    """An equipment card that in play is a location and no equipment. A new controller puts it on a minion of hers."""
    moves = if_(exists(MINION, MINE), put(CARD, pick(MINION, MINE)), other=burn(CARD))
    card(
        official,
        name,
        permanent(),
        *pieces,
        on(fact.CONTROL, moves, of=among(CARD), if_=~is_(BEARER, MINE)),
        stands_as="location",
        digest=digest,
        **options,
    )


def superior(official: int, name: str, code: str, *pieces: Piece, digest: str) -> None:
    """Equipment that gives the vampire who bears it a Discipline at superior."""
    card(official, name, permanent(), teaches(code), teaches(code), *pieces, digest=digest)


RESCUING = is_(BEARER, IS_ACTING) & kind("rescue")


def gun(official: int, name: str, n: int, digest: str) -> None:
    """A ranged weapon with an optional maneuver each combat."""
    aim = ability(RANGE, aiming(), limit=COMBAT)
    card(official, name, permanent(), ability(STRIKE, damage(n, RANGED | WEAPON)), aim, digest=digest)


def plain_weapon(official: int, name: str, n: int, flags: int, digest: str) -> None:
    card(official, name, permanent(), ability(STRIKE, damage(n, flags | WEAPON)), digest=digest)


MELEE = WITH_STRENGTH


def again_with_it() -> Way:
    """A minion who has struck with this weapon gets one more strike this round, with the same weapon only."""
    return ability(
        ADDITIONAL,
        mod(STRIKES, 1, ME),
        hang(cannot(rule.HAND_STRIKE, ME), ROUND),
        hang(cannot(rule.OTHER_STRIKE, ME, ~among(CARD)), ROUND),
        if_=happened(fact.STRIKES, ME, about=among(CARD), span=ROUND),
        limit=ROUND,
    )


def automatic(official: int, name: str, n: int, digest: str, if_: Condition | None = None) -> None:
    card(
        official,
        name,
        permanent(),
        ability(STRIKE, damage(n, RANGED | WEAPON)),
        ability(RANGE, aiming(), limit=COMBAT, if_=if_),
        again_with_it(),
        digest=digest,
    )


def weapon(official: int, name: str, strike_: Effect, *pieces: Piece, digest: str, **options: Any) -> None:
    """A weapon with one strike, the options of its ability, and what else it gives."""
    card(official, name, permanent(), ability(STRIKE, strike_, **options), *pieces, digest=digest)


BLADE = WITH_STRENGTH | WEAPON
GUN = RANGED | WEAPON


def thrown(official: int, name: str, n: int, harm: Effect, *pieces: Piece, digest: str, flags: int = 0) -> None:
    """A weapon that is burned as its strike is resolved, which harms the thrower too."""
    strike_ = ability(STRIKE, damage(n, GUN | flags), besides(harm, burn(CARD)))
    card(official, name, permanent(), strike_, *pieces, digest=digest)
