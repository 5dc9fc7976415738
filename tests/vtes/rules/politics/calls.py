"""Cards for referendums made of the vocabulary, and the way to the polling."""

from __future__ import annotations

import pytest

from praxis.vtes.model import face as faces
from praxis.vtes.model import spans, windows
from praxis.vtes.model.face import Face, made_up
from praxis.vtes.positions.scenario import SeatOf, Table, position
from tests.vtes.shorthand import affiliations as of
from tests.vtes.shorthand import base, build
from tests.vtes.shorthand import verbs as do
from tests.vtes.shorthand.base import Definition, Selector, Verb, as_mode, giving

ALL = ["2000", "2011", "2012", "2023"]
editions = pytest.mark.parametrize("edition", ALL)
since_2011 = pytest.mark.parametrize("edition", ["2011", "2012", "2023"])
until_2012 = pytest.mark.parametrize("edition", ["2000", "2011", "2012"])
appendix = pytest.mark.parametrize("edition", ["2011", "2012"])


def political(name: str, *verbs: Verb, target: Selector | None = None, traits: tuple[str, ...] = ()) -> Face:
    mode = build.action("", *verbs, stealth=1, target=target)
    return made_up(name, faces.POLITICAL, definition=Definition(0, (mode,)), traits=traits)


def modifier(name: str, *verbs: Verb, when: int) -> Face:
    return made_up(name, faces.MODIFIER, definition=Definition(0, (build.modifier("", *verbs, when=when),)))


def reaction(name: str, *verbs: Verb, when: int) -> Face:
    return made_up(name, faces.REACTION, definition=Definition(0, (build.reaction("", *verbs, when=when),)))


def voter(name: str, votes: int, **printed: object) -> Face:
    """A vampire with votes by card text and no title."""
    printed.setdefault("sect", "Camarilla")
    definition = Definition(0, (), (giving(spans.VOTES, votes, base.ME),))
    return made_up(name, faces.VAMPIRE, capacity=5, definition=definition, **printed)


MOTION = political("Motion", do.gain_pool(3))
"""The caller gains 3 pool; there is nothing to choose."""
TAX = political("Tax", of.burn_allocated(), target=of.points(4, among=2))
ORATION = modifier("Oration", do.modify(spans.VOTES, 2, base.ME, "referendum"), when=windows.POLLING)
HECKLE = reaction("Heckle", do.modify(spans.VOTES, 2, base.ME, "referendum"), when=windows.POLLING)
WARNING = reaction("Warning", do.gain_pool(1), when=windows.BEFORE_VOTES)
PLEDGE = made_up(
    "Pledge",
    faces.MASTER,
    definition=Definition(0, (), (), (as_mode((do.lock_card(base.CARD), of.gain_votes(1)), windows.POLLING),)),
)


def polling(*seats: SeatOf, edition: str, call: str = "play Motion Caller") -> Table:
    """Seat a calls a referendum, nobody blocks, and the polling begins."""
    t = position(*seats, edition=edition)
    t.does(call, by="a")
    t.passes_until("polling")
    return t


def order(t: Table, *kinds: str) -> list[str]:
    """The events of these kinds, in the order in which they happened."""
    return [event.kind for event in t.story if event.kind in kinds]
