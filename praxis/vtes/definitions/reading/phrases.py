"""The phrases of the grammar, kind by kind: nouns, conditions, costs, effects, and the sentences made of them.

The sentences stand in `standing` (what holds while the vampire is in play), `using` (what it or its controller can
do), `combat` and `happening` (what follows on something).
"""

from __future__ import annotations

from functools import cache

from praxis.vtes.catalogue.catalogue import load
from praxis.vtes.definitions.reading import (
    combat,
    happening,
    nouns,
    special,
    standing,
    using,
)
from praxis.vtes.definitions.reading.grammar import Grammar, Words, words_of


def grammar() -> Grammar:
    found = Grammar()
    nouns.add(found)
    standing.add(found)
    using.add(found)
    combat.add(found)
    special.add(found)
    happening.add(found)
    return found


@cache
def _names() -> dict[Words, str]:
    """All crypt cards by their names."""
    return {words_of(face.name.lower()): face.name for face in load() if face.crypt}


GRAMMAR = grammar()
GRAMMAR.names = _names
