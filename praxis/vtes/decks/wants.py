"""What a deck is about, in one line: read from the cards of its library."""

from __future__ import annotations

import re
from collections import Counter
from typing import Final

from praxis.vtes.catalogue.catalogue import CardFace, Catalogue
from praxis.vtes.decks.deck import Deck
from praxis.vtes.words.languages import Tongue

_SIGNS: Final[tuple[tuple[str, tuple[str, ...], re.Pattern[str]], ...]] = (
    ("bleed", ("Action", "Action Modifier"), re.compile(r"[+]\d bleed|bleed (?:at|with) [+]", re.I)),
    ("stealth", ("Action Modifier",), re.compile(r"[+]\d stealth", re.I)),
    ("block", ("Reaction",), re.compile(r"[+]\d intercept|can block", re.I)),
    ("rush", ("Action",), re.compile(r"enter combat with", re.I)),
    ("pool", ("Master", "Action", "Equipment"), re.compile(r"gain \d pool|move .* to your pool", re.I)),
)
"""What a theme's cards are, and what stands in their texts."""
_TYPES: Final = (("vote", "Political Action", 3.0), ("fight", "Combat", 1.0), ("ally", "Ally", 2.0))
"""Themes that a type of card stands for, and how much one such card says compared with a modifier."""
_WEIGHTS: Final = {"bleed": 1.6, "stealth": 1.2, "block": 1.3, "rush": 2.5, "pool": 1.0}
OWN: Final = "own-"
"""How the lines of the decks that come with the program begin among the messages."""


def themes(deck: Deck, catalogue: Catalogue) -> list[str]:
    """What the deck does most, at most two things."""
    found: Counter[str] = Counter()
    library = deck.library(catalogue)
    for face, count in library:
        for theme, kinds, sign in _SIGNS:
            if any(face.is_a(kind) for kind in kinds) and sign.search(face.text):
                found[theme] += round(10 * count * _WEIGHTS[theme])
        for theme, kind, weight in _TYPES:
            if face.is_a(kind):
                found[theme] += round(10 * count * weight)
    best = found.most_common(2)
    return [theme for theme, weight in best if 2 * weight >= best[0][1]]


def line(key: str, deck: Deck, catalogue: Catalogue, said: Tongue) -> str:
    """The line about a deck: for our own decks the one that we have written, for others one made from their cards."""
    wants = said.messages.wants
    if OWN + key in wants:
        return str(wants[OWN + key])
    found = [str(wants[theme]) for theme in themes(deck, catalogue)]
    if not found:
        return ""
    form = wants["two"] if len(found) > 1 else wants["one"]
    return str(form).format(first=found[0], second=found[-1])


def marks(deck: Deck, catalogue: Catalogue) -> list[str]:
    """What the picture of a deck shows: the two clans that most of the crypt has, and the Disciplines that it uses
    most, each at the level that most of those who have it have."""
    clans: Counter[str] = Counter()
    levels: dict[str, Counter[bool]] = {}
    wanted: Counter[str] = Counter()
    for face, count in deck.crypt(catalogue):
        clans.update(dict.fromkeys(face.clans, count))
        for code in face.disciplines:
            levels.setdefault(code.lower(), Counter())[code.isupper()] += count
    for face, count in deck.library(catalogue):
        wanted.update(dict.fromkeys(_asked(face), count))
    used = [code for code in levels if wanted[code]] or list(levels)
    usual = sorted(used, key=lambda code: (-wanted[code], -levels[code].total(), code))[:4]
    most = clans.most_common(2)
    shown = [clan for clan, count in most if 3 * count >= most[0][1]]
    return [f"clan:{clan}" for clan in shown] + [
        code.upper() if levels[code][True] >= levels[code][False] else code for code in usual
    ]


def _asked(face: CardFace) -> list[str]:
    return [code.lower() for code in face.requirement.disciplines]


def curve(deck: Deck, catalogue: Catalogue) -> list[int]:
    """How many of the crypt have capacity 1, 2, and so on."""
    sizes: Counter[int] = Counter()
    for face, count in deck.crypt(catalogue):
        sizes[face.capacity] += count
    return [sizes[capacity] for capacity in range(1, max(sizes, default=0) + 1)]
