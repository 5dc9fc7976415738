"""Actions, blocks and cards that are being played: fights, redirections, attempts, cancelling, outcomes."""

from __future__ import annotations

from typing import Final

from praxis.effects.nodes import NOTHING_TO_DO, Amount, Effect, Filter, Node, Tree, Who, amount, every, tree
from praxis.effects.scope import Scope
from praxis.effects.work import Work
from praxis.kernel.procedure import NEXT, Signal, run
from praxis.vtes import events
from praxis.vtes.effects.base import ACTION, COMBAT, Verb, nodes_in
from praxis.vtes.effects.filters import MINION_CARD
from praxis.vtes.effects.forbidding import BLOCK
from praxis.vtes.effects.numbers import Mod
from praxis.vtes.effects.resolve import mode_of
from praxis.vtes.effects.triggers import Trigger
from praxis.vtes.effects.whom import ACTING, BEARER, BOTH, ME, OPPOSING, T
from praxis.vtes.model import facts, spans, stats, windows
from praxis.vtes.model.regions import LIMBO
from praxis.vtes.model.rulings import FORBIDDEN, bars
from praxis.vtes.model.spans import ActionSpan, CombatSpan, ReferendumSpan
from praxis.vtes.model.state import Vtes, modify, with_mod
from praxis.vtes.rules import blockers, repeating
from praxis.vtes.rules.combat import Combat, between, drop_what_follows
from praxis.vtes.rules.playing import Impulse, PlayCard
from praxis.vtes.rules.window import being_played_against


class Fight(Verb):
    """Two minions enter combat; what is added hangs on that combat. [combat.start.card-effect]"""

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
        """One combat follows another, not two."""
        before = g.combat()
        return FORBIDDEN if (before is not None and before.queued) or is_combat_due(g) else ""

    def do(self, g: Vtes, f: Work) -> Signal:
        who, against = self.who.one(g, f), self.against.one(g, f)
        if who < 0 or against < 0:
            return NEXT
        before = g.combat()
        if before is not None:  # what was to follow that combat is lost
            before.queued = before.FOLLOWED
            drop_what_follows(g)
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


def is_combat_due(g: Vtes) -> bool:
    """Whether a combat is to follow when the action is over."""
    action = g.action()
    if action is None or not action.hung:
        return False
    parts = [g.face[hung[0]].definition.program.nodes[hung[1]] for hung in action.hung]
    return any(isinstance(node, Fight) for part in parts if isinstance(part, Trigger) for node in nodes_in(part))


class Special(Mod):
    """The action is a special version of a bleed or a hunt, with so much more. [action.card.special-version]

    It keeps the rules of the basic action. What stands after it in an action is done when the action has succeeded.
    """

    __slots__ = ("at", "kind", "riders")

    def __init__(self, kind: str, what: int, n: Amount, at: Who | None, riders: tuple[Effect, ...] = ()) -> None:
        super().__init__(what, n, ACTING, ACTION)
        self.kind = kind
        self.at = at
        """The Methuselah who is bled, where that need not be the prey; the vampire whose blood is hunted."""
        self.riders = riders
        """What holds from the announcement on: these effects stand in the mode after this one."""

    def parts(self) -> tuple[Node, ...]:
        return (self.n, self.who) if self.at is None else (self.n, self.who, self.at)

    def tree(self) -> Tree:
        return tree("special", kind=self.kind, n=self.n, at=self.at)


def bleed(n: Amount | int = 0, *riders: Effect, at: Who | None = None) -> Effect:
    """``action("dom", bleed(2))``: a bleed with 2 more; ``bleed(at=a(SEAT, OTHERS))`` of any other Methuselah;
    ``bleed(1, hang(cannot(BLOCK, ALLY)))``: that holds as soon as it is announced."""
    return Special("bleed", spans.BLEED, amount(n), at, riders)


def hunt(n: Amount | int = 0, *riders: Effect, at: Who | None = None) -> Effect:
    """``hunt(at=a(VAMPIRE, READY, YOUNGER))``: the blood is taken from that vampire."""
    return Special("hunt", spans.HUNT, amount(n), at, riders)


