"""What any hand could hold: the ways to play a card from hand, each once, whatever cards they stand on."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from praxis.vtes.model.face import Face

Way = tuple[int, int, tuple[str, ...], bool]
"""When, by whom (`effects.base`), with which Disciplines, and whether only in the turns of others."""
Repertoire = tuple[Way, ...]

NOTHING: Final[Repertoire] = ()


def repertoire_of(faces: Iterable[Face]) -> Repertoire:
    """Of the cards that a game may be played with. Which these are is public; who holds which of them is not."""
    ways: set[Way] = set()
    for face in faces:
        for mode in face.definition.modes:
            ways.add((mode.when, mode.by, mode.disciplines, "out-of-turn" in face.traits))
    return tuple(sorted(ways))
