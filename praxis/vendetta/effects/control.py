"""The words of control that Vendetta reads in its own way.

An effect is carried out at once after its question. So it is known whether a condition holds, and a way that would
change nothing is not offered. [vendetta.conflict-rule.impossible-ignored]
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from praxis.effects import control
from praxis.effects.control import bar_of
from praxis.effects.nodes import tree
from praxis.kernel.procedure import NEXT, Signal, run
from praxis.vendetta import answers, events
from praxis.vendetta.effects.resolve import RAN, WHOM, Resolve
from praxis.vendetta.effects.whom import Whom
from praxis.vendetta.questions import ask
from praxis.vendetta.rules import pool
from praxis.vendetta.said import UP_TO

if TYPE_CHECKING:
    from praxis.effects.amounts import Amount
    from praxis.effects.nodes import Effect, Node, Tree
    from praxis.effects.scope import Scope
    from praxis.effects.work import Work
    from praxis.kernel.decision import Option
    from praxis.vendetta.state import Vendetta

CONTROL: Final = ("if", "may", "choose", "random", "each")
"""The words of control that card packs can use."""


class If(control.If):
    __slots__ = ()

    def bar(self, g: Vendetta, c: Scope) -> str:
        return bar_of(g, c, self.then) if self.if_.holds(g, c) else c.IDLE


class Random(control.Random):
    __slots__ = ()

    def bar(self, g: Vendetta, c: Scope) -> str:
        return bar_of(g, c, self.ways)


class Pay(control.May):
    """You may spend blood to have it done: so much, or any amount from 1 to so much. [vendetta.glossary.spend]"""

    __slots__ = ("n", "up_to")

    def __init__(self, effects: tuple[Effect, ...], n: Amount, up_to: bool) -> None:
        super().__init__(effects)
        self.n = n
        self.up_to = up_to

    def parts(self) -> tuple[Node, ...]:
        return (self.n,)

    def bar(self, g: Vendetta, c: Scope) -> str:
        return bar_of(g, c, self.effects)

    def do(self, g: Vendetta, f: Work) -> Signal:
        most, n = pool.spendable(g, f.seat), self.n.of(g, f)
        if (most <= 0 if self.up_to else n > most) or not self._is_of_use(g, f, n):
            return NEXT  # [vendetta.conflict-rule.impossible-ignored]
        options: list[Option] = [answers.YES.option, answers.NO.option]
        if self.up_to:
            options = [answers.NO.option, *(answers.PAY.of(amount) for amount in range(1, min(n, most) + 1))]
        f.things = [f.seat]
        return ask(f.seat, "may", options, source=f.card, clause="vendetta.glossary.spend")

    def after(self, g: Vendetta, f: Work) -> Signal | None:
        got = f.got
        if not got:
            return f.enter(g, 1)
        g.tell(events.May(seat=f.seat, card=f.card, answer=got[0]))
        if got[0] == "no":
            return f.enter(g, 1)
        f.paid = int(got[1]) if got[0] == "pay" else self.n.of(g, f)
        if f.paid > 0:
            pool.spend(g, f.seat, f.paid, "effect")
        return f.enter(g, 0)

    def _is_of_use(self, g: Vendetta, f: Work, n: int) -> bool:
        """Whether the effects would change anything once the payment is made. Effects may count what was paid."""
        before, f.paid = f.paid, max(1, n)
        useful = not bar_of(g, f, self.effects)
        f.paid = before
        return useful

    def tree(self) -> Tree:
        return tree("may", effects=self.effects, n=self.n, what=UP_TO if self.up_to else "")


class Each(control.Each):
    """Carries out some effects once for each of several players, or for one who is chosen. Players who are out of the
    game are left out."""

    __slots__ = ("whom",)

    def __init__(self, whom: Whom, effects: tuple[Effect, ...]) -> None:
        super().__init__(whom, effects)
        self.whom = whom

    def do(self, g: Vendetta, f: Work) -> Signal:
        assert isinstance(f, Resolve)
        return f.ask_whom(g, self.whom)

    def after(self, g: Vendetta, f: Work) -> Signal | None:
        assert isinstance(f, Resolve)
        if f.stage == WHOM:
            f.take_whom(g, self.whom)
        while f.things and not f.is_over(g):
            seat = f.things.pop(0)
            if not g.players[seat].eliminated:
                f.stage = RAN
                return run(f.child(g, f.branch(g, 0), f.it, seat))
        return None