class Leaves(Verb):
    """The action is a special version of leaving torpor. [torpor.leave.card-cost]"""

    __slots__ = ()

    def do(self, g: Vtes, f: Work) -> Signal:
        return NEXT

    def tree(self) -> Tree:
        return tree("leaves-torpor")


def leaves_torpor() -> Effect:
    return Leaves()


class Redirect(Verb):
    """A bleed is sent on to another Methuselah. [action.bleed.target-other] [block.target-change.reopens]"""

    __slots__ = ("to",)

    def __init__(self, to: Who) -> None:
        self.to = to

    def parts(self) -> tuple[Node, ...]:
        return (self.to,)

    def is_plain(self) -> bool:
        return True

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
    return Redirect(to)


class Attempt(Verb):
    """The minion attempts to block now. While he already does, the card changes nothing more, and nobody else can.

    [block.state.b-current-blocker-only]
    """

    __slots__ = ("anybody", "intercept", "rising", "who")

    def __init__(self, anybody: bool, rising: bool, intercept: int, who: Who) -> None:
        self.who = who
        self.anybody = anybody
        """Even if the action is not open to the blocks of his controller."""
        self.rising = rising
        """Though he is locked: he has just unlocked, or does so by the same effect."""
        self.intercept = intercept
        """So much of it, needed or not."""

    def is_plain(self) -> bool:
        return True

    def parts(self) -> tuple[Node, ...]:
        return (self.who,)

    def bar(self, g: Vtes, c: Scope) -> str:
        action, minion = g.action(), self.who.one(g, c)
        if action is None or action.outcome:
            return "block.who.other-methuselahs"
        if self.who.is_open() and minion < 0:  # still to be chosen
            return self._anybodys_bar(g, c, action)
        if self.rising:
            return self._rising_bar(g, c, action, minion)
        if action.blocker == minion:
            return ""
        if action.blocker >= 0:
            return "block.attempt.one-at-a-time"
        if not self.anybody:
            clause = blockers.turn_bar(g, action, c.seat)
        elif c.seat in action.declined:  # whoever may block otherwise: a refusal is final
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
        if action.blocker == minion:  # who attempts already, awake [block.state.b-current-blocker-only]
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
    """Whether some card keeps the minion from blocking the action."""
    return bool(stats.total(g, spans.CANNOT_BLOCK, minion)) or bool(bars(g, BLOCK, minion, action.actor))


