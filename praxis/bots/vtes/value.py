"""What a position is worth: the share of all victory points that a seat may expect, now and over the next turns."""

from __future__ import annotations

from typing import TYPE_CHECKING

from praxis.bots import net
from praxis.bots.sums import shares as shares_of
from praxis.bots.vtes.features import NAMES, OF_A_SEAT, features
from praxis.bots.vtes.playout import play_on

if TYPE_CHECKING:
    from praxis.vtes.game import VtesGame
    from praxis.vtes.model.state import Vtes


def shares(g: Vtes) -> dict[int, float]:
    """The share of the points still to be won that each seat may expect."""
    each = features(g)
    seats = list(each)
    learned = net.load("praxis.bots.vtes", NAMES)
    scores = [_rough(each[seat]) if learned is None else learned.score(each[seat]) for seat in seats]
    return dict(zip(seats, shares_of(scores), strict=True))


def value(g: Vtes, seat: int) -> float:
    if g.decision is None:
        return g.vps[seat] / max(1, sum(g.vps))
    won = g.vps[seat]
    if g.ousted[seat]:
        return won / g.seats
    seated = g.seats - sum(1 for each in g.ousted if each)
    return (won + seated * shares(g)[seat]) / g.seats


def outlook(g: VtesGame, seat: int, every: int, times: int) -> float:
    """Play a world on, and say what it is worth to a seat on average: it is valued so many times, whenever so many
    turns are over; the present turn is the first. What an answer has led to shows better some turns later, but luck
    does too; the mean of several values has less of it. The world is used up."""
    turn = g.turn
    total = 0.0
    for time in range(times):
        for ahead in range(every * time + 1, every * (time + 1) + 1):
            play_on(g, turn + ahead)
        now = value(g, seat)
        if g.decision is None or g.ousted[seat]:
            return (total + now * (times - time)) / times
        total += now
    return total / times


def _rough(numbers: list[float]) -> float:
    """A rough estimate by pool and minions, the seat's own and its neighbours', if there is no net."""
    each = len(OF_A_SEAT)
    own, prey, predator = numbers[:each], numbers[each : 2 * each], numbers[2 * each : 3 * each]
    return 1.5 * own[0] - 2.0 * own[1] + own[4] + 0.5 * own[3] - 0.8 * prey[0] - 0.7 * predator[4] - own[-1]
