"""The unlock phase: everything unlocks, then the effects of the phase in the order the Methuselah likes."""

from __future__ import annotations

from typing import ClassVar

from praxis.kernel.decision import PASS, Option
from praxis.kernel.procedure import DONE, NEXT, Procedure, Signal, again, ask, run
from praxis.vtes import windows
from praxis.vtes.rules.contest import Contests
from praxis.vtes.rules.playing import UseCard
from praxis.vtes.rules.window import plays
from praxis.vtes.state import CONTESTED, Vtes


class UnlockPhase(Procedure):
    """Repeats while the Methuselah uses effects."""

    __slots__ = ("did", "seat")

    STEPS: ClassVar[tuple[str, ...]] = ("unlock_all", "contests", "effects", "take", "more")

    def __init__(self, seat: int, did: list[str] | None = None) -> None:
        super().__init__()
        self.seat = seat
        self.did: list[str] = [] if did is None else did

    def fork(self) -> UnlockPhase:
        return self.resumed(UnlockPhase(self.seat, self.did.copy()))

    def unlock_all(self, g: Vtes) -> Signal:
        """[unlock.untap.mandatory] [torpor.state.untaps]"""
        for card in g.controls(self.seat):
            if g.locked[card] and "infernal" not in g.face[card].traits:  # [trait.infernal.no-untap]
                g.unlock(card)
        return NEXT

    def contests(self, g: Vtes) -> Signal:
        """[contest.choice.pay-or-yield]"""
        cards = g.regions[CONTESTED][self.seat]
        return run(Contests(self.seat, cards.copy())) if cards else NEXT

    def effects(self, g: Vtes) -> Signal:
        """[unlock.effects.after-untap] [unlock.effects.order]"""
        options: list[Option] = []
        if g.edge == self.seat and "edge" not in self.did:
            options.append(("edge",))  # [unlock.edge.gain-pool]
        for card in g.controls(self.seat):
            if g.locked[card] and "infernal" in g.face[card].traits and g.is_minion(card):
                options.append(("unlock", card))  # [trait.infernal.pay-pool]
        options.extend(plays(g, self.seat, windows.UNLOCK))
        return ask(self.seat, "unlock", [*options, PASS], clause="unlock.effects.order")

    def take(self, g: Vtes) -> Signal:
        option = self.got
        if option == PASS:
            return DONE
        if option[0] == "edge":
            self.did.append("edge")
            g.gain_pool(self.seat, 1, "unlock.edge.gain-pool")
            return NEXT
        if option[0] == "unlock":
            g.burn_pool(self.seat, 1, "trait.infernal.pay-pool")
            g.unlock(option[1])
            return NEXT
        return run(UseCard(option[1], option[3], self.seat, option[2]))

    def more(self, g: Vtes) -> Signal:
        return again("effects")
