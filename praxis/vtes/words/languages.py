"""V:TES's messages in a language, with the words of the edition that is played."""

from __future__ import annotations

import re
from collections.abc import Callable
from functools import cache
from typing import Final

from praxis import languages
from praxis.kernel.words import Lang
from praxis.languages import listed
from praxis.vtes.catalogue.terms import reword
from praxis.vtes.editions import EDITIONS, NEWEST
from praxis.vtes.model import affiliations
from praxis.vtes.words.messages import Messages

__all__ = ("NEWEST", "Tongue", "tongue")


class Tongue:
    """A language as an edition speaks it."""

    def __init__(self, lang: Lang, edition: str, messages: Messages) -> None:
        self.lang: Final = lang
        self.edition: Final = edition
        self.messages: Final = messages

    def many(self, what: str, number: int) -> str:
        return self.messages.numbers[what].format(n=number)

    def listed(self, parts: list[str]) -> str:
        said = self.messages
        return listed(parts, said.comma, said.last, said.nobody)

    def term(self, word: str) -> str:
        """A clan or Discipline, as the edition calls it."""
        return reword(word, self.edition)

    def title_of(self, title: str) -> str:
        """A title with its city or clan; votes that stand on a card instead of a title are counted."""
        word, place = affiliations.word_of(title), affiliations.place_of(title)
        said = self.messages.titles.get(word.replace(" ", "-"))
        if said is None:
            number = word.partition(" ")[0]
            return self.many("votes", int(number)) if number.isdecimal() else self.term(title)
        if not place:
            return said.format()
        return self.messages.titles["of"].format(title=said.format(), place=self.term(place))


@cache
def tongue(lang: Lang, edition: str = NEWEST) -> Tongue:
    """A language as an edition speaks it: clans have the edition's names, and cards are locked or tapped.

    [list.clans.renamed-2023]
    """
    known = edition if edition in EDITIONS else NEWEST
    return Tongue(lang, known, languages.messages(Messages, "vtes", lang, old_words(lang, known)))


def old_words(lang: Lang, edition: str) -> Callable[[str], str] | None:
    """A function that puts the words of the older books for those of the newest one; None for the newest."""
    if not EDITIONS[edition if edition in EDITIONS else NEWEST].says_tap:
        return None
    if lang == languages.ENGLISH:
        return lambda text: reword(text, edition)
    swapped = {row["now"]: row["before"] for row in languages.table(lang, "vtes_old_words.tsv")}
    if not swapped:
        return lambda text: text
    pairs = {**swapped, **{new[:1].upper() + new[1:]: old[:1].upper() + old[1:] for new, old in swapped.items()}}
    pattern = re.compile("|".join(re.escape(new) for new in sorted(pairs, key=len, reverse=True)))
    return lambda text: pattern.sub(lambda match: pairs[match[0]], text)
