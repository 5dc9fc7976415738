"""The phrases of the grammar, kind by kind: nouns, conditions, costs, effects, and the sentences made of them.

The sentences stand in `standing` (what holds while the vampire is in play), `using` (what it or its controller can
do), `combat` and `happening` (what follows on something).
"""

from __future__ import annotations

from praxis.vtes.cards.reading import combat, happening, nouns, standing, using
from praxis.vtes.cards.reading.grammar import Grammar


def grammar() -> Grammar:
    found = Grammar()
    nouns.add(found)
    standing.add(found)
    using.add(found)
    combat.add(found)
    happening.add(found)
    return found


GRAMMAR = grammar()
