"""Which cards to define next: those that the most decks wait for."""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Iterable

import msgspec

from praxis.vtes.catalogue.catalogue import CardFace, Catalogue
from praxis.vtes.decks import Deck
from praxis.vtes.definitions import coverage


class Wanted(msgspec.Struct, frozen=True):
    """A card that is not enforced in full, and how many decks wait for it."""

    face: CardFace
    completes: int
    """In how many decks nothing else is missing."""
    weight: float
    """The sum over all decks that lack it: each gives 1, shared among all the cards that it lacks."""
    decks: int
    """How many decks have it."""


def wanted(catalogue: Catalogue, decks: Iterable[Deck]) -> list[Wanted]:
    """The cards that these decks lack, the most wanted first."""
    completes: Counter[int] = Counter()
    having: Counter[int] = Counter()
    weight: defaultdict[int, float] = defaultdict(float)
    for deck in decks:
        missing = [card for card in deck.cards if card in catalogue and coverage(card) != "full"]
        for card in missing:
            having[card] += 1
            weight[card] += 1 / len(missing)
            completes[card] += len(missing) == 1
    found = [Wanted(catalogue[card], completes[card], round(weight[card], 3), having[card]) for card in having]
    found.sort(key=lambda one: (-one.completes, -one.weight, one.face.id))
    return found


def undefined(catalogue: Catalogue, set_code: str) -> list[Wanted]:
    """The cards of a set that are not enforced in full, by name."""
    faces = [face for face in catalogue if any(one.set == set_code for one in face.prints)]
    return [Wanted(face, 0, 0.0, 0) for face in faces if coverage(face.id) != "full"]
