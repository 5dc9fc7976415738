"""A position as numbers: how a seat stands between its predator and its prey, by public facts alone."""

from __future__ import annotations

from math import exp
from typing import TYPE_CHECKING, Final

from praxis.vtes.model import face as faces
from praxis.vtes.model import stats
from praxis.vtes.model.regions import CONTESTED, PLAY, READY, TORPOR, UNCONTROLLED
from praxis.vtes.model.spans import TurnSpan

if TYPE_CHECKING:
    from praxis.vtes.model.state import Vtes

_OF_A_SEAT: Final = (
    "pool",
    "poor",
    "minions",
    "capacity",
    "bleed",
    "votes",
    "blood",
    "torpor",
    "unlocked",
    "invested",
    "permanents",
    "best bleed",
    "danger",
)
_NEIGHBOURS: Final = ("own", "prey", "predator", "grand-prey", "grand-predator")
NAMES: Final = (
    *(f"{whose} {what}" for whose in _NEIGHBOURS for what in _OF_A_SEAT),
    "edge",
    "seated",
    "turns until own",
    "late",
    "own points",
)
"""What each number is."""
_FEWER: Final = {1: 1, -1: 1, 2: 3, -2: 4}
"""By the number of steps to a neighbour: the number of seats at which that neighbour is the seat itself or was counted
already."""
_NOBODY: Final = [0.0] * len(_OF_A_SEAT)


def _of_a_seat(g: Vtes, seat: int) -> list[float]:
    pool = g.pool[seat]
    ready = g.regions[READY][seat]
    capacity = bleed = votes = blood = unlocked = best = 0
    for minion in ready:
        face = g.face[minion]
        capacity += stats.capacity(g, minion) if face.types & faces.CRYPT else 2
        force = stats.bleed(g, minion)
        bleed += force
        best = max(best, force)
        votes += stats.votes(g, minion)
        blood += g.blood[minion]
        unlocked += not g.locked[minion]
    invested = sum(g.blood[card] for card in g.regions[UNCONTROLLED][seat])
    things = len(g.regions[PLAY][seat]) + sum(len(g.on(minion)) for minion in ready)
    return [
        pool / 20,
        exp(-pool / 4),
        len(ready) / 4,
        capacity / 20,
        bleed / 6,
        votes / 5,
        blood / 16,
        len(g.regions[TORPOR][seat]) / 3,
        unlocked / 4,
        invested / 6,
        (things - len(g.regions[CONTESTED][seat])) / 4,
        best / 3,
        0.0,
    ]


def features(g: Vtes) -> dict[int, list[float]]:
    """The numbers of each seat that is still in the game."""
    seated = g.seated()
    each = {seat: _of_a_seat(g, seat) for seat in seated}
    for seat in seated:
        predator = g.predator(seat)
        # The part of the pool that the predator's next turn may take.
        force = 6 * each[predator][4] + 0.7 * 4 * each[predator][2] if predator != seat else 0.0
        each[seat][-1] = min(2.0, force / max(1, g.pool[seat]))
    turn = 0
    for frame in g.stack:
        if isinstance(frame, TurnSpan):
            turn = frame.seat
            break
    found: dict[int, list[float]] = {}
    for at, seat in enumerate(seated):
        many = len(seated)
        numbers = each[seat].copy()
        for steps in (1, -1, 2, -2):
            numbers.extend(each[seated[(at + steps) % many]] if many > _FEWER[steps] else _NOBODY)
        numbers.extend(
            [
                1.0 if g.edge == seat else 0.0,
                many / 5,
                ((seat - turn) % g.seats) / g.seats,
                g.turn / 50,
                g.vps[seat] / 3,
            ]
        )
        found[seat] = numbers
    return found
