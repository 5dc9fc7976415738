"""Events of effects: which card acts, what is chosen, whom it concerns."""

from __future__ import annotations

from typing import ClassVar

from praxis.kernel.event import Card, Event, Fields, Seat
from praxis.vendetta.events.kinds import BY_CARD, Place


class Effect(Event, frozen=True):
    """A card takes effect in the resolution of a location."""

    seat: Seat
    card: Card
    location: Place
    follows = "vendetta.card.active-only-in-resolution"
    cases: ClassVar = {
        "preparation": "vendetta.preparation.order",
        "conflict": "vendetta.conflict.order",
        "consequences": "vendetta.consequences.order",
    }


class Acts(Event, frozen=True):
    """A card reacts to what happened."""

    seat: Seat
    card: Card
    when: str
    follows = "vendetta.card.passive-needs-face-up"


class RelicUsed(Event, frozen=True):
    """A player uses a relic."""

    seat: Seat
    card: Card
    follows = "vendetta.variant.relic.once-per-game"


class May(Event, frozen=True):
    """A player uses an effect, or does not."""

    seat: Seat
    card: Card
    answer: str
    follows = "vendetta.glossary.spend"

    @staticmethod
    def variant(fields: Fields) -> str:
        return ".no" if fields["answer"] == "no" else ".yes"


class Chose(Event, frozen=True):
    """A player chooses one of the ways of a card."""

    seat: Seat
    card: Card
    owner: Seat
    node: int
    way: int
    follows = BY_CARD


class Targets(Event, frozen=True):
    """Whom a card aims at."""

    seat: Seat
    card: Card
    targets: list[Seat]
    follows = "vendetta.glossary.rival"
    cases: ClassVar = {".none": "vendetta.conflict-rule.impossible-ignored"}

    @staticmethod
    def variant(fields: Fields) -> str:
        return "" if fields["targets"] else ".none"


class Mimicked(Event, frozen=True):
    """A card takes the effect of another."""

    seat: Seat
    card: Card
    other: Card
    follows = BY_CARD


class Silenced(Event, frozen=True):
    """A card keeps its power and loses its effect."""

    seat: Seat
    card: Card
    location: Place
    follows = BY_CARD


class Power(Event, frozen=True):
    """A card changes a player's power."""

    seat: Seat
    amount: int
    card: Card
    follows = "vendetta.glossary.power-modifiable"
