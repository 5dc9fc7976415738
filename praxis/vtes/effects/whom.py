"""Whom and what effects are about: references, classes of things, and what is chosen, as a card is played or later."""

from __future__ import annotations

from typing import Final

from praxis.effects.nodes import Amount, Effect, Filter, Node, Tree, Who, amount, tree
from praxis.effects.scope import NOBODY, Scope
from praxis.effects.work import Question, Work
from praxis.kernel.decision import PASS, Option
from praxis.kernel.procedure import NEXT, Signal
from praxis.vtes import answers
from praxis.vtes.effects.base import Target
from praxis.vtes.effects.filters import MOST, OTHERS, SEAT
from praxis.vtes.effects.forbidding import AFFECT
from praxis.vtes.effects.having import about
from praxis.vtes.effects.looking import Look
from praxis.vtes.model import facts
from praxis.vtes.model.regions import CRYPT, LIMBO
from praxis.vtes.model.rulings import bars
from praxis.vtes.model.state import Vtes
from praxis.vtes.questions import ask

_MINE: Final = 0
_CARD: Final = 1
_BEARER: Final = 2
_FIRST: Final = 3
_SECOND: Final = 4
_IT: Final = 5
_OPPOSING: Final = 6
_ACTING: Final = 7
_BLOCKING: Final = 8
_BOTH: Final = 9
_DAMAGED: Final = 10
_SELF: Final = 11
_CHOSEN: Final = 12
_OTHER_CHOSEN: Final = 13
_ACTION_CARD: Final = 14
_THAT_CARD: Final = 15
_STRIKE: Final = 16
_SEATS: Final = 20
_YOU: Final = 20
_THEM: Final = 21
_PREY: Final = 22
_PREDATOR: Final = 23
_VICTIMS: Final = 24
_EVERYBODY: Final = 25
_OTHERS: Final = 26
_ACTOR: Final = 27
_CHOSEN_SEATS: Final = 28

WORDS: Final[dict[int, str]] = {
    _MINE: "me",
    _CARD: "card",
    _BEARER: "bearer",
    _FIRST: "target",
    _SECOND: "second-target",
    _IT: "it",
    _OPPOSING: "opposing",
    _ACTING: "acting",
    _BLOCKING: "blocking",
    _BOTH: "combatants",
    _DAMAGED: "damaged",
    _SELF: "self",
    _CHOSEN: "chosen-one",
    _OTHER_CHOSEN: "other-chosen-one",
    _ACTION_CARD: "action-card",
    _THAT_CARD: "that-card",
    _STRIKE: "striking-card",
    _CHOSEN_SEATS: "chosen-seats",
    _YOU: "you",
    _THEM: "them",
    _PREY: "prey",
    _PREDATOR: "predator",
    _VICTIMS: "victims",
    _EVERYBODY: "everybody",
    _OTHERS: "other-methuselahs",
    _ACTOR: "acting-methuselah",
}


