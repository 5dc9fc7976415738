"""The burn option: in any unlock phase, a Methuselah may discard a card that none of her minions can play."""

from __future__ import annotations

from typing import ClassVar, Final

from praxis.kernel.decision import PASS, Option
from praxis.kernel.procedure import DONE, Procedure, Signal, again
from praxis.vtes import answers
from praxis.vtes.model.state import Vtes
from praxis.vtes.questions import ask
from praxis.vtes.rules.discard import discard
from praxis.vtes.rules.replacing import replace
from praxis.vtes.rules.requirement import is_out_of_reach

BURNED: Final = "burn option"


def burn_options(g: Vtes, seat: int) -> list[Option]:
    """The cards that a Methuselah can discard by their burn option. [unlock.burn-option.condition]"""
    if not g.edition.has_burn_option:
        return []
    return [
        answers.BURN_OPTION.of(card)
        for card in g.hand(seat)
        if g.face[card].has_burn_option and is_out_of_reach(g, seat, card)
    ]


def use_burn_option(g: Vtes, seat: int, card: int) -> None:
    """Discard a card by its burn option, and replace it. [unlock.burn-option.replaced]"""
    discard(g, seat, card, "unlock.burn-option.condition")
    replace(g, seat)


class BurnOptions(Procedure):
    """After the Methuselah whose turn it is, each of the others may use the burn option of one card. Repeats for each.

    [unlock.burn-option.any-untap-phase] [unlock.burn-option.limit]
    """

    __slots__ = ("seats", "turn")

    STEPS: ClassVar[tuple[str, ...]] = ("seek", "choose", "take")
    HIDES: ClassVar[tuple[str, ...]] = ("turn",)

    def __init__(self, seats: list[int], turn: int = 0) -> None:
        super().__init__()
        self.seats = seats
        self.turn = turn

    def fork(self) -> BurnOptions:
        return self.resumed(BurnOptions(self.seats.copy(), self.turn))

    def seek(self, g: Vtes) -> Signal:
        while self.turn < len(self.seats):
            seat = self.seats[self.turn]
            if not g.ousted[seat] and (burn_options(g, seat) or (g.careful and g.hand(seat))):
                return again("choose")
            self.turn += 1
        return DONE

    def choose(self, g: Vtes) -> Signal:
        seat = self.seats[self.turn]
        options = [*burn_options(g, seat), PASS]
        clause = "unlock.burn-option.any-untap-phase"
        return ask(seat, "burn-option", options, clause=clause, secret=True, chance=True)

    def take(self, g: Vtes) -> Signal:
        seat = self.seats[self.turn]
        self.turn += 1
        if self.got != PASS:
            use_burn_option(g, seat, self.got[1])
        return again("seek")
