"""Which triggers a fact sets off: those printed on cards in play, and those that hang on what is in progress."""

from __future__ import annotations

from typing import TYPE_CHECKING

from praxis.effects.scope import Scope
from praxis.vtes.effects.triggers import Trigger
from praxis.vtes.model import facts
from praxis.vtes.model.rulings import is_mute, scope_of
from praxis.vtes.model.spans import NOBODY, Hung, Span

if TYPE_CHECKING:
    from praxis.vtes.model.state import Vtes

Source = tuple[Trigger, Hung, Span | None]
"""A trigger, where it comes from, and the span on which it hangs, if it is not printed on a card in play."""


def hear(g: Vtes, event: list[int]) -> None:
    """Queue every trigger that a fact sets off. Its conditions are tested now, before anything else happens."""
    set_off: list[Hung] = []
    for trigger, source, span in _triggers(g, 1 << event[0], instead=False):
        if trigger.singly and source in set_off:
            continue  # its other trigger hears the next such fact
        if _is_meant(g, trigger, source, event):
            _queue(g, trigger, source, span, event)
            set_off.append(source)


def replace(g: Vtes, event: list[int]) -> bool:
    """Whether a card replaces what would happen with something else; if so, queue that.

    Only the first such card counts; but of a draw, all cards of one Methuselah wait, and she chooses one of them. What
    replaces any draw also competes with what replaces only the draw for a card that was played or discarded.
    """
    found = _replacements(g, event, event[0])
    if found and facts.DRAWS >> event[0] & 1:
        if event[0] == facts.REPLACES:
            found = [*found, *_replacements(g, event, facts.DRAWN)]
        found = [each for each in found if each[1][2] == found[0][1][2]]
    else:
        found = found[:1]
    for trigger, source, span in found:
        _queue(g, trigger, source, span, event)
    return bool(found)


def _replacements(g: Vtes, event: list[int], kind: int) -> list[Source]:
    """The replacements of a kind of fact that could stand in for what would happen."""
    return [
        (trigger, source, span)
        for trigger, source, span in _triggers(g, 1 << kind, instead=True)
        if not _is_under_way(g, source[0], event) and _is_meant(g, trigger, source, event)
    ]


def _triggers(g: Vtes, bit: int, instead: bool) -> list[Source]:
    """All triggers that hear a kind of fact, or with `instead` all replacements of it."""
    found: list[Source] = []
    for card in g.standing:
        definition = g.face[card].definition
        if (definition.replaces if instead else definition.hears) & bit:
            me = scope_of(g, card)
            for number in definition.standing:
                part = definition.program.nodes[number]
                if _is_for(part, bit, instead) and not is_mute(g, card):
                    assert isinstance(part, Trigger)
                    if g.came_as(card, part.version):
                        found.append((part, [card, number, me.seat, me.minion, NOBODY], None))
    for frame in g.stack:
        if isinstance(frame, Span):
            for hung in frame.hung:
                part = g.face[hung[0]].definition.program.nodes[hung[1]]
                if _is_for(part, bit, instead):
                    assert isinstance(part, Trigger)
                    found.append((part, hung, frame))
    return found


def _is_for(part: object, bit: int, instead: bool) -> bool:
    return isinstance(part, Trigger) and bool(part.kinds & bit) and part.instead == instead


def _is_meant(g: Vtes, trigger: Trigger, source: Hung, event: list[int]) -> bool:
    card, _, seat, minion, target = source
    targets = [] if target < 0 else [target]
    return trigger.hears(g, Scope(card, seat, minion, targets, event[1], whose(g, event), event=event))


def _queue(g: Vtes, trigger: Trigger, source: Hung, span: Span | None, event: list[int]) -> None:
    g.hearing.append([*source, whose(g, event), *event])
    if span is not None and trigger.once:
        span.hung.remove(source)


def _is_under_way(g: Vtes, card: int, event: list[int]) -> bool:
    """Whether the replacement of this fact by this card is just being carried out: it does not replace itself."""
    return any(isinstance(frame, Scope) and frame.card == card and frame.event[:2] == event[:2] for frame in g.stack)


def whose(g: Vtes, event: list[int]) -> int:
    """The seat that a fact is about: the Methuselah who has done it, or the controller of the card that has."""
    who = event[1]
    return g.controller[who] if who >= 0 else facts.seat_of(who)
