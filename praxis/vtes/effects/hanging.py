"""The effect that hangs a part on a turn, action, combat, referendum or round: a trigger, rule or replacement for so
long."""

from __future__ import annotations

from praxis.effects.amounts import Amount
from praxis.effects.conditions import Condition
from praxis.effects.filters import Filter, every
from praxis.effects.nodes import Effect, Node, Numbered, Part, Tree, Who, tree
from praxis.effects.scope import Scope
from praxis.effects.work import Work
from praxis.kernel.procedure import NEXT, Signal
from praxis.vtes.effects import how_often
from praxis.vtes.effects.definition import Granted
from praxis.vtes.effects.how_often import SPAN_WORDS
from praxis.vtes.effects.numbers import span_of
from praxis.vtes.effects.triggers import Trigger
from praxis.vtes.effects.verb import Verb, nodes_in
from praxis.vtes.effects.whom import ME, OPPOSING
from praxis.vtes.model.rulings import FORBIDDEN
from praxis.vtes.model.spans import NOBODY, Hung, Span
from praxis.vtes.model.state import Vtes


class Hang(Verb):
    """Let a part stand until the round, combat, action, referendum or turn is over."""

    __slots__ = ("on", "part", "times", "until")

    def __init__(self, part: Part, until: int, on: Who | None = None, times: Amount | None = None) -> None:
        self.part = part
        self.until = until
        self.on = on
        """What `T` means in the part, if not what was chosen; who can use it, if it is something to use."""
        self.times = times
        """How often a trigger is carried out before it ends."""

    def parts(self) -> tuple[Node, ...]:
        return tuple([node for node in (self.on, self.times) if node is not None])

    def branches(self) -> tuple[tuple[Numbered, ...], ...]:
        return ((self.part,),)

    def bar(self, g: Vtes, c: Scope) -> str:
        """The clause if the part begins a combat and a combat already follows the action. [combat.start.card-effect]"""
        return FORBIDDEN if is_combat_due(g) and _is_about_combat(self.part) else ""

    def do(self, g: Vtes, f: Work) -> Signal:
        target = f.targets[0] if f.targets else f.it if f.event else NOBODY
        if self.on is not None:
            target = self.on.one(g, f)
        minion = f.minion if self.on is None or not isinstance(self.part, Granted) else target
        hung = [f.card, f.branch(g, 0)[0], f.seat, minion, target]
        for _ in range(1 if self.times is None else self.times.of(g, f)):
            span_of(g, self.until).hung.append(hung.copy())
        return NEXT

    def tree(self) -> Tree:
        return tree("hang", part=self.part, until=SPAN_WORDS[self.until], on=self.on, times=self.times)


def _is_about_combat(part: Part) -> bool:
    """Whether a part is a trigger by which minions enter combat."""
    return isinstance(part, Trigger) and any(isinstance(node, Verb) and node.starts_combat() for node in nodes_in(part))


def is_combat_due(g: Vtes) -> bool:
    """Whether a combat is to begin when the action is over."""
    action = g.action()
    if action is None or not action.hung:
        return False
    return any(_is_about_combat_of(g, hung) for hung in action.hung)


def _is_about_combat_of(g: Vtes, hung: Hung) -> bool:
    part = g.face[hung[0]].definition.program.nodes[hung[1]]
    return isinstance(part, Part) and _is_about_combat(part)


def hang(part: Part, until: int = how_often.ACTION, on: Who | None = None) -> Effect:
    """``hang(cannot(BLOCK, VAMPIRE))``: it stands until the action, the combat, the round or the turn is over; with
    ``on=IT``, `T` in it is the thing whose turn it is."""
    return Hang(part, until, on)


def later(
    kind: int,
    *effects: Effect,
    of: Who | Filter | None = None,
    to: Who | Filter | None = None,
    if_: Condition | None = None,
    until: int = how_often.ACTION,
    times: Amount | None = None,
    about: Filter | None = None,
) -> Effect:
    """``later(SUCCEEDED, may(unlock(ME), cost=pay(1, BLOOD)))``: once, the next time that it happens; with ``times``,
    the next so many times."""
    return Hang(Trigger((kind,), effects, if_, True, 0, of, to, about, times is not None), until, None, times)


class Lift(Verb):
    """End what certain cards do to a minion in this combat."""

    __slots__ = ("what", "who")

    def __init__(self, what: Filter, who: Who) -> None:
        self.what = what
        self.who = who

    def parts(self) -> tuple[Node, ...]:
        return (self.what, self.who)

    def do(self, g: Vtes, f: Work) -> Signal:
        minion = self.who.one(g, f)
        spans: tuple[Span | None, ...] = (g.combat(), g.round())
        for span in spans:
            if span is None:
                continue
            span.mods = [
                mod for mod in span.mods if mod[1] != minion or mod[3] < 0 or not self.what.passes(g, f, mod[3])
            ]
            span.hung = [
                hung for hung in span.hung if not self.what.passes(g, f, hung[0]) or not _is_on(g, hung, minion)
            ]
        return NEXT

    def tree(self) -> Tree:
        return tree("lift", what=self.what, who=self.who)


def _is_on(g: Vtes, hung: Hung, minion: int) -> bool:
    """Whether a part that hangs on a span is about a minion: the opposing one if the part names him, else the one who
    played the card."""
    combat = g.combat()
    part = g.face[hung[0]].definition.program.nodes[hung[1]]
    if combat is not None and any(node is OPPOSING for node in nodes_in(part)):
        return combat.other(hung[3]) == minion
    return hung[3] == minion


def lift(*what: Filter, who: Who | None = None) -> Effect:
    """``lift(trait("frenzy"))``: what frenzy cards do to this minion in this combat is over."""
    return Lift(every(what), ME if who is None else who)
