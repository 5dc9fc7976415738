"""How the weights of the house bot are found by self-play: one bot with another weight plays among four with the best
so far.

A weight is tried a step up and a step down. Each deal is played five times, the trial once at each seat, and once more
by the best alone: what counts is the difference at the same seat of the same deal.
"""

from __future__ import annotations

from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor
from functools import cache
from math import sqrt
from multiprocessing import get_context
from typing import Final

import msgspec

from praxis.bots.vtes.playout import HouseSeats
from praxis.bots.vtes.style import WEIGHTS, Style
from praxis.kernel.rng import derive
from praxis.kernel.structs import Setting
from praxis.vtes.editions import NEWEST
from praxis.vtes.game import VtesGame
from praxis.vtes.kind import KIND

SEATS: Final = 5
STEP: Final = 1.4
FROM_NOTHING: Final = 0.1
"""The value at which a weight of 0 is tried."""
SURE: Final = 1.6
"""By how many standard errors a trial must be better to be taken."""
OFTEN: Final = 6
"""How often a seat weighs the same question in one turn."""
MOST: Final = 6000

Weights = dict[str, float]


class Trial(msgspec.Struct, kw_only=True):
    """One value of one weight, and its result."""

    weight: str
    value: float
    gain: float
    """The gain against the best so far, in shares of the victory points."""
    error: float
    taken: bool


def style_of(weights: Weights) -> Style:
    style = Style()
    for name, value in weights.items():
        setattr(style, name, value)
    return style


def tune(weights: Weights, games: int, seed: int, processes: int, names: tuple[str, ...]) -> Iterator[Trial]:
    """Try every weight. A better value is written into `weights`, and the next trial plays against it."""
    deals = [derive("tune", seed, deal) for deal in range(games // SEATS)]
    with ProcessPoolExecutor(processes, mp_context=get_context("fork")) as workers:
        for name in names:
            now = weights.get(name, getattr(Style(), name))
            for value in (now * STEP, now / STEP) if now else (FROM_NOTHING,):
                other = {**weights, name: value}
                found = workers.map(gains, [(deal, other, dict(weights)) for deal in deals], chunksize=4)
                gain, error = _mean([one for deal in found for one in deal])
                taken = gain > SURE * error
                yield Trial(weight=name, value=round(value, 4), gain=gain, error=error, taken=taken)
                if taken:
                    weights[name] = round(value, 4)
                    break


def _mean(values: list[float]) -> tuple[float, float]:
    mean = sum(values) / len(values)
    return mean, sqrt(sum((value - mean) ** 2 for value in values) / (len(values) - 1) / len(values))


def gains(task: tuple[int, Weights, Weights]) -> list[float]:
    """How much more the trial won at each seat of a deal than the best did there."""
    deal, other, best = task
    usual = _alone(deal, tuple(sorted(best.items())))
    styles = [style_of(best)] * SEATS
    found: list[float] = []
    for seat in range(SEATS):
        each = [*styles]
        each[seat] = style_of(other)
        found.append(_shares(deal, each)[seat] - usual[seat])
    return found


@cache
def _alone(deal: int, best: tuple[tuple[str, float], ...]) -> list[float]:
    return _shares(deal, [style_of(dict(best))] * SEATS)


def _shares(deal: int, styles: list[Style]) -> list[float]:
    """Play a deal. Gives the share of the victory points that each seat won."""
    g = KIND.begin(KIND.header(Setting(SEATS, NEWEST), deal))
    assert isinstance(g, VtesGame)
    g.events = None
    seats = HouseSeats(OFTEN, styles)
    turn = 0
    for _ in range(MOST):
        decision = g.decision
        if decision is None:
            break
        if g.turn != turn:
            turn = g.turn
            seats.forget()
        g._answer(seats.choice(g, decision))
    whole = sum(g.vps)
    return [points / whole if whole else 1 / SEATS for points in g.vps]


def names_of(wanted: str) -> tuple[str, ...]:
    """The weights to tune: those named, or all but the factors that styles are made of."""
    return tuple(wanted.split(",")) if wanted else WEIGHTS[4:]
