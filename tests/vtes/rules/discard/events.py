"""Events that tests of the discard phase share."""

from __future__ import annotations

from praxis.vtes.model import face as faces
from praxis.vtes.model import spans
from praxis.vtes.model.face import Face
from tests.vtes.rules.master.cards import card
from tests.vtes.shorthand import base, build
from tests.vtes.shorthand import verbs as do
from tests.vtes.shorthand.base import giving


def plague(name: str = "Plague") -> Face:
    """An event that raises its controller's hand size by 1."""
    return card(name, faces.EVENT, build.event(do.put_in_play()), gives=(giving(spans.HAND_SIZE, 1, base.YOU),))
