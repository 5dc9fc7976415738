"""The rules of both games can be read in other languages, and each says what the English says."""

import re
from pathlib import Path

import pytest

from praxis.clauses import load, translations
from praxis.languages import known, table
from tests.languages import pseudo

LANGS = known()[1:]
GAMES = ("vendetta", "vtes")
TOLD = [(game, lang) for game in GAMES for lang in translations.tongues(game)[1:]]
NUMBER = re.compile(r"\d+")


@pytest.mark.parametrize(("game", "lang"), TOLD)
def test_every_clause_is_there_once_and_in_the_order_of_the_book(game: str, lang: str) -> None:
    assert [row["id"] for row in table(lang, f"{game}_clauses.tsv")] == [clause.id for clause in load(game)]


@pytest.mark.parametrize(("game", "lang"), TOLD)
def test_no_text_is_empty_or_left_in_english_and_every_number_is_kept(game: str, lang: str) -> None:
    for clause in load(game):
        told = translations.telling(clause, lang)
        assert told.lang == lang
        assert told.text.strip()
        assert told.text != clause.text, clause.id
        assert bool(told.example) == bool(clause.example), clause.id
        assert set(NUMBER.findall(clause.text)) <= set(NUMBER.findall(told.text)), clause.id
        assert set(NUMBER.findall(clause.example)) <= set(NUMBER.findall(told.example)), clause.id


def test_every_chapter_has_a_name_in_each_language_that_tells_the_game() -> None:
    for lang in known():
        told = [game for game in GAMES if lang in translations.tongues(game)]
        rows = table(lang, "headings.tsv")
        assert {row["key"] for row in rows} == {f"{game}.{clause.chapter}" for game in told for clause in load(game)}
        assert all(row["heading"] for row in rows)


def test_what_nobody_has_written_in_a_language_is_told_in_english(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("PRAXIS_LANGUAGES", str(tmp_path))
    folder = pseudo.copy("de", tmp_path, "de-untold")
    (folder / "vendetta_clauses.tsv").unlink()
    clause = load("vendetta")["vendetta.game.goal"]
    told = translations.telling(clause, "de-untold")
    assert (told.lang, told.text) == ("en", clause.text)
    assert translations.tongues("vendetta") == ["en", *LANGS]


def test_the_games_can_be_read_in_these_languages() -> None:
    assert translations.tongues("vendetta") == ["en", *LANGS]
    assert translations.tongues("vtes") == ["en", *LANGS]
    assert {"de", "it", "ja"} <= set(LANGS)


@pytest.mark.parametrize(("lang", "words"), [("de", "Raserei"), ("it", "frenesia"), ("ja", "狂乱"), ("en", "frenzy")])
def test_a_rule_is_found_by_the_words_of_ones_own_language(lang: str, words: str) -> None:
    found = translations.search("vendetta", words, "", lang, 50)
    assert found[0].chapter in ("frenzy", "planning", "blood", "drain", "clan", "glossary")
    assert any(clause.chapter == "frenzy" for clause in found)


def test_of_several_words_a_clause_has_to_have_all() -> None:
    found = translations.search("vendetta", "Raserei Marker", "", "de", 50)
    own = [translations.telling(clause, "de").text.casefold() for clause in found]
    assert "raserei" in own[0]
    assert "marker" in own[0]
