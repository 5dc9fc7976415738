"""Block attempts: asked for in order by the books up to 2012, declared with the impulse in the states of 2023."""

from __future__ import annotations

from typing import ClassVar

from praxis.kernel.decision import PASS, Option
from praxis.kernel.procedure import NEXT, Procedure, Signal, again, done
from praxis.vtes import answers, events
from praxis.vtes.effects.forbidding import BLOCK
from praxis.vtes.model import facts, stats, windows
from praxis.vtes.model.rulings import toll
from praxis.vtes.model.spans import ActionSpan
from praxis.vtes.model.state import Vtes
from praxis.vtes.questions import ask
from praxis.vtes.rules import blockers
from praxis.vtes.rules.playing import impulse


def attempts(g: Vtes) -> Procedure:
    """The edition's procedure of block attempts for the current action.

    It ends with the word blocked or unblocked, or with ended if an effect has ended the action.
    """
    return BlockStates() if g.edition.blocks_by_states else BlockAttempts()


def _action(g: Vtes) -> ActionSpan:
    action = g.action()
    assert action is not None
    return action


def _tell_attempt(g: Vtes, action: ActionSpan) -> None:
    """Tell the attempt, and let the blocker burn the blood that cards ask of him for it."""
    g.tell(events.BlockAttempt(seat=g.controller[action.blocker], minion=action.blocker, actor=action.actor))
    g.burn_blood(action.blocker, toll(g, BLOCK, action.blocker, action.actor), "card.burn.counter-to-bank")
    for _ in range(toll(g, BLOCK, action.blocker, action.actor, cards=True)):
        g.burn(g.library(g.controller[action.blocker])[-1])
    g.happen(facts.ATTEMPTED, action.blocker, action.actor)


def _settle_attempt(g: Vtes, action: ActionSpan) -> bool:
    """Compare stealth and intercept after all have passed. A minion who is no longer ready cannot block."""
    stealth = stats.stealth(g, action.actor)
    intercept = stats.intercept(g, action.blocker)
    blocked = g.is_ready(action.blocker) and blockers.succeeds(g, action)
    g.tell(
        (events.Blocked if blocked else events.BlockFailed)(
            minion=action.blocker,
            actor=action.actor,
            stealth=stealth,
            intercept=intercept,
            clause="block.compare.success" if blocked else "block.compare.failure",
        )
    )
    g.happen(facts.BLOCKED if blocked else facts.BLOCK_FAILED, action.blocker, action.actor)
    if not blocked:
        action.tried.append(action.blocker)
        blockers.drop(action)  # the minion stays unlocked [block.attempt.failed-no-tap]
    return blocked


def _about_to_block(g: Vtes) -> Signal:
    """Open the last window before a block, if the attempt is about to succeed."""
    action = _action(g)
    if blockers.is_lost(g, action) or not g.is_ready(action.blocker) or not blockers.succeeds(g, action):
        return NEXT
    return impulse(g, windows.WOULD_BLOCK)


def _is_let_through(action: ActionSpan) -> bool:
    """Whether a card lets the action be resolved as if unblocked; the attempt is no block then."""
    if action.fate != ActionSpan.SUCCEEDS:
        return False
    action.fate = 0
    blockers.drop(action)
    return True


