"""Vendetta in a language: its messages and its grammar of card texts."""

from __future__ import annotations

from functools import cache

import msgspec

from praxis import languages
from praxis.kernel.words import Lang
from praxis.languages import listed
from praxis.languages.vendetta_grammar import Grammar
from praxis.vendetta.words.messages import Messages, Place


class Tongue(msgspec.Struct, frozen=True):
    lang: Lang
    messages: Messages
    grammar: Grammar

    def place(self, location: int, players: int) -> Place:
        """The name of a location at a table with so many players. The last location is the Prince's Haven."""
        return self.messages.haven if location == (2 if players <= 4 else 3) else self.messages.location

    def many(self, what: str, number: int) -> str:
        return self.messages.numbers[what].format(n=number)

    def listed(self, parts: list[str]) -> str:
        said = self.messages
        return listed(parts, said.comma, said.last, said.nobody)


@cache
def tongue(lang: Lang) -> Tongue:
    grammar = languages.grammar(lang, "vendetta_cards")
    assert isinstance(grammar, Grammar)
    return Tongue(lang, languages.messages(Messages, "vendetta", lang), grammar)
