"""The events of Vendetta: all that can happen, with its fields, the clause behind it and how it is told.

The words for each kind stand under its message in the language's tables, see `Event.message`.
"""

from __future__ import annotations

from typing import Annotated, ClassVar, Final, Literal

from praxis.kernel.event import Card, Event, Fields, Hiding, Seat, declared

Place = Annotated[int, "location"]
PhaseName = Literal["feeding", "locations", "cards", "planning", "resolution"]
BY_CARD: Final = "vendetta.conflict-rule.card-over-rulebook"

# -- the game and its rounds -------------------------------------------------------------------------------------------


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


# -- cards -------------------------------------------------------------------------------------------------------------


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


# -- effects -----------------------------------------------------------------------------------------------------------


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


# -- blood, influence and tokens ---------------------------------------------------------------------------------------


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


# -- alliances, and the conflict at a location -------------------------------------------------------------------------


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


EVENTS: Final = declared(globals())
"""Every event by its kind."""


def clause_of(kind: str, fields: Fields, haven: int, step: str) -> str:
    """The clause behind an event; `haven` is the number of the Prince's Haven, `step` that of the event's card."""
    event = EVENTS[kind]
    return event.cases.get(_case(event, fields, haven, step), event.follows)


def _case(event: type[Event], fields: Fields, haven: int, step: str) -> str:
    variant = event.variant(fields) or ""
    if variant in event.cases:
        return variant
    if event.case_in:
        return str(fields[event.case_in])
    if event is Effect:
        return step
    at_haven = fields.get("to_location", fields.get("location")) == haven
    return "haven" if at_haven else ""
