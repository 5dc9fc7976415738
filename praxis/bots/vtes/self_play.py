"""Games of house bots to learn from: positions as numbers, and what each seat has won."""

from __future__ import annotations

from typing import TYPE_CHECKING

from praxis.bots.vtes.features import features
from praxis.bots.vtes.playout import HouseSeats
from praxis.kernel.structs import Setting
from praxis.vtes.editions import NEWEST
from praxis.vtes.game import VtesGame
from praxis.vtes.kind import KIND

if TYPE_CHECKING:
    from praxis.kernel.rng import Dice

SEATS = (5, 5, 5, 4, 3, 2)
UNUSUAL = 4
"""How many of 100 answers are chosen at random."""
OFTEN = 4
"""How often a seat weighs the same question in one turn."""
MOST = 6000


def examples(seed: int, dice: Dice) -> list[tuple[list[list[float]], list[float]]]:
    """Play one game. At the beginning of each turn, note the numbers of every seat and its share of the points still to
    come."""
    setting = Setting(SEATS[dice.below(len(SEATS))], NEWEST)
    g = KIND.begin(KIND.header(setting, seed))
    assert isinstance(g, VtesGame)
    g.events = None
    noted: list[tuple[dict[int, list[float]], list[int]]] = []
    turn = 0
    seats = HouseSeats(OFTEN)
    for _ in range(MOST):
        decision = g.decision
        if decision is None:
            break
        if g.turn != turn:
            turn = g.turn
            seats.forget()
            noted.append((features(g), g.vps.copy()))
        if dice.below(100) < UNUSUAL:
            g._answer(decision.options[dice.below(len(decision.options))])
        else:
            g._answer(seats.choice(g, decision))
    return [found for each, before in noted if (found := _example(g, each, before)) is not None]


def _example(
    g: VtesGame, each: dict[int, list[float]], before: list[int]
) -> tuple[list[list[float]], list[float]] | None:
    came = {seat: g.vps[seat] - before[seat] for seat in each}
    whole = sum(came.values())
    if not whole or len(each) < 2:
        return None
    return [each[seat] for seat in each], [came[seat] / whole for seat in each]
