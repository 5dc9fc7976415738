"""Problems of a deck list with names that no card has."""

from __future__ import annotations

from typing import Final

from praxis.vtes.catalogue.catalogue import Catalogue
from praxis.vtes.decks.deck import Deck, Problem, Unread, one_line

MOST_HINTS: Final = 40
"""Looking for the nearest names takes a while, and a list with more unknown names than this is no deck list."""


MOST_UNKNOWN: Final = 500
"""Nobody misspells more cards than this."""


class NotADeck(ValueError):
    """The text has so many names that no card has that it is no deck list."""


class Suggestions:
    """Finds the nearest names for one deck list, up to a number of them."""

    __slots__ = ("catalogue", "left")

    def __init__(self, catalogue: Catalogue) -> None:
        self.catalogue: Catalogue = catalogue
        self.left: int = MOST_HINTS

    def near(self, name: str, count: int = 3) -> list[str]:
        if self.left <= 0:
            return []
        self.left -= 1
        return self.catalogue.nearest(name, count)

    def keep(self, deck: Deck, problems: list[Problem], name: str, count: int, line: int, text: str = "") -> None:
        """Note the problem and keep the line that was read."""
        if len(deck.unread) >= MOST_UNKNOWN:
            raise NotADeck(f"more than {MOST_UNKNOWN} entries name no card: this is no deck list")
        near = self.near(name)
        deck.unread.append(Unread(one_line(text or name), max(count, 1), line))
        if line:
            deck.nearest[line] = near
        hint = f"; did you mean {' or '.join(near)}?" if near else ""
        called = one_line(name)[:80]
        message = f"no card is called {called!r}{hint}"
        args: dict[str, str | int] = {"name": called}
        problems.append(Problem("deck.unknown-card", message, line, args=args))
