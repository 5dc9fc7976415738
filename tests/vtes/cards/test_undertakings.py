"""Actions that are done at once: what they bring back, take, hurt, lock and unlock."""

from __future__ import annotations

import pytest

from praxis.vtes.positions.scenario import position, seat
from tests.vtes.cards.rulings import rules_on
from tests.vtes.cards.tables import BYSTANDER, bystander, editions
from tests.vtes.cards.test_bleeds import acts


@editions
@rules_on("Possession", "LSJ 20040726")
@pytest.mark.parametrize(("mode", "region", "blood"), [(0, "uncontrolled", 0), (1, "ready", 1)])
def test_possession_brings_a_vampire_back(mode: int, region: str, blood: int, edition: str) -> None:
    t = position(
        seat(ready=["Mira 6/8 NEC"], hand=["Possession"], ash_heap=["Anson", "Dodge"]),
        seat(ready=["Oskar 2/4"]),
        bystander(),
        edition=edition,
    )
    with t.unchanged(*BYSTANDER, "b.pool"), t.changes("Mira.blood", -2):
        acts(t, f"play Possession Mira {mode}")
    assert (t.region("Anson"), t.measure("Anson.blood")) == (region, blood)
    t.is_quiet()
