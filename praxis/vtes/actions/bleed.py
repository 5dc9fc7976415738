"""Bleed: a minion burns pool of a Methuselah, and his controller gets the Edge."""

from __future__ import annotations

from praxis.kernel.decision import Option
from praxis.kernel.procedure import NEXT, Signal
from praxis.vtes import events
from praxis.vtes.actions.base import Cardless
from praxis.vtes.effects import forbidding
from praxis.vtes.model import facts, spans, stats
from praxis.vtes.model.rulings import bars
from praxis.vtes.model.spans import NOBODY, ActionSpan
from praxis.vtes.model.state import Vtes, with_mod
from praxis.vtes.rules.slave import is_bound


class Bleed(Cardless):
    """A minion bleeds a Methuselah. [action.types.basic] [action.bleed.target-prey] [action.bleed.stealth]
    [action.bleed.no-cost]"""

    def __init__(self) -> None:
        super().__init__("bleed")
        self.is_basic = True

    def bar(self, g: Vtes, seat: int, minion: int) -> str:
        """The clause by which a minion cannot bleed at all. [minion.repeat.bleed-once] [action.bleed.never-self]"""
        if g.edition.repeat_limits and g.turn_span().has_done(minion, self.word):
            return "minion.repeat.bleed-once"
        if g.prey(seat) == seat:
            return "action.bleed.never-self"
        return "trait.slave.no-directed" if is_bound(g, minion) else bars(g, forbidding.BLEED, minion)

    def victims(self, g: Vtes, seat: int, option: Option) -> list[int]:
        return [g.prey(seat)]  # [action.bleed.directed]

    def effect(self, g: Vtes, action: ActionSpan) -> Signal:
        """Burn the pool and take the Edge. A bleed for 0 is not successful.

        [action.bleed.burns-pool] [action.bleed.zero]
        """
        amount, most = stats.bleed(g, action.actor), g.modified(spans.MOST_BLEED, action.actor)
        if most:
            amount = min(amount, most)
        target = action.victims[0]
        if g.ousted[target]:
            return NEXT
        g.tell(events.Bleeds(minion=action.actor, seat=target, amount=amount, clause="action.bleed.burns-pool"))
        if amount > 0:
            with_mod(action, spans.BLED, action.actor, amount)
            most = stats.least_for_seat(g, spans.MOST_LOST, target)  # it limits the pool that she burns, not the bleed
            g.burn_pool(target, min(amount, most) if most else amount, "action.bleed.burns-pool")
            g.happen(facts.BLED, action.actor, facts.named(target), amount, action.card)
            _take_edge(g, g.controller[action.actor])
        return NEXT


def _take_edge(g: Vtes, seat: int) -> None:
    """Give the Edge to a Methuselah, whoever has it. [action.bleed.edge]"""
    if g.edge != seat and not g.is_replaced(facts.EDGE, facts.named(seat)):
        before, g.edge = g.edge, seat
        g.tell(events.Edge(seat=seat, clause="action.bleed.edge"))
        g.happen(facts.EDGE, facts.named(seat), NOBODY if before < 0 else facts.named(before))
