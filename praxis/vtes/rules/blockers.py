"""Who may attempt to block the current action, and in which order."""

from __future__ import annotations

from praxis.kernel.decision import Option
from praxis.vtes import spans, stats, windows
from praxis.vtes.spans import NOBODY, ActionSpan
from praxis.vtes.state import Vtes


def entitled(g: Vtes, action: ActionSpan) -> list[int]:
    """The Methuselahs whose minions may attempt to block, in their order."""
    if action.victims and (len(action.victims) == 1 or g.edition.several_targets_block):
        # [block.who.directed] [block.who.several-targets] [block.who.several-targets-order]
        return [seat for seat in g.clockwise(action.seat) if seat in action.victims]
    # [block.who.undirected] [block.who.prey-first] [block.who.two-players]
    prey, predator = g.prey(action.seat), g.predator(action.seat)
    if prey == action.seat:
        return []
    return [prey] if prey == predator else [prey, predator]


def able(g: Vtes, seat: int, action: ActionSpan) -> list[int]:
    """Her minions that could attempt to block. [block.who.ready-untapped] [block.who.other-methuselahs]"""
    if seat == action.seat:
        return []
    return [
        minion for minion in g.ready(seat) if stats.is_awake(g, minion) and not g.modified(spans.CANNOT_BLOCK, minion)
    ]


def succeeds(g: Vtes, action: ActionSpan) -> bool:
    """[block.compare.success] [block.compare.zero-zero]"""
    return stats.intercept(g, action.blocker) >= stats.stealth(g, action.actor)


# -- the states of 2023: attempts are declared with the impulse -------------------------------------------------------


def may_declare(g: Vtes, seat: int, window: int) -> bool:
    """[block.state.a-declare-to-b] [block.state.a-pass-final]"""
    return window & windows.OPEN != 0 and g.edition.blocks_by_states and bool(declarations(g, seat, window))


def declarations(g: Vtes, seat: int, window: int) -> list[Option]:
    if not window & windows.OPEN or not g.edition.blocks_by_states:
        return []
    action = g.action()
    if action is None or seat in action.declined or seat not in entitled(g, action):
        return []
    return [("block", minion) for minion in able(g, seat, action)]


def note_pass(g: Vtes, seat: int, window: int) -> None:
    """A pass in state A gives up the right to block. [block.state.a-pass-final]"""
    if not window & windows.OPEN or not g.edition.blocks_by_states:
        return
    action = g.action()
    if action is not None and seat not in action.declined and seat in entitled(g, action):
        action.declined.append(seat)
        g.say("declines", seat=seat, clause="block.state.a-pass-final")


def drop(action: ActionSpan) -> None:
    action.blocker = NOBODY
