"""The clauses in languages other than English, as far as somebody has translated them: `GAME_clauses.tsv` in the folder
of the language, and `headings.tsv` for the chapters.

A clause without a translation is told in English. Nothing else depends on these files.
"""

from __future__ import annotations

from functools import cache

import msgspec

from praxis import languages
from praxis.clauses.matrix import Clause, load
from praxis.clauses.search import ranked


class Telling(msgspec.Struct, frozen=True):
    """A clause as a reader of one language sees it."""

    chapter: str
    lang: str
    """The language of text and example."""
    text: str
    example: str


@cache
def _headings(lang: str) -> dict[str, str]:
    return {row["key"]: row["heading"] for row in languages.table(lang, "headings.tsv")}


@cache
def _written(game: str, lang: str) -> dict[str, tuple[str, str]]:
    return {row["id"]: (row["clause"], row["example"]) for row in languages.table(lang, f"{game}_clauses.tsv")}


def tongues(game: str) -> list[str]:
    """The languages into which all clauses of a game are translated."""
    return [lang for lang in languages.known() if lang == languages.ENGLISH or _written(game, lang)]


def telling(clause: Clause, lang: str) -> Telling:
    key = f"{clause.game}.{clause.chapter}"
    known = _headings(lang).get(key) or _headings(languages.ENGLISH).get(key)
    chapter = known or clause.chapter.replace("-", " ").capitalize()
    said = _written(clause.game, lang).get(clause.id)
    if said is None:
        return Telling(chapter, languages.ENGLISH, clause.text, clause.example)
    return Telling(chapter, lang, *said)


def search(game: str, words: str, edition: str, lang: str, limit: int) -> list[Clause]:
    """The clauses that have all the words in the reader's language, then those that the English search finds."""
    asked = words.casefold().split()
    own = [
        clause
        for clause in load(game)
        if (not edition or clause.speaks_of(edition))
        and (said := _written(game, lang).get(clause.id))
        and all(word in " ".join(said).casefold() for word in asked)
    ]
    known = {clause.id for clause in own}
    return [*own, *(clause for clause in ranked(load(game), words, edition) if clause.id not in known)][:limit]
