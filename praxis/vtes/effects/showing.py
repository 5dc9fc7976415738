"""Effects that show, shuffle and arrange cards."""

from __future__ import annotations

from praxis.effects.amounts import Amount, amount
from praxis.effects.nodes import NOTHING_TO_DO, Effect, Node, Tree, Who, tree
from praxis.effects.scope import NOBODY, Scope
from praxis.effects.work import Work
from praxis.kernel.decision import Option
from praxis.kernel.event import EVERYBODY, may_see, only
from praxis.kernel.procedure import NEXT, Signal, done
from praxis.vtes import answers, events
from praxis.vtes.effects.verb import Target, Verb, nodes_in
from praxis.vtes.effects.whom import YOU
from praxis.vtes.model.regions import (
    HAND,
    REGION_WORDS,
)
from praxis.vtes.model.state import Vtes
from praxis.vtes.questions import ask


class Show(Verb):
    """Show some cards to all, or to one Methuselah who looks at them."""

    __slots__ = ("aims", "to", "who")

    def __init__(self, who: Who, to: Who | None = None) -> None:
        self.who = who
        self.to = to
        self.aims = any(isinstance(node, Target) for node in nodes_in(who))
        """Whether a target is chosen as the action is announced: the one whose cards are shown."""

    def parts(self) -> tuple[Node, ...]:
        return (self.who,) if self.to is None else (self.who, self.to)

    def bar(self, g: Vtes, c: Scope) -> str:
        """The clause if there is nothing to show. Cards that the reader knows already do not count: else she could look
        without end."""
        if self.who.is_open() or (self.aims and not c.targets):
            return ""
        things = self.who.things(g, c)
        if not things:
            return "card.target.in-play"
        if self.to is None or self.to.is_open():
            return ""
        reader = self.to.one(g, c)
        return NOTHING_TO_DO if all(may_see(g.knows[card], reader) for card in things) else ""

    def do(self, g: Vtes, f: Work) -> Signal:
        reader = NOBODY if self.to is None else self.to.one(g, f)
        for card in self.who.things(g, f):
            face = g.face[card].key
            if g.where[card] == HAND and g.knows[card] == EVERYBODY:
                continue  # a card of an open hand is known already
            if reader < 0:
                g.knows[card] = EVERYBODY
                g.tell(events.TurnedUp(seat=g.controller[card], card=card, face=face))
            else:
                g.knows[card] |= only(reader)
                g.tell(events.LooksAt(seat=reader, card=card, face=face, audience=only(reader)))
        return NEXT

    def tree(self) -> Tree:
        return tree("show", who=self.who, to=self.to)


class Shuffle(Verb):
    __slots__ = ("of", "region")

    def __init__(self, region: int, of: Who) -> None:
        self.region = region
        self.of = of

    def parts(self) -> tuple[Node, ...]:
        return (self.of,)

    def do(self, g: Vtes, f: Work) -> Signal:
        own = g.where[f.card] == self.region
        for seat in self.of.things(g, f):
            g.shuffle_faces(self.region, seat)
        return done("worked", f.moved) if own else NEXT  # the card itself was shuffled: its id means another card now

    def tree(self) -> Tree:
        return tree("shuffle", where=REGION_WORDS[self.region], of=self.of)


class Arrange(Verb):
    """Look at the top cards of the library and put them back in any order. Only the player knows then which lies
    where."""

    __slots__ = ("n",)

    def __init__(self, n: Amount) -> None:
        self.n = n

    def parts(self) -> tuple[Node, ...]:
        return (self.n,)

    def bar(self, g: Vtes, c: Scope) -> str:
        return "" if g.library(c.seat) else NOTHING_TO_DO

    def do(self, g: Vtes, f: Work) -> Signal:
        return NEXT

    def after(self, g: Vtes, f: Work) -> Signal | None:
        """Ask for the next card. `things` are those chosen so far, from the top down. At the end the faces move, and
        the ids stay."""
        tops = list(reversed(g.library(f.seat)[-self.n.of(g, f) :]))
        if not f.stage:
            for card in tops:
                g.knows[card] |= only(f.seat)
                g.tell(events.LooksAt(seat=f.seat, card=card, face=g.face[card].key, audience=only(f.seat)))
            f.stage = 1
        elif f.got:
            f.things.append(int(f.got[1]))
            f.got = ()
        left = [card for card in tops if card not in f.things]
        if len(left) > 1:
            options: list[Option] = [answers.PICK.of(card) for card in left]
            return ask(f.seat, "pick", options, f.card, g.edition.declaring, secret=True)
        faces_now = [g.face[card] for card in [*f.things, *left]]
        g.face = g.face.copy()
        for card, face in zip(tops, faces_now, strict=True):
            g.face[card] = face
            g.knows[card] = only(f.seat)
        return None

    def tree(self) -> Tree:
        return tree("arrange", n=self.n)


def arrange(n: Amount | int) -> Effect:
    """``arrange(5)``: look at the top 5 cards of your library and put them back in any order."""
    return Arrange(amount(n))


def show(who: Who, to: Who | None = None) -> Effect:
    """All see it; ``show(top(YOU), YOU)``: only you look at it."""
    return Show(who, to)


def shuffle(region: int, of: Who | None = None) -> Effect:
    """``shuffle(LIBRARY)``: shuffle your library; ``of=`` names another Methuselah."""
    return Shuffle(region, YOU if of is None else of)
