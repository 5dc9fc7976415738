"""What an effect hangs on a turn, action, combat, referendum or round: triggers, rules and replacements for so long."""

from __future__ import annotations

from praxis.effects.nodes import Condition, Effect, Filter, Node, Numbered, Part, Tree, Who, tree
from praxis.effects.work import Work
from praxis.kernel.procedure import NEXT, Signal
from praxis.vtes.effects import base
from praxis.vtes.effects.base import SPAN_WORDS, Verb
from praxis.vtes.effects.numbers import span_of
from praxis.vtes.effects.triggers import Trigger
from praxis.vtes.model.spans import NOBODY
from praxis.vtes.model.state import Vtes


class Hang(Verb):
    """A part stands for a while."""

    __slots__ = ("on", "part", "until")

    def __init__(self, part: Part, until: int, on: Who | None = None) -> None:
        self.part = part
        self.until = until
        self.on = on
        """What `T` means in the part, if not what was chosen."""

    def parts(self) -> tuple[Node, ...]:
        return () if self.on is None else (self.on,)

    def branches(self) -> tuple[tuple[Numbered, ...], ...]:
        return ((self.part,),)

    def do(self, g: Vtes, f: Work) -> Signal:
        target = f.targets[0] if f.targets else f.it if f.event else NOBODY
        if self.on is not None:
            target = self.on.one(g, f)
        span_of(g, self.until).hung.append([f.card, f.branch(g, 0)[0], f.seat, f.minion, target])
        return NEXT

    def tree(self) -> Tree:
        return tree("hang", part=self.part, until=SPAN_WORDS[self.until], on=self.on)


def hang(part: Part, until: int = base.ACTION, on: Who | None = None) -> Effect:
    """``hang(cannot(BLOCK, VAMPIRE))``: it stands until the action, the combat, the round or the turn is over; with
    ``on=IT``, `T` in it is the thing whose turn it is."""
    return Hang(part, until, on)


def later(
    kind: int,
    *effects: Effect,
    of: Who | Filter | None = None,
    to: Who | Filter | None = None,
    if_: Condition | None = None,
    until: int = base.ACTION,
) -> Effect:
    """``later(SUCCEEDED, may(unlock(ME), cost=pay(1, BLOOD)))``: once, the next time that it happens."""
    return Hang(Trigger((kind,), effects, if_, True, 0, of, to), until)
