"""Reading deck lists: every format, no card lost, one clear line for what cannot be read."""

from __future__ import annotations

import json

import pytest

from praxis.vtes import decks
from praxis.vtes.catalogue import catalogue
from praxis.vtes.decks import Deck
from tests.vtes.decks import samples


def errors(problems: list[decks.Problem]) -> list[str]:
    return [str(problem) for problem in problems if problem.level == "error"]


def test_a_winning_deck_is_read_with_its_event_words_and_notes() -> None:
    deck, problems = decks.read(samples.TWD)
    assert problems == []
    assert deck.cards == samples.ids(*samples.TWD_CARDS)
    assert deck.event == samples.EVENT
    assert (deck.name, deck.author) == ("Nothing to See", "Oskar Lind")
    assert deck.comment == (
        "We hide. 2x Deflection would be better than one.\n\nCrypt the size of a coat. Nobody looks."
    )
    named = {catalogue.load()[card].name: note for card, note in deck.notes.items()}
    assert named == {
        "Theo Bell": "lies on the first",
        "Pentex™ Subversion": "for the pest",
        "Wake with Evening's Freshness": "one is plenty",
    }


def test_a_description_that_speaks_of_rounds_is_no_event() -> None:
    words = "Deck Name: Talk\nAuthor:\nDescription: Won.\n3r, 2r, 3f with luck\n12 players\n\n"
    deck, problems = decks.read(f"{words}Crypt (1 cards)\n===============\n1x Theo Bell   7 POT   Brujah:2\n")
    assert (deck.event, deck.name, problems) == (decks.Event(), "Talk", [])
    assert deck.comment == "Won.\n3r, 2r, 3f with luck\n12 players"


@pytest.mark.parametrize("form", samples.OF_SMALL)
def test_every_format_is_recognised_and_gives_the_same_cards(form: str) -> None:
    deck, problems = decks.read(samples.OF_SMALL[form])
    assert problems == []
    assert deck.cards == samples.ids(*samples.SMALL)
    carried = decks.CARRIES.get(form, frozenset({"name"}))
    assert deck.name == ("Small" if "name" in carried else "")
    assert deck.author == ("Oskar" if "author" in carried else "")
    if {"author", "comment"} <= carried:
        assert deck.comment == "Two lines\nof it."


def test_jol_counts_of_repeated_lines_add_up_and_remarks_are_kept() -> None:
    deck, _ = decks.read(samples.JOL)
    assert deck.cards[catalogue.find("Deflection").id] == 12
    assert deck.comment == "my notes"


def test_the_clan_and_group_at_the_end_of_a_crypt_line_choose_the_vampire() -> None:
    head = "Crypt (2 cards)\n---------------\n"
    deck, problems = decks.read(
        head + "1x Tegyrius, Vizier  10  X  Banu Haqim:6\n1x Tegyrius, Vizier  10  Assamite:2\n"
    )
    assert [catalogue.load()[card].full_name for card in deck.cards] == [
        "Tegyrius, Vizier (G6)",
        "Tegyrius, Vizier (G2)",
    ]
    assert problems == []


@pytest.mark.parametrize(
    ("line", "name", "count"),
    [
        ("2x Xaviar", "Xaviar (G3)", 2),
        ("2 Xaviar", "Xaviar (G3)", 2),
        ("2\tXeper, Sultan of Lepers", "Xeper, Sultan of Lepers", 2),
        ("3xXTC-Laced Blood", "XTC-Laced Blood", 3),
        ("1 419 Operation", "419 Operation", 1),
        ("1x .44 Magnum", ".44 Magnum", 1),
        ("4 47th Street Royals", "47th Street Royals", 4),
        ("2nd Tradition x2", "Second Tradition: Domain", 2),
        ("1 Channel 10", "Channel 10", 1),
        ("1x Local 1111", "Local 1111", 1),
        ("- 2 x Archon Investigation", "Archon Investigation", 2),
        ("1x Obsession  -- ?!?", "Obsession", 1),
        ("2x PB: Montreal  // for later", "Powerbase: Montreal", 2),
        ("1x rumor mill, tabloid newspaper, the", "The Rumor Mill, Tabloid Newspaper", 1),
    ],
)
def test_counts_are_told_from_names_that_hold_numbers(line: str, name: str, count: int) -> None:
    deck, problems = decks.read(f"{line}\n1x Blood Doll\n")
    assert problems == []
    assert deck.cards == samples.ids((name, count), ("Blood Doll", 1))


