"""Decks: what a table asks of a game to which people bring decks of their own.

A game gives one object that fits `DeckBox` and names it in its `Entry`. A deck is a line of text to everybody else, as
the header of a game carries it; only the box knows what is in it.
"""

from __future__ import annotations

from typing import Literal, Protocol

import msgspec

from praxis.kernel.words import Lang


class Demands(msgspec.Struct, frozen=True):
    """What a table demands of a deck."""

    edition: str
    players: int
    options: dict[str, str | int | bool] = {}
    bot: bool = False
    """The deck is for a bot's seat. A bot is dealt only cards that it can play by itself."""


class ChartBar(msgspec.Struct, frozen=True, omit_defaults=True):
    """One bar of a chart."""

    key: str
    """Names the bar in every language alike, for the program that draws the chart."""
    label: str
    count: int
    part: int = 0
    """How many of the counted cards stand out: those with a Discipline at the superior level."""
    wanted: int = 0
    """How many other cards of the deck ask for what this bar counts."""
    one: float = 0.0
    """The odds to begin with at least one of the counted cards."""
    two: float = 0.0


class Chart(msgspec.Struct, frozen=True):
    key: str
    label: str
    bars: list[ChartBar]


class DeckProblem(msgspec.Struct, frozen=True, omit_defaults=True):
    """Something a person should know about a deck, in the reader's language."""

    code: str
    """The clause of the rulebook that the deck breaks, if there is one."""
    text: str
    line: int = 0
    """The line of the text that was read, counted from 1; 0 if the problem is not about one line."""
    level: Literal["error", "note"] = "error"


class OfferedDeck(msgspec.Struct, frozen=True, omit_defaults=True):
    """A deck that everybody can pick."""

    key: str
    name: str
    group: str
    """Decks with the same group stand together under this heading."""
    wants: str
    """What the deck is about, in one line."""
    crypt: int
    library: int
    marks: list[str]
    """What the deck's picture shows, the same in every language: ``clan:Tremere``, ``tha``, ``AUS``."""
    curve: list[int]
    """How many cards of the crypt have the capacity 1, 2, and so on."""
    by_hand: int = 0
    """How many of the deck's cards the rules do not carry out yet."""
    partly: int = 0
    problems: list[DeckProblem] = []
    """Why the deck is not dealt at the table that was asked for; empty if it is."""


class ReadLine(msgspec.Struct, frozen=True, omit_defaults=True):
    """One line of a text, and what was read in it."""

    line: int
    text: str
    count: int = 0
    card: str = ""
    """The card's id; empty if the line names none."""
    name: str = ""
    near: list[str] = []
    """Names of cards that may have been meant, if no card has the name that was read."""
    unknown: bool = False
    """The line names something that is no card."""


class DeckCard(msgspec.Struct, frozen=True, omit_defaults=True):
    id: str
    name: str
    count: int
    kind: str
    """The sort of the card, in the reader's language; cards of one kind stand together."""
    coverage: str
    """How much of the card the rules carry out: ``full``, ``partial`` or ``manual``."""
    note: str = ""
    one: float = 0.0
    """The odds to begin with at least one copy."""
    two: float = 0.0
    mark: str = ""
    """A number or sign that lists show beside the card: a capacity, a cost."""
    crypt: bool = False


class Legality(msgspec.Struct, frozen=True):
    """Whether a deck may be played by one rulebook and in one format, and why not."""

    edition: str
    format: str
    ok: bool
    problems: list[DeckProblem]


class DeckReport(msgspec.Struct, frozen=True):
    """All that there is to know of a deck."""

    name: str
    author: str
    deck: str
    """The deck in one line, as a table takes it; empty if nothing was read."""
    text: str
    """The whole deck as a list that every deck tool reads."""
    lines: list[ReadLine]
    problems: list[DeckProblem]
    """What went wrong when the text was read."""
    refused: list[DeckProblem]
    """Why the deck is not dealt at the table that was asked for."""
    crypt: int
    library: int
    cards: list[DeckCard]
    marks: list[str]
    curve: list[int]
    charts: list[Chart]
    legal: list[Legality]


class FormatLine(msgspec.Struct, frozen=True):
    """A way to play that decks are checked for."""

    format: str
    label: str
    help: str


class DeckBox(Protocol):
    """What a table asks of the decks of a game."""

    def offered(self, demands: Demands, lang: Lang) -> list[OfferedDeck]:
        """The decks that everybody can pick. Those that can be dealt at such a table have no problems."""

    def check_table(self, demands: Demands) -> None:
        """Raise `BadSetting` if no such table can exist, whatever decks are brought."""

    def named(self, key: str) -> str:
        """The line of the offered deck with this key; `BadSetting` if there is none."""

    def check(self, deck: str, demands: Demands) -> str:
        """The line of a deck as it is dealt; `BadSetting` says in one line why it cannot be dealt."""

    def look(self, text: str, demands: Demands, lang: Lang) -> DeckReport:
        """A report on a deck that is given as text in any format or as one line. Bad input never raises."""

    def formats(self, lang: Lang) -> list[FormatLine]:
        """The formats that decks are checked for, the usual one first."""
