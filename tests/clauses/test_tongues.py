"""The rules of Vendetta can be read in four languages, and each says what the English says."""

import re

import pytest

from praxis.clauses import load, translations
from praxis.languages import known, table

LANGS = known()[1:]
NUMBER = re.compile(r"\d+")


@pytest.mark.parametrize("lang", LANGS)
def test_every_clause_is_there_once_and_in_the_order_of_the_book(lang: str) -> None:
    assert [row["id"] for row in table(lang, "vendetta_clauses.tsv")] == [clause.id for clause in load("vendetta")]


@pytest.mark.parametrize("lang", LANGS)
def test_no_text_is_empty_or_left_in_english_and_every_number_is_kept(lang: str) -> None:
    for clause in load("vendetta"):
        told = translations.telling(clause, lang)
        assert told.lang == lang
        assert told.text.strip()
        assert told.text != clause.text, clause.id
        assert bool(told.example) == bool(clause.example), clause.id
        assert set(NUMBER.findall(clause.text)) <= set(NUMBER.findall(told.text)), clause.id
        assert set(NUMBER.findall(clause.example)) <= set(NUMBER.findall(told.example)), clause.id


def test_every_chapter_of_vendetta_has_a_name_in_four_languages() -> None:
    chapters = {f"vendetta.{clause.chapter}" for clause in load("vendetta")}
    for lang in known():
        rows = table(lang, "headings.tsv")
        assert {row["key"] for row in rows} == chapters
        assert all(row["heading"] for row in rows)


def test_what_nobody_has_written_in_a_language_is_told_in_english() -> None:
    clause = load("vtes")["combat.first-strike.both"]
    told = translations.telling(clause, "de")
    assert (told.lang, told.text) == ("en", clause.text)
    assert translations.tongues("vtes") == ["en"]
    assert translations.tongues("vendetta") == ["en", *LANGS]


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
