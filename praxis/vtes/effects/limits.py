"""Effects of cards in play that work once each round or once each combat."""

from __future__ import annotations

from typing import TYPE_CHECKING

from praxis.vtes.effects.resolve import Resolve, mode_of

if TYPE_CHECKING:
    from praxis.vtes.effects.base import Verb
    from praxis.vtes.model.state import Vtes


def uses(g: Vtes, each: str) -> list[list[int]]:
    """What was used in this round or combat: the card and its mode."""
    span = g.round() if each == "round" else g.combat()
    return [] if span is None else span.used


def was_used(g: Vtes, each: str, card: int, verb: Verb) -> bool:
    """A card may have a maneuver and a press each combat: each verb is an effect of its own."""
    return bool(each) and any(used[0] == card and verb in mode_of(g, card, used[1]).do for used in uses(g, each))


def note_use(g: Vtes, each: str, frame: Resolve) -> None:
    if each:
        uses(g, each).append([frame.card, frame.mode])