class Ref(Who):
    """Somebody or something by the part that he or it plays."""

    __slots__ = ("role",)

    def __init__(self, role: int) -> None:
        self.role = role

    def is_seat(self) -> bool:
        return self.role >= _SEATS

    def is_open(self) -> bool:
        return self.role in (_FIRST, _SECOND, _IT)

    def things(self, g: Vtes, c: Scope) -> list[int]:
        if self.role == _VICTIMS:
            action = g.action()
            return [] if action is None else [seat for seat in action.victims if not g.ousted[seat]]
        if self.role == _EVERYBODY:
            return g.clockwise(c.seat)
        if self.role == _OTHERS:
            return [seat for seat in g.clockwise(c.seat) if seat != c.seat]
        if self.role == _BOTH:
            combat = g.combat()
            return [] if combat is None else [combat.acting, combat.opposing]
        if self.role == _CHOSEN_SEATS:
            return [facts.seat_of(thing) for thing in g.chosen.get(c.card, []) if thing < 0]
        found = self.one(g, c)
        return [] if found < 0 else [found]

    def one(self, g: Vtes, c: Scope) -> int:
        role = self.role
        if role == _CHOSEN_SEATS:
            seats = self.things(g, c)
            return seats[0] if seats else NOBODY
        if role == _MINE:
            return c.minion if c.minion >= 0 else _own(g, c.card)
        if role == _CARD:
            return c.card
        if role == _BEARER:
            return g.host[c.card]
        if role == _FIRST:
            return c.targets[0] if c.targets else NOBODY
        if role == _SECOND:
            return c.targets[1] if len(c.targets) > 1 else NOBODY
        if role == _IT:
            return c.it
        if role == _SELF:
            return _own(g, c.card)
        if role == _THAT_CARD:
            return c.event[4] if c.event else NOBODY
        if role in (_CHOSEN, _OTHER_CHOSEN):
            return self._chosen(g, c)
        if role < _SEATS:
            return self._in_progress(g, c)
        return self._seat(g, c)

    def _in_progress(self, g: Vtes, c: Scope) -> int:
        """The minion in a role of the action or combat that is going on."""
        if self.role == _OPPOSING:
            combat, me = g.combat(), self.me(g, c)
            return combat.other(me) if combat is not None and me in (combat.acting, combat.opposing) else NOBODY
        if self.role == _BOTH:
            combat = g.combat()
            return NOBODY if combat is None else combat.acting
        if self.role == _STRIKE:
            return self._of_strike(g, c)
        action = g.action()
        if action is None:
            return NOBODY
        if self.role == _ACTION_CARD:
            played = action.card >= 0 and action.mode >= 0 and g.where[action.card] == LIMBO
            return action.card if played else NOBODY
        return action.actor if self.role == _ACTING else action.blocker

    def _of_strike(self, g: Vtes, c: Scope) -> int:
        """The card that makes his strike of this pair; nobody's, if it is none of a card."""
        round_, me = g.round(), self.me(g, c)
        if round_ is None or me not in (round_.acting, round_.opposing):
            return NOBODY
        strike = round_.first if me == round_.acting else round_.second
        return int(strike[2]) if strike else NOBODY

    def _chosen(self, g: Vtes, c: Scope) -> int:
        things, at = g.chosen.get(c.card, []), self.role - _CHOSEN
        return things[at] if at < len(things) else NOBODY

    def me(self, g: Vtes, c: Scope) -> int:
        return c.minion if c.minion >= 0 else _own(g, c.card)

    def _seat(self, g: Vtes, c: Scope) -> int:
        role = self.role
        if role == _YOU:
            return c.seat
        if role == _THEM:
            return c.them
        if role == _PREY:
            return g.prey(c.seat)
        if role == _PREDATOR:
            return g.predator(c.seat)
        if role == _ACTOR:
            action = g.action()
            return NOBODY if action is None else action.seat
        found = self.things(g, c)
        return found[0] if found else NOBODY

    def tree(self) -> Tree:
        return tree(WORDS[self.role])


def _own(g: Vtes, card: int) -> int:
    """Without anybody who plays it, an effect of a minion's own text is his, and one of a card on him his bearer's."""
    return card if g.host[card] < 0 else g.host[card]


