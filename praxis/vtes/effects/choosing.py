"""What is chosen: as the card is played, as the terms of a referendum, or as the effect happens; by somebody or at
random."""

from __future__ import annotations

from typing import Final

from praxis.effects.amounts import Amount, amount
from praxis.effects.filters import Filter
from praxis.effects.nodes import Effect, Node, Tree, Who, tree
from praxis.effects.scope import Scope
from praxis.effects.work import Question, Work
from praxis.kernel.decision import PASS, Option
from praxis.kernel.procedure import NEXT, Signal
from praxis.vtes import answers
from praxis.vtes.effects.filters import MOST, OTHERS, SEAT
from praxis.vtes.effects.forbidding import AFFECT, TARGET
from praxis.vtes.effects.having import about
from praxis.vtes.effects.looking import Look
from praxis.vtes.effects.verb import Target
from praxis.vtes.model.rulings import bars
from praxis.vtes.model.state import Vtes
from praxis.vtes.questions import ask

# -- chosen as the card is played --------------------------------------------------------------------------------------


class A(Target):
    """A thing chosen when the card is played or the action announced, which makes the action directed."""

    __slots__ = ("beyond", "everybody", "look", "what")

    def __init__(self, what: Filter, beyond: bool = False, everybody: bool = False) -> None:
        super().__init__()
        self.what = what
        self.look = Look(what)
        self.beyond = beyond
        """An action at a card out of play is directed at the Methuselah in whose region it lies."""
        self.everybody = everybody
        """Nobody chooses: the action is directed at all of these Methuselahs. [action.directed.definition]"""

    def is_seat(self) -> bool:
        return self.what.is_about_seats()

    def is_directed(self) -> bool:
        return self.beyond

    def is_all(self) -> bool:
        return self.everybody

    def parts(self) -> tuple[Node, ...]:
        return (self.what,)

    def things(self, g: Vtes, c: Scope) -> list[int]:
        if not self.everybody:
            return super().things(g, c)
        action = g.action()
        return [] if action is None else [seat for seat in action.victims if not g.ousted[seat]]

    def legal(self, g: Vtes, seat: int, minion: int, card: int, chosen: list[int] | None = None) -> list[int]:
        c = Scope(card, seat, minion, chosen)
        found = self.look.found(g, c, self.what)
        if g.ruled >> AFFECT & 1 and not self.is_seat():
            found = [thing for thing in found if not bars(g, AFFECT, thing, card)]
        if not chosen:
            return found
        taken = [chosen[slot] for slot in self.peers if slot < len(chosen)]
        return [thing for thing in found if thing not in taken]

    def any_legal(self, g: Vtes, seat: int, minion: int, card: int) -> bool:
        if g.ruled >> AFFECT & 1:
            return bool(self.legal(g, seat, minion, card))
        return self.look.any(g, Scope(card, seat, minion), self.what)

    def tree(self) -> Tree:
        return tree("other-methuselahs") if self.everybody else tree("a", what=self.what, at=max(0, self.slot) or None)


class Terms(A):
    """Several things chosen as the terms of a referendum: one by one, or points that are allocated among them.

    [politics.terms.caller-chooses]
    """

    __slots__ = ("among", "each", "fewest", "most")

    def __init__(self, what: Filter, fewest: Amount, most: Amount, each: int, among: int = 0) -> None:
        super().__init__(what)
        self.fewest = fewest
        self.most = most
        self.each = each
        """How often the same one can be chosen."""
        self.among = among
        """Where points are allocated: how many different things get some, at least. 0 if no points are allocated."""

    def points(self, g: Vtes, c: Scope) -> int:
        return min(self.most.of(g, c), self.each * len(self.legal(g, c.seat, c.minion, c.card, c.targets)))

    def needed(self, g: Vtes, c: Scope) -> int:
        return self.fewest.of(g, c)

    def different(self) -> int:
        return max(1, self.among)

    def each_most(self) -> int:
        return self.each

    def parts(self) -> tuple[Node, ...]:
        return (self.what, self.fewest, self.most)

    def legal(self, g: Vtes, seat: int, minion: int, card: int, chosen: list[int] | None = None) -> list[int]:
        """What may be chosen as terms; nothing if fewer things than needed can be chosen."""
        c = Scope(card, seat, minion, chosen)
        found = self.look.found(g, c, self.what)
        return found if len(found) >= self.among and len(found) * self.each >= self.fewest.of(g, c) else []

    def any_legal(self, g: Vtes, seat: int, minion: int, card: int) -> bool:
        return bool(self.legal(g, seat, minion, card))

    def things(self, g: Vtes, c: Scope) -> list[int]:
        """The terms: Methuselahs clockwise from the caller; cards as often as they were chosen, but only once if points
        are allocated."""
        ref = g.referendum()
        if ref is None:
            return []
        terms = ref.terms_of(self.slot)
        if self.is_seat():
            return [seat for seat in g.clockwise(c.seat) if seat in terms]
        return list(dict.fromkeys(terms)) if self.among else list(terms)

    def tree(self) -> Tree:
        if not self.among:
            return tree("some", what=self.what, least=self.fewest, most=None if self.most is ANY_NUMBER else self.most)
        return tree("points", n=self.most, among=self.among, what=self.what, each=self.each if self.each < MOST else 0)


ANY_NUMBER: Final = amount(MOST)

# -- chosen as the effect happens --------------------------------------------------------------------------------------


