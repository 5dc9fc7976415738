"""`praxis cards coverage`, and that no definition is without a test."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from typer.testing import CliRunner

from praxis.cli.card_progress import app
from praxis.effects.nodes import Effect
from praxis.vtes.catalogue.catalogue import load
from praxis.vtes.dealt.known_faces import official
from praxis.vtes.definitions import coverage_report, definitions, modules, vocabulary
from praxis.vtes.definitions.build import NAMES
from praxis.vtes.model.face import CRYPT, TYPE_WORDS

ROOT = Path(__file__).parents[3]
CARDS = ROOT / "tests" / "vtes" / "cards"
DEFINITIONS = definitions()


def test_the_report_adds_up() -> None:
    answer = CliRunner().invoke(app, ["coverage", "--json"])
    assert answer.exit_code == 0
    found = json.loads(answer.stdout)
    assert list(found) == [
        "library",
        "crypt",
        "median_lines",
        "escape_share",
        "words",
        "values",
        "words_per_hundred",
        "values_per_hundred",
        "decks",
        "types",
        "sets",
        "editions",
        "precons",
    ]
    for half, crypt in (("library", False), ("crypt", True)):
        counts = found[half]
        assert counts["full"] + counts["partial"] + counts["manual"] == counts["total"]
        assert counts["total"] == sum(face.crypt is crypt for face in load())
    library = [card for card in DEFINITIONS if not official(card).types & CRYPT]
    assert found["library"]["full"] + found["library"]["partial"] == len(library)
    assert 1 <= found["median_lines"] <= 8
    assert 0 <= found["escape_share"] <= 0.05
    assert found["words"] <= 125
    assert found["words_per_hundred"] == round(100 * found["words"] / len(DEFINITIONS), 1)
    for parts in ("types", "sets"):
        assert all(row["full"] + row["partial"] + row["manual"] == row["total"] for row in found[parts].values())
    assert sum(row["total"] for row in found["types"].values()) == found["library"]["total"]
    for row in found["editions"].values():
        assert row["full"] + row["partial"] + row["manual"] + row["absent"] == row["total"] == len(load())
    assert len(found["precons"]) == 90
    assert all(deck["full"] + len(deck["missing"]) == deck["cards"] for deck in found["precons"].values())
    assert found["decks"] == {"read": 0, "library_slots": 0.0, "crypt_slots": 0.0, "whole": 0.0}


def test_the_share_of_decks_is_counted_by_slots(tmp_path: Path) -> None:
    """Two crypt slots of four are enforced, nine library slots of twelve."""
    crypt = "Crypt (4 cards)\n2x Anvil\n2x Sonja Blue\n"
    (tmp_path / "one.txt").write_text(
        f"Deck Name: One\n\n{crypt}\nLibrary (12 cards)\n9x Deflection\n3x Succubus Club\n"
    )
    (tmp_path / "notes.md").write_text("no deck at all")
    answer = CliRunner().invoke(app, ["coverage", "--json", "--decks", str(tmp_path)])
    assert json.loads(answer.stdout)["decks"] == {"read": 1, "library_slots": 0.75, "crypt_slots": 0.5, "whole": 0.0}


def test_a_deck_of_enforced_cards_counts_as_whole(tmp_path: Path) -> None:
    (tmp_path / "one.txt").write_text(
        "Deck Name: One\n\nCrypt (2 cards)\n2x Anvil\n\nLibrary (9 cards)\n9x Deflection\n"
    )
    found = json.loads(CliRunner().invoke(app, ["coverage", "--json", "--decks", str(tmp_path)]).stdout)["decks"]
    assert found["whole"] == 1.0


def test_a_folder_that_is_none_is_one_clear_line(tmp_path: Path) -> None:
    answer = CliRunner().invoke(app, ["coverage", "--decks", str(tmp_path / "nowhere")])
    assert "is no folder" in str(answer.exception)
    answer = CliRunner().invoke(app, ["coverage", "--decks", str(tmp_path)])
    assert "has no deck list in it" in str(answer.exception)


def test_each_call_in_the_card_modules_is_one_definition() -> None:
    assert len(coverage_report.definition_lengths(modules())) == len(DEFINITIONS)


@pytest.mark.parametrize("word", [word for bit, word in TYPE_WORDS.items() if word != "reflex" and not bit & CRYPT])
def test_every_type_of_library_card_is_shown(word: str) -> None:
    bit = next(bit for bit, name in TYPE_WORDS.items() if name == word)
    assert any(official(card).types & bit for card in DEFINITIONS)


@pytest.mark.parametrize(
    "trait", ["trifle", "out-of-turn", "location", "trophy", "gun", "melee weapon", "vehicle", "unique"]
)
def test_every_kind_of_card_is_shown(trait: str) -> None:
    assert any(trait in official(card).traits for card in DEFINITIONS)


def test_a_partial_definition_says_what_is_missing() -> None:
    for card, definition in DEFINITIONS.items():
        assert (definition.coverage == "partial") is bool(definition.note), NAMES[card]


def test_no_definition_is_without_a_test_that_plays_it() -> None:
    tests = "\n".join(path.read_text() for path in CARDS.rglob("test_*.py"))
    played_by_family = ("Praxis Seizure", "Crusade")
    missing = [name for name in NAMES.values() if name not in tests and not name.startswith(played_by_family)]
    assert not missing


def test_a_definition_is_made_of_words_of_the_vocabulary() -> None:
    for definition in DEFINITIONS.values():
        for mode in (*definition.modes, *definition.abilities):
            for verb in (*mode.do, *mode.then):
                assert isinstance(verb, Effect)
                assert type(verb).__module__.startswith(("praxis.vtes.effects", "praxis.effects"))


def test_a_word_that_serves_one_card_counts_as_an_escape(monkeypatch: pytest.MonkeyPatch) -> None:
    before = coverage_report.escapes(modules())
    assert before == len(vocabulary.single())
    monkeypatch.setattr(vocabulary, "single", lambda: ["OnlyHere", "OnlyThere"])
    assert coverage_report.escapes(modules()) == 2


def test_the_table_of_words_in_the_docs_is_the_one_that_the_program_makes() -> None:
    page = (ROOT / "docs" / "cards.md").read_text()
    between = page.split("<!-- words: praxis cards words -->\n\n")[1].split("\n<!-- end of words -->")[0]
    assert between == vocabulary.table(), "make it anew: praxis cards words --write"
