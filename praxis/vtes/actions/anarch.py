"""Become anarch: a vampire without a title leaves his sect."""

from __future__ import annotations

from typing import Final

from praxis.kernel.decision import Option
from praxis.kernel.procedure import NEXT, Signal
from praxis.vtes.actions.base import Cardless
from praxis.vtes.model import stats
from praxis.vtes.model.spans import ActionSpan
from praxis.vtes.model.state import Vtes
from praxis.vtes.rules.sect import become_anarch

COST: Final = 2  # [action.anarch.cost]


class BecomeAnarch(Cardless):
    """A vampire becomes anarch. [action.anarch.stealth] [action.anarch.undirected]"""

    def __init__(self) -> None:
        super().__init__("anarch", stealth=1)

    def bar(self, g: Vtes, seat: int, minion: int) -> str:
        """The clause by which a vampire cannot become anarch, or cannot pay for it. [action.anarch.who]"""
        if not g.edition.has_anarch_action or not g.edition.has_anarchs or not g.is_vampire(minion):
            return "action.anarch.who"
        if stats.is_anarch(g, minion) or (stats.held_title(g, minion) and minion not in g.contesting):
            return "action.anarch.who"  # one who contests it is untitled [contest.title.untitled-meanwhile]
        return "action.anarch.cost" if g.blood[minion] < self._cost(g, seat, minion) else ""

    def cost(self, g: Vtes, seat: int, option: Option) -> int:
        return self._cost(g, seat, int(option[1]))

    def _cost(self, g: Vtes, seat: int, minion: int) -> int:
        """The blood that it costs, which is less with another anarch. [action.anarch.cost]"""
        others = any(other != minion and stats.is_anarch(g, other) for other in g.ready(seat))
        return COST - 1 if others else COST

    def effect(self, g: Vtes, action: ActionSpan) -> Signal:
        become_anarch(g, action.actor, "action.anarch.effect")
        return NEXT
