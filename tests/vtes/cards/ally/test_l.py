"""Ally cards: L."""

from __future__ import annotations

from praxis.vtes.positions.scenario import position, seat
from tests.vtes.cards.tables import bystander, editions

# -- Leonardo, Mortician ----------------------------------------------------------------------------------------------


@editions
def test_leonardo_feeds_any_ready_vampire(edition: str) -> None:
    t = position(
        seat(ready=["Leonardo, Mortician", "Mira 4/8"]), seat(ready=["Oskar 2/4"]), bystander(), edition=edition
    )
    t.does("use Leonardo, Mortician Leonardo, Mortician -1")
    assert t.offers("target Oskar")
    t.does("target Mira")
    assert t.told("action")[0]["stealth"] == 1
    t.goes_on()
    assert t.measure("Mira.blood") == 5
