"""Decisions and options in words, and what an option would lead to, as far as the reader can know."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, Final

from praxis.kernel.game import DecisionView, FrameView
from praxis.kernel.words import Choice, Question, Scene
from praxis.languages.vendetta_grammar import capital
from praxis.vendetta.said import Amount
from praxis.vendetta.view import HIDDEN, PlayerView, View
from praxis.vendetta.words.cards import CardWords
from praxis.vendetta.words.slots import Slots

TOKENS_OUT: Final = 3
MOST_QUESTIONS: Final = 1_000
"""How many questions about a set of cards are kept with the words of their options."""
_PLACED: Final = ("PlanningTurn", "Withdrawal", "ResolveLocation", "Resolve")
"""Procedures with a location, which a question can be about."""


def question(decision: DecisionView, scene: Scene, cards: CardWords) -> Question:
    messages = cards.tongue.messages
    if decision.seat is None:
        return Question(messages.waits)
    asked = messages.decisions[decision.kind]
    slots = Slots(_fields(decision, scene), scene, cards)
    if decision.seat == scene.seat and decision.options is not None:
        return Question(asked.mine.format_map(slots), asked.help)
    return Question(asked.theirs.format_map(slots))


def _fields(decision: DecisionView, scene: Scene) -> dict[str, Any]:
    """The gaps of a question: the source, who decides, and where."""
    fields: dict[str, Any] = {"seat": decision.seat, "card": decision.source}
    view = scene.view
    if isinstance(view, View):
        for frame in view.stack:
            if frame.name in _PLACED and frame.slots["location"] >= 0:
                fields["location"] = frame.slots["location"]
    return fields


def choices(keys: Sequence[str], decision: DecisionView, scene: Scene, cards: CardWords) -> list[Choice]:
    """Options. Most are offered again and again, at all tables, so their words are kept, unless they tell of what the
    reader sees or name somebody."""
    fields = _fields(decision, scene)
    asked = (decision.kind, decision.seat, decision.source, fields.get("location"), len(scene.names), scene.you)
    kept = cards.choices.get(asked)
    if kept is None:
        if len(cards.choices) >= MOST_QUESTIONS:
            cards.choices.clear()
        kept = cards.choices[asked] = {}
    return [kept.get(key) or _choice(key, decision, scene, cards, fields.copy(), kept) for key in keys]


def _choice(
    key: str,
    decision: DecisionView,
    scene: Scene,
    cards: CardWords,
    fields: dict[str, Any],
    kept: dict[str, Choice],
) -> Choice:
    offer = Offer(key, decision, scene, cards, fields)
    offer.called = cards.names  # a button needs no quotation marks
    text = cards.tongue.messages.options[offer.message].text.format_map(offer)
    found = Choice(text, offer.group())
    if not offer.looked:
        kept[key] = found
    return found


def explained(key: str, decision: DecisionView, scene: Scene, cards: CardWords) -> str:
    offer = Offer(key, decision, scene, cards)
    return cards.tongue.messages.options[offer.message].explained.format_map(offer).rstrip()


class Offer(Slots):
    """One option: the words and numbers of its key, and what the reader sees around it."""

    __slots__ = ("_view", "looked", "message", "words")

    def __init__(
        self, key: str, decision: DecisionView, scene: Scene, cards: CardWords, fields: dict[str, Any] | None = None
    ) -> None:
        fields = fields or _fields(decision, scene)
        super().__init__(fields, scene, cards)
        assert isinstance(scene.view, View)
        self._view: View = scene.view
        self.looked = False
        """Whether the words tell of what the reader sees, besides where the question is asked, or name somebody."""
        words = key.split(" ")
        self.words = words
        kind, word = decision.kind, words[0]
        self.message = f"{kind}.{word}"
        if word == "play":
            fields["card"], fields["location"] = int(words[1]), int(words[2])
            self.message += f".{words[3]}"
        elif word == "partner":
            self.message = f"partner.{words[1]}"
        elif word in ("blood", "pay"):
            fields["amount"] = int(words[1])
        elif word == "from":
            fields["location"] = int(words[1])
        elif word == "clan":
            fields["clan"] = words[1]
        elif word == "target":
            fields["at"] = int(words[1])
        elif word == "move":
            fields["card"], fields["to_location"] = int(words[1]), int(words[2])
        elif word == "yes" and kind == "may":
            price = self.price
            if price != Amount():
                self.message = "may.counted" if price.count else "may.spend"
                fields["amount"] = price.constant
        elif word in ("relic", "keep", "drain", "resolve", "card"):
            fields["card"] = int(words[1])

    def __missing__(self, name: str) -> str:
        fill = _FILL.get(name)
        return fill(self) if fill else super().__missing__(name)

    def player(self, field: str) -> str:
        self.looked = True
        return super().player(field)

    def players(self, field: str, form: str = "you_listed") -> str:
        self.looked = True
        return super().players(field, form)

    def group(self) -> str:
        """The heading of the option's group. Plays stand together by card; draining and relics have groups of their
        own."""
        groups = self.cards.tongue.messages.groups
        if self.message.startswith("plan.play"):
            number: int = self.fields["card"]
            return self.cards.names[number]
        kind, word = self.message.split(".")[:2]
        if kind in ("plan", "deploy"):
            return groups[{"end": "turn", "flip": "blood"}.get(word, word)]
        return ""

    # -- what the reader sees -------------------------------------------------------------------------------------

    @property
    def view(self) -> View:
        self.looked = True
        return self._view

    @property
    def me(self) -> PlayerView:
        return self.view.players[self.view.seat]

    @property
    def frame(self) -> FrameView:
        """The frame of the effect in progress."""
        return next(frame for frame in reversed(self.view.stack) if frame.name == "Resolve")

    @property
    def effect(self) -> int:
        """The number of the word that is carried out now."""
        number: int = self.frame.slots["todo"][0]
        return number

    @property
    def price(self) -> Amount:
        return self.cards.set.said[self.effect].amount

    def allies_give(self, what: str) -> int:
        """How many, or how much, of a lasting effect the reader's undrained allies give in any case."""
        me, printed = self.me, self.cards.set.cards
        found = 0
        for ally in me.alliance:
            if ally not in me.drained and ally != self.fields["card"]:
                for static in printed[ally].statics:
                    if static.what == what and static.condition is None and not static.amount.count:
                        found += static.amount.constant or 1
        return found


