"""The languages there are: each with its messages and its grammar of card texts."""

from __future__ import annotations

from typing import Final

import msgspec

from praxis.kernel.messages import listed, many
from praxis.kernel.words import Lang
from praxis.vendetta.words.de import GERMAN
from praxis.vendetta.words.en import ENGLISH
from praxis.vendetta.words.english import English
from praxis.vendetta.words.german import German
from praxis.vendetta.words.grammar import Grammar
from praxis.vendetta.words.it import ITALIAN
from praxis.vendetta.words.italian import Italian
from praxis.vendetta.words.ja import JAPANESE
from praxis.vendetta.words.japanese import Japanese
from praxis.vendetta.words.messages import Messages, Place


class Tongue(msgspec.Struct, frozen=True):
    lang: Lang
    messages: Messages
    grammar: Grammar

    def place(self, location: int, players: int) -> Place:
        """A location of a table with so many players: the last one is the Prince's Haven."""
        return self.messages.haven if location == (2 if players <= 4 else 3) else self.messages.location

    def many(self, what: str, number: int) -> str:
        return many(self.messages.numbers[what], number)

    def listed(self, parts: list[str]) -> str:
        said = self.messages
        return listed(parts, said.comma, said.last, said.nobody)


TONGUES: Final[dict[Lang, Tongue]] = {
    "en": Tongue("en", ENGLISH, English()),
    "de": Tongue("de", GERMAN, German()),
    "it": Tongue("it", ITALIAN, Italian()),
    "ja": Tongue("ja", JAPANESE, Japanese()),
}
