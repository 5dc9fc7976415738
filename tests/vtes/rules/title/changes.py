"""Cards in play that change titles, sects and clans at will, and other things that the tests of affiliations share."""

from __future__ import annotations

import pytest

from praxis.vtes.model import face as faces
from praxis.vtes.model import stats, windows
from praxis.vtes.model.face import Face, made_up
from praxis.vtes.positions.scenario import Table
from tests.vtes.shorthand import affiliations as of
from tests.vtes.shorthand import base
from tests.vtes.shorthand import verbs as do
from tests.vtes.shorthand.base import Definition, Need, Verb, as_mode

ALL = ["2000", "2011", "2012", "2023"]
editions = pytest.mark.parametrize("edition", ALL)
since_2011 = pytest.mark.parametrize("edition", ["2011", "2012", "2023"])
until_2012 = pytest.mark.parametrize("edition", ["2000", "2011", "2012"])


def power(name: str, verb: Verb) -> Face:
    """A card in play that does something to any vampire, as often as its player likes in the master phase."""
    mode = as_mode((verb,), windows.MASTER, target=of.vampires(ready=False))
    return made_up(name, faces.MASTER, definition=Definition(0, (), (), (mode,)))


def needing(name: str, need: Need, clans: tuple[str, ...] = ()) -> Face:
    """An action card for those who meet a requirement."""
    mode = as_mode((do.gain_pool(1),), windows.MINION, base.BY_READY, needs=(need,) if not clans else ())
    return made_up(name, faces.ACTION, definition=Definition(0, (mode,)), clans=clans)


def use(t: Table, card: str, on: str) -> None:
    """Use one of these cards on somebody."""
    t.does(f"use {card}")
    if t.asks == "target":
        t.does(f"target {on}")


def title_of(t: Table, name: str) -> str:
    """The title that a minion has the benefit of."""
    return stats.title(t.g, t[name])


def sect_of(t: Table, name: str) -> str:
    return stats.sect(t.g, t[name])


CROWN = power("Crown", of.give_title("primogen", who=base.TARGET))
EXILE = power("Exile", of.change_sect("Sabbat"))
PARDON = power("Pardon", of.change_sect("Camarilla"))
"""To the Camarilla."""
REVOLT = power("Revolt", of.change_sect("Anarch"))
