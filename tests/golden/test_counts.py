"""Option counts from fixed positions of V:TES: `pytest tests/golden --regenerate` writes them anew, and the difference
in the commit shows which positions have more or fewer ways than before, and after which answer."""

from __future__ import annotations

import pytest

from praxis.kernel.perft import divide, perft
from praxis.vtes.positions.scenario import position, seat
from tests.golden import counts
from tests.golden.playthrough import compared


@pytest.mark.parametrize("edition", counts.EDITIONS)
def test_there_are_as_many_ways_as_there_were(edition: str, regenerate: bool) -> None:
    assert compared(counts.place(edition), counts.table_of(edition), regenerate) == ""


def test_the_editions_differ_and_nothing_else_lies_there() -> None:
    assert sorted(path.name for path in counts.HERE.iterdir()) == [f"{edition}.counts" for edition in counts.EDITIONS]
    bodies = [counts.place(edition).read_text(encoding="utf-8").split("\n", 2)[2] for edition in counts.EDITIONS]
    assert len(set(bodies)) == len(bodies)


def test_the_ways_of_a_small_position_counted_by_hand() -> None:
    """One vampire with 1 blood may bleed, hunt or do neither; nobody can block, and to become an anarch costs 2. Then a
    pool may be invested in Nora or not. If it was, there are three ways on: to invest another, to take it back, or to
    stop; if not, the prey comes to her own influence phase, with two ways."""
    t = position(
        seat(pool=2, ready=["Mira 1/5"], uncontrolled=["Nora 0/1"]), seat(uncontrolled=["Otto 0/2"]), edition="2012"
    )
    assert t.options() == [f"bleed {t['Mira']}", f"hunt {t['Mira']}", "pass"]
    assert divide(t.g, 2) == {f"bleed {t['Mira']}": 2, f"hunt {t['Mira']}": 2, "pass": 2}
    assert perft(t.g, 3) == [3, 3 * 2, 3 * (3 + 2)]
