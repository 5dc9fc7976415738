"""The picture of a table for one reader."""

from __future__ import annotations

from typing import Final

import msgspec

from praxis.vtes.game import VtesGame
from praxis.vtes.model.view import View
from praxis.vtes.picture.in_progress import Going, in_progress
from praxis.vtes.picture.minions import Minion, minions
from praxis.vtes.picture.readers_table import table_of

_PHASES: Final = {
    "UnlockPhase": "unlock",
    "MasterPhase": "master",
    "MinionPhase": "minion",
    "InfluencePhase": "influence",
    "DiscardPhase": "discard",
}


class Clockwork(msgspec.Struct, frozen=True):
    """Whose turn it is, which phase, and how much of it is left."""

    seat: int
    phase: str
    left: int
    """Transfers, master or discard phase actions that are left."""


class Picture(msgspec.Struct, frozen=True):
    """What a board draws of a table. Its fields are sent beside those of the view."""

    minions: dict[str, Minion]
    """By the ids of the cards."""
    going: list[Going]
    """What is in progress, the innermost last."""
    clockwork: Clockwork
    prey: list[int]
    """Of each seat; -1 for who is out of the game or has nobody left."""


def picture_of(view: View) -> Picture:
    g = table_of(view)
    return Picture(minions(g), in_progress(g, view), clockwork(view), _prey(g))


def clockwork(view: View) -> Clockwork:
    """Whose turn it is, in which phase."""
    seat, phase, left = -1, "", 0
    for frame in view.stack:
        if frame.name == "Turn":
            seat = int(frame.slots["seat"])
        elif frame.name in _PHASES:
            phase = _PHASES[frame.name]
            left = int(frame.slots.get("left", 0))
    return Clockwork(seat, phase, left)


def _prey(g: VtesGame) -> list[int]:
    found: list[int] = []
    for seat in range(g.seats):
        prey = -1 if g.ousted[seat] else g.prey(seat)
        found.append(-1 if prey == seat else prey)
    return found
