"""The house bot of V:TES: it gives every option a worth in pool and takes the best.

It knows its view and the options, and reads what cards do from their effects, so it plays any deck. It remembers
its dice, which decide between options of the same worth, and what it was asked this turn.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Final

from praxis.bots.vtes import acting, choosing, fighting, phases
from praxis.bots.vtes.eye import Eye, look
from praxis.bots.vtes.style import PLAIN, STYLES
from praxis.kernel.decision import PASS
from praxis.kernel.rng import Dice
from praxis.vtes.model.view import View
from praxis.vtes.rules.bloodhunt import BloodHunt

if TYPE_CHECKING:
    import msgspec

    from praxis.kernel.decision import Option

OFTEN: Final = 6
MISJUDGES: Final = 350
"""Hundredths of a pool."""
Worth = Callable[[Eye, "Option"], float]


class HousePlayer:
    """A sensible opponent that answers at once."""

    needs_view = True
    STYLES: Final = tuple(STYLES)

    def __init__(self, seed: int, style: str = "") -> None:
        self._dice = Dice(seed)
        self._style = STYLES[style] if style else PLAIN
        self._turn = -1
        self._asked: dict[tuple[str, tuple[Option, ...]], int] = {}
        """How often each question was asked this turn: one that comes back again and again is passed."""

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
        return best[0] if len(best) == 1 else best[self._dice.below(len(best))]

    def _weigh(self, view: View, options: list[Option]) -> list[float]:
        return weigh(look(view, self._style), options)

    def asked_too_often(self, view: View, options: list[Option]) -> bool:
        """Whether a question came back again and again in this turn; each call counts."""
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


def weigh(eye: Eye, options: list[Option]) -> list[float]:
    """What each option is worth, in pool."""
    worth = WORTH.get(eye.asked, _otherwise)
    return [worth(eye, option) for option in options]


def worths(view: View, options: list[Option]) -> list[float]:
    """The same, of a view."""
    return weigh(look(view), options)


def _otherwise(eye: Eye, option: Option) -> float:
    """Where nothing is known of a question: a card by what it does, else something rather than nothing."""
    word = option[0]
    if word in ("play", "use"):
        return acting.during(eye, option) if eye.action is not None else acting.play(eye, option)
    return 0.0 if word in ("pass", "no") else 0.1


def _not(eye: Eye, option: Option) -> float:
    """What is better let alone."""
    return 1.0 if option[0] == "pass" else 0.0


def _may(eye: Eye, option: Option) -> float:
    """Yes, unless it may cost a pool that is needed."""
    return 1.0 if (option[0] == "yes") == (eye.pool > 3) else 0.0


def _diablerizes(eye: Eye, option: Option) -> float:
    """A vampire in torpor who was blocked: only where no blood hunt is to be feared."""
    if option[0] != "commit-diablerie":
        return 0.0
    others = sum(eye.votes(seat) for seat in eye.g.seated() if seat != eye.seat)
    return 1.0 if eye.votes(eye.seat) >= others and not eye.is_mine(int(option[1])) else -1.0


def _seizes(eye: Eye, option: Option) -> float:
    """Equipment of a victim is taken; among one's own it stays where it is."""
    return 1.0 if option[0] == "seize" else 0.0 if option[0] == "pass" else -1.0


def _hunted(eye: Eye, option: Option) -> float:
    return 1.0 if (option[0] == "blood-hunt") == (not _is_own_hunt(eye)) else 0.0


def _is_own_hunt(eye: Eye) -> bool:
    return any(isinstance(frame, BloodHunt) and eye.is_mine(frame.diablerist) for frame in eye.g.stack)


def _agrees(eye: Eye, option: Option) -> float:
    """What people do by hand is theirs to judge."""
    return 1.0 if option[0] == "agree-all" else 0.0


WORTH: Final[dict[str, Worth]] = {
    "adjust": _not,
    "consent": _agrees,
    "unlock": phases.unlocks,
    "contest": phases.unlocks,
    "master": acting.play,
    "minion": acting.act,
    "mandatory": acting.act,
    "influence": phases.influences,
    "discard": phases.discards,
    "discard-one": phases.discards,
    "discard-down": phases.discards,
    "discard-cost": phases.discards,
    "announced": acting.during,
    "open": acting.during,
    "attempt": acting.during,
    "declined": acting.during,
    "blocked": acting.during,
    "block": acting.during,
    "as-played": acting.during,
    "before-range": fighting.readies,
    "before-strikes": fighting.readies,
    "additional": fighting.readies,
    "strikes-chosen": fighting.readies,
    "end-of-round": fighting.readies,
    "would-end": fighting.readies,
    "strike": fighting.strikes,
    "maneuver": fighting.maneuvers,
    "press": fighting.presses,
    "prevent": fighting.prevents,
    "polling": choosing.votes,
    "before-votes": choosing.votes,
    "tally": choosing.votes,
    "target": choosing.targets,
    "terms": choosing.targets,
    "pick": choosing.picks,
    "amount": choosing.amounts,
    "way": choosing.ways,
    "may": _may,
    "unless": _may,
    "equipment": _seizes,
    "diablerize": _diablerizes,
    "blood-hunt": _hunted,
    "slave": _not,
}
"""By the kind of decision: what an option is worth."""
