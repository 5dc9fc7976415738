"""Decks mixed at random from all cards that the rules enforce in full. Nobody would build them, but in them all cards
meet.

Simulations and the referee of our tests play them.
"""

from __future__ import annotations

from functools import cache
from typing import Final

from praxis.kernel.errors import BadSetting
from praxis.kernel.rng import Dice, derive
from praxis.vtes.catalogue import catalogue
from praxis.vtes.catalogue.catalogue import ANY_GROUP, CardFace
from praxis.vtes.decks.deck import Deck
from praxis.vtes.decks.packed import pack

MIXED: Final = "mixed"
"""The word for such a deck in a setting; a header has the cards that it came to."""
VAMPIRES: Final = 6
COPIES: Final = 2
LIBRARY: Final = 60
_IMBUED: Final = frozenset({"Imbued", "Conviction", "Power"})
_FLIGHT: Final = "flight"
"""A trait that the data on cards list among Disciplines."""


def mixed(seed: int, seat: int) -> str:
    """A deck in one line, legal in every edition: the same seed gives the same deck to the same seat."""
    try:
        crypt, library = _enforced()
    except catalogue.CardDataMissing as error:
        raise BadSetting(str(error)) from None
    dice = Dice(derive("mixed", seed, seat))
    first = 1 + dice.below(max(face.group for face in crypt) - 1)
    fitting = [face for face in crypt if face.group in (ANY_GROUP, first, first + 1)]
    deck = Deck(f"Mixed {seat + 1}")
    vampires = _drawn(fitting, VAMPIRES, dice)
    for face in vampires:
        deck.add(face.id, COPIES)
    for face in _drawn([face for face in library if _is_of_use(face, vampires)], LIBRARY, dice):
        deck.add(face.id, 1)
    return pack(deck)


@cache
def _enforced() -> tuple[list[CardFace], list[CardFace]]:
    """Crypt and library cards that are enforced in full, without those of the Imbued."""
    full = [face for face in catalogue.load() if catalogue.coverage_of(face.id) == "full"]
    plain = [face for face in full if not _IMBUED.intersection(face.types)]
    return [face for face in plain if face.crypt], [face for face in plain if not face.crypt]


def _is_of_use(card: CardFace, vampires: list[CardFace]) -> bool:
    """Whether one of these vampires has a Discipline and a clan that the card requires."""
    wanted = card.requirement
    wanted_disciplines = [code for code in wanted.disciplines if code != _FLIGHT]
    disciplines = {discipline.lower() for face in vampires for discipline in face.disciplines}
    clans = {clan for face in vampires for clan in face.clans}
    return (not wanted_disciplines or not disciplines.isdisjoint(wanted_disciplines)) and (
        not wanted.clans or not clans.isdisjoint(wanted.clans)
    )


def _drawn(cards: list[CardFace], count: int, dice: Dice) -> list[CardFace]:
    left = list(cards)
    return [left.pop(dice.below(len(left))) for _ in range(min(count, len(left)))]
