"""Conviction: cards of their own type that lie on the Imbued, do what they say, and pay for powers."""

from __future__ import annotations

from typing import ClassVar, Final

from praxis.kernel.decision import Option
from praxis.kernel.procedure import DONE, NEXT, Procedure, Signal, again
from praxis.vtes import answers, events
from praxis.vtes.effects.resolve import mode_of
from praxis.vtes.model import face as faces
from praxis.vtes.model.state import Vtes
from praxis.vtes.questions import ask

MOST: Final = 5  # [imbued.conviction.limit-five]
UNLOCK_TYPES: Final = faces.CONVICTION
"""Played in the unlock phase; neither master, minion nor event. [imbued.conviction.own-type]"""


def is_imbued(g: Vtes, card: int) -> bool:
    return bool(g.face[card].types & faces.IMBUED)


def convictions(g: Vtes, minion: int) -> list[int]:
    return [card for card in g.on(minion) if g.face[card].types & faces.CONVICTION]


def give(g: Vtes, card: int, imbued: int) -> None:
    """Put a conviction on an imbued; one too many is burned. [imbued.conviction.limit-five]"""
    seat = g.controller[imbued]
    if len(convictions(g, imbued)) >= MOST:
        g.burn(card, "imbued.conviction.limit-five")
        return
    g.attach(card, imbued, seat)
    g.tell(events.PutOn(card=card, host=imbued))


def conviction_cost(g: Vtes, card: int, index: int) -> int:
    """How many convictions a mode costs: as printed, unless the mode says otherwise. To use a card in play costs none
    by itself."""
    return mode_of(g, card, index).conviction or (g.face[card].conviction if index >= 0 else 0)


class PayConviction(Procedure):
    """Burn the convictions that a card costs. The controller chooses which, if they differ. Repeats for each.
    [imbued.conviction.pays-costs]"""

    __slots__ = ("left", "minion")

    STEPS: ClassVar[tuple[str, ...]] = ("choose", "burn")

    def __init__(self, minion: int, left: int) -> None:
        super().__init__()
        self.minion = minion
        self.left = left

    def fork(self) -> PayConviction:
        return self.resumed(PayConviction(self.minion, self.left))

    def choose(self, g: Vtes) -> Signal:
        """Ask which conviction is burned. Of several copies of one card only one is offered."""
        if self.left <= 0:
            return DONE
        different = {g.face[card].key: card for card in convictions(g, self.minion)}
        options: list[Option] = [answers.BURN.of(card) for card in different.values()]
        if not options:
            return DONE
        return ask(g.controller[self.minion], "conviction", options, self.minion, "imbued.conviction.pays-costs")

    def burn(self, g: Vtes) -> Signal:
        self.left -= 1
        g.burn(self.got[1], "imbued.conviction.pays-costs")
        return again("choose") if self.left else NEXT