@pytest.mark.parametrize(
    "line",
    [
        "2x Theo Bell    CEL POT PRE aus dom  8  Brujah:6",
        "2x Theo Bell               CEL POT PRE aus dom      8, Brujah",
        "2 x Theo Bell (G6) (Brujah)",
        '2,"Theo Bell (G6)"',
        "2x [Theo Bell (G6)](https://cards.example/201613)",
    ],
)
def test_a_crypt_line_is_read_however_its_columns_stand(line: str) -> None:
    deck, problems = decks.read(f'quantity,name\n{line}\n1,"Coven, The"\n1x Blood Doll\n')
    assert problems == []
    assert deck.cards == samples.ids(("Theo Bell (G6)", 2), ("The Coven", 1), ("Blood Doll", 1))


def test_a_bracket_that_is_not_his_clan_is_no_part_of_his_name() -> None:
    deck, problems = decks.read("2x Theo Bell (Tremere)\n1x Blood Doll\n")
    assert [(problem.code, problem.line) for problem in problems] == [("deck.unknown-card", 1)]
    assert deck.cards == samples.ids(("Blood Doll", 1))


def test_an_unknown_card_keeps_its_line_and_gets_the_nearest_names() -> None:
    deck, problems = decks.read("2x Blood Doll\n3x Deflectoin\n1x Blood Doll\n")
    assert [(problem.code, problem.line) for problem in problems] == [("deck.unknown-card", 2)]
    assert "did you mean Deflection" in problems[0].message
    assert deck.unread == [decks.Unread("Deflectoin", 3, 2)]
    assert deck.cards == samples.ids(("Blood Doll", 3))
    for form in ("twd", "vdb", "jol", "lackey", "ardb", "ardb-text", "eldb", "krcg", "krcg4"):
        again, _ = decks.read(decks.write(deck, form))
        assert sum(entry.count for entry in again.unread) == 3, form
        assert {entry.text for entry in again.unread} == {"Deflectoin"}, form


def test_a_stated_size_that_was_not_read_is_noted() -> None:
    _, problems = decks.read(
        "Crypt (3 cards)\n---------------\n2x Theo Bell  7  POT  Brujah:2\n\nLibrary (1 cards)\n1x Dodge\n"
    )
    assert [(problem.code, problem.line, problem.level) for problem in problems] == [("deck.header", 1, "note")]


def test_a_crypt_card_in_the_library_is_counted_with_the_crypt_and_noted() -> None:
    crypt = "Crypt (1 cards)\n---------------\n1x Theo Bell  7  POT  Brujah:2\n\n"
    text = f"{crypt}Library (2 cards)\n1x Queen Anne\n1x Dodge\n"
    deck, problems = decks.read(text)
    assert deck.cards == samples.ids(("Theo Bell", 1), ("Queen Anne", 1), ("Dodge", 1))
    assert ("deck.section", 6, "note") in [(problem.code, problem.line, problem.level) for problem in problems]


