"""Events of the game and its rounds."""

from __future__ import annotations

from typing import ClassVar, Literal

from praxis.kernel.event import Card, Event, Fields, Seat
from praxis.vendetta.events.kinds import Place

PhaseName = Literal["feeding", "locations", "cards", "planning", "resolution"]


class Clans(Event, frozen=True):
    """Clan sheets to choose from."""

    clans: list[str]
    follows = "vendetta.setup.clan-sheets-one-more-than-players"


class Clan(Event, frozen=True):
    """A player chooses a clan."""

    seat: Seat
    clan: str
    follows = "vendetta.setup.clan-choice-order"


class Relics(Event, frozen=True):
    """Relics to choose from."""

    cards: list[Card]
    follows = "vendetta.variant.relic.one-more-than-players"


class Relic(Event, frozen=True):
    """A player takes a relic."""

    seat: Seat
    card: Card
    follows = "vendetta.variant.relic.choose-after-clans"


class Scene(Event, frozen=True):
    """A location gets a card."""

    location: Place
    card: Card
    follows = "vendetta.variant.location.one-per-location"


class Ambition(Event, frozen=True):
    """A player takes the ambition token."""

    seat: Seat
    follows = "vendetta.turn-order.clockwise-from-ambition"


class NextVictim(Event, frozen=True):
    """The victim on top of the stack is seen."""

    card: Card
    follows = "vendetta.setup.victim-stack-face-up"
    told = False


class Round(Event, frozen=True):
    """A round begins."""

    number: int
    follows = "vendetta.round.three-rounds"
    mark = "round"


class Phase(Event, frozen=True):
    """A phase of the round begins."""

    phase: PhaseName
    follows = "vendetta.round.five-phases-order"
    mark = "phase"
    case_in = "phase"
    cases: ClassVar = {
        "feeding": "vendetta.feeding.collect-alliance-blood",
        "locations": "vendetta.location-setup.one-ally-each",
        "cards": "vendetta.card-choice.draw-two-keep-one",
        "planning": "vendetta.planning.turn-order",
        "resolution": "vendetta.resolution.location-by-location",
    }


class Turn(Event, frozen=True):
    """A player's turn begins."""

    seat: Seat
    follows = "vendetta.planning.turn-order"
    mark = "turn"


class TurnSkipped(Event, frozen=True):
    """A player has no card to play."""

    seat: Seat
    follows = "vendetta.planning.one-card-left"


class Location(Event, frozen=True):
    """The resolution of a location begins."""

    location: Place
    follows = "vendetta.resolution.five-steps-order"
    mark = "turn"


class RoundOver(Event, frozen=True):
    """A round is over."""

    number: int
    follows = "vendetta.round-end.when"


class Eliminated(Event, frozen=True):
    """A player leaves the game."""

    seat: Seat
    follows = "vendetta.diablerie.third-token-eliminates"


class Over(Event, frozen=True):
    """The game is over."""

    scores: list[int]
    winners: list[Seat]
    follows = "vendetta.end.most-influence-wins"
    cases: ClassVar = {".team": "vendetta.variant.team.most-combined-influence"}

    @staticmethod
    def variant(fields: Fields) -> str:
        return {0: ".none", 1: ""}.get(len(fields["winners"]), ".team")
