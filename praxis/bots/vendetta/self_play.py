"""Games of house bots to learn from: positions between the rounds, and who won."""

from __future__ import annotations

from typing import TYPE_CHECKING

from praxis.bots.vendetta.features import features
from praxis.bots.vendetta.house import HousePlayer
from praxis.bots.vendetta.lookahead import plain_choice
from praxis.kernel.structs import Setting
from praxis.vendetta.game import VendettaGame
from praxis.vendetta.kind import KIND

if TYPE_CHECKING:
    from praxis.kernel.rng import Dice

SEATS = (4, 4, 4, 5, 3)
UNUSUAL = 4
_PLANNED = frozenset({"clan", "pick-relic", "keep", "plan", "deploy", "partner", "sacrifice", "restore"})


def examples(seed: int, dice: Dice) -> list[tuple[list[list[float]], list[float]]]:
    """Play one game. As the second and the third round begin, note the numbers of every seat; at the end, whether it
    won."""
    g = KIND.begin(KIND.header(Setting(SEATS[dice.below(len(SEATS))]), seed))
    assert isinstance(g, VendettaGame)
    g.events = None
    bot = HousePlayer(seed)
    noted: list[dict[int, list[float]]] = []
    began = g.round
    while (decision := g.decision) is not None:
        if g.round != began:
            began = g.round
            if began > 1:
                noted.append(features(g))
        if dice.below(100) < UNUSUAL:
            g._answer(decision.options[dice.below(len(decision.options))])
        elif decision.kind in _PLANNED or dice.below(2):
            g._answer(bot.choose(g.view(decision.seat), decision.options))
        else:
            g._answer(plain_choice(g))
    won = [1.0 if seat in g.winners else 0.0 for seat in range(g.seats)]
    return [
        ([each[seat] for seat in each], [won[seat] for seat in each])
        for each in noted
        if len(each) > 1 and sum(won[seat] for seat in each) == 1
    ]
