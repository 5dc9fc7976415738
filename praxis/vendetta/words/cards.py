"""Cards in words: name, kind, text, numbers and traits. They are made once for each set and language, and kept."""

from __future__ import annotations

from typing import Final

from praxis.kernel.words import Card as Shown
from praxis.kernel.words import Choice as Offered
from praxis.kernel.words import Lang
from praxis.languages.vendetta_grammar import Context, capital, inside_choice
from praxis.languages.vendetta_tree import Choice, items_of
from praxis.vendetta.cards import ALLY, CLAN, LOCATION, RELIC, VICTIM, Card, CardSet
from praxis.vendetta.words.languages import Tongue, tongue

_PEOPLE: Final = (ALLY, VICTIM)
_KEPT: Final = 5_000
"""How many phrases with players' names in them are kept."""


class CardWords:
    """A set of cards in one language."""

    def __init__(self, cards: CardSet, tongue: Tongue) -> None:
        self.set: Final = cards
        self.tongue: Final = tongue
        self.names: Final = [card.names.get(tongue.lang, card.name) for card in cards.cards]
        quoted = tongue.messages.quoted
        self.quoted: Final = [
            name if card.kind in _PEOPLE else quoted.format(name=name)
            for name, card in zip(self.names, cards.cards, strict=True)
        ]
        self._foreign: Final = _nodes_of(cards, [card for card in cards.cards if card.kind != CLAN])
        """The parts of effects of cards other than clan cards."""
        self.choices: dict[tuple[object, ...], dict[str, Offered]] = {}
        """Options that were said already, by question and by key; see `decisions.choices`."""
        self._texts: dict[int, str] = {}
        self._facts: dict[int, str] = {}
        self._phrases: dict[tuple[int, int, str, str, str], str] = {}

    def text(self, number: int) -> str:
        """The text of a card."""
        found = self._texts.get(number)
        if found is None:
            found = self._texts[number] = self.tongue.grammar.card(self.set.cards[number], self.set.said)
        return found

    def way(self, node: int, way: int, you: str = "", them: str = "", reader: str = "") -> str:
        """One way of a choice, or what a payment is for, addressed to the player who chooses."""
        key = (node, way, you, them, reader)
        found = self._phrases.get(key)
        if found is not None:
            return found
        if len(self._phrases) > _KEPT:
            self._phrases.clear()
        nodes = self.set.said
        context = Context(you=you, them=them, reader=reader, own_power=node not in self._foreign)
        whole = items_of(nodes, (node,))[0]
        if isinstance(whole, Choice):
            context = inside_choice(whole, context)
        found = self.tongue.grammar.phrase(items_of(nodes, nodes[node].branches[way]), context)
        self._phrases[key] = found
        return found

    def effect(self, node: int) -> str:
        """One verb as a sentence."""
        return self.tongue.grammar.effect(
            items_of(self.set.said, (node,)), Context(own_power=node not in self._foreign)
        )

    def summary(self, number: int) -> str:
        """A card in two sentences, for somebody who must decide about it."""
        found = self._facts.get(number)
        if found is None:
            found = self._facts[number] = self._summary(self.set.cards[number])
        return found

    def _summary(self, card: Card) -> str:
        tongue, messages = self.tongue, self.tongue.messages
        form = messages.summary["clan" if card.kind == CLAN else "ally" if card.kind in _PEOPLE else "other"]
        said = form.format(
            power=tongue.many("power", card.power),
            step=messages.steps.get(card.step, ""),
            nature=messages.natures[nature_of(card)],
            influence=tongue.many("influence", card.influence),
            drained=tongue.many("influence", card.drained),
            feeding=tongue.many("blood", card.feeding),
            drain=tongue.many("blood", card.drain),
            text=self.text(card.id),
        )
        return capital(said.strip()) if said.strip() else ""

    def shown(self, number: int) -> Shown:
        """A card as the rules screen and the card search show it."""
        card = self.set.cards[number]
        messages = self.tongue.messages
        return Shown(
            id=str(card.id),
            name=self.names[number],
            kind=messages.kinds[card.kind],
            text=self.text(number),
            facts=self.facts(card),
            note=messages.house if self.set.house else "",
            marks=marks_of(card),
        )

    def facts(self, card: Card) -> dict[str, str | int | list[str]]:
        """Numbers and traits of a card. The keys are the same in all languages; `labels` has words for them."""
        messages = self.tongue.messages
        found: dict[str, str | int | list[str]] = {"code": card.code}
        if card.title:
            found["title"] = card.titles.get(self.tongue.lang, card.title)
        if card.kind == CLAN:
            found |= {"clan": messages.clans[card.clan], "power": card.power, "step": messages.steps[card.step]}
            found |= {"starting": messages.yes} if card.starting else {}
        elif card.kind in _PEOPLE:
            found |= {"nature": messages.natures[nature_of(card)], "influence": card.influence, "feeding": card.feeding}
            found |= {"drain": card.drain, "drained": card.drained}
        elif card.kind == RELIC:
            found["influence"] = card.influence
        else:
            assert card.kind == LOCATION
        return found


def _nodes_of(cards: CardSet, some: list[Card]) -> frozenset[int]:
    """All parts of the effects of some cards."""
    waiting = [node for card in some for does in (card.does, *(each.does for each in card.triggers)) for node in does]
    found: set[int] = set()
    while waiting:
        node = waiting.pop()
        found.add(node)
        waiting += [each for branch in cards.said[node].branches for each in branch]
    return frozenset(found)


def marks_of(card: Card) -> list[str]:
    """What a picture of the card shows, in the words of packs."""
    marks = [card.kind]
    if card.kind == CLAN:
        marks += [card.clan, card.step, *(["starting"] if card.starting else [])]
    return [*marks, nature_of(card)] if card.kind in _PEOPLE else marks


def nature_of(card: Card) -> str:
    return "vampire" if card.vampire else "human"


_SETS: Final = 100
"""How many sets are kept. Every position that somebody makes up can bring a set of its own."""
_KNOWN: dict[tuple[str, Lang], CardWords] = {}


def words_of(cards: CardSet, lang: Lang) -> CardWords:
    """The words of a set in this language. If a pack was loaded anew under its old name, its words are made anew."""
    found = _KNOWN.get((cards.name, lang))
    if found is None or found.set is not cards:
        if len(_KNOWN) > _SETS:
            _KNOWN.clear()
        found = _KNOWN[cards.name, lang] = CardWords(cards, tongue(lang))
    return found
