"""Card texts made from definitions: complete in every language, and different where definitions differ."""

from __future__ import annotations

import pytest

from praxis.languages import folders
from praxis.vtes.cards import definitions
from praxis.vtes.cards.build import NAMES
from praxis.vtes.dealt.known_faces import house_cards
from praxis.vtes.effects.definition import Definition
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


GRAMMAR = [
    # a verb for several, and one of a counter
    ("Second Sight", "de", "alle Untergebenen (Monster) unter fremder Kontrolle erhalten -1 Abfangen"),
    ("Second Sight", "it", "tutti i seguaci che sono mostri controllati da un altro Matusalemme hanno -1 intercetto"),
    ("The Platinum Protocol", "de", "1 Korruptionsmarke aus der Bank auf einen Untergebenen des Methusalems, "),
    # the verb before its subject after "dann", not after a colon
    ("Black Sunrise", "de", "diesen Untergebenen entsperren, dann versucht dieser Untergebene zu blocken."),
    ("Truth in Darkness", "de", "ist: dieser Untergebene darf bezahlen"),
    # whose phase it is, and what you do
    ("Smiling Jack, The Anarch", "de", "Wenn deine Entsperrphase beginnt: "),
    ("Scourge of the Enochians", "it", "Quando inizia la tua fase di scarto: per al massimo un vampiro"),
    ("The Secret Library of Alexandria", "it", "puoi fare questo: "),
    ("Eyes of Argus", "it", "solo se l'azione è diretta contro di te: "),
    # amounts that are phrases, and are taken away
    ("Draba", "de", "erhält so viel Heimlichkeit weniger: Heimlichkeit des handelnden Untergebenen"),
    ("Draba", "ja", "アクション中のミニオンのステルスは「アクション中のミニオンのステルス」だけ減る"),
    # no stop after a stop, no comma before one
    ("Praxis Seizure: Washington, D.C.", "de", "wird Prinz von Washington, D.C."),
    ("Empires Fall", "de", "mit Kapazität 8 oder mehr dieses Methusalems gibt."),
    # one word for aggravated damage
    ("Dawn Operation", "ja", "この戦闘中受けるダメージは全て重傷"),
]


@pytest.mark.parametrize(("name", "lang", "words"), GRAMMAR, ids=lambda each: str(each)[:30])
def test_a_text_reads_as_a_native_writes_it(name: str, lang: str, words: str) -> None:
    definition = DEFINITIONS[next(card for card, called in NAMES.items() if called == name)]
    text = told.text(definition, lang)
    assert words in text, text
    assert not any(wrong in text for wrong in ("..", ",.", " ,", "  ")), text
