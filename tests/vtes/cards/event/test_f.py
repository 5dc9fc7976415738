"""Event cards: F."""

from __future__ import annotations

import pytest

from praxis.vtes.positions.scenario import position, seat
from tests.vtes.cards.rulings import rules_on
from tests.vtes.cards.tables import bystander, editions

# -- FBI Special Affairs Division -------------------------------------------------------------------------------------


@editions
@rules_on("FBI Special Affairs Division", "LSJ 20100527")
@pytest.mark.parametrize(("counters", "left"), [(0, "play"), (3, "ash-heap")])
def test_the_fbi_avenges_an_ally(counters: int, left: str, edition: str) -> None:
    t = position(
        seat(ready=["Mira 6/8 strength:4"]),
        seat(ready=["Renegade Garou"], play=["FBI Special Affairs Division"]),
        bystander(),
        edition=edition,
    )
    t.g.blood[t["FBI Special Affairs Division"]] = counters
    t.does("bleed Mira")
    while not t.told("combat-over"):
        t.answer(next((one for one in t.options() if one.startswith(("block", "strike"))), t.options()[-1]))
    assert t.region("Renegade Garou") == "ash-heap"
    t.goes_on()
    assert t.region("FBI Special Affairs Division") == left
