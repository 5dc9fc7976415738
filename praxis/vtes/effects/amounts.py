"""Amounts: numbers of a card or seat, how many things there are, and what was paid, moved or chosen."""

from __future__ import annotations

from typing import Final

from praxis.effects.amounts import Amount, amount
from praxis.effects.filters import Filter
from praxis.effects.nodes import Effect, Node, Tree, Who, tree
from praxis.effects.scope import Scope
from praxis.effects.work import Question, Work
from praxis.kernel.decision import Option
from praxis.kernel.procedure import NEXT, Signal
from praxis.kernel.rng import Dice
from praxis.kernel.sight import HIDDEN
from praxis.vtes import answers, events
from praxis.vtes.effects.costs import BLOOD_COST, POOL_COST
from praxis.vtes.effects.filters import age
from praxis.vtes.effects.having import about
from praxis.vtes.effects.looking import Look
from praxis.vtes.effects.savings import payment
from praxis.vtes.effects.values import (
    BLOOD,
    CAPACITY,
    COST,
    LIFE,
    NAMED,
    POINTS,
    POOL,
    PRICE,
    START,
    STAT_WORDS,
    VICTORIES,
    WORTH,
    whose,
)
from praxis.vtes.effects.verb import Target
from praxis.vtes.model import spans, stats
from praxis.vtes.model.facts import named
from praxis.vtes.model.regions import HAND
from praxis.vtes.model.rulings import changed_by_bearer, extra_cost
from praxis.vtes.model.state import Vtes
from praxis.vtes.questions import ask


class Num(Amount):
    """A number of somebody or something: counters on it, its capacity, bleed, strength, cost."""

    __slots__ = ("what", "who")

    def __init__(self, what: int, who: Who) -> None:
        self.what = what
        self.who = who

    def parts(self) -> tuple[Node, ...]:
        return (self.who,)

    def of(self, g: Vtes, c: Scope) -> int:
        if self.what in NAMED:
            return sum(
                g.counters_on(thing, NAMED[self.what], whose(self.what, c.seat)) for thing in self.who.things(g, c)
            )
        if self.what == POINTS:
            ref = g.referendum()
            return 0 if ref is None else sum(ref.last_terms().count(thing) for thing in self.who.things(g, c))
        if self.what == PRICE:
            return sum(price_of(g, c, thing) for thing in self.who.things(g, c))
        return sum(number_of(g, self.what, thing) for thing in self.who.things(g, c))

    def tree(self) -> Tree:
        if self.what == POINTS:
            return tree("allotted", who=self.who)
        return tree("num", what=STAT_WORDS[self.what], who=self.who)


def price_of(g: Vtes, c: Scope, card: int) -> int:
    """The pool that a card costs: as printed; in hand, with the changes that cards in play make for whoever would play
    it; on a minion, with those that his own text makes."""
    printed = g.face[card].pool
    if g.where[card] != HAND:
        return max(0, printed + changed_by_bearer(g, POOL_COST, card))
    who = c.minion if c.minion >= 0 else named(c.seat)
    return max(0, printed + extra_cost(g, POOL_COST, who, card, 0, []))


def cost_of(g: Vtes, card: int) -> int:
    """The pool or blood that a card costs: as printed; while it is being paid for, what is still to be paid."""
    printed = g.face[card].pool or g.face[card].blood
    paying = payment(g)
    if paying is None or paying.card != card or not printed:
        return printed
    pool = bool(g.face[card].pool)
    more = extra_cost(g, POOL_COST if pool else BLOOD_COST, paying.player(), card, paying.mode, [])
    saved = g.modified(spans.SAVED_POOL if pool else spans.SAVED_BLOOD, card)
    return max(0, printed + more - saved)


def number_of(g: Vtes, what: int, thing: int) -> int:
    """One number of a card or, for pool and the like, of a seat."""
    if what == POOL:
        return g.pool[thing]
    if what in (BLOOD, LIFE):
        return g.blood[thing]
    if what == CAPACITY:
        return age(g, thing)
    if what == START:
        return g.face[thing].life
    if what == COST:
        return cost_of(g, thing)
    if what == VICTORIES:
        return int(g.vps[thing])
    if what == WORTH:
        return age(g, thing) if g.is_vampire(thing) else g.face[thing].pool or g.face[thing].blood
    if what == spans.BLEED:
        return stats.bleed(g, thing)
    if what == spans.BLEED_RAISED:  # [action.bleed.limited]
        return stats.total(g, what, thing) if g.edition.bleed_modifiers_limited else 0
    if what == spans.STRENGTH:
        return stats.strength(g, thing)
    if what == spans.HUNT:
        return stats.hunt(g, thing)
    if what == spans.VOTES:
        return stats.votes(g, thing)
    if what == spans.HAND_SIZE:
        return stats.hand_size(g, thing)
    return stats.total(g, what, thing)


