"""An action that a card allows a minion at another time than in his own minion phase."""

from __future__ import annotations

from typing import ClassVar

from praxis.kernel.decision import PASS, Option
from praxis.kernel.procedure import DONE, Procedure, Signal, again, run
from praxis.vtes.model.state import Vtes
from praxis.vtes.questions import ask
from praxis.vtes.rules.announce import actions_of
from praxis.vtes.rules.minion import action_for, duties, owed


def possible(g: Vtes, minion: int) -> list[Option]:
    """The actions that a minion could announce now. If he has a mandatory action, only that.

    [minion.mandatory.no-other-action]
    """
    seat = g.controller[minion]
    return owed(g, seat, minion) if duties(g, minion) else actions_of(g, seat, minion)


class FurtherAction(Procedure):
    """One action of a minion. Repeats if its card is cancelled as it is played: then he may take another action.

    [card.cancel.action-card-retry]
    """

    __slots__ = ("announced", "minion")

    STEPS: ClassVar[tuple[str, ...]] = ("offer", "act", "over")

    def __init__(self, minion: int, announced: int = 0) -> None:
        super().__init__()
        self.minion = minion
        self.announced = announced
        """How many deeds of this turn were noted before: an action that is announced adds to them."""

    def fork(self) -> FurtherAction:
        return self.resumed(FurtherAction(self.minion, self.announced))

    def offer(self, g: Vtes) -> Signal:
        return ask(g.controller[self.minion], "minion", [*possible(g, self.minion), PASS], self.minion)

    def act(self, g: Vtes) -> Signal:
        if self.got == PASS:
            return DONE
        self.announced = len(g.turn_span().did)
        return run(action_for(g, g.controller[self.minion], self.got))

    def over(self, g: Vtes) -> Signal:
        cancelled = len(g.turn_span().did) == self.announced
        return again("offer") if cancelled and possible(g, self.minion) else DONE
