"""What counts as the same action, and who may not perform it again this turn because a card says so."""

from __future__ import annotations

from praxis.vtes.model.facts import named
from praxis.vtes.model.rulings import FORBIDDEN
from praxis.vtes.model.spans import AGAIN, ActionSpan
from praxis.vtes.model.state import Vtes


def repeat_word(g: Vtes, card: int, mode: int) -> str:
    """The word under which an action with a card is noted: by the card's name, or an ability by its card in play.

    [minion.repeat.other-copy]
    """
    return f"play {g.face[card].name}" if mode >= 0 else f"use {card} {mode}"


def _same(word: str, target: int) -> str:
    """The word under which an action without a card is noted. With another target it is another action."""
    return f"{AGAIN}{word} {target}"


def forbid(g: Vtes, who: int, action: ActionSpan) -> None:
    """Forbid a minion, or a Methuselah as facts name her, to take this action again this turn."""
    did = g.turn_span().did
    if action.card >= 0:
        did.append([who, f"{AGAIN}{repeat_word(g, action.card, action.mode)}"])
        return
    for target in (action.target, *action.also):
        did.append([who, _same(action.kind, target)])


def forget(g: Vtes, action: ActionSpan) -> None:
    """Drop an action that was not resolved from the limits on repeating."""
    did = g.turn_span().did
    words = [action.kind]
    if action.card >= 0:
        words.append(repeat_word(g, action.card, action.mode))
    for word in words:
        if [action.actor, word] in did:
            did.remove([action.actor, word])


def card_bar(g: Vtes, minion: int, card: int, mode: int) -> str:
    """The clause that keeps a minion from the action of a card, if `forbid` has forbidden it."""
    return _bar(g, minion, f"{AGAIN}{repeat_word(g, card, mode)}") if g.turn_span().has_forbidden() else ""


def bar(g: Vtes, minion: int, word: str, target: int) -> str:
    """The clause that keeps a minion from an action without a card, if `forbid` has forbidden it."""
    return _bar(g, minion, _same(word, target)) if g.turn_span().has_forbidden() else ""


def _bar(g: Vtes, minion: int, word: str) -> str:
    turn = g.turn_span()
    return FORBIDDEN if turn.has_done(minion, word) or turn.has_done(named(g.controller[minion]), word) else ""
