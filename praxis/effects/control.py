"""Control: in which order effects are carried out, under which condition, by whose choice, how many times.

`do` groups effects; lists of effects are always carried out in order. Every question is put by the `Work` that carries
the effects out, so that each game can put it in its own words.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from mypy_extensions import mypyc_attr

from praxis.effects.amounts import Amount, amount
from praxis.effects.conditions import Condition
from praxis.effects.nodes import Effect, Node, Numbered, Tree, Who, tree
from praxis.effects.work import questions_in
from praxis.kernel.procedure import NEXT, Signal, run

if TYPE_CHECKING:
    from praxis.effects.scope import Scope
    from praxis.effects.work import Work


def bar_of(g: Any, c: Scope, effects: tuple[Effect, ...]) -> str:
    """The clause that forbids a list of effects; empty if at least one of them would do something.

    A rule that forbids one of them forbids the list. An effect that would change nothing bars the list only if all
    would change nothing.
    """
    idle = ""
    useful = False
    for effect in effects:
        clause = effect.bar(g, c)
        if not clause:
            useful = True
        elif clause == c.IDLE:
            idle = clause
        else:
            return clause
    return "" if useful else idle


class Do(Effect):
    """Carry out several effects as one."""

    __slots__ = ("effects",)

    def __init__(self, effects: tuple[Effect, ...]) -> None:
        self.effects = effects

    def branches(self) -> tuple[tuple[Numbered, ...], ...]:
        return (self.effects,)

    def bar(self, g: Any, c: Scope) -> str:
        return bar_of(g, c, self.effects)

    def do(self, g: Any, f: Work) -> Signal:
        return NEXT

    def after(self, g: Any, f: Work) -> Signal | None:
        return f.enter(g, 0)

    def tree(self) -> Tree:
        return tree("do", effects=self.effects)


@mypyc_attr(allow_interpreted_subclasses=True)
class If(Effect):
    """Carry out some effects if a condition holds at that moment, and perhaps others if it does not."""

    __slots__ = ("if_", "other", "then")

    def __init__(self, if_: Condition, then: tuple[Effect, ...], other: tuple[Effect, ...] = ()) -> None:
        self.if_ = if_
        self.then = then
        self.other = other

    def parts(self) -> tuple[Node, ...]:
        return (self.if_,)

    def branches(self) -> tuple[tuple[Numbered, ...], ...]:
        return (self.then, self.other)

    def bar(self, g: Any, c: Scope) -> str:
        """Nothing bars it: whether the condition will hold is not known yet."""
        return ""

    def do(self, g: Any, f: Work) -> Signal:
        return NEXT

    def after(self, g: Any, f: Work) -> Signal | None:
        return f.enter(g, 0 if self.if_.holds(g, f) else 1)

    def tree(self) -> Tree:
        return tree("if", if_=self.if_, then=self.then, other=self.other)


def chooser(g: Any, f: Scope, by: Who | None) -> int:
    """The seat that is asked: the one that `by` names, or else yours."""
    return f.seat if by is None else by.one(g, f)


@mypyc_attr(allow_interpreted_subclasses=True)
class May(Effect):
    """Ask a seat whether some effects are carried out. If so, their cost is paid first."""

    __slots__ = ("by", "cost", "effects")

    def __init__(self, effects: tuple[Effect, ...], cost: tuple[Effect, ...] = (), by: Who | None = None) -> None:
        self.effects = effects
        self.cost = cost
        self.by = by

    def parts(self) -> tuple[Node, ...]:
        return () if self.by is None else (self.by,)

    def branches(self) -> tuple[tuple[Numbered, ...], ...]:
        return ((*self.cost, *self.effects), ())

    def _bar(self, g: Any, c: Scope) -> str:
        for cost in self.cost:
            clause = cost.bar(g, c)
            if clause:
                return clause
        return bar_of(g, c, self.effects)

    def bar(self, g: Any, c: Scope) -> str:
        return c.IDLE if self._bar(g, c) else ""

    def do(self, g: Any, f: Work) -> Signal:
        seat = chooser(g, f, self.by)
        if seat < 0 or self._bar(g, f):
            return NEXT
        return f.ask_whether(g, seat, "may")

    def after(self, g: Any, f: Work) -> Signal | None:
        return f.enter(g, 0 if f.said_yes(g) else 1)

    def tree(self) -> Tree:
        return tree("may", effects=self.effects, cost=self.cost, by=self.by)


class Unless(Effect):
    """Carry out some effects, unless a seat pays to stop them."""

    __slots__ = ("by", "cost", "effects")

    def __init__(self, effects: tuple[Effect, ...], cost: tuple[Effect, ...], by: Who) -> None:
        self.effects = effects
        self.cost = cost
        self.by = by

    def parts(self) -> tuple[Node, ...]:
        return (self.by,)

    def branches(self) -> tuple[tuple[Numbered, ...], ...]:
        return (self.cost, self.effects)

    def bar(self, g: Any, c: Scope) -> str:
        return bar_of(g, c, self.effects)

    def do(self, g: Any, f: Work) -> Signal:
        seat = chooser(g, f, self.by)
        if seat < 0 or any(cost.bar(g, f) for cost in self.cost):
            return NEXT
        return f.ask_whether(g, seat, "unless")

    def after(self, g: Any, f: Work) -> Signal | None:
        return f.enter(g, 0 if f.said_yes(g) else 1)

    def tree(self) -> Tree:
        return tree("unless", effects=self.effects, cost=self.cost, by=self.by)


class Choose(Effect):
    """Let a seat choose one of several ways. Only ways that would change something are offered."""

    __slots__ = ("by", "ways")

    def __init__(self, ways: tuple[Effect, ...], by: Who | None = None) -> None:
        self.ways = ways
        self.by = by

    def parts(self) -> tuple[Node, ...]:
        return () if self.by is None else (self.by,)

    def branches(self) -> tuple[tuple[Numbered, ...], ...]:
        return (*((way,) for way in self.ways), ())

    def bar(self, g: Any, c: Scope) -> str:
        clause = c.IDLE
        for way in self.ways:
            clause = way.bar(g, c)
            if not clause:
                return ""
        return clause

    def do(self, g: Any, f: Work) -> Signal:
        seat = chooser(g, f, self.by)
        ways = [i for i, way in enumerate(self.ways) if not way.bar(g, f)]
        if seat < 0 or not ways:
            return NEXT
        return f.ask_way(g, seat, ways)

    def after(self, g: Any, f: Work) -> Signal | None:
        return f.enter(g, f.way_taken(g, chooser(g, f, self.by)) if f.got else len(self.ways))

    def tree(self) -> Tree:
        return tree("choose", ways=self.ways, by=self.by)


@mypyc_attr(allow_interpreted_subclasses=True)
class Random(Effect):
    """Carry out one of several ways, drawn at random."""

    __slots__ = ("ways",)

    def __init__(self, ways: tuple[Effect, ...]) -> None:
        self.ways = ways

    def branches(self) -> tuple[tuple[Numbered, ...], ...]:
        return tuple([(way,) for way in self.ways])

    def do(self, g: Any, f: Work) -> Signal:
        return NEXT

    def after(self, g: Any, f: Work) -> Signal | None:
        return f.enter(g, g.draw(len(self.ways)))

    def tree(self) -> Tree:
        return tree("random", ways=self.ways)


@mypyc_attr(allow_interpreted_subclasses=True)
class Each(Effect):
    """Carry out some effects once for each of several things, in their order. Plain effects are done for all of them at
    once."""

    __slots__ = ("effects", "of")

    def __init__(self, of: Who, effects: tuple[Effect, ...]) -> None:
        self.of = of
        self.effects = effects

    def parts(self) -> tuple[Node, ...]:
        return (self.of,)

    def branches(self) -> tuple[tuple[Numbered, ...], ...]:
        return (self.effects,)

    def bar(self, g: Any, c: Scope) -> str:
        if self.of.is_open():
            return ""
        return "" if self.of.things(g, c) else c.IDLE

    def is_plain(self) -> bool:
        return all(effect.is_plain() and not questions_in(effect) for effect in self.effects)

    def do(self, g: Any, f: Work) -> Signal:
        if not self.is_plain():
            return NEXT
        it, them, moved = f.it, f.them, 0
        for thing in self.of.things(g, f):
            f.it = thing
            if self.of.is_seat():
                f.them = thing
            f.moved = 0
            for effect in self.effects:
                effect.do(g, f)
            moved += f.moved
        f.it, f.them, f.moved = it, them, moved
        f.stage = -1
        return NEXT

    def after(self, g: Any, f: Work) -> Signal | None:
        """Go on with the next thing. The things were fixed at the beginning; `stage` counts them, and the last entry of
        `things` is the sum of what was moved so far."""
        if f.stage < 0:
            return None
        if f.stage == 0:
            f.things = [*self.of.things(g, f), 0]
        elif f.got:
            f.things[-1] += int(f.got[1])
        f.got = ()
        if f.stage >= len(f.things) - 1:
            f.moved = f.things[-1]
            return None
        thing = f.things[f.stage]
        f.stage += 1
        return run(f.child(g, f.branch(g, 0), thing, thing if self.of.is_seat() else f.them))

    def tree(self) -> Tree:
        return tree("each", of=self.of, effects=self.effects)


class Repeat(Effect):
    """Carry out some effects a number of times."""

    __slots__ = ("effects", "times")

    def __init__(self, times: Amount, effects: tuple[Effect, ...]) -> None:
        self.times = times
        self.effects = effects

    def parts(self) -> tuple[Node, ...]:
        return (self.times,)

    def branches(self) -> tuple[tuple[Numbered, ...], ...]:
        return (self.effects,)

    def bar(self, g: Any, c: Scope) -> str:
        return bar_of(g, c, self.effects)

    def do(self, g: Any, f: Work) -> Signal:
        return NEXT

    def after(self, g: Any, f: Work) -> Signal | None:
        if f.stage == 0:
            f.things = [self.times.of(g, f)]
        f.stage += 1
        if f.things[0] < f.stage:
            return None
        return run(f.child(g, f.branch(g, 0), f.it, f.them))

    def tree(self) -> Tree:
        return tree("repeat", times=self.times, effects=self.effects)


# -- as they are written -----------------------------------------------------------------------------------------------


def do(*effects: Effect) -> Effect:
    """Several effects in a place that takes one: ``choose(do(a, b), c)``."""
    return effects[0] if len(effects) == 1 else Do(effects)


def if_(condition: Condition, *then: Effect, other: Effect | None = None) -> Effect:
    """``if_(BLED, gain(1), other=burn(CARD))``: the effects are done if the condition holds, else `other`."""
    return If(condition, then, () if other is None else (other,))


def may(*effects: Effect, cost: Effect | None = None, by: Who | None = None) -> Effect:
    """``may(unlock(ME), cost=pay(1, BLOOD))``: you, or the one named, may have the effects, if the cost is paid."""
    return May(effects, () if cost is None else (cost,), by)


def unless(by: Who, cost: Effect, *effects: Effect) -> Effect:
    """``unless(THEM, burn(1, POOL, THEM), burn(CARD))``: THEM may burn 1 pool, or else CARD is burned."""
    return Unless(effects, (cost,), by)


def choose(*ways: Effect, by: Who | None = None) -> Effect:
    """``choose(gain(1), draw(1))``: you, or the one named, choose one of the effects."""
    return Choose(ways, by)


def random(*ways: Effect) -> Effect:
    """``random(gain(1), burn(1, POOL))``: one of the effects, drawn by lot."""
    return Random(ways)


def each(of: Who, *effects: Effect) -> Effect:
    """``each(SEATS, burn(1, POOL, IT))``: the effects for each of these things, which is `IT` (a Methuselah is `THEM`
    too)."""
    return Each(of, effects)


def repeat(times: Amount | int, *effects: Effect) -> Effect:
    """``repeat(3, draw(1))``: the effects so many times."""
    return Repeat(amount(times), effects)


__all__ = ["bar_of", "choose", "chooser", "do", "each", "if_", "may", "random", "repeat", "unless"]