class Choice(Question):
    """Asks for one thing, or for several up to a number, of those that a filter means; or takes them at random."""

    __slots__ = ("at_random", "by", "from_", "look", "most", "optional", "what")

    def __init__(
        self,
        what: Filter,
        most: Amount,
        optional: bool = False,
        by: Who | None = None,
        from_: Who | None = None,
        at_random: bool = False,
    ) -> None:
        super().__init__()
        self.what = what
        self.look = Look(what)
        self.most = most
        self.optional = optional
        """Fewer may be chosen, or none."""
        self.by = by
        self.from_ = from_
        self.at_random = at_random

    def parts(self) -> tuple[Node, ...]:
        return (self.what, self.most)

    def left(self, g: Vtes, c: Scope, taken: list[int]) -> list[int]:
        things = self.look.domain(g, c) if self.from_ is None else self.from_.things(g, c)
        left = [thing for thing in things if thing not in taken and self.what.passes(g, c, thing)]
        return left if not g.rules_on(TARGET) or self.at_random else self._reached(g, c, left)

    def _reached(self, g: Vtes, c: Scope, things: list[int]) -> list[int]:
        """Without what actions cannot target: what the effect of an action chooses is a target too."""
        action = g.action()
        if action is None or c.card != action.card or g.referendum() is not None or self.what.is_about_seats():
            return things
        codes = g.face[action.card].definition.modes[action.mode].disciplines if action.mode >= 0 else ()
        return [thing for thing in things if not bars(g, TARGET, thing, action.actor, codes)]

    def do(self, g: Vtes, f: Work) -> Signal:
        """Ask for the next thing; `things` holds those chosen so far."""
        if self.at_random:
            return NEXT
        seat = f.seat if self.by is None else self.by.one(g, f)
        left = self.left(g, f, f.things)
        if seat < 0 or not left or len(f.things) >= self.most.of(g, f):
            return NEXT
        options: list[Option] = [answers.PICK.of(thing) for thing in left]
        if self.optional:
            options.append(PASS)
        return ask(seat, "pick", options, f.card, g.edition.declaring)

    def after(self, g: Vtes, f: Work) -> Signal | None:
        if self.at_random:
            self._draw(g, f)
        elif f.got and f.got != PASS:
            f.things.append(int(f.got[1]))
            if len(f.things) < self.most.of(g, f):
                f.got = ()
                signal = self.do(g, f)
                if signal is not NEXT:
                    return signal
        f.answer(self.slot, f.things.copy())
        return None

    def _draw(self, g: Vtes, f: Work) -> None:
        left = self.left(g, f, [])
        for _ in range(min(self.most.of(g, f), len(left))):
            f.things.append(left.pop(g.draw(len(left))))

    def tree(self) -> Tree:
        return tree("choice", what=self.what, most=self.most, optional=self.optional)


class Pick(Who):
    """What a `Choice` has chosen."""

    __slots__ = ("choice",)

    def __init__(self, choice: Choice) -> None:
        self.choice = choice

    def is_seat(self) -> bool:
        return self.choice.what.is_about_seats()

    def is_open(self) -> bool:
        return True

    def asks(self) -> Effect | None:
        return self.choice

    def parts(self) -> tuple[Node, ...]:
        return self.choice.parts()

    def things(self, g: Vtes, c: Scope) -> list[int]:
        """What was chosen; before that, all that may be chosen."""
        if isinstance(c, Work) and c.is_answered(self.choice.slot):
            return c.answered(self.choice.slot)
        return self.choice.left(g, c, [])

    def tree(self) -> Tree:
        choice = self.choice
        if choice.at_random:
            return tree("at-random", what=choice.what, most=choice.most)
        if choice.optional:
            return tree("up-to", what=choice.what, most=choice.most)
        return tree("pick", what=choice.what, most=choice.most, by=choice.by)


# -- as they are written -----------------------------------------------------------------------------------------------


def a(*what: Filter, beyond: bool = False) -> A:
    """Chosen when the card is played, the action announced or the terms set: ``lock(a(MINION, READY, OTHERS))``."""
    return A(about(what), beyond)


def every_other() -> A:
    """Each other Methuselah; an action is directed at all of them."""
    return A(about((SEAT, OTHERS)), everybody=True)


def some(*what: Filter, least: Amount | int = 1, most: Amount | int = MOST, each: int = 1) -> A:
    """The terms of a referendum: ``some(SEAT)`` is one or more Methuselahs; ``each`` says how often the same one can be
    chosen."""
    return Terms(about(what), amount(least), amount(most), each)


def allocated(points: Amount | int, *what: Filter, among: int = 1, each: int = MOST) -> A:
    """The terms of a referendum: points, allocated among so many or more Methuselahs (or the things named)."""
    return Terms(about(what or (SEAT,)), amount(points), amount(points), each, among)


def pick(*what: Filter, n: Amount | int = 1, by: Who | None = None, of: Who | None = None) -> Pick:
    """Chosen when the effect happens."""
    return Pick(Choice(about(what), amount(n), by=by, from_=of))


def up_to(n: Amount | int, *what: Filter, by: Who | None = None, of: Who | None = None) -> Pick:
    """So many at most, chosen when the effect happens."""
    return Pick(Choice(about(what), amount(n), optional=True, by=by, from_=of))


def at_random(*what: Filter, n: Amount | int = 1) -> Who:
    """So many of them, drawn by lot as the effect happens."""
    return Pick(Choice(about(what), amount(n), at_random=True))
