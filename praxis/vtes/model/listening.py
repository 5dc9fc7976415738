"""Which triggers a fact sets off: those printed on cards in play, and those that hang on what is in progress."""

from __future__ import annotations

from typing import TYPE_CHECKING

from praxis.effects.scope import Scope
from praxis.vtes.effects.triggers import Trigger
from praxis.vtes.model import facts
from praxis.vtes.model.rulings import scope_of
from praxis.vtes.model.spans import NOBODY, Span

if TYPE_CHECKING:
    from praxis.vtes.model.state import Vtes


def hear(g: Vtes, kind: int, who: int, whom: int, n: int, about: int) -> None:
    """Queue every trigger that the fact sets off, with the fact: what it looks at is as it is now."""
    bit = 1 << kind
    event = [kind, who, whom, n, about]
    for card in g.standing:
        definition = g.face[card].definition
        if definition.hears & bit:
            for number in definition.standing:
                part = definition.program.nodes[number]
                if isinstance(part, Trigger) and part.kinds & bit and _is_version(g, card, part.version):
                    me = scope_of(g, card)
                    _try(g, part, [card, number, me.seat, me.minion, NOBODY], event)
    for frame in g.stack:
        if isinstance(frame, Span) and frame.hung:
            _hear_hung(g, frame, bit, event)


def _hear_hung(g: Vtes, span: Span, bit: int, event: list[int]) -> None:
    for hung in list(span.hung):
        part = g.face[hung[0]].definition.program.nodes[hung[1]]
        if isinstance(part, Trigger) and part.kinds & bit and _try(g, part, hung, event) and part.once:
            span.hung.remove(hung)


def _try(g: Vtes, trigger: Trigger, source: list[int], event: list[int]) -> bool:
    card, _, seat, minion, target = source
    targets = [] if target < 0 else [target]
    if not trigger.hears(g, Scope(card, seat, minion, targets, event[1], whose(g, event), event=event)):
        return False
    g.hearing.append([*source, *event])
    return True


def _is_version(g: Vtes, card: int, version: int) -> bool:
    return not version or g.versions.get(card, 0) == version


def whose(g: Vtes, event: list[int]) -> int:
    """The seat that a fact is about: who has done it, or the controller of the card that has."""
    who = event[1]
    return g.controller[who] if who >= 0 else facts.seat_of(who)