class BlockAttempts(Procedure):
    """The books up to 2012: each entitled Methuselah is asked in order, until she declines for good. Repeats for each
    attempt."""

    __slots__ = ()

    STEPS: ClassVar[tuple[str, ...]] = ("window", "choose", "declare", "attempt", "would_block", "compare")

    def fork(self) -> BlockAttempts:
        return self.resumed(BlockAttempts())

    def window(self, g: Vtes) -> Signal:
        """Open the window before the first decision, and after each refusal, as a refusal counts as an effect.

        The window after the last refusal comes after all attempts. [block.attempt.acting-plays-first]
        [block.decline.is-effect] [block.decline.window]
        """
        action = _action(g)
        action.turned = 0
        moment = windows.OPEN if blockers.undecided(g, action) else windows.DECLINED
        return impulse(g, moment | windows.OUT_OF_TURN)

    def choose(self, g: Vtes) -> Signal:
        """Ask the next Methuselah for an attempt: the predator only after the prey has declined.
        [block.who.predator-after-prey]"""
        action = _action(g)
        if blockers.is_lost(g, action):
            return done("ended")
        waiting = blockers.undecided(g, action)
        if action.turned == 1 or (action.turned and not waiting):
            return again("window")
        if action.blocker >= 0:  # the effect of a card makes this minion attempt
            self.got = answers.BLOCK.of(action.blocker)
            return NEXT
        if not waiting:
            return done("unblocked")
        options: list[Option] = [answers.BLOCK.of(minion) for minion in blockers.able(g, waiting[0], action)]
        clause = "block.who.directed" if action.victims else "block.who.undirected"
        return ask(waiting[0], "block", [*options, PASS], action.actor, clause, chance=True)

    def declare(self, g: Vtes) -> Signal:
        action = _action(g)
        if self.got[0] == "block":
            action.blocker = self.got[1]
            _tell_attempt(g, action)
            return NEXT
        # [block.decline.final] With two players left one refusal counts for both roles. [block.who.two-players]
        seat = blockers.undecided(g, action)[0]
        action.declined.append(seat)
        g.tell(events.Declines(seat=seat, clause="block.decline.final"))
        return again("window")

    def attempt(self, g: Vtes) -> Signal:
        return impulse(g, windows.ATTEMPT | windows.OUT_OF_TURN)

    def would_block(self, g: Vtes) -> Signal:
        return _about_to_block(g)

    def compare(self, g: Vtes) -> Signal:
        action = _action(g)
        if blockers.is_lost(g, action):
            return done("ended")
        if _is_let_through(action):
            return done("unblocked")
        if _settle_attempt(g, action):
            return done("blocked")
        if not blockers.undecided(g, action):
            return again("window")  # a card made him attempt after all had declined [block.decline.window]
        return again("choose")  # [block.attempt.retry-unlimited] [block.attempt.same-or-other]


class BlockStates(Procedure):
    """The book of 2023. State A: no attempt is open; B: one is open; C: all have passed. Repeats these states."""

    __slots__ = ()

    STEPS: ClassVar[tuple[str, ...]] = (
        "state_a",
        "declared",
        "state_b",
        "would_block",
        "compare",
        "state_c",
        "through",
    )

    def fork(self) -> BlockStates:
        return self.resumed(BlockStates())

    def state_a(self, g: Vtes) -> Signal:
        """Open state A: attempts to block are declared. [block.state.start-a] [block.state.a-sequencing]"""
        return impulse(g, windows.OPEN | windows.OUT_OF_TURN)

    def declared(self, g: Vtes) -> Signal:
        action = _action(g)
        if blockers.is_lost(g, action):
            return done("ended")
        if self.got and self.got[0] == "block":
            action.blocker = self.got[1]  # [block.state.a-declare-to-b] [block.attempt.one-at-a-time]
            _tell_attempt(g, action)
            return NEXT
        action.turned = 0  # a new target could attempt to block in this state already
        return again("state_c")  # [block.state.a-all-pass-to-c]

    def state_b(self, g: Vtes) -> Signal:
        """Open state B: one minion attempts to block. [block.state.b-sequencing]"""
        return impulse(g, windows.ATTEMPT | windows.OUT_OF_TURN)

    def would_block(self, g: Vtes) -> Signal:
        return _about_to_block(g)

    def compare(self, g: Vtes) -> Signal:
        """Compare stealth and intercept: the action is blocked, or state A begins again.

        [block.state.b-all-pass-blocked] [block.state.b-all-pass-to-a]
        """
        action = _action(g)
        if blockers.is_lost(g, action):
            return done("ended")
        if _is_let_through(action):
            return done("unblocked")
        if _settle_attempt(g, action):
            return done("blocked")
        return again("state_a")

    def state_c(self, g: Vtes) -> Signal:
        """Open state C: all have declined to block. [block.state.c-sequencing]"""
        return impulse(g, windows.DECLINED | windows.OUT_OF_TURN)

    def through(self, g: Vtes) -> Signal:
        """End unblocked after all have passed in state C, unless a new target has reopened the attempts.

        [block.state.c-all-pass-success] [block.state.c-target-change-to-a]
        """
        action = _action(g)
        if blockers.is_lost(g, action):
            return done("ended")
        return again("state_a") if action.turned else done("unblocked")
