"""Shares of wins, with how sure they are."""

from __future__ import annotations

from math import sqrt
from typing import TYPE_CHECKING

import msgspec

if TYPE_CHECKING:
    from praxis.arena.simulate import Result

Z_95 = 1.959964


class Share(msgspec.Struct, kw_only=True):
    """How often something won, when it was in play."""

    name: str
    games: int
    """How many seats had it."""
    wins: float
    share: float
    low: float
    high: float
    """The 95 % interval (Wilson)."""
    fair: float
    """What it would be if nothing mattered."""

    @property
    def points(self) -> float:
        """Distance from the fair share, in percentage points."""
        return 100 * (self.share - self.fair)


def wilson(wins: float, games: int) -> tuple[float, float]:
    if games == 0:
        return 0.0, 1.0
    share = wins / games
    spread = Z_95 * sqrt(share * (1 - share) / games + Z_95**2 / (4 * games**2))
    middle = share + Z_95**2 / (2 * games)
    scale = 1 + Z_95**2 / games
    return max(0.0, (middle - spread) / scale), min(1.0, (middle + spread) / scale)


def shares_by(results: list[Result], label: str) -> list[Share]:
    """Shares of wins by a label of the seats: ``seat``, ``bot``, or a fact such as ``clan``."""
    seats: dict[str, int] = {}
    wins: dict[str, float] = {}
    fair: dict[str, float] = {}
    for result in results:
        if not result.scores:
            continue
        top = max(result.scores)
        winners = [seat for seat, score in enumerate(result.scores) if score == top and top > 0]
        for seat in range(len(result.scores)):
            name = _label(result, label, seat)
            seats[name] = seats.get(name, 0) + 1
            wins[name] = wins.get(name, 0.0) + (seat in winners)
            fair[name] = fair.get(name, 0.0) + len(winners) / len(result.scores)
    found = []
    for name in sorted(seats):
        low, high = wilson(wins[name], seats[name])
        found.append(
            Share(
                name=name,
                games=seats[name],
                wins=wins[name],
                share=wins[name] / seats[name],
                low=low,
                high=high,
                fair=fair[name] / seats[name],
            )
        )
    return found


def _label(result: Result, label: str, seat: int) -> str:
    if label == "seat":
        return str(seat)
    if label == "bot":
        return result.bots[seat]
    return str(result.facts[label][seat])
