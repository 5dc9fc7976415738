"""Cards in play that make others cost less, if their controller likes."""

from __future__ import annotations

from praxis.effects.nodes import Effect, Filter, Node, Tree, every, tree
from praxis.effects.scope import Scope
from praxis.effects.work import Work
from praxis.kernel.procedure import NEXT, Signal
from praxis.vtes import events
from praxis.vtes.effects.base import Verb
from praxis.vtes.model import spans
from praxis.vtes.model.spans import Paying
from praxis.vtes.model.state import Vtes, with_mod


def payment(g: Vtes) -> Paying | None:
    """The cost that is being settled, if one is."""
    for frame in reversed(g.stack):
        if isinstance(frame, Paying):
            return frame
    return None


class Cheaper(Verb):
    """The card that is being paid for costs so much less blood or pool. [card.cost.reduction-timing]"""

    __slots__ = ("blood", "pool", "what")

    def __init__(self, what: Filter, pool: int, blood: int) -> None:
        self.what = what
        self.pool = pool
        self.blood = blood

    def parts(self) -> tuple[Node, ...]:
        return (self.what,)

    def bar(self, g: Vtes, c: Scope) -> str:
        paying = payment(g)
        if paying is not None and not self.what.passes(g, c, paying.card):
            return "card.cost.reduction-timing"
        return ""

    def do(self, g: Vtes, f: Work) -> Signal:
        paying = payment(g)
        if paying is not None:
            with_mod(g.turn_span(), spans.SAVED_POOL, paying.card, self.pool, f.card)
            with_mod(g.turn_span(), spans.SAVED_BLOOD, paying.card, self.blood, f.card)
            g.tell(events.Cheaper(card=paying.card, pool=self.pool, blood=self.blood))
        return NEXT

    def tree(self) -> Tree:
        return tree("cheaper", what=self.what, pool=self.pool, blood=self.blood)


def cheaper(*what: Filter, pool: int = 0, blood: int = 0) -> Effect:
    return Cheaper(every(what), pool, blood)
