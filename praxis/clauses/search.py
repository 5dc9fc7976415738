"""Finding a clause by words a player would use."""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import cache
from math import log
from typing import Final

from praxis.clauses.matrix import Clause, Matrix, load

_WORD: Final = re.compile(r"[a-z0-9]+")

# Weights. The id is the editor's own summary of the clause, so its words count most.
_CHAPTER: Final = 5.0
_IN_ID: Final = 4.0
_IN_TEXT: Final = 3.0
_ELSEWHERE: Final = 1.0
_BEGINS: Final = 0.6
"""The weight of a word that only begins like the one asked for (`diab` for diablerie)."""

_FORGIVING: Final = 3

# Words that say nothing about a rule, and are left out.
_COMMON: Final = frozenset(
    "a an and are as at be by can could do does for from has have how i if in is it its many may much my of on or"
    " should that the their this to was what when where which who why will with would you your".split()
)

# Words of the newer books, and the words of the older books that the matrix uses for them.
_SAME: Final[dict[str, str]] = {
    "lock": "tap",
    "unlock": "untap",
    "graveyard": "ash",
    "haqim": "assamite",
    "vp": "victory",
}


def stem(word: str) -> str:
    """A word without its commonest English endings, so that `blocked`, `blocking` and `blocks` meet."""
    for ending in ("iness", "ations", "ation", "ings", "ing", "edly", "ied", "ies", "ed", "es", "s", "ly"):
        if word.endswith(ending) and len(word) - len(ending) >= 3:
            word = word[: -len(ending)]
            break
    if len(word) > 3 and word[-1] == word[-2] and word[-1] not in "ls":
        word = word[:-1]
    return word[:-1] if len(word) > 3 and word[-1] in "ey" else word


def stems(text: str) -> list[str]:
    return [stem(word) for word in _WORD.findall(text.lower())]


Fields = tuple[tuple[float, frozenset[str]], ...]


@cache
def _index(game: str) -> tuple[dict[str, Fields], dict[str, int]]:
    """The stems of every clause by field, and in how many clauses each stem stands."""
    fields: dict[str, Fields] = {}
    spread: dict[str, int] = {}
    for row in load(game):
        aside = " ".join((*row.differences.values(), row.example, row.section))
        fields[row.id] = (
            (_CHAPTER, frozenset(stems(row.chapter))),
            (_IN_ID, frozenset(stems(row.id))),
            (_IN_TEXT, frozenset(stems(row.text))),
            (_ELSEWHERE, frozenset(stems(aside))),
        )
        for found in frozenset().union(*(words for _, words in fields[row.id])):
            spread[found] = spread.get(found, 0) + 1
    return fields, spread


def ranked(matrix: Matrix, words: str, edition: str = "", limit: int = 0) -> list[Clause]:
    """The clauses with all of `words`, best first. If no clause has all of them, those with the most of them."""
    best = found_in((matrix.game,), words, edition)
    return best[:limit] if limit else best


def found_in(games: tuple[str, ...], words: str, edition: str = "") -> list[Clause]:
    """The clauses of several games, best first. Clauses with all the words come before all others. If there are three
    words or more, one of them may be missing in the books, so clauses that lack only that word come next."""
    found = sorted((hit for game in games for hit in _hits(load(game), words, edition)), key=lambda hit: hit[:2])
    most = found[0][0] if found else 0
    least = most + 1 if most <= -_FORGIVING else most
    return [row for hits, _, row in found if hits <= least]


def _hits(matrix: Matrix, words: str, edition: str) -> Iterator[tuple[int, float, Clause]]:
    telling = " ".join(word for word in _WORD.findall(words.lower()) if word not in _COMMON)
    asked = list(dict.fromkeys(stems(telling or words)))
    fields, spread = _index(matrix.game)
    for row in matrix:
        if edition and edition not in row.editions and edition not in row.to_prove:
            continue
        scores = [_score(word, fields[row.id], spread, len(matrix)) for word in asked]
        hits = sum(1 for score in scores if score)
        if hits:
            yield -hits, -sum(scores), row


def _score(word: str, fields: Fields, spread: dict[str, int], total: int) -> float:
    """How much a clause is about a word: its best place counts most, and a rare word more than a common one."""
    weights = [0.0]
    for spelling in {word, stem(_SAME.get(word, word))}:
        for weight, words in fields:
            if spelling in words:
                weights.append(weight * log(1 + total / spread[spelling]))
            elif len(spelling) >= 3:
                longer = [spread[seen] for seen in words if seen.startswith(spelling)]
                weights.extend([_BEGINS * weight * log(1 + total / max(longer))] if longer else [])
    return max(weights) + 0.1 * sum(weights)
