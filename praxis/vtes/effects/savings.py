"""The effect by which cards in play make others cost less, if their controller likes."""

from __future__ import annotations

from praxis.effects.amounts import Amount
from praxis.effects.filters import Filter, every
from praxis.effects.nodes import Effect, Node, Tree, Who, tree
from praxis.effects.scope import Scope
from praxis.effects.work import Work
from praxis.kernel.procedure import NEXT, Signal
from praxis.vtes import events
from praxis.vtes.effects.forbidding import is_meant
from praxis.vtes.effects.verb import Verb
from praxis.vtes.model import spans
from praxis.vtes.model.spans import Paying
from praxis.vtes.model.state import Vtes, with_mod


def payment(g: Vtes) -> Paying | None:
    """The procedure of the cost that is being paid; nothing if there is none."""
    for frame in reversed(g.stack):
        if isinstance(frame, Paying):
            return frame
    return None


class Cheaper(Verb):
    """The card that is being paid for costs so much less blood or pool. [card.cost.reduction-timing]"""

    __slots__ = ("at_once", "blood", "counters", "pool", "what", "who")

    def __init__(
        self,
        what: Filter,
        pool: int,
        blood: int,
        who: Who | Filter | None,
        at_once: bool,
        counters: Amount | None = None,
    ) -> None:
        self.what = what
        self.pool = pool
        self.blood = blood
        self.who = who
        """The minion or the Methuselah who plays the card; anybody of hers if nothing is said."""
        self.at_once = at_once
        """Used as an action is announced if its card could not be paid for otherwise: rulings on the card say so."""
        self.counters = counters
        """So many counters on this card pay for it: they are set aside at once, and burned as the cost is paid."""

    def parts(self) -> tuple[Node, ...]:
        return tuple([node for node in (self.what, self.who, self.counters) if node is not None])

    def saves(self, g: Vtes, c: Scope, card: int) -> tuple[int, int]:
        """By how much blood and pool this reduces the cost of a card, at most."""
        if self.counters is None:
            return self.blood, self.pool
        n = g.blood[c.card] - set_aside(g, c.card)
        if c.targets:  # the player has announced how many
            n = min(n, self.counters.of(g, c))
        return (n, 0) if g.face[card].blood else (0, n)

    def fits(self, g: Vtes, c: Scope, card: int, who: int) -> bool:
        """Whether this makes a card cheaper that a minion, or a Methuselah as facts name her, plays."""
        return self.what.passes(g, c, card) and (self.who is None or is_meant(g, c, self.who, who))

    def bar(self, g: Vtes, c: Scope) -> str:
        paying = payment(g)
        if paying is not None and not self.fits(g, c, paying.card, paying.player()):
            return "card.cost.reduction-timing"
        if self.counters is not None and g.blood[c.card] <= set_aside(g, c.card):
            return "card.cost.alternative"
        return ""

    def do(self, g: Vtes, f: Work) -> Signal:
        paying = payment(g)
        if paying is not None:
            blood, pool = self.saves(g, f, paying.card)
            with_mod(g.turn_span(), spans.SAVED_POOL, paying.card, pool, f.card)
            with_mod(g.turn_span(), spans.SAVED_BLOOD, paying.card, blood, f.card)
            g.tell(events.Cheaper(card=paying.card, pool=pool, blood=blood))
        return NEXT

    def tree(self) -> Tree:
        if self.counters is not None:
            return tree("counters-pay", what=self.what, n=self.counters, who=self.who)
        return tree("cheaper", what=self.what, pool=self.pool, blood=self.blood, who=self.who, early=self.at_once)


def set_aside(g: Vtes, card: int) -> int:
    """How many counters on a card are promised for costs that are still to be paid."""
    return sum(
        mod[2] for mod in g.turn_span().mods if mod[0] in (spans.SAVED_BLOOD, spans.SAVED_POOL) and mod[3] == card
    )


def uses_counters(g: Vtes, card: int) -> bool:
    """Whether a card makes others cheaper by the counters on it."""
    return any(
        isinstance(effect, Cheaper) and effect.counters is not None
        for mode in g.face[card].definition.abilities
        for effect in mode.do
    )


def cheaper(
    *what: Filter,
    pool: int = 0,
    blood: int = 0,
    who: Who | Filter | None = None,
    at_once: bool = False,
    counters: Amount | None = None,
) -> Effect:
    """``cheaper(ACTION_CARD, blood=1, who=VAMPIRE)``, in an ability of the window PAYING; with ``counters=x(1, ...)``
    so many counters on the card pay for it."""
    return Cheaper(every(what), pool, blood, who, at_once or counters is not None, counters)
