"""The effect that locks and unlocks cards."""

from __future__ import annotations

from praxis.effects.nodes import NOTHING_TO_DO, Effect, Node, Tree, Who, tree
from praxis.effects.scope import Scope
from praxis.effects.work import Work
from praxis.kernel.procedure import NEXT, Signal
from praxis.vtes.effects.verb import Verb
from praxis.vtes.effects.whom import CARD, ME
from praxis.vtes.model.state import Vtes


class Lock(Verb):
    """Lock or unlock a card. As a cost ("lock this card to ..."), the card must be unlocked. [card.wording.tap-to]"""

    __slots__ = ("cost", "lock", "who")

    def __init__(self, who: Who, lock: bool, cost: bool) -> None:
        self.who = who
        self.lock = lock
        self.cost = cost
        """The card says "lock to"; else it says "lock, then", which a locked card may do. [card.wording.tap-then]"""

    def parts(self) -> tuple[Node, ...]:
        return (self.who,)

    def is_cost(self) -> bool:
        return self.cost

    def takes_unlocked(self) -> bool:
        return self.cost and self.lock and self.who is CARD

    def bar(self, g: Vtes, c: Scope) -> str:
        asks = self.who.asks() is not None
        if self.who.is_open() and not asks:
            return ""
        things = self.who.things(g, c)
        if not things:
            return "card.wording.tap-to" if self.cost else ""
        if all(g.locked[thing] for thing in things) if self.lock else not any(g.locked[thing] for thing in things):
            return "card.wording.tap-to" if self.cost else "" if self.lock else NOTHING_TO_DO
        return ""

    def do(self, g: Vtes, f: Work) -> Signal:
        for card in self.who.things(g, f):
            if g.is_in_play(card):
                if self.lock:
                    g.lock(card)
                else:
                    g.unlock(card)
        return NEXT

    def tree(self) -> Tree:
        return tree("lock" if self.lock else "unlock", who=self.who)


def lock(who: Who) -> Effect:
    """``lock(T)``: lock what was chosen."""
    return Lock(who, lock=True, cost=False)


def unlock(who: Who | None = None) -> Effect:
    """``unlock(T)``: unlock what was chosen; ``unlock()``: this minion."""
    return Lock(ME if who is None else who, lock=False, cost=False)


def locking(who: Who | None = None) -> Effect:
    """As a cost: ``cost=locking()`` locks this card, ``cost=locking(ME)`` the minion."""
    return Lock(CARD if who is None else who, lock=True, cost=True)
