"""Who may attempt to block the current action, in which order, and whether an attempt succeeds."""

from __future__ import annotations

from typing import Final

from praxis.kernel.decision import Option
from praxis.vtes import answers, events
from praxis.vtes.effects.forbidding import BLOCK
from praxis.vtes.effects.resolve import mode_of
from praxis.vtes.effects.who_plays import BY_TORPID
from praxis.vtes.model import facts, spans, stats, windows
from praxis.vtes.model.regions import READY, TORPOR
from praxis.vtes.model.rulings import FORBIDDEN, bars, toll
from praxis.vtes.model.spans import NOBODY, ActionSpan
from praxis.vtes.model.state import Vtes

TRIES: Final = 3
"""How often a minion may fail to block an action without a card or effect being used. The books set no limit, so our
reading does, lest a game never end; whatever is used begins the count anew. [block.attempt.retry-unlimited]"""


def is_lost(g: Vtes, action: ActionSpan) -> bool:
    """Whether an action that is neither blocked nor successful yet must end: an effect has ended it, or the acting
    minion was struck down.

    [action.resolve.outcome-lost]
    """
    if action.outcome:
        return True
    where = g.where[action.actor]
    return not acts_in_torpor(g, action) if where == TORPOR else where != READY


def acts_in_torpor(g: Vtes, action: ActionSpan) -> bool:
    """Whether the acting vampire takes the action in torpor. [torpor.state.only-leave-action]"""
    return action.kind == "leave" or (action.card >= 0 and mode_of(g, action.card, action.mode).by == BY_TORPID)


def entitled(g: Vtes, action: ActionSpan) -> list[int]:
    """The Methuselahs whose minions may attempt to block, in their order."""
    if len(action.victims) == 1:  # [block.who.directed]
        return [] if g.ousted[action.victims[0]] else action.victims
    if action.victims and g.edition.several_targets_block:
        # [block.who.several-targets] [block.who.several-targets-order]
        return [seat for seat in g.clockwise(action.seat) if seat in action.victims]
    # [block.who.undirected] [block.who.prey-first] [block.who.two-players]
    prey, predator = g.prey(action.seat), g.predator(action.seat)
    if prey == action.seat:
        return []
    return [prey] if prey == predator else [prey, predator]


def undecided(g: Vtes, action: ActionSpan) -> list[int]:
    """The entitled Methuselahs who have not declined, in their order."""
    return [seat for seat in entitled(g, action) if seat not in action.declined]


def bar(g: Vtes, action: ActionSpan, minion: int) -> str:
    """The clause that keeps this minion from attempting to block, no matter whose turn it is to attempt; empty if none
    does."""
    if g.controller[minion] == action.seat:
        return "block.who.other-methuselahs"
    if g.where[minion] == TORPOR:
        return "torpor.state.no-block"
    if g.where[minion] != READY or not stats.can_block(g, minion):
        return "block.who.ready-untapped"
    if stats.total(g, spans.CANNOT_BLOCK, minion):
        return FORBIDDEN
    if action.tried and action.tried.count(minion) >= TRIES:
        return "block.attempt.retry-unlimited"
    if toll(g, BLOCK, minion, action.actor) > g.blood[minion]:
        return "card.cost.blood"
    if toll(g, BLOCK, minion, action.actor, cards=True) > len(g.library(g.controller[minion])):
        return "card.cost.alternative"
    return bars(g, BLOCK, minion, action.actor)


def able(g: Vtes, seat: int, action: ActionSpan) -> list[int]:
    """The minions of a Methuselah that could attempt to block. [block.who.ready-untapped]
    [block.who.other-methuselahs]"""
    return [minion for minion in g.ready(seat) if not bar(g, action, minion)]


def turn_bar(g: Vtes, action: ActionSpan, seat: int) -> str:
    """The clause that keeps a Methuselah from declaring an attempt; empty if none does."""
    if seat not in entitled(g, action):
        return "block.who.directed" if action.victims else "block.who.undirected"
    if seat in action.declined:
        return "block.decline.final"  # [block.decline.final] [block.state.a-pass-final]
    if action.blocker >= 0:
        return "block.attempt.one-at-a-time"
    if not g.edition.blocks_by_states and undecided(g, action)[0] != seat:
        return "block.who.several-targets-order" if action.victims else "block.who.predator-after-prey"
    return ""


def succeeds(g: Vtes, action: ActionSpan) -> bool:
    """Whether the attempt succeeds. An effect can make it fail whatever stealth and intercept are.
    [block.compare.success] [block.compare.zero-zero]"""
    if stats.total(g, spans.CANNOT_BLOCK, action.blocker) or bars(g, BLOCK, action.blocker, action.actor):
        return False
    if g.modified(spans.GIVES_UP, action.blocker) or not stats.can_block(g, action.blocker):
        return False  # he was locked since he began to attempt
    if g.controller[action.blocker] == action.seat:
        return False  # the acting Methuselah has taken control of him meanwhile
    return stats.intercept(g, action.blocker) >= stats.stealth(g, action.actor)


def redirect(g: Vtes, action: ActionSpan, seat: int) -> None:
    """Give the action another Methuselah as its target. [block.target-change.reopens] Up to 2012 a refusal stays
    final."""
    action.victims = [seat]
    if g.edition.target_change_reopens:
        action.declined = []
    action.turned = 1
    g.happen(facts.REDIRECTED, action.actor, facts.named(seat))


def drop(action: ActionSpan) -> None:
    action.blocker = NOBODY
    action.mods = [mod for mod in action.mods if mod[0] != spans.GIVES_UP]


# -- the states of 2023: attempts are declared with the impulse -------------------------------------------------------


def are_declared(g: Vtes, window: int) -> bool:
    """Whether attempts to block are declared in this window. Then a pass there also gives up the right to block."""
    return bool(window & windows.OPEN) and g.edition.blocks_by_states


def declarations(g: Vtes, seat: int) -> list[Option]:
    """The attempts to block that a Methuselah can declare in state A.

    [block.state.a-declare-to-b] [block.state.a-pass-final]
    """
    action = g.action()
    if action is None or turn_bar(g, action, seat):
        return []
    return [answers.BLOCK.of(minion) for minion in able(g, seat, action)]


def may_declare(g: Vtes, seat: int) -> bool:
    """Whether a Methuselah may declare an attempt now, if a minion of hers is able to block."""
    action = g.action()
    return action is not None and not turn_bar(g, action, seat)


def note_pass(g: Vtes, seat: int) -> None:
    """Note that a Methuselah has passed in state A and so given up her right to block. [block.state.a-pass-final]"""
    action = g.action()
    if action is not None and seat not in action.declined and seat in entitled(g, action):
        action.declined.append(seat)
        g.tell(events.Declines(seat=seat, clause="block.state.a-pass-final"))
