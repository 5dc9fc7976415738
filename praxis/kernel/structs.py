"""What goes into a game and what comes out of it, as plain data. In a compiled build too this module is interpreted:
the fields of a struct are read by `msgspec` when its class is made."""

from __future__ import annotations

from typing import Any

import msgspec
from msgspec import UNSET, UnsetType


class Reason(msgspec.Struct, frozen=True):
    """Why something cannot be done: the clause that forbids it, and the facts in a few words."""

    clause: str
    text: str
    """In English."""
    code: str = ""
    """Names the text, so that a game's words can say it in other languages with `args`."""
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
        """What everybody may know of it before the game is over: all but who plays which deck."""
        return Setting(self.players, self.edition, self.options)

    def label(self) -> str:
        parts = [self.edition, f"{self.players}p", *(f"{k}={v}" for k, v in sorted(self.options.items()))]
        return " ".join(part for part in parts if part)


class Deal(msgspec.Struct, frozen=True, omit_defaults=True):
    """How a seed was made so that nobody could choose it; `praxis verify` checks it."""

    secret: str
    """64 hex digits."""
    commitment: str
    """What was shown of the secret before anybody added anything."""
    contributions: list[tuple[int, str]]
    """Seat and text."""
    seating: list[int] = []
    """Where the seating was drawn from the seed: by seat, the seat that its person had before, by which contributions
    are numbered. Empty: nobody moved."""
    decks: list[tuple[int, str, str]] = []
    """Seat, salt and commitment of each deck that was brought before the seating was known."""


class Start(msgspec.Struct, frozen=True, omit_defaults=True):
    """Where a game began that was not dealt."""

    position: str = ""
    """The position that was set up, as text; empty: the game was dealt, and goes on from another one."""
    record: str = ""
    """The record whose first `answers` answers this one begins with, by its id at the table."""
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
    """64 hex digits; empty while only the commitment is public."""
    commitment: str = ""
    cards: str = ""
    """Version or digest of the card data."""
    made: str = ""
    """Date and program, for people."""
    deal: Deal | None = None
    """Told once the game is over."""
    start: Start | UnsetType = UNSET
    """Only where a game was not begun by dealing."""

    @property
    def players(self) -> int:
        return len(self.seats)

    def seed_number(self) -> int:
        return int(self.seed, 16)

    def setting(self) -> Setting:
        return Setting(len(self.seats), self.edition, dict(self.options), list(self.decks))
