"""What goes into a game and what comes out of it, as plain data.

A compiled build leaves this module interpreted, because `msgspec` reads the fields of a struct when its class is made.
"""

from __future__ import annotations

from typing import Any

import msgspec
from msgspec import UNSET, UnsetType


class Reason(msgspec.Struct, frozen=True):
    """Why something cannot be done: the clause that forbids it, and the facts in a few words."""

    clause: str
    text: str
    """The reason in English."""
    code: str = ""
    """Names the reason, so that a game's words can say it in other languages with `args`."""
    args: dict[str, str | int] = {}


class FrameView(msgspec.Struct, frozen=True):
    """A procedure in progress as a seat may know it."""

    name: str
    at: int
    slots: dict[str, Any]


class DecisionView(msgspec.Struct, frozen=True):
    """The open decision as a seat may know it: the options are only for the seat that decides."""

    seat: int | None
    kind: str
    clause: str
    source: int
    options: list[str] | None


class Setting(msgspec.Struct, frozen=True):
    """One way to play a game."""

    players: int
    edition: str = ""
    options: dict[str, str | int | bool] = {}
    decks: list[str] = []

    def public(self) -> Setting:
        """What everybody may know of the setting before the game is over: all but who plays which deck."""
        return Setting(self.players, self.edition, self.options)

    def label(self) -> str:
        """The setting in one line."""
        parts = [self.edition, f"{self.players}p", *(f"{k}={v}" for k, v in sorted(self.options.items()))]
        return " ".join(part for part in parts if part)


class Deal(msgspec.Struct, frozen=True, omit_defaults=True):
    """How a seed was made so that nobody could choose it; `praxis verify` checks it."""

    secret: str
    """The secret number from which the seed is made: 64 hex digits."""
    commitment: str
    """The commitment that was shown before anybody contributed; it binds the secret."""
    contributions: list[tuple[int, str]]
    """What the seats contributed to the seed: seat and text."""
    seating: list[int] = []
    """If the seating was drawn from the seed: for each seat, the seat that its person had before. Contributions are
    numbered by the seats before. Empty if nobody moved."""
    decks: list[tuple[int, str, str]] = []
    """Seat, salt and commitment of each deck that was brought before the seating was known."""
    asked: list[tuple[int, str]] = []
    """Seat and line of each deck that was brought as a word, if the header has the cards that the seed made of it."""
    form: int = 1
    """How the seed was made. 1: of the secret and the contributions alone. 2: also of everything that was agreed."""


class Start(msgspec.Struct, frozen=True, omit_defaults=True):
    """Where a game began that was not dealt from the start."""

    position: str = ""
    """The text of the position that was set up; empty if the game was dealt and goes on from another record."""
    record: str = ""
    """The id of the record at the table whose first `answers` answers this record begins with."""
    answers: int = 0


class Header(msgspec.Struct, frozen=True, kw_only=True):
    """How a game began. With the answers, it is the whole truth about the game."""

    game: str
    rules: int
    edition: str = ""
    options: dict[str, str | int | bool] = {}
    seats: list[str]
    decks: list[str] = []
    seed: str
    """The seed as 64 hex digits; empty while only the commitment is public."""
    commitment: str = ""
    cards: str = ""
    """The version or digest of the card data."""
    made: str = ""
    """The date and the program, for people."""
    deal: Deal | None = None
    """How the seed was made; told once the game is over."""
    start: Start | UnsetType = UNSET
    """Where the game began, if it was not dealt from the start."""

    @property
    def players(self) -> int:
        """How many play."""
        return len(self.seats)

    def seed_number(self) -> int:
        """The seed as a number."""
        return int(self.seed, 16)

    def setting(self) -> Setting:
        """What was played: edition, options, decks."""
        return Setting(len(self.seats), self.edition, dict(self.options), list(self.decks))