ME: Final = Ref(_MINE)
"""The minion who plays the card or uses the ability; of a standing part, the minion whose text it is."""
CARD: Final = Ref(_CARD)
"""The card itself."""
SELF: Final = Ref(_SELF)
"""The minion whose own text it is, or that the card is on, whoever is asked about."""
BEARER: Final = Ref(_BEARER)
"""The minion that the card in play is on."""
T: Final = Ref(_FIRST)
"""What was chosen as the card was played."""
T2: Final = Ref(_SECOND)
IT: Final = Ref(_IT)
"""In an `each`, the thing whose turn it is; in a trigger, the card that it is about."""
THAT_CARD: Final = Ref(_THAT_CARD)
"""In a trigger, the card that was played, drawn, discarded or cancelled."""
STRIKING_CARD: Final = Ref(_STRIKE)
"""The card by which this minion makes his strike."""
CHOSEN: Final = Ref(_CHOSEN)
"""Whom the effect `remember` has kept for this card."""
CHOSEN2: Final = Ref(_OTHER_CHOSEN)
OPPOSING: Final = Ref(_OPPOSING)
"""The other minion in the combat."""
ACTING: Final = Ref(_ACTING)
BLOCKING: Final = Ref(_BLOCKING)
"""The minion that attempts to block or has blocked."""
PLAYED_CARD: Final = Ref(_ACTION_CARD)
"""The card that was played from hand for the action; nothing if none was."""
BOTH: Final = Ref(_BOTH)
"""Both combatants."""
YOU: Final = Ref(_YOU)
"""The Methuselah who controls the card or plays it."""
THEM: Final = Ref(_THEM)
"""In an `each` over Methuselahs, the one whose turn it is; in a trigger, the one whose phase or deed it is."""
CHOSEN_SEATS: Final = Ref(_CHOSEN_SEATS)
"""The Methuselahs whom the effect `remember` has kept for this card."""
PREY: Final = Ref(_PREY)
PREDATOR: Final = Ref(_PREDATOR)
VICTIMS: Final = Ref(_VICTIMS)
"""The Methuselahs whom the action targets."""
SEATS: Final = Ref(_EVERYBODY)
"""All Methuselahs, from you on clockwise."""
OTHER_SEATS: Final = Ref(_OTHERS)
ACTOR: Final = Ref(_ACTOR)
"""The acting Methuselah."""


class Holder(Who):
    """The Methuselah who controls or owns a card."""

    __slots__ = ("of", "owns")

    def __init__(self, of: Who, owns: bool) -> None:
        self.of = of
        self.owns = owns

    def is_seat(self) -> bool:
        return True

    def is_open(self) -> bool:
        return self.of.is_open()

    def parts(self) -> tuple[Node, ...]:
        return (self.of,)

    def things(self, g: Vtes, c: Scope) -> list[int]:
        seats: list[int] = []
        for card in self.of.things(g, c):
            seat = g.owner[card] if self.owns else g.controller[card]
            if seat not in seats:
                seats.append(seat)
        return seats

    def tree(self) -> Tree:
        return tree("owner" if self.owns else "controller", of=self.of)


class Neighbour(Who):
    """Somebody's prey or predator."""

    __slots__ = ("of", "prey")

    def __init__(self, of: Who, prey: bool) -> None:
        self.of = of
        self.prey = prey

    def is_seat(self) -> bool:
        return True

    def is_open(self) -> bool:
        return self.of.is_open()

    def parts(self) -> tuple[Node, ...]:
        return (self.of,)

    def things(self, g: Vtes, c: Scope) -> list[int]:
        return [g.prey(seat) if self.prey else g.predator(seat) for seat in self.of.things(g, c)]

    def tree(self) -> Tree:
        return tree("prey-of" if self.prey else "predator-of", of=self.of)


class End(Who):
    """The top or bottom card of somebody's crypt or library."""

    __slots__ = ("bottom", "of", "region")

    def __init__(self, region: int, of: Who, bottom: bool) -> None:
        self.region = region
        self.of = of
        self.bottom = bottom

    def is_open(self) -> bool:
        return self.of.is_open()

    def parts(self) -> tuple[Node, ...]:
        return (self.of,)

    def things(self, g: Vtes, c: Scope) -> list[int]:
        found: list[int] = []
        for seat in self.of.things(g, c):
            cards = g.regions[self.region][seat]
            if cards:
                found.append(cards[0] if self.bottom else cards[-1])
        return found

    def tree(self) -> Tree:
        return tree("end", where="crypt" if self.region == CRYPT else "library", of=self.of, bottom=self.bottom)


class All(Who):
    """All things that a filter means."""

    __slots__ = ("look", "what")

    def __init__(self, what: Filter) -> None:
        self.what = what
        self.look = Look(what)

    def is_seat(self) -> bool:
        return self.look.how == 0

    def parts(self) -> tuple[Node, ...]:
        return (self.what,)

    def things(self, g: Vtes, c: Scope) -> list[int]:
        return self.look.found(g, c, self.what)

    def includes(self, g: Vtes, c: Scope, thing: int) -> bool:
        return self.what.passes(g, c, thing)

    def tree(self) -> Tree:
        return tree("all", what=self.what)


