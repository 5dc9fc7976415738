"""A game of V:TES: the state, with what the rules, views and explanations add to it."""

from __future__ import annotations

import msgspec

from praxis.kernel.decision import Option
from praxis.kernel.errors import Illegal
from praxis.kernel.event import SPECTATOR
from praxis.kernel.game import FrameView, Reason
from praxis.vtes.citing import cited
from praxis.vtes.model.sights import frames_of
from praxis.vtes.model.state import Vtes
from praxis.vtes.model.view import View, view_of
from praxis.vtes.rules import concern, ending, why


class VtesGame(Vtes):
    __slots__ = ()

    def fork(self) -> VtesGame:
        twin = VtesGame(0, self.seed, self.edition.name, self.options)  # without seats there is nothing to make
        twin.seats = self.seats
        self.fork_table(twin)
        return twin

    def view(self, seat: int) -> View:
        return view_of(self, seat)

    def open_view(self) -> View:
        return msgspec.structs.replace(self.view(SPECTATOR), faces=[face.key for face in self.face])

    def stack_view(self, seat: int = SPECTATOR) -> list[FrameView]:
        return frames_of(self, seat)

    def call_time(self) -> None:
        if not self.options.get("minutes"):
            raise Illegal("this table has agreed on no time limit", "")
        ending.call_time(self)

    def settle(self) -> None:
        ending.settle(self)

    def concerns(self, seat: int) -> list[str]:
        return concern.concerns(self, seat)

    def is_answering(self) -> bool:
        return concern.is_answering(self)

    def reasons(self, seat: int, option: Option) -> list[Reason]:
        return [cited(reason, self.edition.name) for reason in why.reasons(self, seat, option)]
