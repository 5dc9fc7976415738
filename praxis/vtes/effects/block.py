"""The verbs of block attempts that fail by a card, and of vampires that rise to block."""

from __future__ import annotations

from praxis.kernel.procedure import NEXT, Signal
from praxis.vtes import events
from praxis.vtes.effects.base import Verb
from praxis.vtes.effects.resolve import Resolve
from praxis.vtes.effects.words import sentence
from praxis.vtes.model import spans, stats
from praxis.vtes.model.state import Vtes, modify, with_mod
from praxis.vtes.rules import blockers


class Baffle(Verb):
    """The attempt to block fails, and the minion cannot attempt to block this action again."""

    __slots__ = ()

    def misfit(self, g: Vtes, seat: int, minion: int, card: int) -> str:
        action = g.action()
        if action is None or action.blocker < 0 or action.outcome:
            return "card.play.declare"
        return "card.play.declare" if stats.total(g, spans.CANNOT_BLOCK, action.blocker) else ""

    def do(self, g: Vtes, frame: Resolve) -> Signal:
        action = g.action()
        assert action is not None
        with_mod(action, spans.CANNOT_BLOCK, action.blocker, 1, frame.card)
        g.tell(events.Baffled(minion=action.blocker, card=frame.card))
        return NEXT

    def say(self, lang: str) -> str:
        return sentence("baffle", lang)


class Rise(Verb):
    """The locked minion unlocks and attempts to block, with so much intercept, needed or not."""

    __slots__ = ("intercept",)

    def __init__(self, intercept: int = 0) -> None:
        self.intercept = intercept

    def misfit(self, g: Vtes, seat: int, minion: int, card: int) -> str:
        action = g.action()
        if action is None or action.outcome:
            return "block.who.other-methuselahs"
        if stats.total(g, spans.CANNOT_BLOCK, minion):
            return "card.golden.overrides-rules"
        if action.blocker == minion:  # who attempts already, awake [block.state.b-current-blocker-only]
            return ""
        return blockers.turn_bar(g, action, seat)

    def do(self, g: Vtes, frame: Resolve) -> Signal:
        action = g.action()
        assert action is not None
        g.unlock(frame.minion)
        action.blocker = frame.minion
        if self.intercept:
            modify(g, action, spans.INTERCEPT, frame.minion, self.intercept, frame.card)
        return NEXT

    def say(self, lang: str) -> str:
        return sentence("rise", lang, amount=self.intercept)


class BlindMonsters(Verb):
    """All monsters of other Methuselahs have less intercept against this action. [term.monster.definition]"""

    __slots__ = ("amount",)

    def __init__(self, amount: int) -> None:
        self.amount = amount

    def do(self, g: Vtes, frame: Resolve) -> Signal:
        action = g.action()
        assert action is not None
        for seat in g.seated():
            for minion in g.minions(seat):
                if seat != frame.seat and stats.is_monster(g, minion):
                    modify(g, action, spans.INTERCEPT, minion, -self.amount, frame.card)
        return NEXT

    def say(self, lang: str) -> str:
        return sentence("blind-monsters", lang, amount=self.amount)
