"""Bleed: a minion takes pool from a Methuselah, and the Edge for his own."""

from __future__ import annotations

from praxis.vtes import events
from praxis.vtes.model import facts, spans, stats
from praxis.vtes.model.spans import NOBODY, ActionSpan
from praxis.vtes.model.state import Vtes, with_mod


def resolve_bleed(g: Vtes, action: ActionSpan) -> None:
    """A bleed of nothing is no successful bleed. [action.bleed.burns-pool] [action.bleed.zero]"""
    amount = stats.bleed(g, action.actor)
    target = action.victims[0]
    if g.ousted[target]:
        return
    g.tell(events.Bleeds(minion=action.actor, seat=target, amount=amount, clause="action.bleed.burns-pool"))
    if amount <= 0:
        return
    with_mod(action, spans.BLED, action.actor, amount)
    g.burn_pool(target, amount, "action.bleed.burns-pool")
    g.happen(facts.BLED, action.actor, facts.named(target), amount, action.card)
    take_edge(g, g.controller[action.actor])


def take_edge(g: Vtes, seat: int) -> None:
    """From whoever has it, or from the centre. [action.bleed.edge]"""
    if g.edge != seat:
        before, g.edge = g.edge, seat
        g.tell(events.Edge(seat=seat, clause="action.bleed.edge"))
        g.happen(facts.EDGE, facts.named(seat), NOBODY if before < 0 else facts.named(before))


def resolve_hunt(g: Vtes, action: ActionSpan) -> None:
    """[action.hunt.gain] [action.hunt.excess]"""
    actor = action.actor
    g.gain_blood(actor, stats.hunt(g, actor), stats.blood_cap(g, actor), "action.hunt.gain")
    g.happen(facts.HUNTED, actor)
