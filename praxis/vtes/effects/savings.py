"""Cards in play that make others cost less, if their controller likes."""

from __future__ import annotations

from praxis.effects.nodes import Effect, Filter, Node, Tree, Who, every, tree
from praxis.effects.scope import Scope
from praxis.effects.work import Work
from praxis.kernel.procedure import NEXT, Signal
from praxis.vtes import events
from praxis.vtes.effects.base import Verb
from praxis.vtes.effects.forbidding import is_meant
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

    __slots__ = ("at_once", "blood", "pool", "what", "who")

    def __init__(self, what: Filter, pool: int, blood: int, who: Who | Filter | None, at_once: bool) -> None:
        self.what = what
        self.pool = pool
        self.blood = blood
        self.who = who
        """The minion or the Methuselah who plays the card; anybody of hers if nothing is said."""
        self.at_once = at_once
        """Used as an action is announced if its card could not be paid for otherwise: rulings on the card say so."""

    def parts(self) -> tuple[Node, ...]:
        return (self.what,) if self.who is None else (self.what, self.who)

    def fits(self, g: Vtes, c: Scope, card: int, who: int) -> bool:
        """Whether it makes a card cheaper that a minion, or a Methuselah as facts name her, plays."""
        return self.what.passes(g, c, card) and (self.who is None or is_meant(g, c, self.who, who))

    def bar(self, g: Vtes, c: Scope) -> str:
        paying = payment(g)
        if paying is not None and not self.fits(g, c, paying.card, paying.player()):
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
        return tree("cheaper", what=self.what, pool=self.pool, blood=self.blood, who=self.who, early=self.at_once)


def cheaper(
    *what: Filter, pool: int = 0, blood: int = 0, who: Who | Filter | None = None, at_once: bool = False
) -> Effect:
    """``cheaper(ACTION_CARD, blood=1, who=VAMPIRE)``, in an ability of the window PAYING."""
    return Cheaper(every(what), pool, blood, who, at_once)
