"""Effects that redirect a bleed, make a minion attempt to block, or make an attempt fail."""

from __future__ import annotations

from typing import Final

from praxis.effects.nodes import NOTHING_TO_DO, Effect, Node, Tree, Who, tree
from praxis.effects.scope import Scope
from praxis.effects.work import Work
from praxis.kernel.procedure import NEXT, Signal
from praxis.vtes import events
from praxis.vtes.effects.forbidding import BLOCK
from praxis.vtes.effects.verb import Verb
from praxis.vtes.effects.whom import ME
from praxis.vtes.model import spans, stats, windows
from praxis.vtes.model.rulings import FORBIDDEN, bars
from praxis.vtes.model.spans import ActionSpan
from praxis.vtes.model.state import Vtes, modify, with_mod
from praxis.vtes.rules import blockers
from praxis.vtes.rules.playing import Impulse


class Redirect(Verb):
    """A bleed is sent on to another Methuselah. [action.bleed.target-other] [block.target-change.reopens]"""

    __slots__ = ("to",)

    def __init__(self, to: Who) -> None:
        self.to = to

    def parts(self) -> tuple[Node, ...]:
        return (self.to,)

    def changes_target(self) -> bool:
        return True

    def bar(self, g: Vtes, c: Scope) -> str:
        action = g.action()
        if action is None or action.kind != "bleed" or c.seat not in action.victims:
            return NOTHING_TO_DO
        return "block.state.b-no-target-change" if action.blocker >= 0 else ""

    def do(self, g: Vtes, f: Work) -> Signal:
        action, seat = g.action(), self.to.one(g, f)
        assert action is not None
        if seat >= 0:
            blockers.redirect(g, action, seat)
            g.tell(events.Redirected(minion=action.actor, seat=seat))
        return NEXT

    def tree(self) -> Tree:
        return tree("redirect", to=self.to)


def redirect(to: Who) -> Effect:
    """``redirect(a(SEAT, OTHERS))``: the bleed is now directed at that Methuselah."""
    return Redirect(to)


class Attempt(Verb):
    """The minion attempts to block now. If he attempts already, nothing changes; if another does, he cannot.

    [block.state.b-current-blocker-only]
    """

    __slots__ = ("anybody", "intercept", "rising", "who")

    def __init__(self, anybody: bool, rising: bool, intercept: int, who: Who) -> None:
        self.who = who
        self.anybody = anybody
        """He may attempt even if his controller is not entitled to block the action."""
        self.rising = rising
        """A locked minion may attempt: he has just unlocked, or does so by the same effect."""
        self.intercept = intercept
        """How much intercept he gets, needed or not."""

    def parts(self) -> tuple[Node, ...]:
        return (self.who,)

    def bar(self, g: Vtes, c: Scope) -> str:
        action, minion = g.action(), self.who.one(g, c)
        if action is None or action.outcome:
            return "block.who.other-methuselahs"
        if self.who.is_open() and minion < 0:  # the minion is chosen later
            return self._anybodys_bar(g, c, action)
        if self.rising:
            return self._rising_bar(g, c, action, minion)
        if action.blocker == minion:
            return ""
        if action.blocker >= 0:
            return "block.attempt.one-at-a-time"
        if not self.anybody:
            clause = blockers.turn_bar(g, action, c.seat)
        elif c.seat in action.declined:  # her refusal is final, for this minion too
            clause = "block.decline.final"
        else:
            clause = "block.state.c-sequencing" if _in_state_c(g) else ""
        return clause or blockers.bar(g, action, minion)

    def _anybodys_bar(self, g: Vtes, c: Scope, action: ActionSpan) -> str:
        if all(_is_kept_from(g, action, minion) for minion in g.ready(c.seat)):
            return "card.golden.overrides-rules"
        return "" if action.blocker >= 0 else blockers.turn_bar(g, action, c.seat)

    def _rising_bar(self, g: Vtes, c: Scope, action: ActionSpan, minion: int) -> str:
        if _is_kept_from(g, action, minion):
            return "card.golden.overrides-rules"
        if action.blocker == minion:  # he attempts already [block.state.b-current-blocker-only]
            return ""
        return blockers.turn_bar(g, action, c.seat)

    def do(self, g: Vtes, f: Work) -> Signal:
        action, minion = g.action(), self.who.one(g, f)
        assert action is not None
        if minion < 0 or (self.who.is_open() and _is_kept_from(g, action, minion)):
            return NEXT
        action.blocker = minion
        if self.intercept:
            modify(g, action, spans.INTERCEPT, minion, self.intercept, f.card)
        return NEXT

    def tree(self) -> Tree:
        return tree("attempt", anybody=self.anybody, intercept=self.intercept, who=self.who)


def attempt(anybody: bool = False, rising: bool = False, intercept: int = 0, who: Who | None = None) -> Effect:
    """The minion attempts to block. ``rising``: after ``unlock(ME)``, by a locked minion."""
    return Attempt(anybody, rising, intercept, ME if who is None else who)


def _is_kept_from(g: Vtes, action: ActionSpan, minion: int) -> bool:
    """Whether a card keeps the minion from blocking the action."""
    return bool(stats.total(g, spans.CANNOT_BLOCK, minion)) or bool(bars(g, BLOCK, minion, action.actor))


def _in_state_c(g: Vtes) -> bool:
    """Whether state C of 2023 is open, in which no attempt can be declared. Up to 2012 such a card can still be played
    after the last refusal.

    [block.decline.is-effect]
    """
    if not g.edition.blocks_by_states:
        return False
    return any(isinstance(frame, Impulse) and frame.window & windows.DECLINED for frame in g.stack)


NOBODY_AGAIN: Final = 0
ALL_OF_HERS: Final = 1
"""No minion of his controller can attempt to block the action again, either."""
ONCE_MORE: Final = 2
"""He may attempt to block again."""


class BlockFails(Verb):
    """The attempt to block fails, and the minion cannot attempt to block this action again."""

    __slots__ = ("whose",)

    def __init__(self, whose: int) -> None:
        self.whose = whose

    def bar(self, g: Vtes, c: Scope) -> str:
        action = g.action()
        if action is None or action.blocker < 0 or action.outcome:
            return NOTHING_TO_DO
        return NOTHING_TO_DO if stats.total(g, spans.CANNOT_BLOCK, action.blocker) else ""

    def do(self, g: Vtes, f: Work) -> Signal:
        action = g.action()
        assert action is not None
        if action.blocker < 0:
            return NEXT
        what = spans.GIVES_UP if self.whose == ONCE_MORE else spans.CANNOT_BLOCK
        with_mod(action, what, action.blocker, 1, f.card)
        g.tell(events.Baffled(minion=action.blocker, card=f.card))
        seat = g.controller[action.blocker]
        if self.whose == ALL_OF_HERS and seat not in action.declined:
            action.declined.append(seat)
            g.tell(events.Declines(seat=seat, clause=FORBIDDEN))
        return NEXT

    def tree(self) -> Tree:
        return tree("block-fails", whose=("", "all", "again")[self.whose])


def block_fails(whose: int = NOBODY_AGAIN) -> Effect:
    """``block_fails(ALL_OF_HERS)``, ``block_fails(ONCE_MORE)``: who cannot attempt to block this action again."""
    return BlockFails(whose)
