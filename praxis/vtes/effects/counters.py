"""Effects on counters: blood, pool, life and the Edge are gained, burned, paid and taken."""

from __future__ import annotations

from praxis.effects.amounts import Amount, amount, at_most
from praxis.effects.nodes import NOTHING_TO_DO, Effect, Node, Tree, Who, tree
from praxis.effects.scope import NOBODY, Scope
from praxis.effects.work import Work
from praxis.kernel.procedure import NEXT, Signal
from praxis.vtes import events
from praxis.vtes.effects.amounts import Announced, Chosen, Declared, HowMany, num
from praxis.vtes.effects.values import BLOOD, COUNTERS, NAMED, POOL, whose
from praxis.vtes.effects.verb import Verb
from praxis.vtes.effects.whom import ME, YOU
from praxis.vtes.model import face as faces
from praxis.vtes.model import facts, stats
from praxis.vtes.model.regions import UNCONTROLLED
from praxis.vtes.model.state import Vtes

# -- counters ----------------------------------------------------------------------------------------------------------


def room(g: Vtes, card: int) -> int:
    """How many counters may lie on a card."""
    if g.where[card] == UNCONTROLLED or not g.face[card].types & (faces.CRYPT | faces.ALLY | faces.RETAINER):
        return 1_000
    return stats.blood_cap(g, card)


def put_counters(g: Vtes, card: int, n: int, clause: str) -> None:
    """Move counters from the bank to a card in play or uncontrolled. [card.counter.gain-from-bank]"""
    if g.is_in_play(card):
        g.gain_blood(card, n, room(g, card), clause)
    elif g.where[card] == UNCONTROLLED:
        g.gain_blood(card, n, 1_000, "influence.uncontrolled.may-exceed-capacity")


def can_take(g: Vtes, card: int) -> bool:
    """Whether a card could get another counter."""
    return (g.is_in_play(card) or g.where[card] == UNCONTROLLED) and g.blood[card] < room(g, card)


class Counted(Verb):
    """Base of effects that do something with a number of counters."""

    __slots__ = ("n", "what", "who")

    def __init__(self, n: Amount, what: int, who: Who) -> None:
        self.n = n
        self.what = what
        self.who = who

    def parts(self) -> tuple[Node, ...]:
        return (self.n, self.who)

    def is_plain(self) -> bool:
        return True


class Gain(Counted):
    """Move counters from the bank to somebody or something."""

    __slots__ = ("at_once",)

    def __init__(self, n: Amount, what: int, who: Who, at_once: bool) -> None:
        super().__init__(n, what, who)
        self.at_once = at_once
        """The pool is gained in the same moment in which the card is paid for: a ruling on single cards."""

    def feeds_pool(self) -> bool:
        return self.at_once

    def bar(self, g: Vtes, c: Scope) -> str:
        if self.what == POOL or self.what in NAMED or self.who.is_open():
            return ""
        things = self.who.things(g, c)
        return "" if not things or any(can_take(g, thing) for thing in things) else NOTHING_TO_DO

    def do(self, g: Vtes, f: Work) -> Signal:
        n = self.n.of(g, f)
        for thing in self.who.things(g, f):
            if self.what == POOL:
                if n > 0:
                    g.gain_pool(thing, n, "card.counter.gain-from-bank")
            elif self.what in NAMED:
                g.add_counters(thing, NAMED[self.what], n, whose(self.what, f.seat))
            else:
                put_counters(g, thing, n, "card.counter.gain-from-bank")
            f.moved = n
        return NEXT

    def tree(self) -> Tree:
        return tree("gain", n=self.n, what=COUNTERS[self.what], who=self.who, at_once=self.at_once)


class BurnCounters(Counted):
    """Move counters to the bank. As a cost, all of them must be there. [card.cost.must-afford]"""

    __slots__ = ("cost",)

    def __init__(self, n: Amount, what: int, who: Who, cost: bool = False) -> None:
        super().__init__(n, what, who)
        self.cost = cost

    def is_cost(self) -> bool:
        return self.cost

    def own_blood(self, g: Vtes, c: Scope) -> int:
        if not self.cost or self.what != BLOOD or self.who is not ME or self.n.asks() is not None:
            return 0
        return self.n.of(g, c)

    def _left(self, g: Vtes, c: Scope, thing: int) -> int:
        if self.what in NAMED:
            return g.counters_on(thing, NAMED[self.what], whose(self.what, c.seat))
        return g.pool[thing] if self.what == POOL else g.blood[thing]

    def _clause(self) -> str:
        if self.what in NAMED:
            return "card.cost.alternative"
        return "card.cost.pool" if self.what == POOL else "card.cost.blood"

    def bar(self, g: Vtes, c: Scope) -> str:
        if self.cost:
            n = self.n.of(g, c)
            return "" if all(self._left(g, c, thing) >= n for thing in self.who.things(g, c)) else self._clause()
        if self.who.is_open():
            return ""
        things = self.who.things(g, c)
        if not things and self.what not in NAMED:
            return ""
        return "" if any(self._left(g, c, thing) for thing in things) else NOTHING_TO_DO

    def do(self, g: Vtes, f: Work) -> Signal:
        n, moved = self.n.of(g, f), 0
        clause = self._clause() if self.cost else "card.burn.counter-to-bank"
        for thing in self.who.things(g, f):
            if self.what == POOL:
                if self.cost or not g.ousted[thing]:
                    moved += g.burn_pool(thing, n, clause)
            elif self.what in NAMED:
                moved += g.burn_counters(thing, NAMED[self.what], n, whose(self.what, f.seat))
            elif self.cost or g.is_in_play(thing) or g.where[thing] == UNCONTROLLED:
                moved += g.burn_blood(thing, n, clause)
        if self.cost:
            f.paid = n
        else:
            f.moved = moved
        return NEXT

    def tree(self) -> Tree:
        return tree("pay" if self.cost else "burn-counters", n=self.n, what=COUNTERS[self.what], who=self.who)


