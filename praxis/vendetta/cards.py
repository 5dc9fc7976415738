"""What is printed: cards, their triggers and lasting effects, and a whole set of cards.

All of it is frozen and shared: no game changes it. The effects of a card are numbered in the script of its set.
"""

from __future__ import annotations

from hashlib import blake2b
from typing import TYPE_CHECKING, Any, Final

import msgspec

from praxis.effects.nodes import Part, tree
from praxis.vendetta import said

if TYPE_CHECKING:
    from praxis.effects import amounts, conditions, nodes

CLANS: Final = ("brujah", "gangrel", "malkavian", "nosferatu", "toreador", "tremere", "ventrue")

CLAN: Final = "clan"
ALLY: Final = "ally"
VICTIM: Final = "victim"
LOCATION: Final = "location"
RELIC: Final = "relic"
PREPARATION: Final = "preparation"
CONFLICT: Final = "conflict"
CONSEQUENCES: Final = "consequences"
PASSIVE: Final = "passive"
ACTIVE_STEPS: Final = (PREPARATION, CONFLICT, CONSEQUENCES)


class Trigger(Part):
    """When a passive card, an ally, a location or a relic acts by itself, and what it then does."""

    __slots__ = ("does", "when")

    def __init__(self, when: str, does: tuple[int, ...]) -> None:
        self.when = when
        self.does = does
        """The numbers of the trigger's effects in the script of the set."""

    def tree(self) -> nodes.Tree:
        return tree("when", when=self.when)


class Static(Part):
    """A lasting effect: it holds as long as its card is in place."""

    __slots__ = ("if_", "n", "what")

    def __init__(self, what: str, n: amounts.Amount, if_: conditions.Condition | None = None) -> None:
        self.what = what
        self.n = n
        self.if_ = if_

    def parts(self) -> tuple[nodes.Node, ...]:
        return (self.n,) if self.if_ is None else (self.n, self.if_)

    def tree(self) -> nodes.Tree:
        return tree("while", what=self.what, n=self.n, if_=self.if_)

    @property
    def amount(self) -> said.Amount:
        """The record of its number."""
        return said.amount(self.n)

    @property
    def condition(self) -> said.Condition | None:
        """The record of its condition."""
        return said.condition(self.if_)


class Card(msgspec.Struct, frozen=True, kw_only=True):
    """A printed card. `id` is its place in the set, and names the card in a game."""

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
    """The step in which an active clan card takes effect; `passive` for other cards."""
    vampire: bool = False
    influence: int = 0
    feeding: int = 0
    drain: int = 0
    drained: int = 0
    does: tuple[int, ...] = ()
    """The numbers of the card's effects in the script of the set."""
    triggers: tuple[Trigger, ...] = ()
    statics: tuple[Static, ...] = ()
    names: dict[str, str] = {}
    """The names in other languages that differ from the English one."""
    titles: dict[str, str] = {}


class CardSet:
    """All cards that a table plays with, and tables that are made once for the rules."""

    def __init__(self, name: str, cards: list[Card], script: said.Script, house: bool = True) -> None:
        self.name = name
        self.house = house
        self.cards: Final = cards
        self.script: Final = script
        """The effects of the cards: nodes that are carried out, and records of what they say."""
        self.said: Final = script.said
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
        """For each moment, the cards that act then, and their effects."""
        found: dict[str, dict[int, tuple[int, ...]]] = {}
        for card in self.cards:
            for trigger in card.triggers:
                at = found.setdefault(trigger.when, {})
                at[card.id] = at.get(card.id, ()) + trigger.does
        return found

    def digest(self) -> str:
        """The digest that names these cards in records. It changes when a card is or does something else, but not when
        only its words change."""
        if not self._digest:
            told = msgspec.json.encode([[_wordless(card) for card in self.cards], self.said], order="deterministic")
            self._digest = blake2b(told, digest_size=8).hexdigest()
        return self._digest

    def _with_static(self, what: str) -> dict[int, Static]:
        return {card.id: static for card in self.cards for static in card.statics if static.what == what}


def _static_words(cards: list[Card]) -> set[str]:
    return {static.what for card in cards for static in card.statics}


class _ToldTrigger(msgspec.Struct, frozen=True):
    when: str
    does: tuple[int, ...]


class _ToldStatic(msgspec.Struct, frozen=True):
    what: str
    amount: said.Amount
    condition: said.Condition | None


def _wordless(card: Card) -> Card:
    """A card without its words, in the form whose digest stands in records."""
    triggers: Any = tuple(_ToldTrigger(trigger.when, trigger.does) for trigger in card.triggers)
    statics: Any = tuple(_ToldStatic(static.what, static.amount, static.condition) for static in card.statics)
    return msgspec.structs.replace(card, name="", title="", names={}, titles={}, triggers=triggers, statics=statics)
