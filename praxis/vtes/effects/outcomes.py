"""Effects that decide how an action, a combat or a referendum goes on or ends."""

from __future__ import annotations

from typing import Final

from praxis.effects.nodes import NOTHING_TO_DO, Effect, Node, Tree, Who, tree
from praxis.effects.scope import Scope
from praxis.effects.work import Work
from praxis.kernel.procedure import NEXT, Signal
from praxis.vtes import events
from praxis.vtes.effects.hanging import is_combat_due
from praxis.vtes.effects.verb import Verb
from praxis.vtes.effects.whom import ACTING
from praxis.vtes.model import facts
from praxis.vtes.model.combat_spans import CombatSpan
from praxis.vtes.model.referendum_span import ReferendumSpan
from praxis.vtes.model.spans import ActionSpan
from praxis.vtes.model.state import Vtes
from praxis.vtes.rules import repeating

ENDS: Final = 1
COMBAT_OVER: Final = 2
GOES_ON: Final = 3
"""A blocked action goes on as if unblocked."""
NO_COMBAT: Final = 4
"""A block is followed by no combat."""
SUCCEEDS: Final = 5
"""An attempt that is about to succeed fails, and the action is resolved as if unblocked."""
NEW_COMBAT: Final = 6
"""When the combat is over, another one of the two begins."""
NEW_ROUND: Final = 9
"""Instead of the end of the combat, a new round begins."""
PASSES: Final = 7
"""The referendum passes, whatever the votes."""
CANCELLED: Final = 8
"""The referendum is over, and no votes are counted."""
FAILS: Final = 12
"""The referendum fails, whatever the votes, unless an effect has decided it already."""
VOID: Final = 10
"""The action ends before it is resolved, so it may be performed again."""
PRESSED_ON: Final = 11
"""There is a press to continue the combat, of neither combatant."""
THWARTED: Final = 13
"""The action has failed without being blocked: what is used after a failed action can be used."""
REPEATABLE: Final = 14
"""The action may be performed again this turn: it does not count for the limits on repeating."""
OUTCOME_WORDS: Final[dict[int, str]] = {
    ENDS: "action-ends",
    COMBAT_OVER: "combat-ends",
    GOES_ON: "goes-on",
    NO_COMBAT: "no-combat",
    SUCCEEDS: "succeeds",
    NEW_COMBAT: "new-combat",
    NEW_ROUND: "new-round",
    PASSES: "passes",
    CANCELLED: "cancelled",
    FAILS: "fails",
    VOID: "void",
    PRESSED_ON: "pressed-on",
    THWARTED: "thwarted",
    REPEATABLE: "repeatable",
}
_OF_REFERENDUMS: Final = {
    PASSES: ReferendumSpan.PASSES,
    CANCELLED: ReferendumSpan.CANCELLED,
    FAILS: ReferendumSpan.FAILS,
}
_FATES: Final = {GOES_ON: ActionSpan.GOES_ON, NO_COMBAT: ActionSpan.NO_COMBAT, SUCCEEDS: ActionSpan.SUCCEEDS}


class Outcome(Verb):
    """The action, the combat or the referendum in progress ends, goes on or succeeds."""

    __slots__ = ("how",)

    def __init__(self, how: int) -> None:
        self.how = how

    def bar(self, g: Vtes, c: Scope) -> str:
        """The clause if it is decided already what follows the combat, or how the referendum ends."""
        combat = g.combat()
        if self.how == FAILS:
            referendum = g.referendum()
            return NOTHING_TO_DO if referendum is None or referendum.fate else ""
        if self.how not in (NEW_COMBAT, NEW_ROUND) or combat is None:
            return ""
        return NOTHING_TO_DO if combat.queued or (self.how == NEW_COMBAT and is_combat_due(g)) else ""

    def do(self, g: Vtes, f: Work) -> Signal:
        combat, referendum, action = g.combat(), g.referendum(), g.action()
        if self.how in (COMBAT_OVER, NEW_COMBAT, NEW_ROUND):
            if combat is not None:
                self._turn_combat(g, f, combat)
            return NEXT
        if self.how == PRESSED_ON:
            round_ = g.round()
            if round_ is not None and not round_.press:
                round_.press = 1
                g.tell(events.Press(minion=f.card, to="continue"))  # the card itself presses
            return NEXT
        if self.how in _OF_REFERENDUMS:
            if referendum is not None:
                referendum.fate = _OF_REFERENDUMS[self.how]
            return NEXT
        assert action is not None
        if self.how in _FATES:
            action.fate = _FATES[self.how]
            return NEXT
        if self.how == REPEATABLE or (self.how == VOID and not action.went_on):
            repeating.forget(g, action)
        if self.how == REPEATABLE:
            return NEXT
        if self.how == THWARTED:
            action.fate = ActionSpan.FAILS
        action.outcome = ActionSpan.ENDED  # [action.resolve.outcome-lost]
        g.tell(events.ActionEnded(minion=action.actor, clause="action.resolve.outcome-lost"))
        return NEXT

    def _turn_combat(self, g: Vtes, f: Work, combat: CombatSpan) -> None:
        if self.how != COMBAT_OVER:
            combat.queued = 1 if self.how == NEW_COMBAT else CombatSpan.ANOTHER_ROUND
            return
        combat.ended = 1
        g.tell(events.CombatEnds(clause="card.golden.overrides-rules"))
        if f.minion >= 0:
            g.happen(facts.ENDED_COMBAT, f.minion)

    def tree(self) -> Tree:
        return tree("outcome", how=OUTCOME_WORDS[self.how])


def outcome(how: int) -> Effect:
    """``outcome(ENDS)`` ends the action without success, ``outcome(COMBAT_OVER)`` the combat."""
    return Outcome(how)


class NotAgain(Verb):
    """Somebody cannot perform the same action again this turn: a minion, or all minions of a Methuselah."""

    __slots__ = ("who",)

    def __init__(self, who: Who) -> None:
        self.who = who

    def parts(self) -> tuple[Node, ...]:
        return (self.who,)

    def do(self, g: Vtes, f: Work) -> Signal:
        action = g.action()
        if action is not None:
            for thing in self.who.things(g, f):
                repeating.forbid(g, facts.named(thing) if self.who.is_seat() else thing, action)
        return NEXT

    def tree(self) -> Tree:
        return tree("not-again", who=self.who)


def not_again(who: Who | None = None) -> Effect:
    """``not_again(ACTING)``, ``not_again(ACTOR)``: not the same action once more this turn."""
    return NotAgain(ACTING if who is None else who)
