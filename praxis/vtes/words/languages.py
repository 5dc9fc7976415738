"""The languages there are, each with the words of the edition that is played."""

from __future__ import annotations

import re
from collections.abc import Callable
from functools import cache
from typing import Any, Final

import msgspec

from praxis.kernel.messages import listed, many
from praxis.kernel.words import Lang
from praxis.vtes.catalogue.terms import reword
from praxis.vtes.editions import EDITIONS
from praxis.vtes.words.de import GERMAN
from praxis.vtes.words.en import ENGLISH
from praxis.vtes.words.it import ITALIAN
from praxis.vtes.words.ja import JAPANESE
from praxis.vtes.words.messages import Messages

MESSAGES: Final[dict[Lang, Messages]] = {"en": ENGLISH, "de": GERMAN, "it": ITALIAN, "ja": JAPANESE}
NEWEST: Final = "2023"


class Tongue:
    """A language as an edition speaks it."""

    def __init__(self, lang: Lang, edition: str, messages: Messages) -> None:
        self.lang: Final = lang
        self.edition: Final = edition
        self.messages: Final = messages

    def many(self, what: str, number: int) -> str:
        return many(self.messages.numbers[what], number)

    def listed(self, parts: list[str]) -> str:
        said = self.messages
        return listed(parts, said.comma, said.last, said.nobody)

    def term(self, word: str) -> str:
        """A clan or Discipline, as the edition calls it."""
        return reword(word, self.edition)


@cache
def tongue(lang: Lang, edition: str = NEWEST) -> Tongue:
    """[list.clans.renamed-2023] The edition says whether it locks cards or taps them."""
    messages = MESSAGES[lang]
    known = edition if edition in EDITIONS else NEWEST
    if not EDITIONS[known].says_tap:
        return Tongue(lang, known, messages)
    return Tongue(lang, known, reworded(messages, _old(lang, messages)))


def _old(lang: Lang, messages: Messages) -> Callable[[str], str]:
    if lang == "en":
        return lambda text: reword(text, "2012")
    pairs = {
        **messages.old,
        **{new[:1].upper() + new[1:]: old[:1].upper() + old[1:] for new, old in messages.old.items()},
    }
    pattern = re.compile("|".join(re.escape(new) for new in sorted(pairs, key=len, reverse=True)))
    return lambda text: pattern.sub(lambda match: pairs[match[0]], text)


def reworded(messages: Messages, swap: Callable[[str], str]) -> Messages:
    """The same tables with every sentence changed; the gaps in them stay."""
    plain: dict[str, Any] = msgspec.to_builtins(messages)
    old = plain.pop("old")
    return msgspec.convert({**_swapped(plain, swap), "old": old}, Messages)


_GAP: Final = re.compile(r"(\{[^}]*\})")


def _swapped(value: Any, swap: Callable[[str], str]) -> Any:
    if isinstance(value, str):
        return "".join(part if part.startswith("{") else swap(part) for part in _GAP.split(value))
    if isinstance(value, dict):
        return {name: _swapped(each, swap) for name, each in value.items()}
    return [_swapped(each, swap) for each in value] if isinstance(value, list | tuple) else value
