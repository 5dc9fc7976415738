"""A game that has only procedures: no cards, and no seats that matter. It is for tests of the machine itself."""

from __future__ import annotations

from typing import Any, Self

import msgspec

from praxis.kernel.decision import Option
from praxis.kernel.game import DecisionView, FrameView, Game, Reason
from praxis.kernel.procedure import Procedure


class BareView(msgspec.Struct, frozen=True):
    stack: list[FrameView]
    decision: DecisionView | None


class Bare(Game):
    __slots__ = ("diary",)

    def __init__(self, seats: int = 2, seed: int = 1) -> None:
        super().__init__(seats, seed)
        self.diary: list[Any] = []
        """What the steps wrote down, in order."""

    def fork(self) -> Self:
        twin = type(self)(self.seats, self.seed)
        self.fork_into(twin)
        twin.diary = self.diary[:]
        return twin

    def view(self, seat: int) -> BareView:
        return BareView(self.stack_view(), self.decision_view(seat))

    def contents(self) -> dict[str, Any]:
        return {"diary": self.diary}

    def faults(self) -> list[str]:
        return []

    def scores(self) -> list[float]:
        return [0.0] * self.seats

    def reasons(self, seat: int, option: Option) -> list[Reason]:
        if option == ("fly",):
            return [Reason("bare.no-wings", "nobody here has wings")]
        return []


def begin(first: Procedure, seats: int = 2) -> Bare:
    game = Bare(seats)
    game.start(first)
    return game
