"""Event cards: H."""

from __future__ import annotations

import pytest

from praxis.vtes.positions.scenario import position, seat
from tests.vtes.cards.rulings import rules_on
from tests.vtes.cards.tables import since_2011

# -- Hunger Moon ------------------------------------------------------------------------------------------------------


@since_2011
@rules_on("Hunger Moon", "LSJ 20050720-2")
@pytest.mark.parametrize(("blood", "left", "counters"), [(3, 3, 1), (8, 8, 0)])
def test_the_hunger_moon_takes_its_share(blood: int, left: int, counters: int, edition: str) -> None:
    t = position(
        seat(ready=[f"Mira {blood}/8"]),
        seat(ready=["Oskar 2/4"]),
        seat(ready=["Vera 2/4"], play=["Hunger Moon"]),
        edition=edition,
    )
    t.does("hunt Mira")
    t.goes_on()
    assert (t.measure("Mira.blood"), t.measure("Hunger Moon.blood")) == (left, counters)