def _in_state_c(g: Vtes) -> bool:
    """There no block can be declared; up to 2012 the last refusal still leaves the chance to play such a card.

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

    def is_plain(self) -> bool:
        return True

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
        return NEXT

    def tree(self) -> Tree:
        return tree("block-fails", whose=("", "all", "again")[self.whose])


def block_fails(whose: int = NOBODY_AGAIN) -> Effect:
    """``block_fails(ALL_OF_HERS)``, ``block_fails(ONCE_MORE)``: who cannot attempt to block this action again."""
    return BlockFails(whose)


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
"""The referendum fails, whatever the votes; not one that passes by itself."""
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
    """What is in progress takes another turn: the action, the combat or the referendum ends, goes on or succeeds."""

    __slots__ = ("how",)

    def __init__(self, how: int) -> None:
        self.how = how

    def is_plain(self) -> bool:
        return True

    def bar(self, g: Vtes, c: Scope) -> str:
        """What comes after the combat is decided once."""
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

    def is_plain(self) -> bool:
        return True

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


class Cancel(Verb):
    """Cancel a card as it is played. [card.cancel.still-played]"""

    __slots__ = ("free", "others", "what")

    def __init__(self, what: Filter, others: bool, free: bool) -> None:
        self.what = what
        self.others = others
        self.free = free
        """If it says so, the cost of a cancelled card is not paid; nor is ever that of an action card.
        [card.cancel.cost-paid] [card.cancel.action-card]"""

    def cancels(self) -> bool:
        return True

    def parts(self) -> tuple[Node, ...]:
        return (self.what,)

    def is_plain(self) -> bool:
        return True

    def bar(self, g: Vtes, c: Scope) -> str:
        pending = _pending(g, c)
        if pending is None or is_cancelled(pending) or (self.others and pending.seat == c.seat):
            return NOTHING_TO_DO
        return "" if self.what.passes(g, c, pending.card) else NOTHING_TO_DO

    def do(self, g: Vtes, f: Work) -> Signal:
        pending = _pending(g, f)
        if pending is not None:
            f.it, f.them = pending.card, pending.seat
            g.tell(events.Cancelled(card=pending.card, clause="card.cancel.still-played"))
            if isinstance(pending, PlayCard):
                pending.cancelled = 2 if self.free else 1
            else:
                pending.outcome = ActionSpan.CANCELLED
        return NEXT

    def tree(self) -> Tree:
        return tree("cancel", what=self.what, others=self.others, free=self.free)


def cancel(*what: Filter, others: bool = False, free: bool = False) -> Effect:
    """``cancel(MASTER_CARD, others=True, free=True)``."""
    return Cancel(every(what), others, free)


def is_cancelled(pending: PlayCard | ActionSpan) -> bool:
    """Nothing cancels a card twice."""
    return bool(pending.cancelled) if isinstance(pending, PlayCard) else pending.outcome == ActionSpan.CANCELLED


_OF_PLAYING: Final = (facts.PLAYED, facts.DECLARED)


def _pending(g: Vtes, c: Scope) -> PlayCard | ActionSpan | None:
    """The card to cancel: of a trigger, the one that was just shown; else the one whose window is open."""
    return shown(g, c.event[4]) if c.event and c.event[0] in _OF_PLAYING else being_played(g)


def shown(g: Vtes, card: int) -> PlayCard | ActionSpan | None:
    """The play or the action of a card that was shown and is not settled yet."""
    for frame in reversed(g.stack):
        if isinstance(frame, PlayCard | ActionSpan) and frame.card == card and g.where[card] == LIMBO:
            return frame
    return None


class AsPlayed(Filter):
    """A card that is being played: to cancel a minion card of another Methuselah, or on the minion who asks."""

    __slots__ = ("on_him",)

    def __init__(self, on_him: bool) -> None:
        self.on_him = on_him

    def passes(self, g: Vtes, c: Scope, thing: int) -> bool:
        return self._is_on_him(g, c, thing) if self.on_him else self._cancels(g, c, thing)

    def _cancels(self, g: Vtes, c: Scope, thing: int) -> bool:
        frame, mine = shown(g, thing), False
        if not isinstance(frame, PlayCard) or not g.face[thing].definition.modes[frame.mode].cancels:
            return False
        for below in reversed(g.stack):
            if mine and isinstance(below, PlayCard | ActionSpan):
                return below.seat != frame.seat and below.card >= 0 and MINION_CARD.passes(g, c, below.card)
            mine = mine or below is frame
        return False

    def _is_on_him(self, g: Vtes, c: Scope, thing: int) -> bool:
        """He is chosen for it; or he opposes the one who plays it, and it says something of the opposing minion."""
        against, frame = being_played_against(g), being_played(g)
        if c.minion not in against or frame is None or frame.card != thing:
            return False
        combat = g.combat()
        if combat is None or c.minion not in (combat.acting, combat.opposing) or against.count(c.minion) > 1:
            return True  # he was chosen
        mode = mode_of(g, frame.card, frame.mode)
        return any(node is OPPOSING or node is BOTH for effect in mode.do for node in nodes_in(effect))

    def tree(self) -> Tree:
        return tree("flag", word="played-on-him" if self.on_him else "canceller")


CANCELLER: Final = AsPlayed(False)
PLAYED_ON_HIM: Final = AsPlayed(True)


def being_played(g: Vtes) -> PlayCard | ActionSpan | None:
    """The card whose as-played window is open: the nearest one beneath that is still to be settled."""
    stack = g.stack
    for i in range(len(stack) - 1, -1, -1):
        frame = stack[i]
        window_above = i + 1 < len(stack) and isinstance(stack[i + 1], Impulse)
        if window_above and isinstance(frame, PlayCard | ActionSpan):
            top = stack[i + 1]
            assert isinstance(top, Impulse)
            return frame if top.window & windows.AS_PLAYED else None
    return None
