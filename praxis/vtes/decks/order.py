"""The order in which deck lists print cards, and the numbers they print about them."""

from __future__ import annotations

from typing import Final

from praxis.vtes.catalogue.catalogue import ANY_GROUP, CardFace, Catalogue
from praxis.vtes.decks.deck import Deck

SECTIONS: Final = (
    "Master",
    "Conviction",
    "Action",
    "Action/Combat",
    "Action/Reaction",
    "Ally",
    "Equipment",
    "Political Action",
    "Retainer",
    "Power",
    "Action Modifier",
    "Action Modifier/Combat",
    "Action Modifier/Reaction",
    "Reaction",
    "Combat",
    "Combat/Reaction",
    "Event",
)


def crypt_by_count(deck: Deck, catalogue: Catalogue) -> list[tuple[CardFace, int]]:
    """The crypt, most copies first, then the highest capacity, then by name."""
    cards = deck.crypt(catalogue)
    return sorted(cards, key=lambda one: (-one[1], -one[0].capacity, one[0].ascii_name, one[0].id))


def crypt_by_capacity(deck: Deck, catalogue: Catalogue) -> list[tuple[CardFace, int]]:
    cards = deck.crypt(catalogue)
    return sorted(cards, key=lambda one: (-one[0].capacity, one[0].ascii_name, one[0].id))


def library_sections(deck: Deck, catalogue: Catalogue) -> list[tuple[str, list[tuple[CardFace, int]]]]:
    """The library by type, in the order of the winning-deck archive, each section by filing name."""
    sections: dict[str, list[tuple[CardFace, int]]] = {name: [] for name in SECTIONS}
    for face, count in deck.library(catalogue):
        sections.setdefault(face.kind, []).append((face, count))
    return [
        (name, sorted(cards, key=lambda one: (one[0].ascii_name, one[0].id)))
        for name, cards in sections.items()
        if cards
    ]


def total(cards: list[tuple[CardFace, int]]) -> int:
    return sum(count for _, count in cards)


def capacities(deck: Deck, catalogue: Catalogue) -> list[int]:
    """The capacities of the crypt, one entry for each card, lowest first."""
    return sorted(face.capacity for face, count in deck.crypt(catalogue) for _ in range(count))


def group_name(face: CardFace) -> str:
    return "ANY" if face.group == ANY_GROUP else str(face.group)


def discipline_words(face: CardFace) -> str:
    """The Disciplines of a crypt card, superior ones first; the virtue Vision by the letters that lists use."""
    return " ".join(face.disciplines) or "-none-"
