"""Effects that keep cards on a card in play, out of play themselves.

Such cards lie in the research area of their owner, and their host is the card on which they are kept.
"""

from __future__ import annotations

from praxis.effects.filters import Filter, every
from praxis.effects.nodes import Effect, Node, Part, Tree, Who, tree
from praxis.effects.scope import Scope
from praxis.effects.work import Work
from praxis.kernel.event import EVERYBODY
from praxis.kernel.procedure import NEXT, Signal
from praxis.vtes import events
from praxis.vtes.effects.verb import Verb
from praxis.vtes.model.regions import RESEARCH
from praxis.vtes.model.state import Vtes


class Store(Verb):
    """Keep cards on this card, out of play: for all to see, or for their owner alone."""

    __slots__ = ("shown", "who")

    def __init__(self, who: Who, shown: bool) -> None:
        self.who = who
        self.shown = shown

    def parts(self) -> tuple[Node, ...]:
        return (self.who,)

    def is_hidden(self) -> bool:
        return True

    def do(self, g: Vtes, f: Work) -> Signal:
        for card in self.who.things(g, f):
            g.put(card, RESEARCH, g.owner[card])
            g.set_host(card, f.card)
            if self.shown:
                g.knows[card] = EVERYBODY
                g.tell(events.PutOn(card=card, host=f.card, face=g.face[card].key))
            else:
                g.tell(events.PutOn(card=card, host=f.card))
            g.due = True  # the hand may be smaller now
        return NEXT

    def tree(self) -> Tree:
        return tree("store", who=self.who, shown=self.shown)


class PlaysFrom(Part):
    """Cards that are kept on this card can be played as if from hand, by some minions or by all of the controller's."""

    __slots__ = ("who",)

    def __init__(self, who: Filter | None) -> None:
        self.who = who

    def parts(self) -> tuple[Node, ...]:
        return () if self.who is None else (self.who,)

    def tree(self) -> Tree:
        return tree("plays-from", who=self.who)


def store_bar(g: Vtes, seat: int, minion: int, card: int) -> str:
    """The clause that keeps a minion, or a Methuselah, from playing a card that is kept on another."""
    host = g.host[card]
    if host >= 0 and g.is_in_play(host) and g.controller[host] == seat:
        for part in g.face[host].definition.parts:
            if isinstance(part, PlaysFrom):
                c = Scope(host, seat, minion)
                if part.who is None or (minion >= 0 and part.who.passes(g, c, minion)):
                    return ""
    return "card.requirement.in-text"


def is_kept_to_play(g: Vtes, seat: int, card: int) -> bool:
    """Whether a card is kept on a card of this seat from which it can be played."""
    host = g.host[card]
    if host < 0 or not g.is_in_play(host) or g.controller[host] != seat:
        return False
    return any(isinstance(part, PlaysFrom) for part in g.face[host].definition.parts)


def store(who: Who, shown: bool = False) -> Effect:
    """``store(pick(in_(HAND), MINE), shown=True)``: it is kept on this card, face up and out of play."""
    return Store(who, shown)


def plays_from(*who: Filter) -> Part:
    """``plays_from(clan("Tzimisce"))``: such minions of yours play what is kept on this card as if from your hand."""
    return PlaysFrom(every(who) if who else None)
