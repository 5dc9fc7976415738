"""Events of alliances, and of the conflict at a location."""

from __future__ import annotations

from typing import ClassVar

from praxis.kernel.event import Card, Event, Fields, Seat
from praxis.vendetta.events.kinds import BY_CARD, Place


class Ally(Event, frozen=True):
    """An ally can be won at a location."""

    location: Place
    card: Card
    follows = "vendetta.location-setup.one-ally-each"


class AllyGone(Event, frozen=True):
    """Nobody wins an ally."""

    location: Place
    card: Card
    follows = "vendetta.conflict.no-player-ally-removed"


class Joined(Event, frozen=True):
    """A card joins an alliance."""

    seat: Seat
    card: Card
    follows = "vendetta.alliance.gained-cards-go-there"


class Left(Event, frozen=True):
    """A card leaves an alliance."""

    seat: Seat
    card: Card
    follows = BY_CARD


class Drained(Event, frozen=True):
    """A player drains a card of the alliance."""

    seat: Seat
    card: Card
    follows = "vendetta.drain.procedure"


class Restored(Event, frozen=True):
    """A card of an alliance is no longer drained."""

    seat: Seat
    card: Card
    follows = BY_CARD


class Tokens(Event, frozen=True):
    """The choices to stay or to withdraw are shown."""

    location: Place
    staying: list[Seat]
    leaving: list[Seat]
    follows = "vendetta.withdraw.secret-simultaneous"


class Withdrew(Event, frozen=True):
    """A player withdraws."""

    seat: Seat
    location: Place
    follows = "vendetta.withdraw.withdraw-leaves"


class Conflict(Event, frozen=True):
    """The players at a location in the order of their power."""

    location: Place
    ranking: list[Seat]
    powers: list[int]
    follows = "vendetta.conflict.highest-wins"
    cases: ClassVar = {".none": "vendetta.conflict.no-player-no-reward"}

    @staticmethod
    def variant(fields: Fields) -> str:
        return "" if fields["ranking"] else ".none"
