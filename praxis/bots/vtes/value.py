"""What a position is worth: the share of all victory points that a seat may expect."""

from __future__ import annotations

from typing import TYPE_CHECKING

from praxis.bots import net
from praxis.bots.sums import shares as shares_of
from praxis.bots.vtes.features import NAMES, features

if TYPE_CHECKING:
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


def _rough(numbers: list[float]) -> float:
    """A rough estimate by pool and minions, the seat's own and its neighbours', if there is no net."""
    own, prey, predator = numbers[:13], numbers[13:26], numbers[26:39]
    return 1.5 * own[0] - 2.0 * own[1] + own[4] + 0.5 * own[3] - 0.8 * prey[0] - 0.7 * predator[4] - own[12]
