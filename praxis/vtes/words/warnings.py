"""What speaks against an answer as things stand, by what its reader sees: a block or strike that would fail, a contest.

Nobody is kept from it: intercept may still rise, and a contest may be wanted.
"""

from __future__ import annotations

from typing import Final

from praxis.effects.scope import Scope
from praxis.languages import Text
from praxis.vtes.answers import BLOCK, COMMITTED, INVEST, OUT, PLAY, STRIKE, USE
from praxis.vtes.effects.mode import Mode
from praxis.vtes.effects.numbers import Mod
from praxis.vtes.effects.resolve import mode_of
from praxis.vtes.effects.striking import Strike
from praxis.vtes.effects.whom import All
from praxis.vtes.game import VtesGame
from praxis.vtes.model import spans, stats
from praxis.vtes.model.spans import NOBODY, ActionSpan
from praxis.vtes.model.view import View
from praxis.vtes.picture.readers_table import face_of, table_of
from praxis.vtes.rules import contest, strike
from praxis.vtes.words.slots import Slots

_ENTERS: Final = (INVEST.word, OUT.word, PLAY.word)
"""Answers that bring a card into play, or are about to."""


def warning(option: tuple[int | str, ...], kind: str, slots: Slots) -> str:
    """What the button of an answer warns of; empty if nothing speaks against it."""
    view, word = slots.view, str(option[0])
    if view is None:
        return ""
    if word in _ENTERS and len(option) > 1:
        found = _contest(int(option[1]), view, slots)
        if found:
            return found
    if word == BLOCK.word:
        g = table_of(view)
        action = g.action()
        minion = int(option[1])
        return "" if action is None else _compared(g, action, minion, stats.intercept(g, minion), 0, slots)
    if kind == "strike":
        return _at_range(option, view, slots)
    return _not_enough(option, view, slots) if kind == "attempt" and word in (PLAY.word, USE.word) else ""


def _said(name: str, slots: Slots, **gaps: object) -> str:
    form: Text = slots.tongue.messages.warnings[name]
    return form.format(**gaps)


# -- stealth and intercept ---------------------------------------------------------------------------------------------


def _compared(g: VtesGame, action: ActionSpan, blocker: int, intercept: int, more: int, slots: Slots) -> str:
    """The two numbers, if the block fails by them. [block.compare.success]"""
    stealth = stats.stealth(g, action.actor) + more
    return _said("stealth", slots, stealth=stealth, intercept=intercept) if intercept < stealth else ""


def _not_enough(option: tuple[int | str, ...], view: View, slots: Slots) -> str:
    """Intercept or stealth that does not change whether the attempt succeeds."""
    card, minion, index = (int(part) for part in option[1:])
    if face_of(view.faces[card]) is None:
        return ""
    g = table_of(view)
    action = g.action()
    if action is None or action.blocker == NOBODY:
        return ""
    mode, scope = mode_of(g, card, index), Scope(card, g.controller[card], minion)
    intercept = stats.intercept(g, action.blocker)
    more = _raised(g, mode, scope, spans.INTERCEPT, action.blocker)
    if more:
        return _compared(g, action, action.blocker, intercept + more, 0, slots)
    more = _raised(g, mode, scope, spans.STEALTH, action.actor)
    stealth = stats.stealth(g, action.actor) + more
    return _said("stealth", slots, stealth=stealth, intercept=intercept) if more and stealth <= intercept else ""


def _raised(g: VtesGame, mode: Mode, scope: Scope, what: int, minion: int) -> int:
    """By how much a mode raises a number of a minion. What does something else as well is not judged by that alone, nor
    what depends on a choice that is still to be made."""
    if len(mode.do) != 1 or mode.cost or mode.then or mode.targets:
        return 0
    effect = mode.do[0]
    if not isinstance(effect, Mod) or effect.what != what or effect.fixed or isinstance(effect.who, All):
        return 0
    return effect.n.of(g, scope) if effect.who.one(g, scope) == minion else 0


# -- combat ------------------------------------------------------------------------------------------------------------


def _at_range(option: tuple[int | str, ...], view: View, slots: Slots) -> str:
    """A strike that has no effect at the range of this round. [combat.hand.not-at-long]
    [combat.strike.close-only-default]"""
    g = table_of(view)
    round_ = g.round()
    if round_ is None or all(strike.works_at(each, round_.long) for each in _strikes(option, g, slots)):
        return ""
    return _said("range", slots, distance=slots.piece("at-long" if round_.long else "at-close"))


def _strikes(option: tuple[int | str, ...], g: VtesGame, slots: Slots) -> list[spans.Strike]:
    """The strikes among which this answer chooses; none if it is no strike."""
    word = option[0]
    if word == STRIKE.word:
        return [[strike.HAND, 0, NOBODY, strike.WITH_STRENGTH, NOBODY, 0]]
    if word == COMMITTED.word:
        committed = strike.commitment(g, int(slots.fields["source"]))
        return [] if committed is None else [committed[2:]]
    if word not in (PLAY.word, USE.word):
        return []
    card, minion, index = (int(part) for part in option[1:])
    return [each.data(g, minion, card) for each in mode_of(g, card, index).do if isinstance(each, Strike)]


# -- contests ----------------------------------------------------------------------------------------------------------


def _contest(card: int, view: View, slots: Slots) -> str:
    """A unique card that others have in play would be contested as it comes into play. [contest.card.start]"""
    face = face_of(view.faces[card]) if 0 <= card < len(view.faces) else None
    if face is None or not face.unique:
        return ""
    named = (face_of(key) for other, key in enumerate(view.faces) if key is not None and other != card)
    if not any(other is not None and other.name == face.name for other in named):
        return ""  # most cards: to set up a table for each of them takes too long
    g, seat = table_of(view), int(slots.fields["seat"])
    if contest.has_copy(g, card, seat):
        return _said("own", slots)
    seats = dict.fromkeys(g.controller[other] for other in contest.copies(g, card))
    return _said("contest", slots, rivals=slots.tongue.listed([slots.player(each) for each in seats])) if seats else ""
