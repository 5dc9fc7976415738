"""Ally cards: Y."""

from __future__ import annotations

from praxis.vtes.positions.scenario import position, seat
from tests.vtes.cards.tables import in_editions

# -- Young Bloods -----------------------------------------------------------------------------------------------------


@in_editions("victim may", [("Oskar 2/7 locked", True), ("Oskar 2/8 locked", False), ("Oskar 2/7", False)])
def test_young_bloods_bleed_the_locked_and_young(edition: str, victim: str, may: bool) -> None:
    t = position(seat(ready=["Young Bloods"]), seat(ready=[victim]), seat(), edition=edition)
    assert t.offers("use Young Bloods Young Bloods -1") is may
    if may:
        t.does("use Young Bloods Young Bloods -1")
        t.goes_on()
        assert t.measure("Oskar.blood") == 0