class Take(Verb):
    """Move counters from one holder to another: they stay counters of one kind. [term.counter.one-kind]"""

    __slots__ = ("from_", "n", "to", "what")

    def __init__(self, n: Amount, what: int, from_: Who, to: Who) -> None:
        self.n = n
        self.what = what
        """Which counters are taken: `POOL` from Methuselahs, else those on cards."""
        self.from_ = from_
        self.to = to

    def parts(self) -> tuple[Node, ...]:
        return (self.n, self.from_, self.to)

    def is_plain(self) -> bool:
        return True

    def feeds_pool(self) -> bool:
        """Whether the pool goes to the player of the card, in the moment in which she pays: a ruling on cards that take
        a vampire's blood.

        Where pool comes from the bank instead, she pays first and may be ousted by that. [end.oust.own-payment]
        """
        return self.to is YOU

    def bar(self, g: Vtes, c: Scope) -> str:
        """The clause if there is nothing to take, or nowhere to put it."""
        if not self.from_.is_open():
            things = self.from_.things(g, c)
            if not any((g.pool[one] if self.what == POOL else g.blood[one]) for one in things):
                return NOTHING_TO_DO
        known = not self.to.is_open() or self.to.asks() is not None
        if known and not self.to.is_seat() and not any(can_take(g, card) for card in self.to.things(g, c)):
            return NOTHING_TO_DO
        return ""

    def do(self, g: Vtes, f: Work) -> Signal:
        clause = "term.counter.one-kind"
        n, moved = self.n.of(g, f), 0
        to = self.to.one(g, f)
        for thing in self.from_.things(g, f):
            if self.what == POOL:
                moved += g.burn_pool(thing, n, clause)
            elif g.is_in_play(thing) or g.where[thing] == UNCONTROLLED:
                moved += g.burn_blood(thing, n, clause)
        if moved and to >= 0:
            if self.to.is_seat():
                g.gain_pool(to, moved, clause)
            else:
                put_counters(g, to, moved, clause)
        f.moved = moved
        g.due = True  # the cost may have taken her last pool
        return NEXT

    def tree(self) -> Tree:
        return tree("take", n=self.n, what=COUNTERS[self.what], from_=self.from_, to=self.to)


class Edge(Verb):
    """A Methuselah gets the Edge, whoever has it; or burns it as a cost, if she has it. [card.cost.alternative]"""

    __slots__ = ("burned", "by")

    def __init__(self, by: Who, burned: bool) -> None:
        self.by = by
        self.burned = burned

    def parts(self) -> tuple[Node, ...]:
        return (self.by,)

    def is_cost(self) -> bool:
        return self.burned

    def bar(self, g: Vtes, c: Scope) -> str:
        has = g.edge == self.by.one(g, c)
        if self.burned:
            return "" if has else "card.cost.alternative"
        return NOTHING_TO_DO if has else ""

    def do(self, g: Vtes, f: Work) -> Signal:
        before, seat = g.edge, self.by.one(g, f)
        if not self.burned:
            g.edge = seat
            g.tell(events.Edge(seat=seat, clause="card.golden.overrides-rules"))
            g.happen(facts.EDGE, facts.named(seat), NOBODY if before < 0 else facts.named(before))
        elif before == seat:
            g.edge = NOBODY
            g.tell(events.Edge(seat=NOBODY))
        return NEXT

    def tree(self) -> Tree:
        return tree("burn-edge" if self.burned else "take-edge")


# -- as they are written -----------------------------------------------------------------------------------------------


def gain(n: Amount | int, what: int = POOL, who: Who | None = None, at_once: bool = False) -> Effect:
    """``gain(2)`` gives you 2 pool; ``gain(1, BLOOD, T)`` puts 1 blood on what was chosen; ``at_once``: she pays for
    the card in the same moment, so that nobody is ousted in between."""
    return Gain(amount(n), what, (YOU if what == POOL else ME) if who is None else who, at_once)


def pay(n: Amount | int, what: int, who: Who | None = None) -> Effect:
    """A cost inside an effect: ``may(unlock(ME), cost=pay(1, BLOOD))``."""
    return BurnCounters(amount(n), what, (YOU if what == POOL else ME) if who is None else who, cost=True)


def take(n: Amount | int, what: int, from_: Who, to: Who) -> Effect:
    """``take(1, BLOOD, BEARER, YOU)`` moves a blood from the bearer to your pool."""
    number = amount(n)
    if isinstance(number, Chosen):  # she chooses no more than there is
        asked = number.question
        least, most = asked.least, asked.most
        number = Chosen(HowMany(least, at_most(most, num(what, from_)), asked.by))
    elif isinstance(number, Announced):
        number = Announced(Declared(number.number.least, at_most(number.number.most, num(what, from_))))
    return Take(number, what, from_, to)


def taking_edge() -> Effect:
    """You get the Edge."""
    return Edge(YOU, burned=False)


def burning_edge(by: Who | None = None) -> Effect:
    """As a cost: the Edge is burned."""
    return Edge(YOU if by is None else by, burned=True)