@pytest.mark.parametrize(
    ("source", "code", "words"),
    [
        ("0x Deflection\n1x Dodge\n", "deck.count", "0 copies of Deflection"),
        ("500x Deflection\n1x Dodge\n", "deck.count", "500 copies of Deflection"),
        ("1000 Deflection\n1x Dodge\n", "deck.count", "1000 copies of Deflection"),
        ("99999999999999999999 Deflection\n1x Dodge\n", "deck.count", "copies of Deflection"),
        ("-3 Deflection\n1x Dodge\n", "deck.count", "-3 copies of Deflection"),
        ('{"cards": {"100518": 0, "100135": 1}}', "deck.count", "0 copies of Deflection"),
        ('{"cards": [{"id": 100518, "count": "many"}, {"id": 100135}]}', "deck.count", "not a number"),
        ("https://vdb.im/decks/deck#100518=0;100135=1", "deck.count", "0 copies"),
        ('{"cards": {"999999": 1}}', "deck.unknown-card", "no card has the id '999999'"),
        ('{"result": {"title": "A", "cards": {"17": 2}}}', "deck.unknown-card", "Amaranth's own number"),
        ('{"cards": {"100518": 1', "deck.format", "begins like JSON"),
        ("<deck><name>", "deck.format", "begins like XML"),
        ("<html><body/></html>", "deck.format", "expected a <deck>"),
        ('<!DOCTYPE deck [<!ENTITY a "b">]><deck/>', "deck.format", "document type"),
        ("https://vdb.im/decks/abc123def", "deck.link", "export that deck as text"),
        ("", "deck.empty", "empty"),
        ("\n  \n", "deck.empty", "empty"),
        ("Dear friend, I have no deck.\n", "deck.unknown-card", "no card is called"),
        ("{}", "deck.empty", "no card was found"),
        (b"\x7fELF\x02\x01\x01\x00\x00\x00\x00\x00\xff\xfe\x00", "deck.format", "not a text file"),
        ("1x Nobody Knows Me\n" * 600, "deck.format", "no deck list"),
        ("1x Dodge\n" * 200_000, "deck.format", "more than 1 MB"),
        ('{"cards": ' + "[" * 100_000, "deck.format", "begins like JSON"),
        (b"\x00\x00\x00\x00\x00\x00\x00\x00", "deck.format", "not a text file"),
    ],
)
def test_bad_input_gets_one_clear_line(source: str | bytes, code: str, words: str) -> None:
    _, problems = decks.read(source)
    wrong = [problem for problem in problems if problem.level == "error"]
    assert code in [problem.code for problem in wrong]
    message = next(str(problem) for problem in wrong if problem.code == code)
    assert words in message
    assert "\n" not in message


def test_a_count_of_five_hundred_is_flagged_but_kept() -> None:
    deck, _ = decks.read("500x Deflection\n")
    assert deck.cards == samples.ids(("Deflection", 500))


@pytest.mark.parametrize("encoding", ["utf-8", "utf-8-sig", "utf-16", "cp1252"])
def test_a_file_is_read_in_the_encodings_people_have(encoding: str) -> None:
    deck, problems = decks.read("1x Grooming the Protégé\r\n2x Hel-Blá\r\n".encode(encoding))
    assert deck.cards == samples.ids(("Grooming the Protégé", 1), ("Hel-Blá", 2))
    assert [problem.code for problem in problems] == (["deck.encoding"] if encoding == "cp1252" else [])
    assert errors(problems) == []


@pytest.mark.parametrize(
    "source",
    [
        "[",
        "[]",
        "[1, 2]",
        "null",
        '"',
        '""',
        '{"crypt": 3, "library": "x", "event": 5}',
        '{"ObjectStates": [1, {}]}',
        "x" * 9999,
        '[{"id": 100518, "count": 2}]',
        '{"cards": [[], 7, {"count": 3}]}',
        "Crypt:",
        "Library\n",
        "#" * 50,
        "-- \n--\n",
    ],
)
def test_nothing_makes_the_reader_raise(source: str) -> None:
    deck, problems = decks.read(source)
    assert deck.cards or errors(problems)


def test_json_objects_are_cut_anywhere_without_an_exception() -> None:
    for form in (samples.KRCG5, samples.ARDB_XML, samples.ELDB, samples.TABLETOP, samples.TWD):
        for at in range(0, len(form), 31):
            decks.read(form[:at])
            decks.read(form[:at].encode() + b"\xff\x00")


def test_json_of_another_shape_around_the_deck_is_passed_over() -> None:
    inner = json.loads(samples.KRCG5)
    inner["unknown"] = {"cards": [1]}
    deck, problems = decks.read(json.dumps([inner]))
    assert (deck.cards, problems) == (samples.ids(*samples.SMALL), [])


def test_an_empty_deck_can_be_written_in_every_format() -> None:
    for form in decks.FORMATS:
        assert isinstance(decks.write(Deck(), form), str)


def test_a_dash_before_every_count_is_a_bullet() -> None:
    deck, problems = decks.read("-3 Deflection\n-1 Dodge\n")
    assert not [problem for problem in problems if problem.code == "deck.count"]
    assert [count for _, count in deck.library(catalogue.load())] == [3, 1]
