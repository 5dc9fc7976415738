"""Shares of wins, with their 95 % intervals."""

from __future__ import annotations

from math import sqrt
from typing import TYPE_CHECKING

import msgspec

if TYPE_CHECKING:
    from praxis.arena.simulate import Result

Z_95 = 1.959964


class Share(msgspec.Struct, kw_only=True):
    """How often something won in the games in which it was played."""

    name: str
    games: int
    """How many seats played it."""
    wins: float
    share: float
    low: float
    high: float
    """The 95 % interval (Wilson)."""
    fair: float
    """The share that it would have if it made no difference."""

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
    """Shares of wins by a label of the seats: ``seat``, ``bot``, or a fact such as ``clan``. Seats are counted, so each
    partner of a team that won has won; the fair share goes by how many seats won."""
    seats: dict[str, int] = {}
    wins: dict[str, float] = {}
    fair: dict[str, float] = {}
    for result in results:
        if not result.scores:
            continue
        top = max(result.scores)
        winners = [seat for seat, score in enumerate(result.scores) if score == top and top > 0]
        for seat in range(len(result.scores)):
            name = label_of(result, label, seat)
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


class BotShare(msgspec.Struct, kw_only=True):
    """What a bot won of all that could be won in the games that it played."""

    games: int
    vp_share: float
    """The bot's share of the victory points; in a game without them, of the wins. Each game is one win."""
    vp_low: float
    vp_high: float
    win_share: float
    win_low: float
    win_high: float
    """`low` and `high` are 95 % intervals: that of a ratio for victory points (Wilson's if a bot took all of them or
    none), Wilson's for wins."""


def by_bot(results: list[Result], in_sets_of: int = 1) -> dict[str, BotShare]:
    """Shares of victory points and of wins by bot. All seats of a bot in a game count together. A game is one win:
    those who win it together, as partners do, have equal parts of it, so the shares of all bots of a game add up to 1.

    Games that are played in sets (`Task.in_sets`) share a deal, so they are not independent, but sets are: the interval
    of victory points is then reckoned from the sums of whole sets. As a bot has had each seat of a deal once, the luck
    of the deal evens out in a set, and the interval is narrower than that of as many separate games.
    """
    found: dict[str, BotShare] = {}
    good = [result for result in results if result.scores]
    for name in sorted({bot for result in good for bot in result.bots}):
        played = [result for result in good if name in result.bots]
        points = _by_set(played, name, in_sets_of)
        whole = sum(there for _, there in points)
        share = sum(own for own, _ in points) / whole if whole else 0.0
        vp_low, vp_high = _interval(points, share, len(played))
        wins = sum(_won(result, name) for result in played)
        low, high = wilson(wins, len(played))
        found[name] = BotShare(
            games=len(played),
            vp_share=share,
            vp_low=vp_low,
            vp_high=vp_high,
            win_share=wins / len(played),
            win_low=low,
            win_high=high,
        )
    return found


def _by_set(played: list[Result], name: str, size: int) -> list[tuple[float, float]]:
    """What a bot had of the victory points and how many there were, in each set of games by their numbers."""
    found: dict[int, tuple[float, float]] = {}
    for at, result in enumerate(played):
        vps = result.facts.get("vps")
        own, there = _taken(result, name, vps) if vps else (_won(result, name), float(any(result.scores)))
        set_of = result.number // size if size > 1 else at
        before = found.get(set_of, (0.0, 0.0))
        found[set_of] = (before[0] + own, before[1] + there)
    return list(found.values())


def _interval(points: list[tuple[float, float]], share: float, games: int) -> tuple[float, float]:
    """Of the share of something: what a bot had of it and how much there was, set by set. Sets that all come out alike
    are no certainty, and the spread of few sets is itself known badly: the quantile is about that of Student."""
    sets, whole = len(points), sum(there for _, there in points)
    if not whole:
        return 0.0, 1.0
    if share in (0.0, 1.0) or sets < 2:
        return wilson(share * games, games)
    variance = sum((own - share * there) ** 2 for own, there in points) * sets / (sets - 1)
    spread = Z_95 * (1 + (Z_95**2 + 1) / (4 * (sets - 1))) * sqrt(variance) / whole
    return max(0.0, share - spread), min(1.0, share + spread)


def _taken(result: Result, name: str, counted: list[float]) -> tuple[float, float]:
    """How much of something a bot's seats have, and how much all seats have."""
    return sum(n for bot, n in zip(result.bots, counted, strict=True) if bot == name), sum(counted)


def _won(result: Result, name: str) -> float:
    """The part of one game's win that a bot's seats have; nothing in a game that nobody won."""
    own, there = _taken(result, name, result.scores)
    return own / there if there else 0.0


def label_of(result: Result, label: str, seat: int) -> str:
    if label == "seat":
        return str(seat)
    if label == "bot":
        return result.bots[seat]
    return str(result.facts[label][seat])
