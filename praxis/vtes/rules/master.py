"""The master phase: master phase actions, trifles, and the debts of out-of-turn masters."""

from __future__ import annotations

from typing import ClassVar

from praxis.kernel.decision import PASS, Option
from praxis.kernel.procedure import DONE, NEXT, Signal, again, run
from praxis.vtes.model import spans, stats, windows
from praxis.vtes.model.spans import Opener
from praxis.vtes.model.state import Vtes
from praxis.vtes.questions import ask
from praxis.vtes.rules import out_of_turn, trait
from praxis.vtes.rules.playing import PlayCard, UseCard, impulse
from praxis.vtes.rules.window import plays


class MasterPhase(Opener):
    """The master phase of a Methuselah. Repeats while she uses master phase actions or effects.

    [master.action.order]
    """

    __slots__ = ("left", "playing", "seat", "trifles")

    STEPS: ClassVar[tuple[str, ...]] = ("grant", "begun", "offer", "take", "played", "others")

    def __init__(self, seat: int, left: int = 0, trifles: int = 0, playing: int = -1) -> None:
        super().__init__()
        self.seat = seat
        self.left = left
        self.trifles = trifles
        """How many trifles have given an action in this phase."""
        self.playing = playing

    def open_for(self) -> int:
        return windows.MASTER

    def fork(self) -> MasterPhase:
        return self.resumed(MasterPhase(self.seat, self.left, self.trifles, self.playing))

    def grant(self, g: Vtes) -> Signal:
        """Give the master phase actions of this phase, less what is owed for cards played out of turn.

        [master.action.default-one] [master.out-of-turn.debt]
        """
        granted = 2 if stats.for_seat(g, spans.TWO_MASTERS, self.seat) else 1
        self.left = max(0, granted + stats.for_seat(g, spans.MASTER_ACTIONS, self.seat) - g.debts[self.seat])
        self.trifles = int(g.out_of_turn[self.seat] == out_of_turn.TRIFLE)  # [master.trifle.limit]
        g.debts[self.seat] = 0
        g.out_of_turn[self.seat] = 0
        return NEXT

    def begun(self, g: Vtes) -> Signal:
        """Open the window in which others may use cards in her master phase."""
        return impulse(g, windows.MASTER_OF_OTHERS)

    def offer(self, g: Vtes) -> Signal:
        """Offer master cards. The Methuselah plays them herself, not one of her minions. [master.card.played-by]

        [master.trophy.into-play] [master.card.regular-when] [master.card.regular-one] [master.action.not-forced]
        [master.location.same-turn]
        """
        options: list[Option] = []
        for option in plays(g, self.seat, windows.MASTER):
            if option[0] == "use" or self.left > 0:
                options.append(option)
        if self.left > 0:
            options.extend(trait.markable(g, self.seat))  # [trait.red-list.mark]
        hidden = all(option[0] == "play" for option in options) and self.left > 0 and bool(g.hand(self.seat))
        return ask(self.seat, "master", [*options, PASS], clause="master.action.play-card", secret=hidden)

    def take(self, g: Vtes) -> Signal:
        option = self.got
        if option == PASS:
            return DONE  # [master.action.not-saved]
        self.playing = -1
        if option[0] == "use":
            return run(UseCard(option[1], option[3], self.seat, option[2]))
        self.left -= 1  # [master.action.play-card]
        if option[0] == "mark":
            trait.mark(g, self.seat, option[1])
            self.got = ()
            return NEXT
        self.playing = option[1]
        return run(PlayCard(option[1], option[3], self.seat, option[2]))

    def played(self, g: Vtes) -> Signal:
        """Give one more master phase action for a trifle that was not cancelled, once a phase.

        [master.trifle.extra-action] [master.trifle.limit]
        """
        cancelled = bool(self.got) and self.got[0] == "cancelled"
        if self.playing >= 0 and not cancelled and not self.trifles and out_of_turn.is_trifle(g, self.playing):
            self.trifles += 1
            self.left += 1
        return impulse(g, windows.OUT_OF_TURN) if self.left > 0 else again("offer")  # [master.out-of-turn.when]

    def others(self, g: Vtes) -> Signal:
        """Go back to the offer. The window for others has been open between two of her cards; after the last card the
        phase opens it anyway."""
        return again("offer")


def master_phase(g: Vtes) -> MasterPhase | None:
    """The master phase in progress."""
    for frame in g.stack:
        if isinstance(frame, MasterPhase):
            return frame
    return None
