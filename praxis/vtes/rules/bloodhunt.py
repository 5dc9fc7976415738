"""The blood hunt: after a diablerie, a referendum decides whether the diablerist is burned."""

from __future__ import annotations

from typing import ClassVar

from praxis.kernel.decision import PASS
from praxis.kernel.procedure import DONE, NEXT, Procedure, Signal, again, run
from praxis.vtes import answers
from praxis.vtes.model.spans import NOBODY
from praxis.vtes.model.state import Vtes
from praxis.vtes.questions import ask
from praxis.vtes.rules.politics import Referendum
from praxis.vtes.rules.verdict import Verdict


class BloodHunt(Procedure):
    """The referendum after a diablerie. It is no action, so it cannot be blocked.

    Repeats, in 2000, the offer to ask for it. [bloodhunt.referendum.not-an-action]
    [bloodhunt.referendum.no-card-needed]
    """

    __slots__ = ("asked", "diablerist")

    STEPS: ClassVar[tuple[str, ...]] = ("request", "requested", "referendum", "called", "end")

    def __init__(self, diablerist: int, asked: int = 0) -> None:
        super().__init__()
        self.diablerist = diablerist
        self.asked = asked

    def fork(self) -> BloodHunt:
        return self.resumed(BloodHunt(self.diablerist, self.asked))

    def request(self, g: Vtes) -> Signal:
        """In 2000, offer each Methuselah to ask for the referendum, clockwise from the diablerist's controller."""
        if not g.edition.blood_hunt_on_request:
            self.got = answers.BLOOD_HUNT.option
            return NEXT
        seats = g.clockwise(g.controller[self.diablerist])
        return ask(
            seats[self.asked],
            "blood-hunt",
            [answers.BLOOD_HUNT.option, PASS],
            self.diablerist,
            "bloodhunt.referendum.trigger",
        )

    def requested(self, g: Vtes) -> Signal:
        if self.got == PASS:
            self.asked += 1
            return DONE if self.asked >= len(g.seated()) else again("request")
        return NEXT

    def referendum(self, g: Vtes) -> Signal:
        """Hold the referendum. If it is held without a request, nobody is its caller.
        [bloodhunt.referendum.otherwise-normal]"""
        seats = g.clockwise(g.controller[self.diablerist])
        caller = seats[self.asked] if g.edition.blood_hunt_on_request else NOBODY
        return run(Referendum(caller, "blood-hunt", terms=[self.diablerist]))

    def called(self, g: Vtes) -> Signal:
        """Burn the diablerist if the referendum has passed. [bloodhunt.result.fails]"""
        if not self.got or self.got[0] != "passed":
            return DONE
        return run(Verdict(self.diablerist))

    def end(self, g: Vtes) -> Signal:
        return DONE
