"""The cards of our own design, of both games, as `praxis cards show` prints them."""

from __future__ import annotations

from typing import Any

import msgspec

from praxis.kernel.words import Card


def found(name: str, lang: str) -> list[Card]:
    """House cards by code, or by name in this language or in English."""
    wanted = name.casefold()
    return [card for card, names in _all(lang) if wanted in names]


def _all(lang: str) -> list[tuple[Card, set[str]]]:
    from praxis.languages import ENGLISH
    from praxis.vendetta.sets import HOUSE, card_set
    from praxis.vendetta.words.cards import words_of
    from praxis.vtes.dealt.known_faces import house_cards
    from praxis.vtes.words.cards import shown
    from praxis.vtes.words.languages import tongue

    cards = card_set(HOUSE)
    said, english = words_of(cards, lang), words_of(cards, ENGLISH)
    ours = [
        (said.shown(card.id), {card.code.casefold(), said.names[card.id].casefold(), english.names[card.id].casefold()})
        for card in cards.cards
    ]
    return [*ours, *((shown(face, tongue(lang)), {face.name.casefold()}) for face in house_cards().values())]


def lines(card: Card, lang: str) -> list[str]:
    """The lines about a house card for a person at a terminal."""
    from praxis.vendetta.words import labels

    label = labels(lang)
    facts = ", ".join(
        f"{label.get(name, name)}: {_said(value)}" for name, value in card.facts.items() if name != "code"
    )
    code = card.facts.get("code", "")
    return [f"{card.name}  ({code})" if code else card.name, card.kind, facts, "", card.text, "", card.note]


def _said(value: str | int | list[str]) -> str:
    return " ".join(value) if isinstance(value, list) else str(value)


def as_object(card: Card) -> dict[str, Any]:
    """A house card for another program."""
    return {**msgspec.to_builtins(card), "house": True}
