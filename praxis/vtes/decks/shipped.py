"""The decks that come with the program: our own lists of official cards, all of which the engine enforces.

A list is a text that every deck tool reads; behind the name of a card stands its official id, so that a deck can be
dealt without looking any name up.
"""

from __future__ import annotations

import re
from functools import cache
from importlib import resources
from types import MappingProxyType
from typing import Final

from praxis.vtes.decks.deck import Deck
from praxis.vtes.decks.packed import pack

IMBUED: Final = frozenset({"hunters"})
_CARD: Final = re.compile(r"(\d+)x .+ -- (\d{6})")
_NAME: Final = re.compile(r"Deck Name: (.+)")


@cache
def texts() -> MappingProxyType[str, str]:
    """The deck lists as they are written, by file name without its ending."""
    folder = resources.files("praxis.vtes") / "data" / "decks"
    files = sorted((file for file in folder.iterdir() if file.name.endswith(".txt")), key=lambda file: file.name)
    return MappingProxyType({file.name.removesuffix(".txt"): file.read_text(encoding="utf-8") for file in files})


def shipped() -> dict[str, Deck]:
    """The decks by file name."""
    found: dict[str, Deck] = {}
    for name, text in texts().items():
        deck = Deck()
        for line in text.splitlines():
            if card := _CARD.fullmatch(line):
                deck.add(int(card[2]), int(card[1]))
            elif title := _NAME.fullmatch(line):
                deck.name = title[1]
        found[name] = deck
    return found


@cache
def packed(imbued: bool = False) -> tuple[str, ...]:
    """The decks that come with the program, each as a line for a game's header; those of the Imbued only for tables
    that have them."""
    return tuple(pack(deck) for name, deck in shipped().items() if imbued or name not in IMBUED)
