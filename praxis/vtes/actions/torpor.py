"""Actions about torpor: a vampire leaves it, or another rescues or diablerizes him there."""

from __future__ import annotations

from typing import Final

from praxis.kernel.answer import CARD, NUMBER
from praxis.kernel.decision import Option
from praxis.kernel.procedure import NEXT, Signal, run
from praxis.vtes.actions.base import Cardless, directed_bar
from praxis.vtes.effects import forbidding
from praxis.vtes.effects.costs import BLOOD_COST
from praxis.vtes.model.regions import TORPOR
from praxis.vtes.model.rulings import bars, dues
from praxis.vtes.model.spans import ActionSpan
from praxis.vtes.model.state import Vtes
from praxis.vtes.rules.diablerie import Diablerie, diablerie_bar
from praxis.vtes.rules.torpor import wake_from_torpor

LEAVE_COST: Final = 2  # [torpor.leave.cost]
RESCUE_COST: Final = 2  # [torpor.rescue.cost]


class LeaveTorpor(Cardless):
    """A vampire in torpor moves to the ready region. [torpor.leave.stealth] [torpor.leave.undirected]
    [torpor.leave.taps]"""

    def __init__(self) -> None:
        super().__init__("leave", stealth=1)
        self.in_torpor = True

    def cannot(self, g: Vtes, seat: int, option: Option) -> str:
        """The clause if the vampire has less blood than the cost. A card for this action has a cost of its own.

        [torpor.leave.card-cost]
        """
        vampire = int(option[1])
        if g.locked[vampire]:
            return "minion.act.ready-untapped"
        clause = bars(g, forbidding.RISE, vampire)
        if clause:
            return clause
        return "torpor.leave.cost" if g.blood[vampire] < self.cost(g, seat, option) else ""

    def cost(self, g: Vtes, seat: int, option: Option) -> int:
        return max(0, LEAVE_COST + dues(g, BLOOD_COST, self.word, int(option[1])))

    def dear_bar(self, g: Vtes, seat: int, option: Option) -> str:
        """Never a clause: `cost` includes what cards add, and `cannot` has compared it."""
        return ""

    def effect(self, g: Vtes, action: ActionSpan) -> Signal:
        wake_from_torpor(g, action.actor, "torpor.leave.success")
        return NEXT


def torpid(g: Vtes) -> list[int]:
    """The vampires in torpor of all Methuselahs. [torpor.state.actions-against]"""
    return [vampire for seat in g.seated() for vampire in g.torpor(seat)]


def by_vampire(g: Vtes, options: list[Option]) -> list[Option]:
    """The options in another order: those about the same vampire in torpor stand together."""
    if len(options) < 2:
        return options
    return [option for vampire in torpid(g) for option in options if option[2] == vampire]


def price(g: Vtes, rescuer: int, victim: int) -> int:
    """The blood that a rescue costs the two vampires together."""
    directed = g.controller[victim] != g.controller[rescuer]
    return max(0, RESCUE_COST + dues(g, BLOOD_COST, "rescue", rescuer, [victim], directed))


class Rescue(Cardless):
    """A vampire rescues another from torpor. The two share the cost; the number in the answer is what the rescuer pays.

    [torpor.rescue.announce-payment] [torpor.rescue.cost-split]
    """

    def __init__(self) -> None:
        super().__init__("rescue", roles=(CARD, CARD, NUMBER))

    def bar(self, g: Vtes, seat: int, minion: int) -> str:
        return "" if g.is_vampire(minion) else "torpor.rescue.vampires-only"

    def candidates(self, g: Vtes, seat: int, minion: int) -> list[Option]:
        if self.bar(g, seat, minion):
            return []
        return [(self.word, minion, victim, own) for victim in torpid(g) for own in range(price(g, minion, victim) + 1)]

    def dear_bar(self, g: Vtes, seat: int, option: Option) -> str:
        """Never a clause: `price` includes what cards add, and `cannot` has compared it."""
        return ""

    def cannot(self, g: Vtes, seat: int, option: Option) -> str:
        minion, victim, own = int(option[1]), int(option[2]), int(option[3])
        clause = self.bar(g, seat, minion)
        if clause:
            return clause
        if g.where[victim] != TORPOR:
            return "torpor.state.actions-against"
        if g.blood[minion] < own or g.blood[victim] < price(g, minion, victim) - own:
            return "torpor.rescue.cost"
        return directed_bar(g, minion, victim) or bars(g, forbidding.RISE, victim)

    def cost(self, g: Vtes, seat: int, option: Option) -> int:
        return int(option[3])

    def stealth_of(self, action: ActionSpan) -> int:
        """1 stealth against a vampire of the same Methuselah, none against others. [torpor.rescue.own-stealth]
        [torpor.rescue.own-undirected] [torpor.rescue.other-directed]"""
        return 0 if action.victims else 1

    def can_pay(self, g: Vtes, action: ActionSpan) -> bool:
        share = price(g, action.actor, action.target) - action.blood
        return super().can_pay(g, action) and g.where[action.target] == TORPOR and g.blood[action.target] >= share

    def pay(self, g: Vtes, action: ActionSpan) -> None:
        g.burn_blood(action.actor, action.blood, "torpor.rescue.cost")
        g.burn_blood(action.target, price(g, action.actor, action.target) - action.blood, "torpor.rescue.cost-split")

    def effect(self, g: Vtes, action: ActionSpan) -> Signal:
        wake_from_torpor(g, action.target, "torpor.rescue.success")
        return NEXT


class Diablerize(Cardless):
    """A vampire diablerizes another in torpor. [diablerie.action.vampires-only] [diablerie.action.no-cost]"""

    def __init__(self) -> None:
        super().__init__("diablerize", roles=(CARD, CARD))
        self.awards_trophies = True

    def bar(self, g: Vtes, seat: int, minion: int) -> str:
        return diablerie_bar(g, minion)

    def candidates(self, g: Vtes, seat: int, minion: int) -> list[Option]:
        return [] if diablerie_bar(g, minion) else [(self.word, minion, victim) for victim in torpid(g)]

    def cannot(self, g: Vtes, seat: int, option: Option) -> str:
        minion, victim = int(option[1]), int(option[2])
        clause = self.bar(g, seat, minion)
        if clause:
            return clause
        if g.where[victim] != TORPOR:
            return "torpor.state.actions-against"
        return directed_bar(g, minion, victim) or bars(g, forbidding.DIABLERIZE, minion, victim)

    def stealth_of(self, action: ActionSpan) -> int:
        """1 stealth against a vampire of the same Methuselah, none against others. [diablerie.action.own-stealth]
        [diablerie.action.own-undirected] [diablerie.action.other-directed]"""
        return 0 if action.victims else 1

    def effect(self, g: Vtes, action: ActionSpan) -> Signal:
        """Commit the diablerie. [diablerie.action.success]"""
        return run(Diablerie(action.actor, action.target))
