"""Vampires whose texts the grammar reads: every phrase is played, and what was read says its text again."""

from __future__ import annotations

import pytest

from praxis.vtes.catalogue import catalogue
from praxis.vtes.definitions import definition_of
from praxis.vtes.definitions.build import DEFINITIONS
from praxis.vtes.definitions.plain_vampires import is_plain
from praxis.vtes.definitions.reading.grammar import Grammar, tree_of, words_of
from praxis.vtes.definitions.reading.phrases import GRAMMAR
from praxis.vtes.definitions.reading.vampires import meaning_of, meanings_of, pieces_of, read
from praxis.vtes.definitions.reading.wording import parts_of, sentences
from praxis.vtes.effects.mode import MERGED
from praxis.vtes.words import told

READ = [face for face in catalogue.load() if face.crypt and not is_plain(face) and read(face.id) is not None]


def test_what_is_read_says_its_text_again() -> None:
    """From the nodes alone, in the normal wording of `reading.wording`."""
    assert len(READ) >= 400
    for face in READ:
        for text in parts_of(face):
            meanings = meanings_of(sentences(face, text))
            assert meanings is not None
            assert " . ".join(said for said, _ in meanings) == " . ".join(sentences(face, text))  # nothing is left out
            for said, pieces in meanings:
                wanted = " ".join(words_of(said))
                assert wanted in GRAMMAR.say("sentence", tree_of(tuple(pieces)), wanted), face.name


def test_a_row_that_forgets_a_slot_cannot_say_what_it_has_read() -> None:
    grammar = Grammar()
    grammar.row("sentence", "~ gains {n} blood", lambda n: (7,))
    assert grammar.read("sentence", words_of("~ gains 2 blood")) == [(7,)]
    assert grammar.say("sentence", (7,), "~ gains 2 blood") == set()


@pytest.mark.parametrize(
    "sentence",
    [
        "~ gets +1 stealth during bleed actions and so on",  # not to its end
        "~ gets +1 speed",  # no such number
        "~ gets +1 stealth while it rains",
        "~ cannot block sheep",
        "~ can enter combat with a minion as a (d) action & more",  # a mark that no phrase has
    ],
)
def test_what_is_not_wholly_understood_is_not_read(sentence: str) -> None:
    assert meaning_of(sentence) is None


def test_one_strange_sentence_keeps_the_whole_vampire_from_being_read() -> None:
    strange = [face for face in catalogue.load() if face.crypt and catalogue.coverage_of(face.id) == "manual"]
    assert strange
    for face in strange:
        assert pieces_of(face) is None


def test_a_definition_goes_before_reading() -> None:
    for face in READ:
        if face.id in DEFINITIONS:
            assert definition_of(face.id) is DEFINITIONS[face.id], face.name
        else:
            assert definition_of(face.id) is read(face.id), face.name


def test_what_stands_beside_the_merged_icon_counts_for_the_merged_vampire_only() -> None:
    merged = [face for face in READ if parts_of(face)[1] and sentences(face, parts_of(face)[1])]
    for face in merged:
        found = read(face.id)
        assert found is not None
        versions = [getattr(part, "version", 0) for part in (*found.gives, *found.abilities, *found.parts)]
        assert MERGED in versions, face.name


@pytest.mark.parametrize("lang", ["en", "de", "it", "ja"])
def test_what_is_read_is_told_in_every_language(lang: str) -> None:
    for face in READ:
        found = read(face.id)
        assert found is not None
        text = told.text(found, lang)
        assert text, face.name
        assert "‹" not in text, f"{face.name}: {text}"
        assert "{" not in text, f"{face.name}: {text}"
