"""Referendums: who has voted how, votes that go to one side at once, and vampires who are made to abstain."""

from __future__ import annotations

from typing import Final

from praxis.effects.nodes import NOTHING_TO_DO, Amount, Effect, Node, Tree, Who, amount, tree
from praxis.effects.scope import Scope
from praxis.effects.work import Work
from praxis.kernel.procedure import NEXT, Signal
from praxis.vtes import events
from praxis.vtes.effects.base import Verb
from praxis.vtes.effects.whom import ME
from praxis.vtes.model import spans
from praxis.vtes.model.state import Vtes, modify, with_mod
from praxis.vtes.rules import votes

AGAINST: Final = votes.AGAINST


class Abstain(Verb):
    """A vampire abstains: what he has cast does not count, and he casts nothing more. [politics.polling.final]"""

    __slots__ = ("who",)

    def __init__(self, who: Who) -> None:
        self.who = who

    def parts(self) -> tuple[Node, ...]:
        return (self.who,)

    def is_plain(self) -> bool:
        return True

    def bar(self, g: Vtes, c: Scope) -> str:
        return "" if g.referendum() is not None else NOTHING_TO_DO

    def do(self, g: Vtes, f: Work) -> Signal:
        ref = g.referendum()
        if ref is not None:
            for minion in self.who.things(g, f):
                cast = votes.take_back(ref, minion)
                with_mod(ref, spans.NO_VOTE, minion, 1, f.card)
                g.tell(events.Abstains(card=minion, votes=0 if cast is None else cast[3]))
        return NEXT

    def tree(self) -> Tree:
        return tree("abstain", who=self.who)


def abstain(who: Who) -> Effect:
    """``abstain(a(VAMPIRE, READY, YOUNGER))``: his votes and ballots are cancelled."""
    return Abstain(who)


class Oppose(Verb):
    """The minion gets votes against the referendum, and casts them and all that he has at once."""

    __slots__ = ("n",)

    def __init__(self, n: Amount) -> None:
        self.n = n

    def parts(self) -> tuple[Node, ...]:
        return (self.n,)

    def is_plain(self) -> bool:
        return True

    def bar(self, g: Vtes, c: Scope) -> str:
        """Nobody who votes in favour can use it."""
        ref, minion = g.referendum(), ME.one(g, c)
        if ref is None or g.modified(spans.NO_VOTE, minion):
            return NOTHING_TO_DO
        cast = votes.entry(ref, votes.MINION, minion)
        return "" if cast is None or cast[2] == AGAINST else "politics.votes.source-agrees"

    def do(self, g: Vtes, f: Work) -> Signal:
        ref, minion = g.referendum(), ME.one(g, f)
        if ref is not None and minion >= 0:
            modify(g, ref, spans.VOTES, minion, self.n.of(g, f), f.card)
            votes.cast_all(g, ref, minion, AGAINST)
        return NEXT

    def tree(self) -> Tree:
        return tree("oppose", n=self.n)


class Recast(Verb):
    """A vampire casts all votes and ballots that he has on a side, whatever he has cast before."""

    __slots__ = ("side", "who")

    def __init__(self, who: Who, side: int) -> None:
        self.who = who
        self.side = side

    def parts(self) -> tuple[Node, ...]:
        return (self.who,)

    def is_plain(self) -> bool:
        return True

    def bar(self, g: Vtes, c: Scope) -> str:
        return "" if g.referendum() is not None else NOTHING_TO_DO

    def do(self, g: Vtes, f: Work) -> Signal:
        ref = g.referendum()
        if ref is not None:
            for minion in self.who.things(g, f):
                if g.is_ready(minion):  # [politics.votes.ready-only]
                    votes.take_back(ref, minion)
                    votes.cast_all(g, ref, minion, self.side)
        return NEXT

    def tree(self) -> Tree:
        return tree("recast", who=self.who, side=votes.SIDES[self.side])


def recast(who: Who, side: str) -> Effect:
    """``choose(recast(T, "for"), recast(T, "against"))``: his votes and ballots go where you like."""
    return Recast(who, votes.SIDES.index(side))


def oppose(n: Amount | int) -> Effect:
    """``oppose(3)``: this minion gets 3 votes against the referendum."""
    return Oppose(amount(n))