def num(what: int, who: Who) -> Amount:
    """``num(BLOOD, BEARER)``, ``num(POOL, PREY)``, ``num(CAPACITY, T)``."""
    return Num(what, who)


class Count(Amount):
    """How many things there are."""

    __slots__ = ("look", "what", "who")

    def __init__(self, what: Filter | None, who: Who | None) -> None:
        self.what = what
        self.look = None if what is None else Look(what)
        self.who = who

    def parts(self) -> tuple[Node, ...]:
        return (self.what,) if self.what is not None else () if self.who is None else (self.who,)

    def of(self, g: Vtes, c: Scope) -> int:
        if self.who is not None:
            return len(self.who.things(g, c))
        assert self.what is not None
        assert self.look is not None
        return len(self.look.found(g, c, self.what))

    def tree(self) -> Tree:
        return tree("count", what=self.what, who=self.who)


def count(*what: Filter, of: Who | None = None) -> Amount:
    """``count(VAMPIRE, MINE, READY)``; ``count(of=SEATS)``."""
    return Count(about(what) if of is None else None, of)


def allotted(who: Who) -> Amount:
    """How many points of the terms of the referendum were allocated to somebody or something."""
    return Num(POINTS, who)


_PAID: Final = 0
_MOVED: Final = 1
_ALL: Final = 2
_EVENT: Final = 3


class Slot(Amount):
    """A number that the effects before this one have measured."""

    __slots__ = ("slot",)

    def __init__(self, slot: int) -> None:
        self.slot = slot

    def of(self, g: Vtes, c: Scope) -> int:
        if self.slot == _PAID:
            return c.paid
        if self.slot == _MOVED:
            return c.moved
        if self.slot == _EVENT:
            return c.event[3] if len(c.event) > 3 else 0
        return 1_000

    def tree(self) -> Tree:
        return tree(("paid", "moved", "all-of-it", "of-the-event")[self.slot])


PAID: Final = Slot(_PAID)
"""How much was paid as the cost."""
MOVED: Final = Slot(_MOVED)
"""How much the effect before has gained, burned or moved."""
ALL: Final = Slot(_ALL)
"""As much as there is."""
HOW_MUCH: Final = Slot(_EVENT)
"""In a trigger: how much of what has happened."""


class HowMany(Question):
    """Asks one Methuselah, or several one after the other, for a number in a range.

    In secret, nobody sees any number before all have chosen.
    """

    __slots__ = ("by", "least", "most", "secret")

    def __init__(self, least: Amount, most: Amount, by: Who | None, secret: bool = False) -> None:
        super().__init__()
        self.least = least
        self.most = most
        """The most that can be chosen; in secret, `IT` in it is the Methuselah who chooses."""
        self.by = by
        self.secret = secret

    def parts(self) -> tuple[Node, ...]:
        return (self.least, self.most) if self.by is None or not self.secret else (self.by, self.least, self.most)

    def _seats(self, g: Vtes, c: Scope) -> list[int]:
        return [c.seat] if self.by is None else self.by.things(g, c)

    def _numbers(self, g: Vtes, f: Work, seat: int) -> list[int]:
        """The numbers that a Methuselah can choose."""
        before, f.it = f.it, seat if self.secret else f.it
        most = self.most.of(g, f)
        least = min(self.least.of(g, f), most)
        f.it = before
        return list(range(least, most + 1))

    def do(self, g: Vtes, f: Work) -> Signal:
        """Ask the next Methuselah; `things` holds the numbers of those before her."""
        seats = self._seats(g, f)
        if len(f.things) >= len(seats):
            return NEXT
        seat = seats[len(f.things)]
        options: list[Option] = [answers.AMOUNT.of(n) for n in self._numbers(g, f, seat)]
        return ask(seat, "amount", options, f.card, g.edition.declaring, secret=self.secret) if options else NEXT

    def after(self, g: Vtes, f: Work) -> Signal | None:
        seats = self._seats(g, f)
        if len(f.things) < len(seats):
            f.things.append(int(f.got[1]) if f.got else 0)
            f.got = ()
        if len(f.things) < len(seats):
            signal = self.do(g, f)
            return self.after(g, f) if signal is NEXT else signal
        if self.secret:
            for seat, n in zip(seats, f.things, strict=True):
                g.tell(events.Reveals(seat=seat, amount=n, card=f.card))
        f.answer(self.slot, [number for pair in zip(seats, f.things, strict=True) for number in pair])
        return None

    def shown_things(self, g: Vtes, f: Work, seat: int) -> list[int]:
        """The numbers that a seat may see: in secret, only its own."""
        if not self.secret:
            return f.things
        return [n if who == seat else HIDDEN for who, n in zip(self._seats(g, f), f.things, strict=False)]

    def guess_things(self, g: Vtes, f: Work, dice: Dice) -> None:
        for at, seat in enumerate(self._seats(g, f)):
            if at < len(f.things) and f.things[at] == HIDDEN:
                numbers = self._numbers(g, f, seat)
                f.things[at] = numbers[dice.below(len(numbers))]

    def tree(self) -> Tree:
        if self.secret:
            return tree("secrets", who=self.by, least=self.least, most=self.most)
        return tree("chosen", least=self.least, most=self.most)


