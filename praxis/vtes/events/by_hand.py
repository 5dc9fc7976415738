"""Events of cards that the Methuselahs carry out by hand."""

from __future__ import annotations

from praxis.kernel.event import Card, Event, Fields, Seat


class Adjusting(Event, frozen=True):
    """A Methuselah is choosing what to change by hand: the sort, and the pieces so far; no sort if she leaves it."""

    seat: Seat
    card: Card
    how: str
    chosen: list[int]
    told = False


class Adjusts(Event, frozen=True):
    """A Methuselah is about to change something by hand, as a card says.

    `how` is the sort of change; the other fields say what it is about and are empty where it is not about that.
    """

    seat: Seat
    card: Card
    how: str
    minion: Card
    host: Card
    whom: int
    amount: int
    to: str
    follows = "card.golden.overrides-rules"

    @staticmethod
    def variant(fields: Fields) -> str:
        return f".{fields['how']}"


class Agrees(Event, frozen=True):
    """A Methuselah agrees to what another wants to change by hand, or to all that she will change for this card."""

    seat: Seat
    card: Card
    all: int
    told = False


class Objects(Event, frozen=True):
    """A Methuselah does not agree to what another wants to change by hand."""

    seat: Seat
    card: Card


class PutBack(Event, frozen=True):
    """A card that was moved by hand lies where it lay before."""

    card: Card
    seat: Seat
    region: str
