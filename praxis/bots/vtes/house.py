"""The house bot of V:TES: it gives every option a worth in pool and takes the best.

It knows its view and the options, and reads what cards do from their effects, so it plays any deck. It remembers
its dice, which decide between options of the same worth, and what it was asked this turn.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from praxis.bots.vtes.eye import look
from praxis.bots.vtes.style import PLAIN, STYLES
from praxis.bots.vtes.weighing import weigh
from praxis.kernel.decision import PASS
from praxis.kernel.rng import Dice
from praxis.vtes.model.view import View

if TYPE_CHECKING:
    import msgspec

    from praxis.kernel.decision import Option

OFTEN: Final = 6
MISJUDGES: Final = 350
"""By how much the gentle bot misjudges at most, in hundredths of a pool."""


class HousePlayer:
    """A sensible opponent that answers at once."""

    needs_view = True
    STYLES: Final = tuple(STYLES)

    def __init__(self, seed: int, style: str = "") -> None:
        self._dice = Dice(seed)
        self._style = STYLES[style] if style else PLAIN
        self._turn = -1
        self._asked: dict[tuple[str, tuple[Option, ...]], int] = {}
        """How often each question was asked this turn. A question that comes back again and again is passed."""

    def choose(self, view: msgspec.Struct | None, options: list[Option]) -> Option:
        assert isinstance(view, View)
        assert view.decision is not None
        if len(options) == 1:
            return options[0]
        if PASS in options and self.asked_too_often(view, options):
            return PASS
        worths = self._weigh(view, options)
        most = max(worths)
        best = [option for option, found in zip(options, worths, strict=True) if found == most]
        return best[0] if len(best) == 1 else self._among(best)

    def _among(self, best: list[Option]) -> Option:
        """Decide between options of the same worth."""
        return best[self._dice.below(len(best))]

    def _weigh(self, view: View, options: list[Option]) -> list[float]:
        return weigh(look(view, self._style), options)

    def asked_too_often(self, view: View, options: list[Option]) -> bool:
        """Count a question, and say whether it came back too often in this turn."""
        assert view.decision is not None
        if view.turn != self._turn:
            self._turn = view.turn
            self._asked.clear()
        asked = (view.decision.kind, tuple(options))
        self._asked[asked] = self._asked.get(asked, 0) + 1
        return self._asked[asked] > OFTEN


class GentlePlayer(HousePlayer):
    """The house bot for a first game: it misjudges what things are worth by up to a few pool."""

    def _weigh(self, view: View, options: list[Option]) -> list[float]:
        mistakes = (self._dice.below(2 * MISJUDGES + 1) - MISJUDGES for _ in options)
        return [worth + 0.01 * m for worth, m in zip(super()._weigh(view, options), mistakes, strict=True)]


def worths(view: View, options: list[Option]) -> list[float]:
    """What each option is worth in a view, in pool."""
    return weigh(look(view), options)
