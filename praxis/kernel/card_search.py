"""How a game with many cards lets people find some of them: by words, and by fields with values."""

from __future__ import annotations

from typing import Protocol

import msgspec


class CardField(msgspec.Struct, frozen=True):
    """Something by which cards are told apart. Without values, anything may be written."""

    key: str
    values: list[str] = []
    example: str = ""
    """How a free value is written."""


class CardFinder(Protocol):
    """Finds cards of a game."""

    def fields(self) -> list[CardField]: ...

    def find(self, words: str, asked: dict[str, str]) -> list[str]:
        """The ids of the cards with all the words that pass all that is asked, best first; `BadSetting` says what of it
        cannot be read."""
        ...
