"""The search bot of V:TES: it tries the house bot's best options in worlds drawn from the view (`praxis.bots.search`).

House bots at all seats play a world on for more than two rounds, and a net that has learned from self-play values it
every few turns. If only one option is promising, it is taken at once.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from praxis.bots.search import A_SECOND, A_TENTH, Budget, think
from praxis.bots.vtes.acting import NEVER
from praxis.bots.vtes.eye import Eye, look
from praxis.bots.vtes.house import HousePlayer
from praxis.bots.vtes.value import outlook
from praxis.bots.vtes.weighing import weigh
from praxis.kernel.decision import PASS
from praxis.vtes.game import VtesGame
from praxis.vtes.kind import KIND
from praxis.vtes.model.regions import HAND
from praxis.vtes.model.view import View

if TYPE_CHECKING:
    import msgspec

    from praxis.bots.search import Thought
    from praxis.kernel.decision import Option
    from praxis.kernel.game import Game

EVERY: Final = 3
TIMES: Final = 4
"""A world is valued after 3, 6, 9 and 12 turns; the present turn is the first. The mean of these values tells much
more than the value at the end of the present turn, when pool is spent and nothing has come of it yet, and has less luck
in it than the end of the game."""
WIDTH: Final = 7
"""The greatest number of options that are tried."""
LEFT_TO_THE_HOUSE: Final = frozenset({"order", "influence"})
"""The kinds of decision in which looking ahead has shown nothing but luck. Influence that the house bot spends is worth
its pool nearly always, and which crypt card gets it first makes too small a difference to be seen."""


ENOUGH: Final = 240
"""After how many playouts a choice is made: 300 gained no more than 100 (`docs/ladder.md`)."""


class VtesGuide:
    """What the search must know of V:TES."""

    enough = ENOUGH

    def __init__(self, every: int = EVERY, times: int = TIMES, width: int = WIDTH) -> None:
        self._every = every
        self._times = times
        self._width = width

    def promising(self, view: msgspec.Struct, options: list[Option]) -> list[Option]:
        assert isinstance(view, View)
        assert view.decision is not None
        eye = look(view)
        worths = weigh(eye, options)
        order = sorted(range(len(options)), key=lambda i: -worths[i])
        if view.decision.kind in LEFT_TO_THE_HOUSE:
            return [options[order[0]]]
        found: dict[Option, Option] = {}
        for i in order:
            if worths[i] > NEVER or not found:
                found.setdefault(_likeness(eye, options[i]), options[i])
        kept = list(found.values())
        if PASS in kept[self._width :]:
            return [*kept[: self._width - 1], PASS]
        return kept[: self._width]

    def world(self, view: msgspec.Struct, seed: int) -> Game:
        game = KIND.resample(view, seed)
        game.events = None
        return game

    def outcome(self, game: Game, seat: int) -> float:
        assert isinstance(game, VtesGame)
        return outlook(game, seat, self._every, self._times)


def _likeness(eye: Eye, option: Option) -> Option:
    """A key that is the same for options alike, such as two copies of a card in hand."""
    if option[0] in ("play", "discard") and len(option) > 1:
        card = int(option[1])
        if 0 <= card < len(eye.g.face) and eye.g.where[card] == HAND:
            return (option[0], -1 - eye.g.face[card].key, *option[2:])
    return option


class SearchPlayer:
    """A bot that looks ahead before it answers."""

    needs_view = True
    THINKS: Final = True

    def __init__(self, seed: int, budget: Budget = A_SECOND) -> None:
        self._seed = seed
        self._house = HousePlayer(seed)
        self._budget = budget
        self._guide = VtesGuide()
        self.thought: Thought | None = None

    def choose(self, view: msgspec.Struct | None, options: list[Option]) -> Option:
        assert isinstance(view, View)
        if len(options) == 1:
            return options[0]
        if PASS in options and self._house.asked_too_often(view, options):
            return PASS
        self.thought = think(self._guide, view, view.seat, options, self._budget, self._seed + view.number)
        return self.thought.option


class KeenPlayer(SearchPlayer):
    """The search bot with a tenth of a second for a choice."""

    def __init__(self, seed: int, budget: Budget = A_TENTH) -> None:
        super().__init__(seed, budget)
