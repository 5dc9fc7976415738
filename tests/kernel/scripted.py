"""A procedure whose steps a test writes down."""

from __future__ import annotations

from typing import Any

from praxis.kernel.decision import Option
from praxis.kernel.procedure import (
    Procedure,
    Signal,
)
from tests.kernel.bare import Bare

YES_NO: list[Option] = [("yes",), ("no",)]


class Scripted(Procedure):
    """Says its lines: each step returns the next of the given signals and writes down what it got. Repeats."""

    __slots__ = ("lines",)
    STEPS = ("first", "second", "third")

    def __init__(self, lines: list[Any]) -> None:
        super().__init__()
        self.lines = lines

    def fork(self) -> Scripted:
        return self.resumed(Scripted(self.lines[:]))

    def say_line(self, game: Bare, step: str) -> Signal:
        game.diary.append((step, self.got))
        line: Signal = self.lines.pop(0)
        return line

    def first(self, game: Bare) -> Signal:
        return self.say_line(game, "first")

    def second(self, game: Bare) -> Signal:
        return self.say_line(game, "second")

    def third(self, game: Bare) -> Signal:
        return self.say_line(game, "third")
