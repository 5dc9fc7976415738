"""A deck as data, and what can be wrong with one."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass, field
from typing import Final, Literal

import msgspec

from praxis.vtes.catalogue.catalogue import CardFace, Catalogue

Level = Literal["error", "note"]


class Problem(msgspec.Struct, frozen=True):
    """One thing a person should know about a deck. A deck is legal as long as it has no problem of level `error`."""

    code: str
    """The clause of the rulebook it breaks, where there is one."""
    message: str
    line: int = 0
    """The line that the problem is about, counted from 1; 0 if it is not about one line."""
    level: Level = "error"
    args: dict[str, str | int] = {}
    """The facts in the message, so that it can be said in other languages; `case` where a code has several messages."""

    def __str__(self) -> str:
        return f"line {self.line}: {self.message}" if self.line else self.message


class Event(msgspec.Struct, frozen=True, omit_defaults=True):
    """The tournament a deck won, as the winning-deck archive tells it. Dates are ISO where they can be read."""

    name: str = ""
    place: str = ""
    date: str = ""
    end_date: str = ""
    rounds: str = ""
    """`3R+F`"""
    players: int = 0
    winner: str = ""
    link: str = ""
    score: str = ""
    """`2GW8+3!`"""

    def __bool__(self) -> bool:
        return self != Event()


class Unread(msgspec.Struct, frozen=True):
    """A line that names no card we know. It is kept, so that nothing is lost when the deck is written again."""

    text: str
    count: int = 1
    line: int = 0


@dataclass(slots=True)
class Deck:
    """Cards by official id, with how many of each, and what people wrote around them."""

    name: str = ""
    author: str = ""
    comment: str = ""
    event: Event = field(default_factory=Event)
    cards: dict[int, int] = field(default_factory=dict)
    notes: dict[int, str] = field(default_factory=dict)
    """What the author says about single cards."""
    unread: list[Unread] = field(default_factory=list)
    lines: dict[int, int] = field(default_factory=dict, compare=False)
    """Where each card was first read, for messages."""
    entries: list[tuple[int, int, int]] = field(default_factory=list, compare=False)
    """All that was read, in order: line, card and how many."""
    nearest: dict[int, list[str]] = field(default_factory=dict, compare=False)
    """By line, the names nearest to one that no card bears."""

    def add(self, card: int, count: int = 1, *, note: str = "", line: int = 0) -> None:
        """Add copies of a card. Repeated lines of the same card add up."""
        self.cards[card] = self.cards.get(card, 0) + count
        if line:
            self.lines.setdefault(card, line)
            self.entries.append((line, card, count))
        if note:
            self.notes[card] = f"{self.notes[card]} {note}" if card in self.notes else note

    def crypt(self, catalogue: Catalogue) -> list[tuple[CardFace, int]]:
        return [(face, count) for face, count in self.faces(catalogue) if face.crypt]

    def library(self, catalogue: Catalogue) -> list[tuple[CardFace, int]]:
        return [(face, count) for face, count in self.faces(catalogue) if not face.crypt]

    def faces(self, catalogue: Catalogue) -> Iterator[tuple[CardFace, int]]:
        for card, count in self.cards.items():
            yield catalogue[card], count


_CONTROL: Final = re.compile(r"[\x00-\x08\x0b-\x1f\x7f\x85\ud800-\udfff\ufffe\uffff\u2028\u2029]")


def one_line(text: str) -> str:
    """A name or a note as one line without control characters."""
    return " ".join(_CONTROL.sub(" ", text).split())


def several_lines(text: str) -> str:
    """A comment without trailing blanks, empty lines at its ends, and control characters."""
    unified = text.replace("\r\n", "\n").replace("\r", "\n")
    lines = [_CONTROL.sub(" ", line).replace("\t", " ").rstrip() for line in unified.split("\n")]
    return "\n".join(lines).strip("\n")
