"""The search for official cards, as the command line and the page ask it."""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache
from typing import Final

from praxis.kernel.card_search import CardField, CardFinder
from praxis.kernel.errors import BadSetting
from praxis.vtes.catalogue import catalogue, filtering
from praxis.vtes.catalogue.printed import CardFace
from praxis.vtes.catalogue.terms import DISCIPLINES


def matching(cards: catalogue.Catalogue, words: str, asked: Iterable[tuple[str, str]]) -> list[CardFace]:
    """The cards that have all the words and pass all the filters, matching names first; `BadFilter` if a filter cannot
    be read."""
    passes = filtering.filters(cards, asked)
    faces = cards.search(words) if words.strip() else sorted(cards, key=lambda face: face.filing_name)
    return [face for face in faces if all(each(face) for each in passes)]


class VtesFinder:
    """The search of the page, with the filters of `praxis cards search`."""

    def fields(self) -> list[CardField]:
        return _fields()

    def find(self, words: str, asked: dict[str, str]) -> list[str]:
        try:
            return [str(face.id) for face in matching(catalogue.load(), words, asked.items())]
        except (filtering.BadFilter, catalogue.CardDataMissing) as error:
            raise BadSetting(str(error)) from None

    def learn(self, cards: int) -> bool:
        try:
            known = catalogue.load()
        except catalogue.CardDataMissing:
            return True
        return catalogue.learn_coverage([face.id for face in known], cards)


@cache
def _fields() -> list[CardField]:
    cards = catalogue.load()
    printed = {one.set for face in cards for one in face.prints}
    newest = [name for short, name in cards.sets.items() if short in printed][::-1]
    return [
        CardField("type", ["crypt", "library", *sorted({each for face in cards for each in face.types})]),
        CardField("clan", sorted({each for face in cards for each in face.clans})),
        CardField("discipline", [code for each in DISCIPLINES for code in (each, each.upper())]),
        CardField("enforced", list(filtering.STATES)),
        CardField("capacity", example="5, 3-5, 8+"),
        CardField("group", example="4, 4-5, any"),
        CardField("title", ["any", *sorted({face.title for face in cards if face.title})]),
        CardField("sect", sorted({face.sect for face in cards if face.sect})),
        CardField("cost", example="0, 2 blood, 1-3 pool, x"),
        CardField("trait", sorted({each for face in cards for each in face.traits})),
        CardField("set", newest),
    ]


FINDER: Final[CardFinder] = VtesFinder()
