"""What is printed: cards, their effects as data, and a whole set of them. Frozen and shared: no game changes them."""

from __future__ import annotations

from hashlib import blake2b
from typing import Final

import msgspec

CLANS: Final = ("brujah", "gangrel", "malkavian", "nosferatu", "toreador", "tremere", "ventrue")

CLAN, ALLY, VICTIM, LOCATION, RELIC = "clan", "ally", "victim", "location", "relic"
PREPARATION, CONFLICT, CONSEQUENCES, PASSIVE = "preparation", "conflict", "consequences", "passive"
ACTIVE_STEPS: Final = (PREPARATION, CONFLICT, CONSEQUENCES)


class Amount(msgspec.Struct, frozen=True):
    """A number on a card: a constant, or something counted, times a factor, with an upper bound."""

    constant: int = 0
    count: str = ""
    factor: int = 1
    most: int = 0
    """0 means no bound."""


class Condition(msgspec.Struct, frozen=True):
    """``alliance >= 4``: something counted, compared with a number."""

    count: str
    sign: str
    number: int


class Node(msgspec.Struct, frozen=True):
    """One verb of an effect with what it is about; `then` and `other` are what it leads to."""

    verb: str
    who: str = ""
    amount: Amount = Amount()
    what: str = ""
    condition: Condition | None = None
    branches: tuple[tuple[int, ...], ...] = ()
    """Lists of node numbers: one for `if` and `may`, several for `choose` and `random`."""


class Trigger(msgspec.Struct, frozen=True):
    """When a passive card, an ally, a location or a relic acts by itself, and what it then does."""

    when: str
    does: tuple[int, ...]


class Static(msgspec.Struct, frozen=True):
    """What holds for as long as the card is there."""

    what: str
    amount: Amount = Amount()
    condition: Condition | None = None


class Card(msgspec.Struct, frozen=True, kw_only=True):
    """A printed card. `id` is its place in the set, and its name in a game."""

    id: int
    code: str
    kind: str
    name: str
    title: str = ""
    """An occupation or a line of character."""
    clan: str = ""
    starting: bool = False
    power: int = 0
    step: str = ""
    """When an active clan card takes effect; `passive` for the others."""
    vampire: bool = False
    influence: int = 0
    feeding: int = 0
    drain: int = 0
    drained: int = 0
    does: tuple[int, ...] = ()
    triggers: tuple[Trigger, ...] = ()
    statics: tuple[Static, ...] = ()
    names: dict[str, str] = {}
    """The name in other languages, where it differs."""
    titles: dict[str, str] = {}


class CardSet:
    """All the cards a table plays with, and tables made once for the rules."""

    def __init__(self, name: str, cards: list[Card], nodes: list[Node], house: bool = True) -> None:
        self.name = name
        self.house = house
        self.cards: Final = cards
        self.nodes: Final = nodes
        self.by_code: Final = {card.code: card for card in cards}
        self.power: Final = [card.power for card in cards]
        self.clan_cards: Final = {
            clan: tuple(card.id for card in cards if card.kind == CLAN and card.clan == clan) for clan in CLANS
        }
        self.mean_power: Final = {
            clan: sum(cards[i].power for i in ids) / max(1, len(ids)) for clan, ids in self.clan_cards.items()
        }
        self.starting: Final = {
            clan: tuple(i for i in ids if cards[i].starting) for clan, ids in self.clan_cards.items()
        }
        self.allies: Final = self._of(ALLY)
        self.victims: Final = self._of(VICTIM)
        self.locations: Final = self._of(LOCATION)
        self.relics: Final = self._of(RELIC)
        self.clan_number: Final = [CLANS.index(card.clan) if card.clan else -1 for card in cards]
        self.listeners: Final = self._listeners()
        self._digest = ""
        self.static_of: Final = {what: self._with_static(what) for what in _static_words(cards)}

    def _of(self, kind: str) -> tuple[int, ...]:
        return tuple(card.id for card in self.cards if card.kind == kind)

    def _listeners(self) -> dict[str, dict[int, tuple[int, ...]]]:
        """For each moment, the cards that act then and what they do."""
        found: dict[str, dict[int, tuple[int, ...]]] = {}
        for card in self.cards:
            for trigger in card.triggers:
                at = found.setdefault(trigger.when, {})
                at[card.id] = at.get(card.id, ()) + trigger.does
        return found

    def digest(self) -> str:
        """Names these cards in records. A change to what a card is or does gives another, one to its words does not."""
        if not self._digest:
            wordless = [msgspec.structs.replace(card, name="", title="", names={}, titles={}) for card in self.cards]
            told = msgspec.json.encode([wordless, self.nodes], order="deterministic")
            self._digest = blake2b(told, digest_size=8).hexdigest()
        return self._digest

    def _with_static(self, what: str) -> dict[int, Static]:
        return {card.id: static for card in self.cards for static in card.statics if static.what == what}


def _static_words(cards: list[Card]) -> set[str]:
    return {static.what for card in cards for static in card.statics}
