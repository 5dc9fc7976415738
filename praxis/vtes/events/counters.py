"""Events of counters: pool, blood, the Edge, named counters."""

from __future__ import annotations

from typing import ClassVar

from praxis.kernel.event import Card, Clause, Event, Fields, Seat
from praxis.vtes.events.kinds import Face


def _gained(fields: Fields) -> str:
    return ".gain" if fields["change"] >= 0 else ".lose"


class Pool(Event, frozen=True):
    """A Methuselah gains or burns pool and has so much."""

    seat: Seat
    change: int
    pool: int
    clause: Clause
    variant = staticmethod(_gained)


class Blood(Event, frozen=True):
    """A card gains or loses blood and has so much."""

    card: Card
    change: int
    blood: int
    clause: Clause
    variant = staticmethod(_gained)


class Edge(Event, frozen=True):
    """A Methuselah has the Edge now, or nobody."""

    seat: Seat
    clause: Clause | None = None

    @staticmethod
    def variant(fields: Fields) -> str:
        return "" if fields["seat"] >= 0 else ".nobody"


class Transfer(Event, frozen=True):
    """Pool goes on an uncontrolled vampire, or back."""

    seat: Seat
    card: Card
    amount: int
    pool: int
    blood: int
    follows = "influence.spend.one-to-invest"
    cases: ClassVar = {".back": "influence.spend.two-to-retrieve"}

    @staticmethod
    def variant(fields: Fields) -> str:
        return ".to" if fields["amount"] >= 0 else ".back"


class Controlled(Event, frozen=True):
    """A vampire comes out and is ready."""

    seat: Seat
    card: Card
    face: Face
    blood: int
    follows = "influence.control.face-up-ready"


class Merged(Event, frozen=True):
    """A vampire and his advancement become one."""

    seat: Seat
    card: Card
    base: Card
    face: Face
    blood: int


class NamedCounters(Event, frozen=True):
    """Somebody puts or burns named counters: those that `owner` has put on a card or, if `card` is nobody, on a
    Methuselah."""

    card: Card
    seat: Seat
    name: str
    owner: Seat
    change: int
    count: int

    @staticmethod
    def variant(fields: Fields) -> str:
        return "" if fields["card"] >= 0 else ".seat"


class Modified(Event, frozen=True):
    """A number of a minion changes for a while; of a Methuselah, if `card` is ``~seat``."""

    card: Card
    what: str
    amount: int

    @staticmethod
    def variant(fields: Fields) -> str:
        return "" if fields["card"] >= 0 else ".seat"
