"""Card texts made from definitions: complete in every language, and different where definitions differ."""

from __future__ import annotations

import pytest

from praxis.languages import folders
from praxis.vtes.cards import definitions
from praxis.vtes.cards.build import NAMES
from praxis.vtes.dealt.known_faces import house_cards
from praxis.vtes.effects.base import Definition
from praxis.vtes.words import told

DEFINITIONS = definitions()
HOUSE = {face.name: face.definition for face in house_cards().values()}
languages = pytest.mark.parametrize("lang", folders.known())


@languages
def test_every_definition_is_said_completely(lang: str) -> None:
    for name, definition in [*((NAMES[card], DEFINITIONS[card]) for card in DEFINITIONS), *HOUSE.items()]:
        text = told.text(definition, lang)
        assert "‹" not in text, f"{name}: {text}"
        assert "{" not in text, f"{name}: {text}"
        if any(_does(mode.do) for mode in definition.modes):
            assert text, name


def _does(effects: tuple[object, ...]) -> bool:
    return any(type(effect).__name__ != "Arrives" for effect in effects)


@languages
def test_no_two_different_definitions_read_alike(lang: str) -> None:
    found: dict[str, str] = {}
    for card, definition in DEFINITIONS.items():
        text = told.text(definition, lang)
        what = _shape(definition)
        assert found.setdefault(text, what) == what, f"{NAMES[card]} reads like another card: {text}"


def _shape(definition: Definition) -> str:
    return repr(told.told(definition))


@pytest.mark.parametrize("lang", [lang for lang in folders.known() if lang != "en"])
def test_no_other_language_falls_back_to_english(lang: str) -> None:
    english = [told.text(definition, "en") for definition in DEFINITIONS.values()]
    own = [told.text(definition, lang) for definition in DEFINITIONS.values()]
    assert [text for text, other in zip(own, english, strict=True) if text and text == other] == []
