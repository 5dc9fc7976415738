"""The table as a reader sees it, to compute numbers with. Cards that the reader does not know are blank."""

from __future__ import annotations

from typing import Final

from praxis.vtes.catalogue.catalogue import CardDataMissing
from praxis.vtes.dealt import known_faces
from praxis.vtes.game import VtesGame
from praxis.vtes.model.face import BLANK, Face
from praxis.vtes.model.spans import NUMBERS
from praxis.vtes.model.view import View
from praxis.vtes.model.worlds import counters_of, frame_of, place


def face_of(key: int | None) -> Face | None:
    """The face with that key; nothing if the key or the card data is not known here."""
    if key is None:
        return None
    try:
        return known_faces.face(key)
    except (LookupError, CardDataMissing):
        return None


class _Faces(dict[int | None, Face]):
    """Faces by their keys, to look up hundreds at a time. A card that was made up for one position is not kept."""

    def __missing__(self, key: int | None) -> Face:
        found = face_of(key)
        if found is None:
            return BLANK
        if key is not None and not known_faces.is_made_up(key):
            self[key] = found
        return found


_FACES: Final = _Faces({None: BLANK})


def table_of(view: View) -> VtesGame:
    """A game made of a view, to be read and never played on: it shares its lists with the view."""
    g = VtesGame(len(view.pool), 0, view.edition, view.options)
    g.events = None
    g.turn = view.turn
    g.pool, g.ousted, g.edge = view.pool, view.ousted, view.edge
    g.owner, g.knows, g.controller = view.owner, view.knows, view.controller
    g.locked, g.blood, g.host = view.locked, view.blood, view.host
    g.attached = {int(host): cards for host, cards in view.attached.items()}
    g.regions = view.regions
    g.sects = {int(card): sect for card, sect in view.sects.items()}
    g.titles = {int(card): title for card, title in view.titles.items()}
    g.clans = {int(card): clan for card, clan in view.clans.items()}
    g.contesting = {int(card): claim for card, claim in view.contesting.items()}
    g.versions = {int(card): mode for card, mode in view.versions.items()}
    g.counters = counters_of(view)
    g.clock, g.turns = view.clock, view.turns
    g.journal = [(kind, who, whom, n, card, when) for kind, who, whom, n, card, when in view.journal]
    g.face = [_FACES[key] for key in view.faces]
    place(g)
    g.stack = [frame_of(shown) for shown in view.stack]
    g.knows_spans = False
    g.gifts = [True] * NUMBERS
    return g
