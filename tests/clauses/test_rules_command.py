"""`praxis rules show` and `search`: what a reader gets, and one line when there is nothing to show."""

from __future__ import annotations

import json
from typing import Any

import pytest

from praxis.cli.main import main


def said(capsys: pytest.CaptureFixture[str], *args: str) -> tuple[int, str, str]:
    code = main(["rules", *args])
    out, err = capsys.readouterr()
    return code, out, err


def answered(capsys: pytest.CaptureFixture[str], *args: str) -> Any:
    code, out, _ = said(capsys, *args, "--json")
    assert code == 0
    return json.loads(out)


def test_a_clause_is_shown_with_all_we_know(capsys: pytest.CaptureFixture[str]) -> None:
    code, out, err = said(capsys, "show", "minion.mandatory.torpor-exempt")
    assert (code, err) == (0, "")
    lines = out.splitlines()
    assert lines[0] == "minion.mandatory.torpor-exempt"
    assert "An empty vampire in torpor is not ready" in lines[1]
    labels = {line[2:13].strip() for line in lines[3:]}
    assert labels >= {"kind", "section", "editions", "2000", "2023", "we read", "enforced"}
    assert "  we read    Only ready unlocked vampires are held to hunt. (2023)" in lines


def test_a_clause_is_data_on_request(capsys: pytest.CaptureFixture[str]) -> None:
    page = answered(capsys, "show", "deck.library.minimum")
    assert page["clause"]["editions"] == ["2000", "2011", "2012"]
    assert page["clause"]["differences"] == {"2023": "at least 60 cards"}
    assert page["clause"]["to_prove"] == ["2000", "2011", "2012", "2023"]


def test_the_beginning_of_an_id_shows_all_below_it(capsys: pytest.CaptureFixture[str]) -> None:
    small = answered(capsys, "show", "combat.first-strike")["clauses"]
    assert [page["clause"]["id"] for page in small] == [
        "combat.first-strike.before-normal",
        "combat.first-strike.opponent-gone",
        "combat.first-strike.weapon-lost",
        "combat.first-strike.both",
    ]
    _, out, _ = said(capsys, "show", "combat")
    assert "combat.dodge.protects" in out
    assert "section" not in out


def test_a_half_remembered_id_shows_its_group_and_says_so(capsys: pytest.CaptureFixture[str]) -> None:
    code, out, err = said(capsys, "show", "combat.strike.first-strike")
    assert code == 0
    assert err == "praxis: no clause 'combat.strike.first-strike'; these are combat.first-strike.*\n"
    assert out.startswith("combat.first-strike.before-normal\n")


@pytest.mark.parametrize(
    ("wanted", "line"),
    [
        ("vendetta.play.face-up-fre", "no clause 'vendetta.play.face-up-fre'; nearest: vendetta.play.face-up-free"),
        ("combat.first-strik", "no clause 'combat.first-strik'; nearest: combat.first-strike.before-normal"),
        ("xyzzy", "no clause 'xyzzy'; praxis rules search WORDS finds one"),
        ("", "no clause ''; praxis rules search WORDS finds one"),
    ],
)
def test_an_unknown_id_gets_one_line(capsys: pytest.CaptureFixture[str], wanted: str, line: str) -> None:
    code, out, err = said(capsys, "show", wanted)
    assert (code, out, err.count("\n")) == (2, "", 1)
    assert err.startswith(f"praxis: {line}")


def test_search_lists_the_best_first(capsys: pytest.CaptureFixture[str]) -> None:
    code, out, err = said(capsys, "search", "first", "strike", "--limit", "2")
    assert code == 0
    assert out.startswith("combat.first-strike.")
    assert err.startswith("praxis: ")
    assert answered(capsys, "search", "face-down", "costs")["clauses"][0]["id"] == (
        "vendetta.play.face-down-costs-one-blood"
    )


def test_search_keeps_to_game_and_edition(capsys: pytest.CaptureFixture[str]) -> None:
    games = {row["game"] for row in answered(capsys, "search", "diablerie", "--limit", "500")["clauses"]}
    assert games == {"vtes", "vendetta"}
    rows = answered(capsys, "search", "diablerie", "--game", "vendetta")["clauses"]
    assert {row["game"] for row in rows} == {"vendetta"}
    rows = answered(capsys, "search", "bleed", "--edition", "2000", "--limit", "500")["clauses"]
    assert "action.bleed.edge" in [row["id"] for row in rows]
    assert "action.bleed.no-cost" not in [row["id"] for row in rows]


def test_search_without_a_hit_answers_no(capsys: pytest.CaptureFixture[str]) -> None:
    assert said(capsys, "search", "frobnicate") == (1, "", "praxis: no clause speaks of 'frobnicate'\n")


@pytest.mark.parametrize(
    ("args", "line"),
    [
        (["search", "bleed", "--game", "chess"], "no rules for the game 'chess'; there are vtes and vendetta"),
        (["search", "bleed", "--edition", "1994"], "no edition '1994'; there are 2000 2011 2012 2023"),
        (
            ["search", "bleed", "--game", "vendetta", "--edition", "2000"],
            "no edition '2000' of vendetta; there are vendetta",
        ),
        (["coverage", "--game", "chess"], "no rules for the game 'chess'; there are vtes and vendetta"),
        (["coverage"], "Missing option"),
    ],
)
def test_bad_input_gets_one_line(capsys: pytest.CaptureFixture[str], args: list[str], line: str) -> None:
    code, out, err = said(capsys, *args)
    assert (code, out, err.count("\n")) == (2, "", 1)
    assert err.startswith(f"praxis: {line}")


@pytest.mark.parametrize(
    ("words", "wanted"),
    [
        ("untapped vampires may block", "block.who.ready-untapped"),
        ("first strikes", "combat.first-strike.both"),
        ("contested titles votes", "contest.title.untitled-meanwhile"),
        ("ready unlocked minions blocking", "block.who.ready-untapped"),
    ],
)
def test_search_forgives_plurals_and_one_word_of_several(
    words: str, wanted: str, capsys: pytest.CaptureFixture[str]
) -> None:
    found = answered(capsys, "search", *words.split(), "--game", "vtes", "--limit", "8")["clauses"]
    assert wanted in [row["id"] for row in found]


def test_the_cases_of_a_test_are_one_line_with_their_editions() -> None:
    from praxis.cli.rules_page import Proof, _by_test

    proofs = [Proof(f"tests/test_a.py::test_b[{year}]", [year], passed=True) for year in ("2023", "2000")]
    assert _by_test([*proofs, Proof("tests/test_a.py::test_c", ["2012"], passed=True)]) == {
        "tests/test_a.py::test_b": {"2000", "2023"},
        "tests/test_a.py::test_c": {"2012"},
    }


def test_clauses_are_read_and_searched_in_other_languages(capsys: pytest.CaptureFixture[str]) -> None:
    german = answered(capsys, "show", "block.who.directed", "--lang", "de")["clause"]["text"]
    english = answered(capsys, "show", "block.who.directed")["clause"]["text"]
    assert "gerichtete Aktion" in german
    assert "directed action" in english
    found = answered(capsys, "search", "Blockversuch", "scheitert", "--lang", "de")["clauses"]
    assert [clause["id"] for clause in found if "Blockversuch scheitert" in clause["text"]]
    code, _, err = said(capsys, "search", "Blockversuch", "--lang", "xx")
    assert (code, err.startswith("praxis: no language 'xx'")) == (2, True)
