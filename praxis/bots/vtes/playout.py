"""How a game or a drawn world is played as house bots would play it at every seat, without making views."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from praxis.bots.vtes.eye import Eye
from praxis.bots.vtes.style import PLAIN, Style
from praxis.bots.vtes.weighing import weigh
from praxis.kernel.decision import PASS

if TYPE_CHECKING:
    from praxis.kernel.decision import Decision, Option
    from praxis.vtes.game import VtesGame

OFTEN: Final = 3
"""How often a seat weighs the same question in one playout."""
MOST: Final = 600
"""The most decisions in one playout. A world in which more happens is valued as it stands."""


class HouseSeats:
    """Answers for every seat as the house bot would. A seat that is asked the same too often passes, so that a loop
    that costs nothing ends."""

    __slots__ = ("asked", "often", "styles")

    def __init__(self, often: int, styles: list[Style] | None = None) -> None:
        self.often = often
        self.styles = styles
        """The style of each seat; None if all have the usual style."""
        self.asked: dict[tuple[int, str, tuple[Option, ...]], int] = {}

    def forget(self) -> None:
        """Begin to count the questions from 0 again."""
        self.asked.clear()

    def choice(self, g: VtesGame, decision: Decision) -> Option:
        options = decision.options
        if PASS in options:
            question = (decision.seat, decision.kind, tuple(options))
            times = self.asked.get(question, 0) + 1
            self.asked[question] = times
            if times > self.often:
                return PASS
        style = PLAIN if self.styles is None else self.styles[decision.seat]
        worths = weigh(Eye(g, decision.seat, decision.kind, style), options)
        return options[worths.index(max(worths))]


def play_on(g: VtesGame, until_turn: int) -> None:
    """Play a game on until a turn begins or the game is over."""
    seats = HouseSeats(OFTEN)
    for _ in range(MOST):
        decision = g.decision
        if decision is None or g.turn >= until_turn:
            return
        g._answer(seats.choice(g, decision))
