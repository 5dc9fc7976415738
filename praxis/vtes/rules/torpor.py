"""Torpor: how a vampire gets there, leaves by his own action, or is rescued."""

from __future__ import annotations

from typing import Final

from praxis.vtes import stats
from praxis.vtes.state import READY, TORPOR, Vtes


def send_to_torpor(g: Vtes, vampire: int, clause: str = "torpor.enter.unhealed") -> None:
    """What is on him stays on him. [torpor.enter.region] [torpor.enter.cards-stay]"""
    g.put(vampire, TORPOR, g.controller[vampire])
    g.say("torpor", card=vampire, clause=clause)


def wake_from_torpor(g: Vtes, vampire: int, clause: str) -> None:
    """To the ready region, locked or unlocked as he is. [torpor.leave.success] [torpor.rescue.tap-state-kept]"""
    g.put(vampire, READY, g.controller[vampire])
    g.say("leaves-torpor", card=vampire, clause=clause)


LEAVE_COST: Final = 2  # [torpor.leave.cost]
RESCUE_COST: Final = 2  # [torpor.rescue.cost]


def can_pay_to_leave(g: Vtes, vampire: int) -> bool:
    """Who has less blood than the cost cannot announce the action."""
    return g.blood[vampire] >= LEAVE_COST


def is_older(g: Vtes, vampire: int, other: int) -> bool:
    """[card.crypt.age]"""
    return stats.capacity(g, vampire) > stats.capacity(g, other)
