"""What some hand could hold: the ways to play a card from hand, each once, whichever cards have them."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from praxis.vtes.model.face import Face

Way = tuple[int, int, tuple[str, ...], bool, tuple[str, ...]]
"""When, by whom (`effects.mode`), with which Disciplines, whether only in the turns of others, and in which kinds of
action (empty: in all)."""
Repertoire = tuple[Way, ...]

NOTHING: Final[Repertoire] = ()


def repertoire_of(faces: Iterable[Face]) -> Repertoire:
    """The ways to play the cards of a game. Which cards the game is played with is public; who holds which of them is
    not."""
    ways: set[Way] = set()
    for face in faces:
        for mode in face.definition.modes:
            kinds = () if mode.if_ is None else mode.if_.in_actions()
            ways.add((mode.when, mode.by, mode.disciplines, "out-of-turn" in face.traits, kinds))
    return tuple(sorted(ways))
