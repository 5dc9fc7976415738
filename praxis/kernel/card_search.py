"""Card search: how people find cards of a game with many cards, by words and by the values of fields."""

from __future__ import annotations

from typing import Protocol

import msgspec


class CardField(msgspec.Struct, frozen=True):
    """A field that people can search cards by. If `values` is empty, any text may be asked for."""

    key: str
    values: list[str] = []
    example: str = ""
    """An example of such a text."""


class CardFinder(Protocol):
    """Finds cards of a game."""

    def fields(self) -> list[CardField]: ...

    def find(self, words: str, asked: dict[str, str]) -> list[str]:
        """The ids of the cards that have all the words and the asked values of fields, best match first. `BadSetting`
        names what cannot be read."""
        ...

    def learn(self, cards: int) -> bool:
        """Find out, about so many more cards, what a later search would have to find out about all of them. Returns
        whether all is known."""
        ...
