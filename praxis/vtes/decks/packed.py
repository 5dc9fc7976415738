"""A deck in one line, as the header of a game carries it: its name, then how many of which official card.

    Quiet Word = 2x200517 1x200538 6x100518

Nothing else is needed to deal the same deck again, and nothing of the card data is written down.
"""

from __future__ import annotations

import re
from typing import Final

from praxis.kernel.errors import BadSetting
from praxis.vtes.decks.deck import Deck, one_line

MOST_ENTRIES: Final = 500
_ENTRY: Final = re.compile(r"([1-9]\d?)x([12]\d{5})")
_LONGEST_NAME: Final = 60


def pack(deck: Deck) -> str:
    """The line of a deck, crypt before library, by id: equal decks of one name have equal lines."""
    name = one_line(deck.name).replace("=", "-").strip()[:_LONGEST_NAME].rstrip() or "Deck"
    return f"{name} = {' '.join(f'{deck.cards[card]}x{card}' for card in sorted(deck.cards, key=_crypt_first))}"


def _crypt_first(card: int) -> tuple[bool, int]:
    return card < 200_000, card


def is_packed(text: str) -> bool:
    return " = " in text


def name_of(text: str) -> str:
    """The name of the deck, without reading its cards."""
    return text.partition(" = ")[0][:_LONGEST_NAME]


def unpack(text: str) -> Deck:
    """The deck in a line; `BadSetting` if the line is no deck."""
    name, _, cards = text.partition(" = ")
    entries = cards.split()
    if not name.strip() or not entries or len(entries) > MOST_ENTRIES:
        raise BadSetting(f"{text[:40]!r} is no deck; a deck is written as Name = 2x200517 6x100518")
    deck = Deck(one_line(name)[:_LONGEST_NAME])
    for entry in entries:
        found = _ENTRY.fullmatch(entry)
        if found is None:
            raise BadSetting(
                f"deck {deck.name!r}: {entry[:20]!r} is no card; write 2x200517, a count and an official id"
            )
        deck.add(int(found[2]), int(found[1]))
    return deck