# -- gaps that need a view --------------------------------------------------------------------------------------------

_COSTS: Final = ("deploy.blood", "may.pay", "may.spend")


def _pool(offer: Offer) -> str:
    """How much blood will be left in the pool."""
    cost = offer.fields["amount"] if offer.message in _COSTS else 1 if offer.message == "plan.play.down" else 0
    return offer.cards.tongue.many("blood", offer.me.blood - cost)


def _price(offer: Offer) -> str:
    if offer.message == "may.counted":
        return offer.cards.tongue.grammar.price(offer.price)
    free = offer.allies_give("free-face-down")
    return offer.cards.tongue.messages.summary["price.free" if free else "price"].format_map(offer)


def _facts(offer: Offer) -> str:
    return offer.cards.summary(offer.fields["card"])


def _drain(offer: Offer) -> str:
    printed = offer.cards.set.cards[offer.fields["card"]].drain
    return offer.cards.tongue.many("blood", printed + offer.allies_give("drain-bonus"))


def _draining(offer: Offer) -> str:
    card = offer.cards.set.cards[offer.fields["card"]]
    tongue, summary = offer.cards.tongue, offer.cards.tongue.messages.summary
    offer["drained"] = tongue.many("influence", card.drained)
    offer["influence"] = tongue.many("influence", card.influence)
    said = summary["draining"].format_map(offer)
    if not card.vampire:
        return said
    third = offer.me.red + offer.me.grey + 1 >= TOKENS_OUT
    return said + summary["third" if third else "diablerie"].format_map(offer)


def _way(offer: Offer) -> str:
    """What is chosen or paid for, with the names of all players except the reader."""
    frame, reader = offer.frame.slots, offer.view.seat
    way = int(offer.words[1]) - 1 if offer.words[0] == "choose" else 0
    owner = offer.names[frame["seat"]] if frame["seat"] != reader else ""
    mine = frame["them"] == reader != frame["seat"]
    them = offer.names[frame["them"]] if frame["them"] >= 0 and not mine else ""
    return offer.cards.way(offer.effect, way, owner, them, "them" if mine else "")


def _my_power(offer: Offer) -> str:
    """The reader's power, with her own face-down cards, which others cannot count."""
    here = offer.me.positions[offer.fields["location"]]
    printed = offer.cards.set.power
    pairs = zip(here.cards, here.face_down, strict=True)
    hidden = sum(printed[card] for card, down in pairs if down and card != HIDDEN)
    return offer.cards.tongue.many("power", here.power + hidden)


def _others(offer: Offer) -> str:
    location = offer.fields["location"]
    others = [player for player in offer.view.players if player.seat != offer.view.seat]
    there = [player for player in others if player.positions[location].cards or player.positions[location].blood]
    summary = offer.cards.tongue.messages.summary
    if not there:
        return summary["alone"].format()
    powers = [player.positions[location].power for player in there]
    return summary["others"].format(ranking=offer.ranked([player.seat for player in there], powers))


def _leaving(offer: Offer) -> str:
    location = offer.fields["location"]
    blood = offer.cards.tongue.many("blood", offer.me.positions[location].blood)
    haven = location == offer.view.locations - 1
    return offer.cards.tongue.messages.summary["leaving.haven" if haven else "leaving"].format(blood=blood)


def _partner(offer: Offer) -> str:
    return offer.names[(offer.view.seat + offer.view.seats // 2) % offer.view.seats]


_FILL: Final[dict[str, Callable[[Offer], str]]] = {
    "pool": _pool,
    "price": _price,
    "facts": _facts,
    "drain": _drain,
    "draining": _draining,
    "way": _way,
    "Way": lambda offer: capital(_way(offer)),
    "effect": lambda offer: offer.cards.effect(offer.effect),
    "power": _my_power,
    "others": _others,
    "leaving": _leaving,
    "partner": _partner,
    "player": lambda offer: offer.player("at"),
    "style": lambda offer: offer.cards.tongue.messages.styles[offer.fields["clan"]],
}
