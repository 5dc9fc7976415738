"""What helps to write cards: what to define next, drafts, filters, rulings with tests, cards by edition."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from typer.testing import CliRunner

from praxis.cli.card_progress import app, page
from praxis.cli.errors import BadInput
from praxis.vtes.catalogue import filtering
from praxis.vtes.catalogue.catalogue import coverage_of, load
from praxis.vtes.decks import Deck
from praxis.vtes.definitions import coverage_report, drafting, in_edition, ruling_tests, wanted
from praxis.vtes.editions import EDITIONS
from tests.vtes.cards.rulings import rules_on

ROOT = Path(__file__).parents[3]


def run(*words: str) -> str:
    answer = CliRunner().invoke(app, list(words))
    if isinstance(answer.exception, BadInput):
        raise answer.exception
    return answer.stdout


# -- what comes next --------------------------------------------------------------------------------------------------


def test_a_card_that_completes_decks_comes_before_one_that_most_decks_lack() -> None:
    plain = [face.id for face in load() if coverage_of(face.id) == "full"][:3]
    missing = [face.id for face in load() if coverage_of(face.id) == "manual"][:3]
    first, second, third = missing
    decks = [
        Deck(cards=dict.fromkeys([*plain, first], 1)),
        Deck(cards=dict.fromkeys([second, third], 1)),
        Deck(cards=dict.fromkeys([second, third, plain[0]], 4)),
        Deck(cards=dict.fromkeys(plain, 1)),
    ]
    found = wanted.wanted(load(), decks)
    assert [(one.face.id, one.completes, one.weight, one.decks) for one in found] == [
        (first, 1, 1.0, 1),
        (second, 0, 1.0, 2),
        (third, 0, 1.0, 2),
    ]


def test_next_lists_what_a_set_and_a_known_deck_lack() -> None:
    of_set = json.loads(run("next", "--set", "Jyhad", "--limit", "5000", "--json"))["cards"]
    lacking = [face.id for face in load() if any(one.set == "Jyhad" for one in face.prints)]
    assert sorted(card["id"] for card in of_set) == sorted(card for card in lacking if coverage_of(card) != "full")
    assert {card["coverage"] for card in of_set} <= {"partial", "manual"}
    of_deck = json.loads(run("next", "--precon", "legacies of blood: osebo", "--json", "--limit", "99"))["cards"]
    assert {card["decks"] for card in of_deck} == {1}
    with pytest.raises(BadInput, match="no set is called 'Nothing'; there are Jyhad"):
        run("next", "--set", "Nothing")
    with pytest.raises(BadInput, match="no known deck has 'nothing' in its name"):
        run("next", "--precon", "nothing")
    with pytest.raises(BadInput, match="no type is called 'nothing'; there are Action"):
        run("next", "--type", "nothing")


def test_next_lists_of_a_set_only_what_the_known_deck_has() -> None:
    deck = ["next", "--precon", "keepers of tradition: brujah", "--json", "--limit", "999"]
    of_deck = {card["id"] for card in json.loads(run(*deck))["cards"]}
    of_set = {card["id"] for card in json.loads(run(*deck, "--set", "KoT"))["cards"]}
    assert of_set
    assert of_set <= of_deck


# -- drafts -----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("card", [face.id for face in load()][::97])
def test_a_draft_is_python_and_has_nothing_of_the_text(card: int) -> None:
    face = load()[card]
    draft = drafting.definition(face)
    compile(draft, "draft", "exec")
    assert f'digest="{face.digest}"' in draft
    longest = max(face.text.split("."), key=len).strip()
    assert not longest or longest not in draft + drafting.test(face)


def test_a_draft_has_a_way_for_each_line_with_a_mark() -> None:
    draft = run("draft", "Govern", "the", "Unaligned")
    assert 'action("dom", ...)' in draft
    assert 'action("DOM", ...)' in draft
    assert "def test_govern_the_unaligned_...(edition: str) -> None:" in draft
    with pytest.raises(BadInput, match="no card is called"):
        run("draft", "no such card at all")


# -- filters ----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("fields", "names", "others"),
    [
        ({"type": "equipment", "trait": "gun"}, [".44 Magnum"], ["Deflection"]),
        ({"clan": "tremere", "capacity": "8", "title": "justicar"}, ["Anastasz di Zagreb"], ["Abraham DuSable"]),
        ({"discipline": "DOM", "type": "action"}, ["Govern the Unaligned"], ["Deflection"]),
        ({"discipline": "AUS dom", "type": "crypt"}, ["Gilbert Duane"], ["Zebulon"]),
        ({"cost": "1 blood", "type": "action"}, ["Govern the Unaligned"], ["Deflection"]),
        ({"cost": "x"}, [], ["Deflection"]),
        ({"group": "any"}, ["Anarch Convert"], ["Gilbert Duane"]),
        ({"sect": "anarch", "type": "library"}, ["Deep Ecology"], ["Deflection"]),
        ({"set": "Fifth Edition", "clan": "nosferatu"}, ["Belinde"], ["Gilbert Duane"]),
        ({"text": "CHANGE THE TARGET OF THE BLEED"}, ["Deflection"], ["Govern the Unaligned"]),
        ({"enforced": "yes", "type": "reaction"}, ["Deflection"], []),
    ],
)
def test_cards_are_found_by_what_players_filter_by(fields: dict[str, str], names: list[str], others: list[str]) -> None:
    passes = filtering.filters(load(), fields.items())
    found = {face.name for face in load() if all(each(face) for each in passes)}
    assert found
    assert set(names) <= found
    assert found.isdisjoint(others)


@pytest.mark.parametrize(
    ("fields", "line"),
    [
        ({"type": "spell"}, "no type is called 'spell'; there are Action"),
        ({"discipline": "foo"}, "no Discipline is called 'foo'; there are abo"),
        ({"capacity": "big"}, "'big' is no capacity; write 5, 3-5 or 8+"),
        ({"cost": "2 blood pool"}, "'2 blood pool' is no cost"),
        ({"enforced": "maybe"}, "enforced can be yes, no, full, partial, manual"),
        ({"colour": "red"}, "cards cannot be filtered by 'colour'; by type, clan"),
    ],
)
def test_a_filter_that_cannot_be_read_is_one_clear_line(fields: dict[str, str], line: str) -> None:
    with pytest.raises(filtering.BadFilter) as error:
        filtering.filters(load(), fields.items())
    assert line in str(error.value)
    assert "\n" not in str(error.value)


def test_a_search_needs_a_word_or_a_filter() -> None:
    with pytest.raises(BadInput, match="say a word or a filter"):
        run("search")
    assert json.loads(run("search", "--clan", "tremere", "--json"))["found"] > 50


# -- editions ---------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("name", "absent", "clause"),
    [
        ("Deflection", "", ""),
        ("Anarch Revolt", "", ""),
        ("Deep Ecology", "2000", "list.sects.names"),
        ("The Unmasking", "2000", "discard.event.timing"),
        ("Trophy: Domain", "2000", "diablerie.trophy.red-list-victim"),
        ("Vigilance", "2000", "imbued.type.mortal-ally"),
        ("Bait and Switch", "2000", "list.titles.by-sect"),
    ],
)
def test_a_card_whose_rules_an_edition_does_not_have_is_absent_there(name: str, absent: str, clause: str) -> None:
    face = load().find(name)
    for edition, book in EDITIONS.items():
        wanted_clause = clause if edition in absent.split() else ""
        assert in_edition.lacking(face, book) == wanted_clause
        state = "absent" if wanted_clause else coverage_of(face.id)
        assert in_edition.coverage_in(face, edition) == state


def test_show_says_that_an_edition_has_no_rules_for_a_card() -> None:
    assert "the rulebook of 2000 has no rules for it [list.sects.names]" in run(
        "show", "Deep Ecology", "--edition", "2000"
    )
    told = json.loads(run("show", "Deep Ecology", "--edition", "2000", "--json"))
    assert told["coverage"] == "absent"
    assert told["coverage_by_edition"]["2023"] == "full"
    partial = json.loads(run("show", "Illusions of the Kindred", "--json"))
    assert partial["note"] == "the vampire can contest others and titles"
    assert "Not enforced: the vampire can contest others and titles." in run("show", "Illusions of the Kindred")


# -- rulings ----------------------------------------------------------------------------------------------------------


def test_the_tests_of_a_ruling_are_found_by_card_and_source(tmp_path: Path) -> None:
    (tmp_path / "test_some.py").write_text(
        '@rules_on("Deflection", "ANK 20211003")\ndef test_it() -> None: ...\n\n\ndef test_other() -> None: ...\n'
    )
    deflection = load().find("Deflection").id
    assert ruling_tests.tests_of(tmp_path) == {(deflection, "ANK 20211003"): ["test_some.py::test_it"]}


@pytest.mark.parametrize("rows", ['[("Deflection", "dom"), "Arson"]', "ROWS", "[*SOME, LAST]"])
def test_the_test_of_a_ruling_that_cards_share_is_found_by_each_of_them(tmp_path: Path, rows: str) -> None:
    mark = f'@ruled_alike("card", {rows}, "A 1", "B 2")'
    named = 'ROWS = ["Deflection", ("Arson", 1)]\nSOME: list[str] = ["Deflection"]\nLAST = ("Arson", 1)'
    text = f"{named}\n\n\n{mark}\ndef test_it() -> None: ...\n"
    (tmp_path / "test_some.py").write_text(text)
    cards = [load().find(name).id for name in ("Deflection", "Arson")]
    assert sorted(ruling_tests.tests_of(tmp_path)) == sorted(
        (card, source) for card in cards for source in ("A 1", "B 2")
    )


def test_a_test_cannot_claim_a_ruling_that_does_not_exist() -> None:
    with pytest.raises(ValueError, match=r"no ruling on Deflection cites 'LSJ 1'; there are ANK 20211003"):
        rules_on("Deflection", "LSJ 1")
    with pytest.raises(ValueError, match="needs the source of a ruling"):
        rules_on("Deflection")
    assert rules_on("Deflection", "ANK 20211003").args == (load().find("Deflection").id, ("ANK 20211003",))


def test_show_marks_each_ruling_with_its_tests_or_says_that_it_has_none() -> None:
    told = run("show", "Deflection", "--rulings")
    assert told.count("* ") == told.count("  no test of its own") + told.count("  proved by ")


def test_the_page_of_coverage_is_the_one_that_the_program_makes() -> None:
    made = page(coverage_report.report(load()))
    kept = (ROOT / "docs" / "coverage.md").read_text(encoding="utf-8")
    assert kept == made, "make it anew: praxis cards coverage --write"
