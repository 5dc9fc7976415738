"""Crypt cards: Abomination."""

from __future__ import annotations

from praxis.vtes.positions.scenario import position, seat
from tests.vtes.cards.tables import bystander, editions

# -- Allonzo Montoya --------------------------------------------------------------------------------------------------


@editions
def test_allonzo_hides_with_serpentis_and_blocks_no_undirected_action(edition: str) -> None:
    t = position(seat(ready=["Mira 2/4"]), seat(ready=["Allonzo Montoya", "Oskar 2/4"]), bystander(), edition=edition)
    t.does("hunt Mira")
    assert [t.offers(f"block {name}") for name in ("Allonzo Montoya", "Oskar")] == [False, True]
    t = position(seat(ready=["Mira 2/4"]), seat(ready=["Allonzo Montoya"]), bystander(), edition=edition)
    t.does("bleed Mira")
    assert t.offers("block Allonzo Montoya")
