"""What a successful blood hunt does."""

from __future__ import annotations

from typing import ClassVar

from praxis.kernel.procedure import DONE, Procedure, Signal
from praxis.vtes.model import windows
from praxis.vtes.model.state import Vtes
from praxis.vtes.rules.playing import impulse


class Verdict(Procedure):
    """A blood hunt was called successfully on a vampire. [bloodhunt.result.passes-burns]"""

    __slots__ = ("vampire",)

    STEPS: ClassVar[tuple[str, ...]] = ("called", "result")

    def __init__(self, vampire: int) -> None:
        super().__init__()
        self.vampire = vampire

    def fork(self) -> Verdict:
        return self.resumed(Verdict(self.vampire))

    def called(self, g: Vtes) -> Signal:
        return impulse(g, windows.BLOOD_HUNT)

    def result(self, g: Vtes) -> Signal:
        """Burn the vampire. [bloodhunt.result.passes-burns]"""
        if g.is_in_play(self.vampire):
            g.burn(self.vampire, "bloodhunt.result.passes-burns")
        return DONE
