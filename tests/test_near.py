"""`./check near`: which tests are near a change."""

from __future__ import annotations

import pytest

from tools import near


def test_a_card_is_found_by_the_lines_that_were_changed() -> None:
    source = 'card(\n    1,\n    "Fade",\n    x,\n)\n\ncard(2, "Veil", y)\n'
    assert near.cards_in(source, {4}) == ["Fade"]
    assert near.cards_in(source, {7}) == ["Veil"]
    assert near.cards_in(source, set()) == ["Fade", "Veil"]
    assert near.cards_in(source, {6}) == []


def test_the_tests_of_a_card_are_those_that_name_it_and_the_page_of_coverage() -> None:
    source = (near.ROOT / near.CARDS / "master" / "d.py").read_text("utf-8").splitlines()
    line = next(at for at, text in enumerate(source, start=1) if '"Dreams of the Sphinx"' in text)
    found = list(near.near(f"{near.CARDS}master/d.py", {line}))
    assert found[-1:] == list(near.PAGES)
    tests = found[:-1]
    assert tests
    assert all('"Dreams of the Sphinx"' in (near.ROOT / test).read_text("utf-8") for test in tests)


@pytest.mark.parametrize(
    ("path", "test"),
    [
        ("praxis/vtes/events/actions.py", "tests/golden/test_golden.py"),
        ("praxis/languages/de/vtes_events.ftl", "tests/languages/test_checking.py::test_no_language_has_a_fault"),
        ("praxis/vtes/effects/locking.py", "tests/vtes/words/test_nothing_is_missing.py"),
        ("praxis/vtes/positions/export.py", "tests/vtes/test_position_export.py"),
        ("tests/test_near.py", "tests/test_near.py"),
        ("docs/cards.md", "tests/test_documents.py"),
    ],
)
def test_what_is_near_a_file(path: str, test: str) -> None:
    found = list(near.near(path, set()))
    assert test in found
    assert all((near.ROOT / each.partition("::")[0]).is_file() for each in found)
    assert len(found) <= near.MOST + len(near.WORDS) + len(near.GOLDEN)
