"""The stack as a sentence: where the game is, and what is happening there."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from praxis.kernel.game import FrameView
from praxis.kernel.words import Scene
from praxis.vendetta.view import View
from praxis.vendetta.words.cards import CardWords
from praxis.vendetta.words.slots import Slots

_PHASES: Final = {"Round": "feeding", "CardChoice": "cards", "Planning": "planning", "Resolution": "resolution"}
SILENT: Final = (
    "Setup",
    "Rounds",
    "Round",
    "Planning",
    "Resolution",
    "ResolveLocation",
    "ApplyEffects",
    "Losers",
)
"""Procedures that only tell where the game is."""


def sentence(frames: Sequence[FrameView], scene: Scene, cards: CardWords) -> str:
    forms = cards.tongue.messages.stack
    if not frames:
        return forms["over"].format()
    where = _where(frames, scene, cards)
    followers: list[FrameView | None] = [*frames[1:], None]
    what = [_what(frame, after, scene, cards) for frame, after in zip(frames, followers, strict=True)]
    said = forms["also"].format().join(each for each in what if each)
    return forms["joined"].format(where=where, what=said) if said else where


def _where(frames: Sequence[FrameView], scene: Scene, cards: CardWords) -> str:
    messages = cards.tongue.messages
    known = {frame.name: frame for frame in frames}
    if "Setup" in known:
        return messages.stack["setup"].format()
    assert isinstance(scene.view, View)
    number = scene.view.round
    if "ResolveLocation" in known:
        location = known["ResolveLocation"].slots["location"]
        place = cards.tongue.place(location, len(scene.names)).name.format(n=location + 1)
        if "ApplyEffects" not in known:
            return messages.stack["location"].format(round=number, place=place)
        step = messages.steps[known["ApplyEffects"].slots["step"]]
        return messages.stack["step"].format(round=number, place=place, step=step)
    phase = [_PHASES[name] for name in known if name in _PHASES]
    if not phase:
        return messages.stack["round"].format(round=number)
    return messages.stack["phase"].format(round=number, phase=messages.phases[phase[-1]])


def _what(frame: FrameView, after: FrameView | None, scene: Scene, cards: CardWords) -> str:
    """What a procedure is doing; empty if the procedure that it runs says the same."""
    name = frame.name
    if name in SILENT:
        return ""
    fields = dict(frame.slots)
    if "order" in fields:
        if not fields["order"]:
            return ""
        fields["seat"] = fields["order"][0]
    if name == "Triggers":
        if not fields["ready"] or (after is not None and after.name == "Resolve"):
            return ""
        fields["seat"], fields["card"] = fields["ready"][:2]
    if name == "Resolve" and after is not None and after.name == "Resolve" and _card(after) == fields["card"]:
        return ""
    return cards.tongue.messages.stack[name].format_map(Slots(fields, scene, cards))


def _card(frame: FrameView) -> Any:
    return frame.slots["card"]
