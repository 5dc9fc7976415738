"""The effect by which minions enter combat."""

from __future__ import annotations

from praxis.effects.nodes import Effect, Node, Tree, Who, tree
from praxis.effects.scope import NOBODY, Scope
from praxis.effects.work import Work
from praxis.kernel.procedure import NEXT, Signal, run
from praxis.vtes.effects.hanging import is_combat_due
from praxis.vtes.effects.how_often import COMBAT
from praxis.vtes.effects.numbers import Mod
from praxis.vtes.effects.verb import Verb
from praxis.vtes.effects.whom import BEARER, ME, T
from praxis.vtes.model.regions import TORPOR
from praxis.vtes.model.rulings import FORBIDDEN
from praxis.vtes.model.state import Vtes, with_mod
from praxis.vtes.rules.combat import Combat, between, gives_way


class Fight(Verb):
    """Two minions enter combat. The modifiers in `riders` hang on that combat. [combat.start.card-effect]"""

    __slots__ = ("against", "riders", "turned", "who")

    def __init__(self, who: Who, against: Who, riders: tuple[Effect, ...], turned: bool) -> None:
        self.who = who
        self.against = against
        self.riders = riders
        self.turned = turned
        """The one who is attacked counts as the acting minion in that combat."""

    def starts_combat(self) -> bool:
        return True

    def parts(self) -> tuple[Node, ...]:
        return (self.who, self.against, *self.riders)

    def is_at_bearer(self) -> bool:
        return self.against is BEARER

    def bar(self, g: Vtes, c: Scope) -> str:
        """The clause if a combat already follows: after one combat only one other can be waiting. Only who is ready can
        be attacked. [torpor.state.no-combat]"""
        before = g.combat()
        if (before is not None and before.queued) or is_combat_due(g):
            return FORBIDDEN
        against = NOBODY if self.against.is_open() else self.against.one(g, c)
        if against < 0 or g.is_ready(against):
            return ""
        return "torpor.state.no-combat" if g.where[against] == TORPOR else FORBIDDEN

    def do(self, g: Vtes, f: Work) -> Signal:
        who, against = self.who.one(g, f), self.against.one(g, f)
        if who < 0 or against < 0:
            return NEXT
        gives_way(g)
        combat = Combat(against, who) if self.turned else between(g, who, against)
        for rider in self.riders:
            assert isinstance(rider, Mod)
            with_mod(combat, rider.what, rider.who.one(g, f), rider.n.of(g, f), f.card)
        return run(combat)

    def tree(self) -> Tree:
        return tree("fight", who=self.who, against=self.against, riders=self.riders, turned=self.turned)


def fight(against: Who | None = None, *riders: Effect, who: Who | None = None, turned: bool = False) -> Effect:
    """``fight(a(MINION, READY, OTHERS), mod(MANEUVERS, 1, ME))``: with an optional maneuver in that combat;
    ``turned``: the one attacked counts as acting."""
    added = tuple([_for_the_combat(rider) for rider in riders])
    return Fight(ME if who is None else who, T if against is None else against, added, turned)


def _for_the_combat(rider: Effect) -> Effect:
    assert isinstance(rider, Mod)
    return Mod(rider.what, rider.n, rider.who, COMBAT)
