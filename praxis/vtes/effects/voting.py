"""Effects of referendums: votes that go to one side at once, and vampires who abstain."""

from __future__ import annotations

from typing import Final

from praxis.effects.amounts import Amount, amount
from praxis.effects.nodes import NOTHING_TO_DO, Effect, Node, Tree, Who, tree
from praxis.effects.scope import Scope
from praxis.effects.work import Work
from praxis.kernel.procedure import NEXT, Signal
from praxis.vtes import events
from praxis.vtes.effects.verb import Verb
from praxis.vtes.effects.whom import ME
from praxis.vtes.model import spans
from praxis.vtes.model.referendum_span import ReferendumSpan
from praxis.vtes.model.state import Vtes, modify, with_mod
from praxis.vtes.rules import votes

ABSTAINS: Final = -1


class Cast(Verb):
    """Minions cast all their votes and ballots on one side at once, or they abstain.

    A minion who abstains takes back what he has cast and casts nothing more. [politics.polling.final]
    """

    __slots__ = ("more", "side", "who")

    def __init__(self, who: Who, side: int, more: Amount | None = None) -> None:
        self.who = who
        self.side = side
        """A side of `rules.votes`, or `ABSTAINS`."""
        self.more = more
        """So many votes are added; only for one who has cast none on the other side. If none are, whatever they have
        cast is cast anew."""

    def parts(self) -> tuple[Node, ...]:
        return (self.who,) if self.more is None else (self.more, self.who)

    def bar(self, g: Vtes, c: Scope) -> str:
        ref = g.referendum()
        if ref is None:
            return NOTHING_TO_DO
        if self.more is None:
            return ""
        minion = self.who.one(g, c)
        if g.modified(spans.NO_VOTE, minion):
            return NOTHING_TO_DO
        cast = votes.entry(ref, votes.MINION, minion)
        return "" if cast is None or cast[2] == self.side else "politics.votes.source-agrees"

    def do(self, g: Vtes, f: Work) -> Signal:
        ref = g.referendum()
        if ref is not None:
            for minion in self.who.things(g, f):
                self._cast(g, f, ref, minion)
        return NEXT

    def _cast(self, g: Vtes, f: Work, ref: ReferendumSpan, minion: int) -> None:
        if self.more is not None:
            modify(g, ref, spans.VOTES, minion, self.more.of(g, f), f.card)
            votes.cast_all(g, ref, minion, self.side)
        elif self.side == ABSTAINS:
            cast = votes.take_back(ref, minion)
            with_mod(ref, spans.NO_VOTE, minion, 1, f.card)
            g.tell(events.Abstains(card=minion, votes=0 if cast is None else cast[3]))
        elif g.is_ready(minion):  # [politics.votes.ready-only]
            votes.take_back(ref, minion)
            votes.cast_all(g, ref, minion, self.side)

    def tree(self) -> Tree:
        if self.more is not None:
            return tree("oppose", n=self.more)
        if self.side == ABSTAINS:
            return tree("abstain", who=self.who)
        return tree("recast", who=self.who, side=votes.SIDES[self.side])


def abstain(who: Who) -> Effect:
    """``abstain(a(VAMPIRE, READY, YOUNGER))``: his votes and ballots are cancelled."""
    return Cast(who, ABSTAINS)


def recast(who: Who, side: str) -> Effect:
    """``choose(recast(T, "for"), recast(T, "against"))``: his votes and ballots go where you like."""
    return Cast(who, votes.SIDES.index(side))


def oppose(n: Amount | int) -> Effect:
    """``oppose(3)``: this minion gets 3 votes against the referendum, and casts them and all that he has at once."""
    return Cast(ME, votes.AGAINST, amount(n))
