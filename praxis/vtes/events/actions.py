"""Events of actions and blocks."""

from __future__ import annotations

from typing import Final

from praxis.kernel.event import Card, Clause, Event, Fields, Seat

SUCCEEDED: Final = 1
BLOCKED: Final = 2
CANCELLED: Final = 3
"""The outcomes of an action; any other number is an action without effect."""
_OUTCOMES: Final = {SUCCEEDED: ".succeeded", BLOCKED: ".blocked", CANCELLED: ".cancelled"}


class Action(Event, frozen=True):
    """A minion's action is announced."""

    minion: Card
    action: str
    card: Card
    target: int
    also: list[int]
    victims: list[int]
    blood: int
    pool: int
    stealth: int
    follows = "action.announce.details"
    mark = "turn"

    @staticmethod
    def variant(fields: Fields) -> str:
        return f".{fields['action']}"


class Bleeds(Event, frozen=True):
    """A bleed succeeds."""

    minion: Card
    seat: Seat
    amount: int
    clause: Clause


class Redirected(Event, frozen=True):
    """An action has another target."""

    minion: Card
    seat: Seat


class BlockAttempt(Event, frozen=True):
    """A minion attempts to block."""

    seat: Seat
    minion: Card
    actor: Card
    follows = "block.who.ready-untapped"


class Blocked(Event, frozen=True):
    """An attempt to block succeeds."""

    minion: Card
    actor: Card
    stealth: int
    intercept: int
    clause: Clause


class BlockFailed(Event, frozen=True):
    """An attempt to block fails."""

    minion: Card
    actor: Card
    stealth: int
    intercept: int
    clause: Clause


class Baffled(Event, frozen=True):
    """A card lets an attempt to block fail."""

    minion: Card
    card: Card


class Declines(Event, frozen=True):
    """A Methuselah does not block this action any more."""

    seat: Seat
    clause: Clause


class ActionEnded(Event, frozen=True):
    """An effect ends an action."""

    minion: Card
    clause: Clause


class ActionOver(Event, frozen=True):
    """An action is over, with one of the outcomes above."""

    minion: Card
    outcome: int
    clause: Clause | None = None

    @staticmethod
    def variant(fields: Fields) -> str:
        return _OUTCOMES.get(fields["outcome"], ".ended")


class SlaveFights(Event, frozen=True):
    """A slave fights instead of his master."""

    card: Card
    master: Card
    clause: Clause
