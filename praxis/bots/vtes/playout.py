"""Playing a drawn world on as the house bot would, for every seat, without making views."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from praxis.bots.vtes.eye import Eye
from praxis.bots.vtes.weighing import weigh
from praxis.kernel.decision import PASS

if TYPE_CHECKING:
    from praxis.kernel.decision import Option
    from praxis.vtes.game import VtesGame

OFTEN: Final = 3
MOST: Final = 600
"""Decisions in one playout; a world in which more happens is valued as it stands."""


def play_on(g: VtesGame, until_turn: int) -> None:
    """Until a turn begins, or the game is over."""
    asked: dict[tuple[str, tuple[Option, ...]], int] = {}
    for _ in range(MOST):
        decision = g.decision
        if decision is None or g.turn >= until_turn:
            return
        options = decision.options
        if PASS in options:
            question = (decision.kind, tuple(options))
            asked[question] = asked.get(question, 0) + 1
            if asked[question] > OFTEN:
                g._answer(PASS)
                continue
        worths = weigh(Eye(g, decision.seat, decision.kind), options)
        g._answer(options[worths.index(max(worths))])
