"""What counts as the same action, and who may not perform it again this turn because a card says so."""

from __future__ import annotations

from praxis.vtes.model.facts import named
from praxis.vtes.model.rulings import FORBIDDEN
from praxis.vtes.model.spans import ActionSpan
from praxis.vtes.model.state import Vtes


def repeat_word(g: Vtes, card: int, mode: int) -> str:
    """Of a card: it is told by its name, an ability by its card in play. [minion.repeat.other-copy]"""
    return f"play {g.face[card].name}" if mode >= 0 else f"use {card} {mode}"


def _same(word: str, target: int) -> str:
    """Of an action without a card: it is another one if its target is."""
    return f"again {word} {target}"


def forbid(g: Vtes, who: int, action: ActionSpan) -> None:
    """A minion, or a Methuselah as facts name her, may not have this action again this turn."""
    did = g.turn_span().did
    if action.card >= 0:
        did.append([who, f"again {repeat_word(g, action.card, action.mode)}"])
        return
    for target in (action.target, *action.also):
        did.append([who, _same(action.kind, target)])


def forget(g: Vtes, action: ActionSpan) -> None:
    """The action has not come to its resolution: it does not count for the limits on repeating."""
    did = g.turn_span().did
    words = [action.kind]
    if action.card >= 0:
        words.append(repeat_word(g, action.card, action.mode))
    for word in words:
        if [action.actor, word] in did:
            did.remove([action.actor, word])


def card_bar(g: Vtes, minion: int, card: int, mode: int) -> str:
    """The clause that keeps a minion from the action of a card that was forbidden to him."""
    return _bar(g, minion, f"again {repeat_word(g, card, mode)}")


def bar(g: Vtes, minion: int, word: str, target: int) -> str:
    """The clause that keeps a minion from an action without a card that was forbidden to him."""
    return _bar(g, minion, _same(word, target))


def _bar(g: Vtes, minion: int, word: str) -> str:
    turn = g.turn_span()
    return FORBIDDEN if turn.has_done(minion, word) or turn.has_done(named(g.controller[minion]), word) else ""
