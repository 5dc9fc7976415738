"""Events of the game and its turns."""

from __future__ import annotations

from typing import Literal

from praxis.kernel.event import Card, Clause, Event, Fields, Seat
from praxis.vtes.events.kinds import LEFT_WITH_HER, Face

PhaseName = Literal["unlock", "master", "minion", "influence", "discard"]


class SetUp(Event, frozen=True):
    """The game begins."""

    first: Seat
    edition: str


class Turn(Event, frozen=True):
    """A Methuselah's turn begins."""

    seat: Seat
    number: int
    follows = "turn.order.clockwise"
    mark = "round"


class Phase(Event, frozen=True):
    """A phase of the turn begins."""

    phase: PhaseName
    follows = "turn.phases.five"
    mark = "phase"


class Window(Event, frozen=True):
    """A window opens, named by its moment."""

    window: str
    told = False


class Ousted(Event, frozen=True):
    """A Methuselah has no pool left."""

    seat: Seat
    clause: Clause


class ClearedAway(Event, frozen=True):
    """All cards that a Methuselah controlled who is out of the game have left it with her, or were burned."""

    seat: Seat
    cards: int
    burned: bool
    follows = LEFT_WITH_HER

    @staticmethod
    def variant(fields: Fields) -> str:
        return ".burned" if fields["burned"] else ""


class VictoryPoint(Event, frozen=True):
    """A Methuselah gains a victory point and has so many."""

    seat: Seat
    total: int
    clause: Clause


class Withdraws(Event, frozen=True):
    """A Methuselah announces that she withdraws."""

    seat: Seat
    clause: Clause


class WithdrawalBroken(Event, frozen=True):
    """A Methuselah who announced a withdrawal has lost something, and stays in the game."""

    seat: Seat


class Withdrawn(Event, frozen=True):
    """A Methuselah has withdrawn."""

    seat: Seat
    clause: Clause


class TimeUp(Event, frozen=True):
    """The time on which the table has agreed is over; each seat in the event gets half a victory point."""

    seats: list[int]


class GameOver(Event, frozen=True):
    """The game is over, with so many victory points for each seat."""

    vps: list[int]
    follows = "end.vp.most-wins"


class Ante(Event, frozen=True):
    """A Methuselah stakes a card."""

    seat: Seat
    card: Card
    face: Face
    clause: Clause


class AnteWon(Event, frozen=True):
    """A Methuselah wins a staked card for good."""

    seat: Seat
    card: Card
    clause: Clause