class Extreme(Who):
    """Those of several for whom an amount is highest, or lowest. Inside it, IT is each of them in turn."""

    __slots__ = ("by", "highest", "of")

    def __init__(self, of: Who, by: Amount, highest: bool) -> None:
        self.of = of
        self.by = by
        self.highest = highest

    def is_seat(self) -> bool:
        return self.of.is_seat()

    def parts(self) -> tuple[Node, ...]:
        return (self.of, self.by)

    def things(self, g: Vtes, c: Scope) -> list[int]:
        things = self.of.things(g, c)
        it, them = c.it, c.them
        worth: list[int] = []
        for thing in things:
            c.it = thing
            if self.of.is_seat():
                c.them = thing
            worth.append(self.by.of(g, c))
        c.it, c.them = it, them
        if not worth:
            return []
        best = max(worth) if self.highest else min(worth)
        return [thing for thing, n in zip(things, worth, strict=True) if n == best]

    def tree(self) -> Tree:
        return tree("highest" if self.highest else "lowest", of=self.of, by=self.by)


# -- chosen as the card is played --------------------------------------------------------------------------------------


class A(Target):
    """A thing chosen when the card is played or the action announced, which makes the action directed."""

    __slots__ = ("beyond", "look", "what")

    def __init__(self, what: Filter, beyond: bool = False) -> None:
        super().__init__()
        self.what = what
        self.look = Look(what)
        self.beyond = beyond
        """An action at a card out of play is directed at the Methuselah in whose region it lies."""

    def is_seat(self) -> bool:
        return self.what.is_about_seats()

    def is_directed(self) -> bool:
        return self.beyond

    def parts(self) -> tuple[Node, ...]:
        return (self.what,)

    def legal(self, g: Vtes, seat: int, minion: int, card: int, chosen: list[int] | None = None) -> list[int]:
        c = Scope(card, seat, minion, chosen)
        found = self.look.found(g, c, self.what)
        if g.ruled >> AFFECT & 1 and not self.is_seat():
            found = [thing for thing in found if not bars(g, AFFECT, thing, card)]
        if not chosen:
            return found
        taken = [chosen[slot] for slot in self.peers if slot < len(chosen)]
        return [thing for thing in found if thing not in taken]

    def tree(self) -> Tree:
        return tree("a", what=self.what)


class EveryOther(A):
    """All other Methuselahs at once: nobody chooses, and the action is directed at all. [action.directed.definition]"""

    __slots__ = ()

    def is_all(self) -> bool:
        return True

    def things(self, g: Vtes, c: Scope) -> list[int]:
        action = g.action()
        return [] if action is None else [seat for seat in action.victims if not g.ousted[seat]]

    def tree(self) -> Tree:
        return tree("other-methuselahs")


class Points(A):
    """Points allocated among Methuselahs, or vampires, as the terms of a referendum. [politics.terms.caller-chooses]"""

    __slots__ = ("among", "each", "number")

    def __init__(self, number: Amount, among: int, what: Filter, each: int) -> None:
        super().__init__(what)
        self.number = number
        self.among = among
        self.each = each

    def points(self, g: Vtes, c: Scope) -> int:
        return self.number.of(g, c)

    def different(self) -> int:
        return self.among

    def each_most(self) -> int:
        return self.each

    def parts(self) -> tuple[Node, ...]:
        return (self.number, self.what)

    def legal(self, g: Vtes, seat: int, minion: int, card: int, chosen: list[int] | None = None) -> list[int]:
        """None at all, if too few could get points."""
        found = self.look.found(g, Scope(card, seat, minion, chosen), self.what)
        if len(found) < self.among or len(found) * self.each < self.points(g, Scope(card, seat, minion, chosen)):
            return []
        return found

    def things(self, g: Vtes, c: Scope) -> list[int]:
        """Those to whom any point went, Methuselahs clockwise from the caller."""
        ref = g.referendum()
        if ref is None:
            return []
        terms = ref.terms_of(self.slot)
        return [seat for seat in g.clockwise(c.seat) if seat in terms] if self.is_seat() else list(dict.fromkeys(terms))

    def tree(self) -> Tree:
        return tree(
            "points", n=self.number, among=self.among, what=self.what, each=self.each if self.each < MOST else 0
        )


