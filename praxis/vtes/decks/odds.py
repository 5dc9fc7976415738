"""What a deck can expect: its opening crypt and hand, and what it is made of. The odds are exact, not simulated."""

from __future__ import annotations

from collections import Counter
from math import comb
from typing import Final

import msgspec

from praxis.vtes.catalogue.catalogue import CardFace, Catalogue, load
from praxis.vtes.decks.deck import Deck
from praxis.vtes.decks.order import SECTIONS, capacities, total

OPENING_CRYPT: Final = 4  # [setup.draw.crypt-four]
OPENING_HAND: Final = 7  # [setup.draw.hand-seven]


def at_least(wanted: int, copies: int, size: int, draw: int) -> float:
    """The odds to have `wanted` or more of `copies` among `draw` cards from `size` (hypergeometric).

    >>> at_least(1, 4, 12, 4)
    0.8585858585858586
    """
    if size <= 0 or wanted <= 0:
        return 1.0 if wanted <= 0 else 0.0
    draw = min(draw, size)
    fewer = sum(comb(copies, k) * comb(size - copies, draw - k) for k in range(wanted) if k <= draw)
    return 1.0 - fewer / comb(size, draw)


class CardOdds(msgspec.Struct, frozen=True):
    """A card and the odds to open with it."""

    id: int
    name: str
    count: int
    at_least_one: float
    at_least_two: float
    expected: float


class KindOdds(msgspec.Struct, frozen=True):
    """All cards of a type, clan or discipline taken together."""

    name: str
    count: int
    at_least_one: float
    at_least_two: float
    expected: float


class DisciplineCount(msgspec.Struct, frozen=True):
    """How many crypt cards have a Discipline, and how many library cards require it."""

    code: str
    superior: int
    inferior: int
    wanted: int
    opening: float
    """The odds that some vampire of the opening crypt has it at any level."""
    opening_superior: float


class Odds(msgspec.Struct, frozen=True):
    """Everything `praxis deck odds` tells."""

    crypt: int
    library: int
    capacity: dict[str, float]
    """`min` and `max` are sums of four cards; `average` of one; `opening` the average sum of the opening four."""
    curve: dict[int, int]
    crypt_cards: list[CardOdds]
    clans: list[KindOdds]
    disciplines: list[DisciplineCount]
    types: list[KindOdds]
    library_cards: list[CardOdds]
    costs: dict[str, int]
    """All pool and blood that the library costs; cards with X count nothing."""


def _chances(count: int, size: int, draw: int) -> tuple[float, float, float]:
    expected = draw * count / size if size else 0.0
    return (
        round(at_least(1, count, size, draw), 4),
        round(at_least(2, count, size, draw), 4),
        round(min(expected, count), 3),
    )


def _cards(cards: list[tuple[CardFace, int]], draw: int) -> list[CardOdds]:
    size = total(cards)
    ordered = sorted(cards, key=lambda one: (-one[1], one[0].ascii_name, one[0].id))
    return [CardOdds(face.id, face.unique_name, count, *_chances(count, size, draw)) for face, count in ordered]


def _kinds(counts: Counter[str], size: int, draw: int) -> list[KindOdds]:
    return [KindOdds(name, count, *_chances(count, size, draw)) for name, count in counts.most_common()]


def _disciplines(crypt: list[tuple[CardFace, int]], library: list[tuple[CardFace, int]]) -> list[DisciplineCount]:
    size = total(crypt)
    levels: dict[str, Counter[int]] = {}
    wanted: Counter[str] = Counter()
    for face, count in crypt:
        for code in face.disciplines:
            levels.setdefault(code.lower(), Counter())[2 if code.isupper() else 1] += count
    for face, count in library:
        wanted.update(dict.fromkeys(face.requirement.disciplines, count))
    found = []
    for code in sorted({*levels, *wanted}):
        have = levels.get(code, Counter())
        found.append(
            DisciplineCount(
                code,
                have[2],
                have[1],
                wanted[code],
                round(at_least(1, have[1] + have[2], size, OPENING_CRYPT), 4),
                round(at_least(1, have[2], size, OPENING_CRYPT), 4),
            )
        )
    return sorted(found, key=lambda one: (-one.wanted, -(2 * one.superior + one.inferior), one.code))


def odds(deck: Deck, catalogue: Catalogue | None = None) -> Odds:
    """The opening four of the crypt, the opening seven of the library, curve, disciplines, types and costs."""
    cards = load() if catalogue is None else catalogue
    crypt, library = deck.crypt(cards), deck.library(cards)
    sizes = capacities(deck, cards)
    average = sum(sizes) / len(sizes) if sizes else 0.0
    clans: Counter[str] = Counter()
    types: Counter[str] = Counter()
    costs: Counter[str] = Counter({"pool": 0, "blood": 0})
    for face, count in crypt:
        clans["/".join(face.clans)] += count
    for face, count in sorted(library, key=lambda one: SECTIONS.index(one[0].kind) if one[0].kind in SECTIONS else 99):
        types[face.kind] += count
        if face.cost.kind and face.cost.amount > 0:
            costs[face.cost.kind] += count * face.cost.amount
    return Odds(
        crypt=len(sizes),
        library=total(library),
        capacity={
            "min": float(sum(sizes[:OPENING_CRYPT])),
            "max": float(sum(sizes[-OPENING_CRYPT:])),
            "average": round(average, 2),
            "opening": round(average * min(OPENING_CRYPT, len(sizes)), 2),
        },
        curve=dict(sorted(Counter(sizes).items())),
        crypt_cards=_cards(crypt, OPENING_CRYPT),
        clans=_kinds(clans, len(sizes), OPENING_CRYPT),
        disciplines=_disciplines(crypt, library),
        types=_kinds(types, total(library), OPENING_HAND),
        library_cards=_cards(library, OPENING_HAND),
        costs=dict(costs),
    )
