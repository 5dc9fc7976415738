"""Learning what positions are worth, from games of our own: `praxis arena learn`.

House bots play each other, now and then with a random move, so that unusual positions occur too. At every turn of a
game the position is noted as numbers for each seat; at the end of the game, what share of the points that were left
then each seat has won. A small net learns to foretell that share. The weights are plain numbers in the repository;
numpy is needed to learn them (the extra `rl`), not to use them.
"""

from __future__ import annotations

from array import array
from concurrent.futures import ProcessPoolExecutor
from importlib import resources
from multiprocessing import get_context
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

import msgspec

from praxis import games
from praxis.bots import net
from praxis.bots.net import Net
from praxis.kernel.rng import Dice, derive

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Iterator

Example = tuple[list[list[float]], list[float]]
"""The numbers of each seat, and the share of the remaining points that each seat won."""

BATCH: Final = 256
"""After how many examples the weights are changed."""


class Examples:
    """The examples of many games, packed: as Python objects, those of 6,000 games would take 3 GB."""

    def __init__(self) -> None:
        self._numbers = array("f")
        self._shares = array("f")
        self._seats = array("B")

    def __len__(self) -> int:
        return len(self._seats)

    def add(self, found: Iterable[Example]) -> None:
        for numbers, share in found:
            self._seats.append(len(share))
            self._shares.extend(share)
            for row in numbers:
                self._numbers.extend(row)

    def arrays(self, inputs: int) -> tuple[Any, Any, Any]:
        """The numbers and the share of each seat in each example, and a mask of the seats that there are."""
        import numpy as np

        seats = np.frombuffer(self._seats, np.uint8)
        there = np.arange(seats.max())[None, :] < seats[:, None]
        x = np.zeros((*there.shape, inputs), np.float32)
        x[there] = np.frombuffer(self._numbers, np.float32).reshape(-1, inputs)
        target = np.zeros(there.shape, np.float32)
        target[there] = np.frombuffer(self._shares, np.float32)
        return x, target, there


class Course(msgspec.Struct, frozen=True, kw_only=True):
    """What is learned: from how many games, with how large a net, for how long."""

    game: str
    games: int
    seed: int
    units: int = 24
    epochs: int = 30
    processes: int = 2


def _game(game: str, seed: int, number: int) -> list[Example]:
    play: Callable[[int, Dice], list[Example]] = games.part(games.entry(game).examples)
    return play(derive("learn", game, seed, number), Dice(derive("unusual", seed, number)))


def examples(course: Course) -> Iterator[list[Example]]:
    """Yield the examples of each game of a course, in the order of the games."""
    numbers = range(course.games)
    with ProcessPoolExecutor(course.processes, mp_context=get_context("fork")) as workers:
        every = workers.map(_game, [course.game] * course.games, [course.seed] * course.games, numbers, chunksize=10)
        yield from every


def place_of(game: str) -> tuple[tuple[str, ...], Path]:
    """The inputs of a game's net, and the file of its weights."""
    package = games.entry(game).examples.partition(":")[0].rpartition(".")[0]
    inputs: tuple[str, ...] = games.part(f"{package}.features:NAMES")
    return inputs, Path(str(resources.files(package))) / net.FILE


class Lesson(msgspec.Struct, kw_only=True):
    """The result of a course."""

    net: Net
    examples: int
    surprise: float
    """The mean cross entropy on games that the net did not learn from."""
    surprise_of_equal_shares: float


def learn(course: Course, found: Examples, inputs: tuple[str, ...], made_by: str) -> Lesson:
    """Fit the net by stochastic gradient descent (Adam). The last tenth of the examples is kept back to judge it."""
    import numpy as np

    x, target, there = found.arrays(len(inputs))
    cut = len(found) * 9 // 10
    rng = np.random.default_rng(course.seed)
    w = rng.normal(0.0, 0.15, (course.units, len(inputs)))
    drawn = (w, np.zeros(course.units), rng.normal(0.0, 0.15, course.units))
    params: list[Any] = [p.astype(np.float32) for p in drawn]
    best, least = [p.copy() for p in params], float("inf")
    moments = [(np.zeros_like(p), np.zeros_like(p)) for p in params]
    step = 0
    for epoch in range(course.epochs):
        order = rng.permutation(cut)
        rate = 0.003 * 0.5 * (1 + float(np.cos(np.pi * epoch / course.epochs)))
        for begin in range(0, cut, BATCH):
            batch = order[begin : begin + BATCH]
            grads = _gradients(params, x[batch], target[batch], there[batch])
            step += 1
            for p, g, (first, second) in zip(params, grads, moments, strict=True):
                g = g + 1e-4 * p
                first[:] = 0.9 * first + 0.1 * g
                second[:] = 0.999 * second + 0.001 * g * g
                p -= np.float32(rate) * (first / (1 - 0.9**step)) / (np.sqrt(second / (1 - 0.999**step)) + 1e-8)
        judged = _surprise(params, x[cut:], target[cut:], there[cut:])
        if judged < least:
            best, least = [p.copy() for p in params], judged
    made = Net(
        made_by=made_by,
        inputs=list(inputs),
        hidden=[[round(float(n), 4) for n in row] for row in best[0]],
        bias=[round(float(n), 4) for n in best[1]],
        out=[round(float(n), 4) for n in best[2]],
    )
    equal = float(np.mean(np.log(there[cut:].sum(axis=1))))
    return Lesson(net=made, examples=len(found), surprise=least, surprise_of_equal_shares=equal)


def _forward(params: list[Any], x: Any, there: Any) -> tuple[Any, Any]:
    import numpy as np

    hidden = np.tanh(x @ params[0].T + params[1])
    scores = np.where(there, hidden @ params[2], -1e9)
    scores -= scores.max(axis=1, keepdims=True)
    powers = np.exp(scores)
    return hidden, powers / powers.sum(axis=1, keepdims=True)


def _gradients(params: list[Any], x: Any, target: Any, there: Any) -> list[Any]:
    import numpy as np

    hidden, guessed = _forward(params, x, there)
    error = np.where(there, guessed - target, 0.0) / len(x)
    inner = error[..., None] * params[2] * (1 - hidden**2)
    return [
        np.einsum("bsh,bsi->hi", inner, x, optimize=True),
        inner.sum(axis=(0, 1)),
        np.einsum("bs,bsh->h", error, hidden, optimize=True),
    ]


def _surprise(params: list[Any], x: Any, target: Any, there: Any) -> float:
    import numpy as np

    _, guessed = _forward(params, x, there)
    return float(-(target * np.log(np.maximum(guessed, 1e-9))).sum(axis=1).mean())
