"""A card's file follows from its data, and its tests stand in the file of the same place."""

from __future__ import annotations

import ast
import json
import shutil
from pathlib import Path

import pytest
from typer.testing import CliRunner

from praxis.cli import card_progress
from praxis.cli.errors import BadInput
from praxis.vtes.catalogue.catalogue import load
from praxis.vtes.definitions import definitions, drafting
from praxis.vtes.definitions.places import (
    CARDS,
    all_places,
    file_of_definition,
    file_of_tests,
    line_of,
    naming,
    place_of,
)

ROOT = Path(__file__).parents[3]
TESTS = ROOT / "tests" / "vtes" / "cards"


@pytest.mark.parametrize(
    ("name", "place"),
    [
        ("Deflection", "reaction/d"),
        ("The Barrens", "master/b"),
        (".44 Magnum", "equipment/digits"),
        ("Ancestor's Insight", "action_modifier/a"),
        ("Anvil", "crypt/brujah"),
        ("Carolina Vález", "crypt/lasombra"),
        ("Second Sight", "conviction/s"),
    ],
)
def test_a_place_is_type_and_letter_or_clan(name: str, place: str) -> None:
    assert place_of(load().find(name)) == place


def test_every_definition_stands_at_its_place_in_the_order_of_names() -> None:
    for place in sorted(all_places()):
        faces = [load()[card] for card in cards_in(CARDS / f"{place}.py")]
        assert {place_of(face) for face in faces} == {place}, f"{place}.py has a card of another place"
        names = [drafting._order(face) for face in faces]
        assert names == sorted(names), f"{place}.py is not in the order of names"


def cards_in(path: Path) -> list[int]:
    """The ids of the cards that a file defines, in the order of the file."""
    calls = [node.value for node in ast.parse(path.read_text("utf-8")).body if isinstance(node, ast.Expr)]
    firsts = [call.args[0] for call in calls if isinstance(call, ast.Call) and call.args]
    return [first.value for first in firsts if isinstance(first, ast.Constant) and isinstance(first.value, int)]


def test_nothing_but_cards_stands_among_the_cards() -> None:
    assert sorted(definitions()) == sorted(card for place in all_places() for card in cards_in(CARDS / f"{place}.py"))
    assert [path.name for path in CARDS.glob("*.py")] == ["__init__.py"]


def test_each_file_of_tests_mirrors_a_place() -> None:
    known = {place_of(face) for face in load()}
    for path in TESTS.rglob("test_*.py"):
        assert f"{path.parent.name}/{path.stem.removeprefix('test_')}" in known, path


def test_a_test_stands_with_a_card_that_it_plays() -> None:
    """With the first of them, if it plays several; here: it names a card of its place."""
    names: dict[str, set[str]] = {}
    for face in load():
        names.setdefault(file_of_tests(face), set()).add(face.name)
    for path in sorted(TESTS.rglob("test_*.py")):
        here = names[path.relative_to(ROOT).as_posix()]
        assert any(name in path.read_text("utf-8") for name in here), path


def test_no_test_file_is_imported() -> None:
    for path in sorted((ROOT / "tests").rglob("*.py")):
        for node in ast.walk(ast.parse(path.read_text("utf-8"))):
            if isinstance(node, ast.ImportFrom) and (node.module or "").startswith("tests."):
                assert not (node.module or "").rpartition(".")[2].startswith("test_"), f"{path} imports {node.module}"


# -- the commands -----------------------------------------------------------------------------------------------------


def test_where_says_the_file_of_a_definition_and_the_tests_that_play_it() -> None:
    face = load().find("Deflection")
    found = json.loads(CliRunner().invoke(card_progress.app, ["where", "Deflection", "--json"]).stdout)
    assert found["definition"] == f"{file_of_definition(face)}:{line_of(face)}"
    line = (ROOT / file_of_definition(face)).read_text("utf-8").splitlines()[line_of(face) - 1 :]
    assert "Deflection" in "".join(line[:3])
    assert found["test"] == file_of_tests(face)
    assert any(test.startswith(f"{file_of_tests(face)}:") for test in found["tests"])
    assert len(found["tests"]) == len(list(naming(face, TESTS)))


def test_where_tells_what_is_not_yet_defined_and_what_is_read() -> None:
    runner = CliRunner()
    assert "(its text is read by" in runner.invoke(card_progress.app, ["where", "Abdelsobek"]).stdout
    error = runner.invoke(card_progress.app, ["where", "no such card"]).exception
    assert isinstance(error, BadInput)


def test_a_draft_is_written_into_its_place(tmp_path: Path) -> None:
    """Between the cards that come before and after it; into a new file, if there is none."""
    face = load().find("Deflection")
    path = tmp_path / file_of_definition(face)
    path.parent.mkdir(parents=True)
    shutil.copy(ROOT / file_of_definition(face), path)
    cards = cards_in(path)
    other = next(each for each in load() if place_of(each) == place_of(face) and each.id not in cards)
    drafting.write(other, tmp_path)
    names = [drafting._order(load()[card]) for card in cards_in(path)]
    assert len(names) == len(cards) + 1
    assert names == sorted(names)
    assert "def test_" in (tmp_path / file_of_tests(other)).read_text("utf-8")
