"""No clause without a place in the code: each is named where it is enforced, or the table says why it is not."""

from __future__ import annotations

from pathlib import Path

import pytest

from praxis.clauses import evidence, load
from praxis.clauses.sources import code_coverage

TABLE = Path(__file__).with_name("places.tsv")


def reasons() -> dict[str, str]:
    """For each clause that the code does not name, the reason."""
    rows = (line.split("\t") for line in TABLE.read_text(encoding="utf-8").splitlines()[1:])
    return {row[0]: row[1] for row in rows}


@pytest.mark.parametrize("game", ["vendetta", "vtes"])
def test_a_clause_has_a_place_in_the_code_or_a_reason_to_have_none(game: str) -> None:
    matrix = load(game)
    without = set(code_coverage(matrix, evidence.PACKAGE).untagged)
    assert without == {clause for clause in reasons() if clause in matrix}


def test_the_table_has_existing_clauses_with_a_reason_each_in_order() -> None:
    table = reasons()
    known = {row.id for game in ("vendetta", "vtes") for row in load(game)}
    assert set(table) <= known
    assert all(table.values())
    assert list(table) == sorted(table)
