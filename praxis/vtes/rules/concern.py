"""Whom the chance that is open now concerns, and when what is in progress is over: all by public facts."""

from __future__ import annotations

from typing import Final

from praxis.vtes.model import windows
from praxis.vtes.model.spans import ActionSpan, Playing
from praxis.vtes.model.state import Vtes
from praxis.vtes.rules import blockers, votes
from praxis.vtes.rules.playing import Impulse

TARGET: Final = "target"
"""An action is directed at her, or at a card of hers."""
BLOCK: Final = "block"
"""A minion of hers attempts to block, or another's attempts to block hers."""
COMBAT: Final = "combat"
"""A minion of hers fights."""
REFERENDUM: Final = "referendum"
OWN: Final = "own"
"""A minion of hers acts."""
ANNOUNCED: Final = "announced"
"""A minion of hers has just announced his action: few cards are for this moment alone."""
UNDIRECTED: Final = "undirected"
"""Her prey or her predator takes an undirected action, and a minion of hers could attempt to block it."""
PREY: Final = "prey"
"""Her prey acts."""
PREDATOR: Final = "predator"
"""Her predator acts."""

ORDERS: Final = {
    TARGET: True,
    BLOCK: True,
    COMBAT: True,
    REFERENDUM: True,
    OWN: True,
    ANNOUNCED: False,
    UNDIRECTED: True,
    PREY: False,
    PREDATOR: False,
}
ENDS: Final = {
    "combat": ("combat-over", "action-over", "turn"),
    "action": ("action-over", "turn"),
    "phase": ("phase", "turn"),
    "turn": ("turn",),
    "own": ("turn",),
    "hold": ("action-over", "phase", "turn"),
}


def concerns(g: Vtes, seat: int) -> list[str]:
    """Why the open chance concerns a seat, by public facts only.

    A card that is just being played concerns nobody yet: the only possible answer is to cancel it.
    """
    found: list[str] = []
    if not g.stack:  # the game is over
        return found
    window = _window(g)
    if window & windows.AS_PLAYED:
        return found
    combat, action, referendum = g.combat(), g.action(), g.referendum()
    if combat is not None:
        if seat in (g.controller[combat.acting], g.controller[combat.opposing]):
            found.append(COMBAT)
    elif referendum is not None:
        called = action is not None and action.seat == seat
        if called or votes.in_the_open(g, referendum, seat):
            found.append(REFERENDUM)
    elif action is not None:
        if seat in action.victims and _is_hers_to_answer(g, action, seat, window):
            found.append(TARGET)
        if not action.victims and _can_block(g, action, seat, window):
            found.append(UNDIRECTED)
        if action.blocker >= 0 and seat in (action.seat, g.controller[action.blocker]):
            found.append(BLOCK)
    if action is not None:
        acting = action.seat
        if acting == seat:
            found.append(ANNOUNCED if window & windows.ANNOUNCED else OWN)
        else:
            if acting == g.prey(seat):
                found.append(PREY)
            if acting == g.predator(seat):
                found.append(PREDATOR)
    return found


def _window(g: Vtes) -> int:
    """The moments of the window in which the impulse goes round now; none if it does not."""
    top = g.stack[-1]
    return top.window if isinstance(top, Impulse) else windows.NEVER


def _is_hers_to_answer(g: Vtes, action: ActionSpan, seat: int, window: int) -> bool:
    """Whether a target of the action can answer it now: by a block attempt while attempts are open, later only after
    all have declined."""
    if window & windows.OPEN or window == windows.NEVER:
        return bool(blockers.able(g, seat, action))
    return bool(window & windows.DECLINED)


def _can_block(g: Vtes, action: ActionSpan, seat: int, window: int) -> bool:
    """Whether it is this seat's turn to attempt to block, and a minion of hers may."""
    if not window & windows.OPEN and window != windows.NEVER:
        return False
    return not blockers.turn_bar(g, action, seat) and bool(blockers.able(g, seat, action))


def is_answering(g: Vtes) -> bool:
    """Whether the open chance answers something in progress. A chance between phases and the burn option do not, and
    an action that was only just announced is answered when attempts to block are open."""
    if _window(g) & windows.ANNOUNCED:
        return False
    if g.action() is not None or g.combat() is not None or g.referendum() is not None:
        return True
    return any(isinstance(frame, Playing) for frame in g.stack)
