"""How many ways a game can go from a position: option counts to a depth, as chess libraries count moves ("perft").

A table of such numbers from fixed positions shows any change of the rules, even one that no other test looks for.
``perft(game, 3) == [3, 15, 45]`` reads: three answers are possible now, 15 pairs of answers, 45 triples. Random draws
follow the game's seed.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from praxis.kernel.decision import key

if TYPE_CHECKING:
    from praxis.kernel.game import Game


def perft(game: Game, depth: int) -> list[int]:
    """For each depth from 1 up, the number of different ways to give so many answers. The game is left as it is."""
    counts = [0] * depth
    _count(game, counts, 0)
    return counts


def _count(game: Game, counts: list[int], level: int) -> None:
    decision = game.decision
    if decision is None or level == len(counts):
        return
    counts[level] += len(decision.options)
    if level + 1 == len(counts):
        return
    for option in decision.options:
        twin = game.fork()
        twin._answer(option)
        _count(twin, counts, level + 1)


def divide(game: Game, depth: int) -> dict[str, int]:
    """The number of ways at this depth by first answer. Where two versions of the rules disagree, one number
    differs."""
    decision = game.decision
    if decision is None or depth < 1:
        return {}
    found: dict[str, int] = {}
    for option in decision.options:
        twin = game.fork()
        twin._answer(option)
        found[key(option)] = perft(twin, depth - 1)[-1] if depth > 1 else 1
    return found