ANY_NUMBER: Final = amount(MOST)


class Some(A):
    """One or more, chosen as the terms of a referendum; or up to a number."""

    __slots__ = ("each", "fewest", "most")

    def __init__(self, what: Filter, fewest: Amount, most: Amount, each: int) -> None:
        super().__init__(what)
        self.fewest = fewest
        self.most = most
        self.each = each

    def legal(self, g: Vtes, seat: int, minion: int, card: int, chosen: list[int] | None = None) -> list[int]:
        return self.look.found(g, Scope(card, seat, minion, chosen), self.what)

    def points(self, g: Vtes, c: Scope) -> int:
        return min(self.most.of(g, c), self.each * len(self.legal(g, c.seat, c.minion, c.card, c.targets)))

    def each_most(self) -> int:
        return self.each

    def needed(self, g: Vtes, c: Scope) -> int:
        return self.fewest.of(g, c)

    def parts(self) -> tuple[Node, ...]:
        return (self.what, self.fewest, self.most)

    def things(self, g: Vtes, c: Scope) -> list[int]:
        ref = g.referendum()
        if ref is None:
            return []
        terms = ref.terms_of(self.slot)
        return [seat for seat in g.clockwise(c.seat) if seat in terms] if self.is_seat() else list(terms)

    def tree(self) -> Tree:
        return tree("some", what=self.what, least=self.fewest, most=None if self.most is ANY_NUMBER else self.most)


# -- chosen as the effect happens --------------------------------------------------------------------------------------


class Choice(Question):
    """Asks for one thing, or for several up to a number, of those that a filter means."""

    __slots__ = ("by", "from_", "look", "most", "optional", "what")

    def __init__(self, what: Filter, most: Amount, optional: bool, by: Who | None, from_: Who | None) -> None:
        super().__init__()
        self.what = what
        self.look = Look(what)
        self.most = most
        self.optional = optional
        """Fewer may be chosen, or none."""
        self.by = by
        self.from_ = from_

    def parts(self) -> tuple[Node, ...]:
        return (self.what, self.most)

    def left(self, g: Vtes, c: Scope, taken: list[int]) -> list[int]:
        things = self.look.domain(g, c) if self.from_ is None else self.from_.things(g, c)
        return [thing for thing in things if thing not in taken and self.what.passes(g, c, thing)]

    def do(self, g: Vtes, f: Work) -> Signal:
        """`things` holds what was taken so far."""
        seat = f.seat if self.by is None else self.by.one(g, f)
        left = self.left(g, f, f.things)
        if seat < 0 or not left or len(f.things) >= self.most.of(g, f):
            return NEXT
        options: list[Option] = [answers.PICK.of(thing) for thing in left]
        if self.optional:
            options.append(PASS)
        return ask(seat, "pick", options, f.card, "card.play.declare")

    def after(self, g: Vtes, f: Work) -> Signal | None:
        if f.got and f.got != PASS:
            f.things.append(int(f.got[1]))
            if len(f.things) < self.most.of(g, f):
                f.got = ()
                signal = self.do(g, f)
                if signal is not NEXT:
                    return signal
        f.answer(self.slot, f.things.copy())
        return None

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
        """Before anything is chosen, all that may be."""
        if isinstance(c, Work) and c.is_answered(self.choice.slot):
            return c.answered(self.choice.slot)
        return self.choice.left(g, c, [])

    def tree(self) -> Tree:
        choice = self.choice
        if choice.optional:
            return tree("up-to", what=choice.what, most=choice.most)
        return tree("pick", what=choice.what, most=choice.most, by=choice.by)


