"""Limits that cards set on themselves: once each round, combat, action, referendum or turn, or once in the game."""

from __future__ import annotations

from praxis.vtes.effects import how_often
from praxis.vtes.effects.mode import Mode
from praxis.vtes.model import spans
from praxis.vtes.model.spans import Span
from praxis.vtes.model.state import Vtes, with_mod


def _span(g: Vtes, limit: int) -> Span | None:
    """The span in which the limit counts; the turn, if no such span is in progress."""
    each = limit & ~(how_often.BY_NAME | how_often.FOR_ALL)
    found: Span | None = None
    if each == how_often.ROUND:
        found = g.round()
    elif each == how_often.COMBAT:
        found = g.combat()
    elif each == how_often.ACTION:
        found = g.action()
    elif each == how_often.REFERENDUM:
        found = g.referendum()
    return g.turn_span() if found is None else found


def is_reached(g: Vtes, minion: int, card: int, index: int, mode: Mode) -> bool:
    """Whether the mode was used as often as it may be.

    A card from hand is limited by its name, for the minion who plays it. An effect in play is limited by itself: a card
    may have a maneuver and a press each combat.
    """
    if mode.limit == how_often.TURN and index < 0:  # [card.wording.during-once]
        return g.turn_span().has_done(card, f"use {index}")
    key = g.face[card].key
    if mode.limit & ~how_often.FOR_ALL == how_often.GAME:
        return key in g.events_played
    if mode.limit == how_often.GAME | how_often.FOR_YOU:
        return _own(g, card) in g.events_played
    span = _span(g, mode.limit)
    assert span is not None
    for what, who, used, source in span.mods:
        if what != spans.PLAYED:
            continue
        if index < 0 and not mode.limit & how_often.BY_NAME:
            if source == card and used == index:
                return True
        elif g.face[source].key == key and (who == minion or mode.limit & how_often.FOR_ALL):
            return True
    return False


def _own(g: Vtes, card: int) -> int:
    """The number under which `g.events_played` keeps a card that each Methuselah may play once in the game. It is below
    0, unlike a key."""
    return -1 - g.face[card].key * g.seats - g.controller[card]


def note_use(g: Vtes, minion: int, card: int, index: int, mode: Mode) -> None:
    """Note that a mode is used now, so that its limit counts this use."""
    if not mode.limit:
        return
    if mode.limit == how_often.TURN and index < 0:
        g.turn_span().did.append([card, f"use {index}"])
    elif mode.limit & ~how_often.FOR_ALL == how_often.GAME:
        g.events_played.append(g.face[card].key)
    elif mode.limit == how_often.GAME | how_often.FOR_YOU:
        g.events_played.append(_own(g, card))
    else:
        span = _span(g, mode.limit)
        assert span is not None
        with_mod(span, spans.PLAYED, minion, index, card)
