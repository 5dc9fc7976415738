"""Convictions, powers and other cards for the Imbued, made of the vocabulary."""

from __future__ import annotations

import pytest

from praxis.vtes.effects import base
from praxis.vtes.effects import verbs as do
from praxis.vtes.effects.base import Definition, Gives, Mode, Verb
from praxis.vtes.model import face as faces
from praxis.vtes.model import windows
from praxis.vtes.model.face import Face, made_up

editions = pytest.mark.parametrize("edition", ["2011", "2012"])


def conviction(name: str, *abilities: Mode) -> Face:
    return made_up(name, faces.CONVICTION, definition=Definition(0, (), (), abilities))


def power(name: str, *abilities: Mode, virtue: str = "", cost: int = 0, gives: tuple[Gives, ...] = ()) -> Face:
    """A power that an imbued with the virtue gets by an action."""
    mode = Mode((do.Permanent(),), windows.MINION, base.BY_READY, tuple(virtue.split()))
    return made_up(name, faces.POWER, definition=Definition(0, (mode,), gives, abilities), conviction=cost)


def effect(*verbs: Verb, when: int, by: int, cost: int = 0) -> Mode:
    """An effect of a power with a card type's icon: the power is locked for it."""
    return Mode((do.Lock(base.CARD), *verbs), when, by, conviction=cost)


def minion_card(name: str, kind: int, mode: Mode, **printed: object) -> Face:
    return made_up(name, kind, definition=Definition(0, (mode,)), **printed)


FAITH = conviction("Faith")
HOPE = conviction("Hope")
