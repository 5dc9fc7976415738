"""What a position of Vendetta is worth: the odds to win."""

from __future__ import annotations

from typing import TYPE_CHECKING

from praxis.bots import net
from praxis.bots.sums import shares as shares_of
from praxis.bots.vendetta.features import NAMES, features
from praxis.vendetta.rules.ending import score

if TYPE_CHECKING:
    from praxis.vendetta.state import Vendetta

_CLOSE = 1.5
"""A lead in influence that makes a win a good deal less lucky."""


def value(g: Vendetta, seat: int) -> float:
    """The odds of a seat to win; in a team game, the sum of both partners."""
    side = {seat, g.partner(seat)} if g.readings.team else {seat}
    return sum(share for each, share in shares(g).items() if each in side)


def shares(g: Vendetta) -> dict[int, float]:
    """The odds of all seats that are still in the game."""
    order = g.turn_order()
    if g.decision is None:
        # A narrow win was partly luck, so the result with a little more or less influence counts half.
        near = shares_of([score(g, seat) / _CLOSE for seat in order]) if order else []
        won = [1.0 / len(g.winners) if seat in g.winners else 0.0 for seat in order]
        return {seat: 0.5 * (a + b) for seat, a, b in zip(order, won, near, strict=True)}
    each = features(g)
    learned = net.load("praxis.bots.vendetta", NAMES)
    scores = [
        8 * numbers[0] + 2 * numbers[1] if learned is None else learned.score(numbers) for numbers in each.values()
    ]
    return dict(zip(each, shares_of(scores), strict=True))