class Chosen(Amount):
    """A number that is chosen when the effect happens; if several choose, the sum.

    Asked about again later, it is what one of them has chosen (`by`), or how many have chosen a number (`times`).
    """

    __slots__ = ("question", "same", "whose")

    def __init__(self, question: HowMany, whose: Who | None = None, same: Amount | None = None) -> None:
        self.question = question
        self.whose = whose
        self.same = same

    def asks(self) -> Effect | None:
        return self.question if self.whose is None and self.same is None else None

    def parts(self) -> tuple[Node, ...]:
        if self.whose is not None:
            return (self.whose,)
        return self.question.parts() if self.same is None else (self.same,)

    def of(self, g: Vtes, c: Scope) -> int:
        slot = self.question.slot
        if not isinstance(c, Work) or not c.is_answered(slot):
            return self.question.most.of(g, c) if self.asks() is not None else 0
        seats, numbers = c.answered(slot)[::2], c.answered(slot)[1::2]
        if self.same is not None:
            return numbers.count(self.same.of(g, c))
        whose = seats if self.whose is None else self.whose.things(g, c)
        return sum([n for seat, n in zip(seats, numbers, strict=True) if seat in whose])

    def by(self, who: Who) -> Amount:
        """The number that somebody has chosen."""
        return Chosen(self.question, who)

    def times(self, n: Amount) -> Amount:
        """How many Methuselahs have chosen this number."""
        return Chosen(self.question, None, n)

    def tree(self) -> Tree:
        if self.whose is not None:
            return tree("secret", who=self.whose)
        return self.question.tree() if self.same is None else tree("chosen-by", n=self.same)


class Declared(Target):
    """The number that a card announces as it is played, before it can be cancelled. [card.play.declare]"""

    __slots__ = ("least", "most")

    def __init__(self, least: Amount, most: Amount) -> None:
        super().__init__()
        self.least = least
        self.most = most

    def is_number(self) -> bool:
        return True

    def things(self, g: Vtes, c: Scope) -> list[int]:
        return []

    def parts(self) -> tuple[Node, ...]:
        return (self.least, self.most)

    def legal(self, g: Vtes, seat: int, minion: int, card: int, chosen: list[int] | None = None) -> list[int]:
        c = Scope(card, seat, minion, chosen)
        most = self.most.of(g, c)
        return list(range(min(self.least.of(g, c), most), most + 1))

    def tree(self) -> Tree:
        return tree("chosen", least=self.least, most=self.most)


class Announced(Amount):
    """The number that was announced as the card was played."""

    __slots__ = ("number",)

    def __init__(self, number: Declared) -> None:
        self.number = number

    def parts(self) -> tuple[Node, ...]:
        return (self.number,)

    def of(self, g: Vtes, c: Scope) -> int:
        slot = self.number.slot
        return c.targets[slot] if slot < len(c.targets) else self.number.most.of(g, c)

    def tree(self) -> Tree:
        return self.number.tree()


def x(least: Amount | int, most: Amount | int) -> Amount:
    """A number from `least` to `most`, announced as the card is played or used: ``take(x(0, ALL), BLOOD, T, YOU)``."""
    return Announced(Declared(amount(least), amount(most)))


def any_(least: Amount | int, most: Amount | int, by: Who | None = None, secret: bool = False) -> Chosen:
    """A number from `least` to `most`, chosen when the effect happens. Several Methuselahs choose in secret:
    ``CHOICE = any_(1, 5, by=SEATS, secret=True)``, then ``CHOICE.by(IT)`` and ``CHOICE.times(CHOICE.by(IT) - 1)``."""
    return Chosen(HowMany(amount(least), amount(most), by, secret))
