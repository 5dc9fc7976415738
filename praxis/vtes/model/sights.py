"""The parts of a view that look at every card or at the whole stack. They are compiled; the view is a struct and is
not."""

from __future__ import annotations

from typing import Any

from praxis.effects.work import Work
from praxis.kernel.game import FrameView
from praxis.kernel.procedure import slots_of
from praxis.kernel.sight import EVERYBODY, HIDDEN
from praxis.vtes.model.state import Vtes
from praxis.vtes.model.worlds import plain


def faces_seen(g: Vtes, seat: int) -> tuple[list[int | None], list[int]]:
    """The key of each card's face, if this seat knows it; and, sorted, the faces of her own cards of which she does not
    know where they lie."""
    face, owner = g.face, g.owner
    own = 0 if seat < 0 else 1 << seat
    known: list[int | None] = []
    unplaced: list[int] = []
    for card, mask in enumerate(g.knows):
        if mask == EVERYBODY or mask & own:
            known.append(face[card].key)
        else:
            known.append(None)
            if owner[card] == seat:
                unplaced.append(face[card].key)
    unplaced.sort()
    return known, unplaced


def copied_regions(g: Vtes) -> list[list[list[int]]]:
    return [[cards.copy() for cards in region] for region in g.regions]


def journal_of(g: Vtes, seat: int) -> list[list[int]]:
    """The journal as a seat may see it: only facts about which a card asks that she owns or that everybody knows.

    That a fact is kept at all would tell of the cards in hidden decks that ask about it.
    """
    asked = g.asked[seat] if seat >= 0 else 0
    for card, mask in enumerate(g.knows):
        if mask == EVERYBODY:
            asked |= g.face[card].definition.recalls
    return [list(fact) for fact in g.journal if asked >> fact[0] & 1]


def frames_of(g: Vtes, seat: int) -> list[FrameView]:
    """The procedures in progress. Only whose secret decision is open is left out."""
    secret = g.decision is not None and g.decision.secret and g.decision.seat != seat
    found: list[FrameView] = []
    for frame in g.stack:
        slots: dict[str, Any] = {name: plain(getattr(frame, name)) for name in slots_of(type(frame))}
        if secret and frame is g.stack[-1]:
            for name in getattr(type(frame), "HIDES", ()):
                slots[name] = HIDDEN
        if isinstance(frame, Work) and frame.things and (effect := frame.under_way(g)) is not None:
            slots["things"] = effect.shown_things(g, frame, seat).copy()
        found.append(FrameView(type(frame).__name__, frame.at, slots))
    return found
