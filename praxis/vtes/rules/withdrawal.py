"""Withdrawing from the game: announced in one unlock phase, achieved at the next if nothing was lost in between.

What breaks it is noted where it happens: by `Vtes.note_loss` for pool and blood, and by the start of a combat.
"""

from __future__ import annotations

from typing import Final

from praxis.vtes import events
from praxis.vtes.model import stats
from praxis.vtes.model.state import Vtes
from praxis.vtes.rules.ending import leave

MAY: Final = "may withdraw"
"""What her unlock phase remembers of how her turn began."""


def bar(g: Vtes, seat: int) -> str:
    """The clause that keeps a Methuselah whose turn begins from withdrawing."""
    if not g.edition.has_withdrawal or not g.options.get("withdrawal", True):
        return "end.withdraw.precondition"
    if g.library(seat) or len(g.hand(seat)) >= stats.hand_size(g, seat):
        return "end.withdraw.precondition"
    return ""


def begins_turn_ready(g: Vtes, seat: int) -> bool:
    """Whether a Methuselah begins her turn with an empty library and a hand that is not full.

    [end.withdraw.precondition]
    """
    return not bar(g, seat)


def announce(g: Vtes, seat: int) -> None:
    """Announce that a Methuselah withdraws. One loss breaks it, even if she regains what she lost.

    [end.withdraw.announce] [end.withdraw.regain-does-not-help]
    """
    g.withdrawing[seat] = 1
    g.tell(events.Withdraws(seat=seat, clause="end.withdraw.announce"))


def complete_withdrawal(g: Vtes, seat: int) -> None:
    """Let a Methuselah withdraw from the game.

    [end.withdraw.completes] [end.withdraw.vp-one] [end.withdraw.predator-nothing]
    """
    if g.withdrawing[seat]:
        g.withdrawing[seat] = 0
        leave(g, seat)
