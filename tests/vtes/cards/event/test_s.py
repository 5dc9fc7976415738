"""Event cards: S."""

from __future__ import annotations

import pytest

from praxis.vtes.positions.scenario import position, seat
from tests.vtes.cards.rulings import rules_on
from tests.vtes.cards.tables import bystander, since_2011

# -- Scourge of the Enochians -----------------------------------------------------------------------------------------


@since_2011
@rules_on("Scourge of the Enochians", "ANK 20200508-1")
@pytest.mark.parametrize("burns", [True, False])
def test_the_scourge_of_the_enochians_burns_the_weak_and_moves_on(burns: bool, edition: str) -> None:
    t = position(
        seat(ready=["Mira 3/5"], hand=["Blank Page"], play=["Scourge of the Enochians"]),
        seat(ready=["Weak 1/2", "Oskar 2/3"]),
        bystander(),
        phase="influence",
        edition=edition,
    )
    for _ in range(9):
        if t.asks == "pick":
            break
        t.passes()
    assert (t.who(), len(t.options("pick"))) == ("a", 1)
    t.does("pick Weak" if burns else "pass")
    assert t.region("Weak") == ("ash-heap" if burns else "ready")
    assert t.g.controller[t["Scourge of the Enochians"]] == 2
