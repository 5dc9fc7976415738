"""The soak runs, and its people come and go in every way. How memory rises is for `praxis bench --soak`."""

from __future__ import annotations

import pytest

from praxis.table.measure.soak import WAYS, counted, measure, slope


def test_the_slope_is_that_of_the_line_through_the_samples() -> None:
    assert slope([(0, 100), (1, 102), (2, 104)]) == pytest.approx(2.0)
    assert slope([(0, 5), (1, 7), (2, 5)]) == pytest.approx(0.0)
    assert slope([(0, 5)]) == 0.0
    assert counted([(0, 9), (1, 2), (2, 2)]) == [(1, 2), (2, 2)]


def test_people_come_and_go_in_every_way() -> None:
    found = measure(minutes=0.15)
    assert set(WAYS) | {"answers"} <= set(found["did"])
    assert len(found["memory_mb"]) > 5
