"""The game in words, as `praxis.kernel.words.Words` asks for it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final

import msgspec

from praxis.kernel.game import DecisionView, FrameView, Reason
from praxis.kernel.words import Card, Choice, Lang, Line, Question, Scene, Variant, Words
from praxis.vtes.catalogue.terms import reword
from praxis.vtes.dealt import known_faces
from praxis.vtes.editions import AGREED, EDITIONS
from praxis.vtes.model.view import View
from praxis.vtes.picture.board import picture_of
from praxis.vtes.words import asked, cards, decisions, log, stack
from praxis.vtes.words.languages import NEWEST, tongue
from praxis.vtes.words.slots import Slots, tongue_of

USUALLY_YES: Final = frozenset({"withdrawal"})
NUMBERS: Final = frozenset({"minutes"})


class VtesWords:
    """V:TES, in the language of the reader and in the words of the edition that is played."""

    def __init__(self) -> None:
        self.alike: Final = False
        """The words differ from reader to reader: a card that one knows is just a card to another."""

    def title(self, lang: Lang) -> str:
        return tongue(lang).messages.title

    def variants(self, lang: Lang) -> list[Variant]:
        said = tongue(lang).messages
        found: list[Variant] = []
        for key, chosen in said.variants.items():
            values: list[tuple[str | int | bool, str]] = [(value, label) for value, label in chosen.values.items()]
            lines: list[str] = []
            if key == "edition":
                values = [(name, name) for name in reversed(EDITIONS)]
                lines = [chosen.values[name] for name in reversed(EDITIONS)]
            elif key in USUALLY_YES:
                values = [(True, said.yes), (False, said.no)]
            elif key in NUMBERS:
                values = [(int(value), label) for value, label in chosen.values.items()]
            about = f"{chosen.help} ({said.comma.join(AGREED[key])})" if key in AGREED else chosen.help
            found.append(Variant(key, chosen.label, about, values or [(False, said.no), (True, said.yes)], lines))
        return found

    def event(self, kind: str, fields: Mapping[str, Any], scene: Scene) -> Line | None:
        return log.line(kind, fields, scene)

    def decision(self, decision: DecisionView, scene: Scene) -> Question:
        return asked.question(decision, scene)

    def option(self, key: str, decision: DecisionView, scene: Scene) -> Choice:
        return decisions.choice(key, decision, scene)

    def options(self, keys: Sequence[str], decision: DecisionView, scene: Scene) -> list[Choice]:
        return [decisions.choice(key, decision, scene) for key in keys]

    def explain(self, key: str, decision: DecisionView, scene: Scene) -> str:
        return decisions.explained(key, decision, scene)

    def reason(self, reason: Reason, scene: Scene) -> str:
        said = tongue_of(scene)
        form = said.messages.reasons.get(reason.code or reason.clause)
        return reword(reason.text, said.edition) if form is None else form.format_map(Slots(reason.args, scene))

    def stack(self, frames: Sequence[FrameView], scene: Scene) -> str:
        return stack.sentence(frames, scene)

    def cards(self, lang: Lang) -> list[Card]:
        return cards.all_cards(lang)

    def some_cards(self, ids: Sequence[str], lang: Lang, edition: str, rulings: bool) -> list[Card]:
        return cards.some(ids, tongue(lang, edition or NEWEST), rulings)

    def picture(self, view: msgspec.Struct) -> msgspec.Struct | None:
        return picture_of(view) if isinstance(view, View) else None


WORDS: Final[Words] = VtesWords()


def card(key: int, lang: Lang, edition: str = NEWEST) -> Card:
    """Name, kind, text and facts of a card, by the key of its face."""
    return cards.shown(known_faces.face(key), tongue(lang, edition))
