"""Whom the chance to react that is open now concerns, and when what is going on is over: all by public facts."""

from __future__ import annotations

from typing import Final

from praxis.vtes.model.spans import Playing
from praxis.vtes.model.state import Vtes

TARGET: Final = "target"
"""An action is directed at her, or at a card of hers."""
BLOCK: Final = "block"
"""A minion of hers attempts to block, or another's attempts to block hers."""
COMBAT: Final = "combat"
"""A minion of hers fights."""
REFERENDUM: Final = "referendum"
OWN: Final = "own"
"""A minion of hers acts."""
PREY: Final = "prey"
"""Her prey acts."""
PREDATOR: Final = "predator"
"""Her predator acts."""

ORDERS: Final = {
    TARGET: True,
    BLOCK: True,
    COMBAT: True,
    REFERENDUM: True,
    OWN: False,
    PREY: False,
    PREDATOR: False,
}
ENDS: Final = {
    "combat": ("combat-over", "action-over", "turn"),
    "action": ("action-over", "turn"),
    "phase": ("phase", "turn"),
    "turn": ("turn",),
    "own": ("turn",),
}


def concerns(g: Vtes, seat: int) -> list[str]:
    found: list[str] = []
    combat, action = g.combat(), g.action()
    if combat is not None:
        if seat in (g.controller[combat.acting], g.controller[combat.opposing]):
            found.append(COMBAT)
    elif g.referendum() is not None:
        found.append(REFERENDUM)
    elif action is not None and seat in action.victims:
        found.append(TARGET)
    elif action is not None and action.blocker >= 0 and seat in (action.seat, g.controller[action.blocker]):
        found.append(BLOCK)
    if action is not None:
        acting = action.seat
        if acting == seat:
            found.append(OWN)
        else:
            if acting == g.prey(seat):
                found.append(PREY)
            if acting == g.predator(seat):
                found.append(PREDATOR)
    return found


def is_answering(g: Vtes) -> bool:
    """Not between the phases, and not with a burn option in somebody's unlock phase."""
    if g.action() is not None or g.combat() is not None or g.referendum() is not None:
        return True
    return any(isinstance(frame, Playing) for frame in g.stack)