class Chance(Question):
    """Takes some at random of those that a filter means."""

    __slots__ = ("look", "most", "what")

    def __init__(self, what: Filter, most: Amount) -> None:
        super().__init__()
        self.what = what
        self.look = Look(what)
        self.most = most

    def parts(self) -> tuple[Node, ...]:
        return (self.what, self.most)

    def do(self, g: Vtes, f: Work) -> Signal:
        return NEXT

    def after(self, g: Vtes, f: Work) -> Signal | None:
        left, taken = self.look.found(g, f, self.what), []
        for _ in range(min(self.most.of(g, f), len(left))):
            taken.append(left.pop(g.draw(len(left))))
        f.answer(self.slot, taken)
        return None

    def tree(self) -> Tree:
        return tree("at-random", what=self.what, most=self.most)


class AtRandom(Who):
    """What a `Chance` has taken."""

    __slots__ = ("chance",)

    def __init__(self, chance: Chance) -> None:
        self.chance = chance

    def is_open(self) -> bool:
        return True

    def asks(self) -> Effect | None:
        return self.chance

    def parts(self) -> tuple[Node, ...]:
        return self.chance.parts()

    def things(self, g: Vtes, c: Scope) -> list[int]:
        if isinstance(c, Work) and c.is_answered(self.chance.slot):
            return c.answered(self.chance.slot)
        return self.chance.look.found(g, c, self.chance.what)

    def tree(self) -> Tree:
        return tree("at-random", what=self.chance.what, most=self.chance.most)


# -- as they are written -----------------------------------------------------------------------------------------------


def a(*what: Filter, beyond: bool = False) -> A:
    """Chosen when the card is played, the action announced or the terms set: ``lock(a(MINION, READY, OTHERS))``."""
    return A(about(what), beyond)


def pick(*what: Filter, n: Amount | int = 1, by: Who | None = None, of: Who | None = None) -> Pick:
    """Chosen when the effect happens."""
    return Pick(Choice(about(what), amount(n), False, by, of))


def up_to(n: Amount | int, *what: Filter, by: Who | None = None, of: Who | None = None) -> Pick:
    """So many at most, chosen when the effect happens."""
    return Pick(Choice(about(what), amount(n), True, by, of))


def at_random(*what: Filter, n: Amount | int = 1) -> Who:
    """So many of them, by chance, as the effect happens."""
    return AtRandom(Chance(about(what), amount(n)))


def all_(*what: Filter) -> Who:
    """All of them, whoever controls them."""
    return All(about(what))


def every_other() -> A:
    """Each other Methuselah; an action is directed at all of them."""
    return EveryOther(about((SEAT, OTHERS)))


def allocated(points: Amount | int, *what: Filter, among: int = 1, each: int = MOST) -> A:
    """The terms of a referendum: points among so many Methuselahs (or what is named) or more."""
    return Points(amount(points), among, about(what or (SEAT,)), each)


def some(*what: Filter, least: Amount | int = 1, most: Amount | int = MOST, each: int = 1) -> A:
    """The terms of a referendum: ``some(SEAT)`` is one or more Methuselahs; one of them so often as ``each`` says."""
    return Some(about(what), amount(least), amount(most), each)


def controller(of: Who) -> Who:
    """The Methuselah who controls a card: ``controller(T)``."""
    return Holder(of, owns=False)


def owner(of: Who) -> Who:
    """The Methuselah who owns a card."""
    return Holder(of, owns=True)


def prey_of(of: Who) -> Who:
    """Somebody's prey."""
    return Neighbour(of, prey=True)


def predator_of(of: Who) -> Who:
    """Somebody's predator."""
    return Neighbour(of, prey=False)


def top(of: Who, region: int = CRYPT) -> Who:
    """The top card of somebody's crypt (or library)."""
    return End(region, of, bottom=False)


def bottom(of: Who, region: int = CRYPT) -> Who:
    """The bottom card of somebody's crypt (or library)."""
    return End(region, of, bottom=True)


def highest(of: Who, by: Amount) -> Who:
    """Those for whom the amount is highest: ``highest(all_(VAMPIRE, MINE), num(CAPACITY, IT))``."""
    return Extreme(of, by, highest=True)


def lowest(of: Who, by: Amount) -> Who:
    """Those for whom the amount is lowest."""
    return Extreme(of, by, highest=False)
