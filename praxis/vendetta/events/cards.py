"""Events of cards: drawn, kept, played, turned, moved."""

from __future__ import annotations

from typing import ClassVar

from praxis.kernel.event import Card, Event, Fields, Hiding, Seat
from praxis.vendetta.events.kinds import BY_CARD, Place


class Drawn(Hiding, frozen=True):
    """A player looks at the top of the clan deck."""

    seat: Seat
    cards: list[Card]
    follows = "vendetta.card-choice.draw-two-keep-one"
    hides = ("cards",)

    @staticmethod
    def variant(fields: Fields) -> str:
        return ".none" if fields["cards"] == [] else ""


class Kept(Hiding, frozen=True):
    """A player keeps a card."""

    seat: Seat
    card: Card
    follows = "vendetta.card-choice.draw-two-keep-one"
    hides = ("card",)


class PutUnder(Hiding, frozen=True):
    """Cards that a player does not keep go under the deck."""

    seat: Seat
    cards: list[Card]
    follows = "vendetta.card-choice.draw-two-keep-one"
    hides = ("cards",)

    @staticmethod
    def variant(fields: Fields) -> str | None:
        return "" if fields["cards"] else None


class Drew(Hiding, frozen=True):
    """A player draws a card."""

    seat: Seat
    card: Card
    follows = BY_CARD
    hides = ("card",)


class Played(Hiding, frozen=True):
    """A player plays a card, face up or face down."""

    seat: Seat
    card: Card
    location: Place
    face: str
    follows = "vendetta.play.face-up-free"
    hides = ("card",)
    cases: ClassVar = {".down": "vendetta.play.face-down-costs-one-blood"}

    @staticmethod
    def variant(fields: Fields) -> str:
        return f".{fields['face']}"


class CardAdded(Event, frozen=True):
    """A player plays one more card face up."""

    seat: Seat
    card: Card
    location: Place
    source: str
    follows = "vendetta.glossary.play-card"

    @staticmethod
    def variant(fields: Fields) -> str:
        return "" if fields["source"] == "hand" else ".deck"


class Borrowed(Event, frozen=True):
    """A card from another's hand comes into play."""

    seat: Seat
    card: Card
    to_seat: Seat
    location: Place
    follows = "vendetta.glossary.position-ownership"


class Moved(Hiding, frozen=True):
    """A deployed card moves, to another location or to another player."""

    card: Card
    seat: Seat
    location: Place
    to_seat: Seat
    to_location: Place
    follows = "vendetta.glossary.deployed-current-location"
    hides = ("card",)
    cases: ClassVar = {
        ".over": "vendetta.glossary.position-ownership",
        "haven": "vendetta.withdraw.cards-face-up-to-haven",
    }

    @staticmethod
    def variant(fields: Fields) -> str:
        return ".over" if fields["to_seat"] != fields["seat"] else ""


class Returned(Hiding, frozen=True):
    """A deployed card goes back to its owner's hand."""

    seat: Seat
    card: Card
    location: Place
    follows = BY_CARD
    hides = ("card",)
    cases: ClassVar = {"haven": "vendetta.withdraw.from-haven-take-all-back"}


class Revealed(Event, frozen=True):
    """Face-down cards are turned up."""

    seat: Seat
    location: Place
    cards: list[Card]
    follows = "vendetta.reveal.stayers-face-down-cards"


class Blanked(Event, frozen=True):
    """A card is turned face down where it lies."""

    card: Card
    follows = "vendetta.glossary.face-down-power-zero"


class Looked(Hiding, frozen=True):
    """A player looks at another's hand or face-down cards."""

    seat: Seat
    at: Seat
    what: str
    cards: list[Card]
    follows = BY_CARD
    hides = ("cards",)

    @staticmethod
    def variant(fields: Fields) -> str:
        return f".{fields['what']}.hidden" if fields["cards"] == [] else f".{fields['what']}"
