"""Words that never fail: if a game's own words raise, its plain keys are shown and the server's log says so."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any, Final, TypeVar

import msgspec

from praxis.kernel.game import DecisionView, FrameView, Reason
from praxis.table.game.words import Card, Choice, Lang, Line, PlainWords, Question, Scene, Variant, Words
from praxis.table.server.logs import Log

T = TypeVar("T")


class CarefulWords:
    """A game's words, with plain ones in reserve: an error in one sentence must not stop a game."""

    def __init__(self, words: Words, name: str) -> None:
        self.words: Final = words
        self.plain: Final = PlainWords(name)
        self.log: Final = Log()
        self.alike: Final = bool(getattr(words, "alike", False))

    def _instead(self, error: Exception, what: str, lang: str, plainly: Callable[[], T]) -> T:
        self.log.exception("words.failed", error, game=self.plain.name, what=what, lang=lang)
        return plainly()

    def title(self, lang: Lang) -> str:
        try:
            return self.words.title(lang)
        except Exception as error:
            return self._instead(error, "title", lang, lambda: self.plain.title(lang))

    def variants(self, lang: Lang) -> list[Variant]:
        try:
            return self.words.variants(lang)
        except Exception as error:
            return self._instead(error, "variants", lang, lambda: self.plain.variants(lang))

    def event(self, kind: str, fields: Mapping[str, Any], scene: Scene) -> Line | None:
        try:
            return self.words.event(kind, fields, scene)
        except Exception as error:
            return self._instead(error, "event", scene.lang, lambda: self.plain.event(kind, fields, scene))

    def decision(self, decision: DecisionView, scene: Scene) -> Question:
        try:
            return self.words.decision(decision, scene)
        except Exception as error:
            return self._instead(error, "decision", scene.lang, lambda: self.plain.decision(decision, scene))

    def option(self, key: str, decision: DecisionView, scene: Scene) -> Choice:
        try:
            return self.words.option(key, decision, scene)
        except Exception as error:
            return self._instead(error, "option", scene.lang, lambda: self.plain.option(key, decision, scene))

    def options(self, keys: Sequence[str], decision: DecisionView, scene: Scene) -> list[Choice]:
        try:
            return self.words.options(keys, decision, scene)
        except Exception:  # one of them fails, and only that one shall be shown plainly
            return [self.option(key, decision, scene) for key in keys]

    def explain(self, key: str, decision: DecisionView, scene: Scene) -> str:
        try:
            return self.words.explain(key, decision, scene)
        except Exception as error:
            return self._instead(error, "explain", scene.lang, lambda: self.plain.explain(key, decision, scene))

    def reason(self, reason: Reason, scene: Scene) -> str:
        try:
            return self.words.reason(reason, scene)
        except Exception as error:
            return self._instead(error, "reason", scene.lang, lambda: self.plain.reason(reason, scene))

    def stack(self, frames: Sequence[FrameView], scene: Scene) -> str:
        try:
            return self.words.stack(frames, scene)
        except Exception as error:
            return self._instead(error, "stack", scene.lang, lambda: self.plain.stack(frames, scene))

    def cards(self, lang: Lang) -> list[Card]:
        try:
            return self.words.cards(lang)
        except Exception as error:
            return self._instead(error, "cards", lang, lambda: self.plain.cards(lang))

    def some_cards(self, ids: Sequence[str], lang: Lang, edition: str, rulings: bool) -> list[Card]:
        try:
            return self.words.some_cards(ids, lang, edition, rulings)
        except Exception as error:
            return self._instead(error, "some_cards", lang, list)

    def picture(self, view: msgspec.Struct) -> msgspec.Struct | None:
        try:
            return self.words.picture(view)
        except Exception as error:
            return self._instead(error, "picture", "", lambda: None)
