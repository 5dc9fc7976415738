"""Torpor: how a vampire gets there and leaves."""

from __future__ import annotations

from praxis.vtes import events
from praxis.vtes.effects.forbidding import RISE
from praxis.vtes.model import facts, spans, stats
from praxis.vtes.model.regions import READY, TORPOR, UNCONTROLLED
from praxis.vtes.model.rulings import bars
from praxis.vtes.model.state import Vtes


def send_to_torpor(g: Vtes, vampire: int, clause: str = "torpor.enter.unhealed") -> None:
    """Move a vampire to torpor. The cards on him stay on him. [torpor.enter.region] [torpor.enter.cards-stay]"""
    if g.is_replaced(facts.TO_TORPOR, vampire):
        return
    g.leave_ready(vampire)
    g.put(vampire, TORPOR, g.controller[vampire])
    g.tell(events.Torpor(card=vampire, clause=clause))
    g.happen(facts.TO_TORPOR, vampire)


def wake_from_torpor(g: Vtes, vampire: int, clause: str) -> None:
    """Move a vampire from torpor to the ready region, locked or unlocked as he is.

    [torpor.leave.success] [torpor.rescue.tap-state-kept] [torpor.leave.unwounded] [torpor.rescue.unwounded]
    """
    if g.where[vampire] == TORPOR and not bars(g, RISE, vampire):
        g.put(vampire, READY, g.controller[vampire])
        g.tell(events.LeavesTorpor(card=vampire, clause=clause))
        g.happen(facts.FROM_TORPOR, vampire)


def banish(g: Vtes, vampire: int, seat: int) -> None:
    """Move a vampire in play to an uncontrolled region. The cards on him stay on him, out of play; all come back
    unlocked."""
    g.leave_ready(vampire)
    for card in (vampire, *g.on(vampire)):
        g.locked[card] = 0
    g.put(vampire, UNCONTROLLED, seat)
    g.due = True  # what he and his cards gave is gone
    g.tell(events.Taken(card=vampire, seat=seat))


def permanent_controller(g: Vtes, minion: int) -> int:
    """Who controls a minion, not counting a Methuselah who has taken control of him for a while."""
    for what, who, seat, _ in g.turn_span().mods:
        if what in (spans.BORROWED, spans.BORROWED_ON) and who == minion:
            return seat
    for entry in g.lasting:
        if entry[0] == spans.BORROWED and entry[1] == minion:
            return entry[2]
    return g.controller[minion]


def is_older(g: Vtes, vampire: int, other: int) -> bool:
    """Whether a vampire is older than another. [card.crypt.age]"""
    return stats.capacity(g, vampire) > stats.capacity(g, other)
