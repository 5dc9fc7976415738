"""Looking ahead: draw worlds from the view, play promising options on in all of them, and take the best average.

Nothing here knows more than the seat: a world is made of the view alone (`Kind.resample`), so what others really hold
cannot matter. The game's own guide says which options are promising, how a world is played on, and what the position is
then worth. All options are tried in the same worlds, so that luck strikes them alike. An option that is clearly worse
is dropped. If no option is clearly better, the guide's own choice stands.
"""

from __future__ import annotations

import time
from math import sqrt
from typing import TYPE_CHECKING, Final, Protocol

import msgspec

from praxis.kernel.rng import derive

if TYPE_CHECKING:
    from praxis.kernel.decision import Option
    from praxis.kernel.game import Game

FEW: Final = 4
"""How many worlds are tried before any option is dropped."""
SURE: Final = 2.2
"""By how many standard errors an option must be behind to be dropped."""
DOUBT: Final = 0.6
"""By how many standard errors an option must be ahead of the guide's choice to be taken instead."""
SAME: Final = 0.002
"""A difference in value that is too small for more thought."""
PATIENCE: Final = 8.0
"""A choice may take this many times its budget of processor time by the clock."""


class Budget(msgspec.Struct, frozen=True):
    """How long to think about one choice: in processor time, or in playouts, which are the same on every machine."""

    seconds: float = 0.0
    playouts: int = 0


A_SECOND: Final = Budget(seconds=1.0)
A_TENTH: Final = Budget(seconds=0.1)


class Guide(Protocol):
    """What the search must be told of a game."""

    enough: int
    """After how many playouts a choice by the clock is made in any case, because more have shown no gain; 0 if there is
    no such number."""

    def promising(self, view: msgspec.Struct, options: list[Option]) -> list[Option]:
        """The promising options, the guide's own choice first. If there is only one, it is taken."""

    def world(self, view: msgspec.Struct, seed: int) -> Game:
        """A whole game in which this view is what its seat sees."""

    def outcome(self, game: Game, seat: int) -> float:
        """Play a world on and say what its end is worth to a seat, from 0 to 1. The world may be used up."""


class Thought(msgspec.Struct):
    """The result of thinking about one choice."""

    option: tuple[str | int, ...]
    tried: list[tuple[str | int, ...]]
    means: list[float]
    """For each option that was tried, what it came to on average."""
    playouts: int


class _Purse:
    """What is left of a budget."""

    def __init__(self, budget: Budget, enough: int) -> None:
        self._budget = budget
        self._enough = enough
        self.playouts = 0
        self._began = time.process_time()
        self._began_by_the_clock = time.monotonic()

    def is_empty(self, next_round: int) -> bool:
        budget = self._budget
        if budget.playouts:
            return self.playouts + next_round > budget.playouts
        if self._enough and self.playouts >= self._enough:
            return True
        spent = time.process_time() - self._began
        each = spent / self.playouts if self.playouts else 0.0
        late = time.monotonic() - self._began_by_the_clock > PATIENCE * budget.seconds
        return late or spent + each * next_round > budget.seconds


def think(guide: Guide, view: msgspec.Struct, seat: int, options: list[Option], budget: Budget, seed: int) -> Thought:
    """The option that does best in worlds that fit the view."""
    tried = guide.promising(view, options)
    if len(tried) == 1:
        return Thought(tried[0], tried, [], 0)
    purse = _Purse(budget, guide.enough)
    race = Race(len(tried))
    while not purse.is_empty(len(race.running)):
        world = guide.world(view, derive("world", seed, race.worlds))
        found: dict[int, float] = {}
        for runner in race.running:
            twin = world.fork()
            twin._answer(tried[runner])
            found[runner] = guide.outcome(twin, seat)
        purse.playouts += len(found)
        race.enter(found)
        if race.is_decided():
            break
    return Thought(tried[race.best()], tried, race.means(), purse.playouts)


class Race:
    """How the options compare, world by world. Runner 0 is the guide's choice."""

    def __init__(self, runners: int) -> None:
        self.running = list(range(runners))
        self.worlds = 0
        self._values: list[list[float]] = [[] for _ in range(runners)]

    def enter(self, found: dict[int, float]) -> None:
        self.worlds += 1
        for runner, value in found.items():
            self._values[runner].append(value)
        if self.worlds >= FEW:
            leader = max(self.running, key=self._sum)
            self.running = [r for r in self.running if r == leader or not self._is_behind(r, leader)]

    def _sum(self, runner: int) -> float:
        return sum(self._values[runner])

    def _lead(self, runner: int, other: int) -> tuple[float, float]:
        """By how much a runner is ahead of another in the worlds in which both ran, and the standard error of that."""
        pairs = list(zip(self._values[runner], self._values[other], strict=False))
        n = len(pairs)
        if not n:
            return 0.0, 1.0
        gaps = [mine - theirs for mine, theirs in pairs]
        mean = sum(gaps) / n
        # Reckon as if one more world had shown a small difference: a few equal gaps are no certainty.
        variance = (sum((gap - mean) ** 2 for gap in gaps) + 0.0004) / n
        return mean, sqrt(variance / n)

    def _is_behind(self, runner: int, leader: int) -> bool:
        lead, error = self._lead(leader, runner)
        return lead > SURE * error

    def is_decided(self) -> bool:
        """Whether one runner is left, or those left are as good as each other."""
        if len(self.running) == 1:
            return True
        if self.worlds < 4 * FEW:
            return False
        first = self.running[0]
        leads = [self._lead(other, first) for other in self.running[1:]]
        return all(abs(lead) + error < SAME for lead, error in leads)

    def best(self) -> int:
        """The guide's choice, unless another is ahead of it by more than doubt allows."""
        best, most = 0, 0.0
        for runner in self.running:
            if runner:
                lead, error = self._lead(runner, 0)
                if lead - DOUBT * error > most:
                    best, most = runner, lead - DOUBT * error
        return best if 0 in self.running or best else self.running[0]

    def means(self) -> list[float]:
        return [sum(values) / len(values) if values else 0.0 for values in self._values]
