"""Torpor: how a vampire gets there, leaves by his own action, or is rescued."""

from __future__ import annotations

from typing import Final

from praxis.vtes import events
from praxis.vtes.model import facts, stats
from praxis.vtes.model.spans import ActionSpan
from praxis.vtes.model.state import READY, TORPOR, Vtes

LEAVE_COST: Final = 2  # [torpor.leave.cost]
RESCUE_COST: Final = 2  # [torpor.rescue.cost]


def send_to_torpor(g: Vtes, vampire: int, clause: str = "torpor.enter.unhealed") -> None:
    """What is on him stays on him. [torpor.enter.region] [torpor.enter.cards-stay]"""
    g.put(vampire, TORPOR, g.controller[vampire])
    g.tell(events.Torpor(card=vampire, clause=clause))
    g.happen(facts.TO_TORPOR, vampire)


def wake_from_torpor(g: Vtes, vampire: int, clause: str) -> None:
    """To the ready region, locked or unlocked as he is. [torpor.leave.success] [torpor.rescue.tap-state-kept]"""
    if g.where[vampire] == TORPOR:
        g.put(vampire, READY, g.controller[vampire])
        g.tell(events.LeavesTorpor(card=vampire, clause=clause))
        g.happen(facts.FROM_TORPOR, vampire)


def can_pay_rescue(g: Vtes, action: ActionSpan) -> bool:
    """As announced: `blood` from the rescuer, the rest from the rescued."""
    share = RESCUE_COST - action.blood
    return g.where[action.target] == TORPOR and g.blood[action.target] >= share


def pay_rescue(g: Vtes, action: ActionSpan) -> None:
    """[torpor.rescue.cost-split]"""
    g.burn_blood(action.actor, action.blood, "torpor.rescue.cost")
    g.burn_blood(action.target, RESCUE_COST - action.blood, "torpor.rescue.cost-split")


def is_older(g: Vtes, vampire: int, other: int) -> bool:
    """[card.crypt.age]"""
    return stats.capacity(g, vampire) > stats.capacity(g, other)
