"""What the table asks of a game, so that people can read it. Every word comes from the game, none from the server.

The contract, `Words`, is the kernel's, so that games can fulfil it without knowing the table.
A game without words still plays: `PlainWords` shows the keys.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Any, Final, Literal

import msgspec

from praxis import languages
from praxis.kernel.game import DecisionView, FrameView, Reason
from praxis.kernel.words import Card, Choice, Line, Question, Scene, Variant, Words

if TYPE_CHECKING:
    from praxis.kernel.words import Lang
else:
    Lang = Literal[languages.known()]
    """A language that there is: anything else that comes over the wire is refused where it is read."""

__all__ = ("Card", "Choice", "Lang", "Line", "PlainWords", "Question", "Scene", "Variant", "Words")


class PlainWords:
    """Words for a game that has none: its own keys, in no language."""

    def __init__(self, name: str) -> None:
        self.name: Final = name
        self.alike: Final = True

    def title(self, lang: Lang) -> str:
        return self.name

    def variants(self, lang: Lang) -> list[Variant]:
        return []

    def event(self, kind: str, fields: Mapping[str, Any], scene: Scene) -> Line | None:
        told = ", ".join(f"{name} {value}" for name, value in fields.items() if value is not None)
        return Line(f"{kind}: {told}" if told else kind)

    def decision(self, decision: DecisionView, scene: Scene) -> Question:
        if decision.seat is None:
            return Question("…")
        return Question(f"{scene.names[decision.seat]}: {decision.kind}")

    def option(self, key: str, decision: DecisionView, scene: Scene) -> Choice:
        return Choice(key)

    def options(self, keys: Sequence[str], decision: DecisionView, scene: Scene) -> list[Choice]:
        return [Choice(key) for key in keys]

    def explain(self, key: str, decision: DecisionView, scene: Scene) -> str:
        return key

    def reason(self, reason: Reason, scene: Scene) -> str:
        return reason.text

    def stack(self, frames: Sequence[FrameView], scene: Scene) -> str:
        return " › ".join(frame.name for frame in frames)

    def cards(self, lang: Lang) -> list[Card]:
        return []

    def some_cards(self, ids: Sequence[str], lang: Lang, edition: str, rulings: bool) -> list[Card]:
        return []

    def picture(self, view: msgspec.Struct) -> msgspec.Struct | None:
        return None
