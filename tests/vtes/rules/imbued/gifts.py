"""Convictions, powers and other cards for the Imbued, made of the vocabulary."""

from __future__ import annotations

import pytest

from praxis.vtes.model import face as faces
from praxis.vtes.model import windows
from praxis.vtes.model.face import Face, made_up
from tests.vtes.shorthand import base
from tests.vtes.shorthand import verbs as do
from tests.vtes.shorthand.base import Definition, Gives, Mode, Verb, as_mode

editions = pytest.mark.parametrize("edition", ["2011", "2012"])


def conviction(name: str, *abilities: Mode) -> Face:
    return made_up(name, faces.CONVICTION, definition=Definition(0, (), (), abilities))


def power(name: str, *abilities: Mode, virtue: str = "", cost: int = 0, gives: tuple[Gives, ...] = ()) -> Face:
    """A power that an imbued with the virtue gets by an action."""
    mode = as_mode((do.as_permanent(),), windows.MINION, base.BY_READY, tuple(virtue.split()))
    return made_up(name, faces.POWER, definition=Definition(0, (mode,), gives, abilities), conviction=cost)


def effect(*verbs: Verb, when: int, by: int, cost: int = 0) -> Mode:
    """An effect of a power with a card type's icon: the power is locked for it."""
    return as_mode((do.lock_card(base.CARD), *verbs), when, by, conviction=cost)


def minion_card(name: str, kind: int, mode: Mode, **printed: object) -> Face:
    return made_up(name, kind, definition=Definition(0, (mode,)), **printed)


FAITH = conviction("Faith")
HOPE = conviction("Hope")
