"""Effects by which a minion takes an action outside his own minion phase, and by which a blood hunt follows no
diablerie."""

from __future__ import annotations

from praxis.effects.nodes import NOTHING_TO_DO, Effect, Node, Tree, Who, tree
from praxis.effects.scope import Scope
from praxis.effects.work import Work
from praxis.kernel.procedure import NEXT, Signal, run
from praxis.vtes.effects.forbidding import BLOOD_HUNT
from praxis.vtes.effects.verb import Verb
from praxis.vtes.effects.whom import ME
from praxis.vtes.model.rulings import bars
from praxis.vtes.model.state import Vtes
from praxis.vtes.rules.bloodhunt import BloodHunt
from praxis.vtes.rules.further_action import FurtherAction, possible


class TakesAction(Verb):
    """A minion takes an action now. All rules for actions hold but the one for its time."""

    __slots__ = ("who",)

    def __init__(self, who: Who) -> None:
        self.who = who

    def parts(self) -> tuple[Node, ...]:
        return (self.who,)

    def bar(self, g: Vtes, c: Scope) -> str:
        minion = self.who.one(g, c)
        return "" if minion >= 0 and g.action() is None and possible(g, minion) else NOTHING_TO_DO

    def do(self, g: Vtes, f: Work) -> Signal:
        minion = self.who.one(g, f)
        return NEXT if minion < 0 else run(FurtherAction(minion))

    def tree(self) -> Tree:
        return tree("takes-action", who=self.who)


def takes_action(who: Who | None = None) -> Effect:
    """``takes_action(BEARER)``: he takes an action now, in whosever minion phase it is."""
    return TakesAction(ME if who is None else who)


class IsHunted(Verb):
    """A referendum is called to call a blood hunt on a vampire, as after a diablerie. [bloodhunt.referendum.trigger]"""

    __slots__ = ("who",)

    def __init__(self, who: Who) -> None:
        self.who = who

    def parts(self) -> tuple[Node, ...]:
        return (self.who,)

    def do(self, g: Vtes, f: Work) -> Signal:
        vampire = self.who.one(g, f)
        if vampire < 0 or not g.is_in_play(vampire) or bars(g, BLOOD_HUNT, vampire):
            return NEXT
        return run(BloodHunt(vampire))

    def tree(self) -> Tree:
        return tree("is-hunted", who=self.who)


def is_hunted(who: Who | None = None) -> Effect:
    """``is_hunted(ME)``: a referendum is called to call a blood hunt on this vampire."""
    return IsHunted(ME if who is None else who)
