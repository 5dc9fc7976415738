"""Events of blood, influence and diablerie tokens."""

from __future__ import annotations

from typing import ClassVar

from praxis.kernel.event import Event, Fields, Seat
from praxis.vendetta.events.kinds import BY_CARD, Place


class Gained(Event, frozen=True):
    """A player gains blood or influence."""

    seat: Seat
    what: str
    amount: int
    follows = "vendetta.glossary.gain"


class Lost(Event, frozen=True):
    """A player loses blood or influence."""

    seat: Seat
    what: str
    amount: int
    follows = "vendetta.glossary.lose"


class Spent(Event, frozen=True):
    """A player spends blood."""

    seat: Seat
    amount: int
    purpose: str
    follows = "vendetta.glossary.spend"
    cases: ClassVar = {".face-down": "vendetta.play.face-down-costs-one-blood"}

    @staticmethod
    def variant(fields: Fields) -> str:
        return f".{fields['purpose']}"


class Stolen(Event, frozen=True):
    """A player takes blood or influence of another."""

    seat: Seat
    thief: Seat
    what: str
    amount: int
    follows = "vendetta.glossary.steal"


class Deployed(Event, frozen=True):
    """Blood is deployed, from a pool or from the bank."""

    seat: Seat
    location: Place
    amount: int
    source: str
    follows = "vendetta.blood.becomes-deployed"

    @staticmethod
    def variant(fields: Fields) -> str:
        return f".{fields['source']}"


class Undeployed(Event, frozen=True):
    """Deployed blood goes to a pool or to the bank."""

    seat: Seat
    location: Place
    amount: int
    into: Seat
    why: str
    follows = "vendetta.glossary.deployed-blood-targetable"
    case_in = "why"
    cases: ClassVar = {
        "out": "vendetta.diablerie.third-token-eliminates",
        "round": "vendetta.round-end.deployed-blood-to-bank",
        "withdrawal": "vendetta.withdraw.blood-back-to-pool",
    }

    @staticmethod
    def variant(fields: Fields) -> str:
        return ".bank" if fields["into"] < 0 else ""


class BloodMoved(Event, frozen=True):
    """Deployed blood moves, to another location or to another player."""

    seat: Seat
    location: Place
    to_seat: Seat
    to_location: Place
    amount: int
    follows = "vendetta.glossary.deployed-blood-targetable"

    @staticmethod
    def variant(fields: Fields) -> str:
        return ".over" if fields["to_seat"] != fields["seat"] else ""


class Flipped(Event, frozen=True):
    """A player flips a diablerie token."""

    seat: Seat
    location: Place
    follows = "vendetta.diablerie.flip-when-playing-card"


class Diablerie(Event, frozen=True):
    """A player commits diablerie and has so many tokens."""

    seat: Seat
    tokens: int
    follows = "vendetta.drain.vampire-gives-diablerie-token"


class Cleansed(Event, frozen=True):
    """A player gets rid of a diablerie token."""

    seat: Seat
    tokens: int
    follows = BY_CARD


class Frenzy(Event, frozen=True):
    """A player falls into frenzy."""

    seat: Seat
    causer: Seat
    follows = "vendetta.frenzy.trigger-zero-blood"

    @staticmethod
    def variant(fields: Fields) -> str:
        return ".again" if fields["causer"] < 0 else ".self" if fields["causer"] == fields["seat"] else ""
