"""What a decision of V:TES costs early and late in a long game."""

from __future__ import annotations

import gc
import random
import time
from typing import TYPE_CHECKING, Final

from praxis import games
from praxis.kernel.decision import PASS
from praxis.kernel.game import Setting
from praxis.vtes.editions import NEWEST
from praxis.vtes.model.state import Vtes

if TYPE_CHECKING:
    from praxis.kernel.game import Kind

LONG: Final = Setting(5, NEWEST, {"turns": 200})
TURNS: Final = ((1, 20), (21, 50), (51, 100), (101, 150), (151, 200))


def cost_by_turn(seeds: int = 12, repeats: int = 3) -> dict[str, float]:
    """The cost of a decision of V:TES early and late in a game, in microseconds. It must not grow with the length of
    the game.

    The players pass half of the time, so that nobody is ousted soon and games have 200 turns. Each game is played a few
    times, and the best time of each part of it counts.
    """
    kind = games.kind("vtes")
    decisions = [0] * len(TURNS)
    spent = [0.0] * len(TURNS)
    gc.collect()
    for seed in range(seeds):
        played = [_long_game(kind, seed) for _ in range(repeats)]
        for i in range(len(TURNS)):
            decisions[i] += played[0][i][0]
            spent[i] += min(found[i][1] for found in played)
    return {f"{first}-{last}": 1e6 * spent[i] / decisions[i] for i, (first, last) in enumerate(TURNS) if decisions[i]}


def _long_game(kind: Kind, seed: int) -> list[tuple[int, float]]:
    """Play one game with patient players. Gives its decisions and the processor time, for each of `TURNS`."""
    dice = random.Random(seed)
    game = kind.begin(kind.header(LONG, seed))
    assert isinstance(game, Vtes)
    game.events = None
    found: list[tuple[int, float]] = []
    for _, last in TURNS:
        before = game.number
        started = time.process_time()
        while (decision := game.decision) is not None and game.turn <= last:
            options = decision.options
            patient = options[-1] == PASS and dice.random() < 0.5
            game._answer(PASS if patient else options[int(dice.random() * len(options))])
        found.append((game.number - before, time.process_time() - started))
    return found
