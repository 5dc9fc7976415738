"""How a drawn world of Vendetta is played on quickly: planned like the house bot, with plain answers while places are
resolved."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from praxis.bots.vendetta.house import HousePlayer
from praxis.bots.vendetta.lookahead import plain_choice

if TYPE_CHECKING:
    from praxis.vendetta.state import Vendetta

MOST: Final = 400
_PLANNED: Final = frozenset({"clan", "pick-relic", "keep", "plan", "deploy", "partner", "sacrifice", "restore"})
"""The kinds of decision that the house bot makes without looking ahead."""


def play_on(g: Vendetta, seed: int) -> None:
    """Play a world on until the next round begins or the game is over."""
    bot = HousePlayer(seed)
    began = g.round
    for _ in range(MOST):
        decision = g.decision
        if decision is None or g.round > began:
            return
        if decision.kind in _PLANNED:
            g._answer(bot.choose(g.view(decision.seat), decision.options))
        else:
            g._answer(plain_choice(g))
