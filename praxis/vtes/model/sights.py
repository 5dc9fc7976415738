"""The parts of a view that look at every card of a game. They are compiled; the view itself is a struct and is not."""

from __future__ import annotations

from praxis.kernel.sight import EVERYBODY
from praxis.vtes.model.state import Vtes


def known_faces(g: Vtes, seat: int) -> list[int | None]:
    """The key of each card's face, where this seat knows it."""
    face = g.face
    own = 0 if seat < 0 else 1 << seat
    found: list[int | None] = []
    for card, mask in enumerate(g.knows):
        if mask == EVERYBODY or mask & own:
            found.append(face[card].key)
        else:
            found.append(None)
    return found


def unplaced_faces(g: Vtes, seat: int, known: list[int | None]) -> list[int]:
    """The faces of this seat's own cards that she cannot place, sorted: her deck is hers, its order is not."""
    face = g.face
    found: list[int] = []
    for card, owner in enumerate(g.owner):
        if owner == seat and known[card] is None:
            found.append(face[card].key)
    found.sort()
    return found


def copied_regions(g: Vtes) -> list[list[list[int]]]:
    return [[cards.copy() for cards in region] for region in g.regions]
