"""Vendetta in words, as `praxis.kernel.words.Words` describes it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final

import msgspec

from praxis.kernel.game import DecisionView, FrameView, Reason
from praxis.kernel.words import Card, Choice, Lang, Line, Question, Scene, Variant, Words
from praxis.vendetta import sets
from praxis.vendetta.cards import CardSet
from praxis.vendetta.settings import Readings
from praxis.vendetta.view import View
from praxis.vendetta.words import decisions, log, stack
from praxis.vendetta.words.cards import CardWords, words_of
from praxis.vendetta.words.languages import tongue

FEEDING_VALUES: Final = (3, 2, 1, 0, 4, 5, 6, 7, 8, 9)


class VendettaWords:
    """Vendetta with one set of cards. If a view tells of another set, the names of that set are used."""

    def __init__(self, cards: str = sets.HOUSE) -> None:
        self.set_name: Final = cards
        self.alike: Final = True
        """Only the seat that decides is addressed; all others read names, and what all views have in common."""

    def _cards(self, scene: Scene) -> CardWords:
        view = scene.view
        name = view.readings.cards if isinstance(view, View) else self.set_name
        return words_of(sets.card_set(name), scene.lang)

    def title(self, lang: Lang) -> str:
        return tongue(lang).messages.title

    def variants(self, lang: Lang) -> list[Variant]:
        usual = Readings()
        return [self._variant(key, getattr(usual, key), lang) for key in Readings.__struct_fields__]

    def _variant(self, key: str, usual: str | int | bool, lang: Lang) -> Variant:
        messages = tongue(lang).messages
        said = messages.variants[key]
        values: list[tuple[str | int | bool, str]]
        if isinstance(usual, bool):
            values = [(value, messages.yes if value else messages.no) for value in (usual, not usual)]
        elif isinstance(usual, int):
            values = [(value, str(value)) for value in FEEDING_VALUES]
        elif key == "cards":
            values = [(name, said.values.get(name, name)) for name in sets.names()]
        else:
            values = [(value, label) for value, label in said.values.items()]
        return Variant(key, said.label, said.help, values)

    def event(self, kind: str, fields: Mapping[str, Any], scene: Scene) -> Line | None:
        return log.line(kind, fields, scene, self._cards(scene))

    def decision(self, decision: DecisionView, scene: Scene) -> Question:
        return decisions.question(decision, scene, self._cards(scene))

    def option(self, key: str, decision: DecisionView, scene: Scene) -> Choice:
        return decisions.choices((key,), decision, scene, self._cards(scene))[0]

    def options(self, keys: Sequence[str], decision: DecisionView, scene: Scene) -> list[Choice]:
        return decisions.choices(keys, decision, scene, self._cards(scene))

    def explain(self, key: str, decision: DecisionView, scene: Scene) -> str:
        return decisions.explained(key, decision, scene, self._cards(scene))

    def reason(self, reason: Reason, scene: Scene) -> str:
        form = tongue(scene.lang).messages.reasons.get(reason.code)
        if form is None:
            return reason.text
        args: dict[str, str | int] = dict(reason.args)
        if "seat" in args:
            args["seat"] = scene.names[int(args["seat"])]
        return form.format_map(args)

    def stack(self, frames: Sequence[FrameView], scene: Scene) -> str:
        return stack.sentence(frames, scene, self._cards(scene))

    def cards(self, lang: Lang) -> list[Card]:
        """The cards of the house set, and those cards of each pack that differ from them."""
        words = words_of(sets.card_set(self.set_name), lang)
        found = [words.shown(number) for number in range(len(words.names))]
        if self.set_name == sets.HOUSE:
            known = {(card.name, card.text) for card in found}
            for name in sets.names()[1:]:
                pack = words_of(sets.card_set(name), lang)
                cards = [pack.shown(number) for number in range(len(pack.names))]
                found += [_of(name, card) for card in cards if (card.name, card.text) not in known]
        return found

    def some_cards(self, ids: Sequence[str], lang: Lang, edition: str, rulings: bool) -> list[Card]:
        return [card for card in self.cards(lang) if card.id in ids]

    def picture(self, view: msgspec.Struct) -> msgspec.Struct | None:
        return None


WORDS: Final[Words] = VendettaWords()


def _of(name: str, card: Card) -> Card:
    """A pack's card among those of the house set, with an id of its own and a mark that names the pack."""
    return msgspec.structs.replace(card, id=f"{name}:{card.id}", marks=[*card.marks, f"pack {name}"])


def words_for_set(cards: CardSet) -> VendettaWords:
    """The words for tables that play with another set, even without a view."""
    return VendettaWords(sets.add(cards).name)


def card_text(code: str, lang: Lang, cards: str = sets.HOUSE) -> str:
    """The text of a card, by the card's code."""
    found = sets.card_set(cards)
    return words_of(found, lang).text(found.by_code[code].id)


def card(code: str, lang: Lang, cards: str = sets.HOUSE) -> Card:
    """The name, kind, text and facts of a card, by its code."""
    found = sets.card_set(cards)
    return words_of(found, lang).shown(found.by_code[code].id)


def labels(lang: Lang) -> Mapping[str, str]:
    """Words for the facts of cards."""
    return tongue(lang).messages.labels
