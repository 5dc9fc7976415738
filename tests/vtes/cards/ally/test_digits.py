"""Ally cards: digits."""

from __future__ import annotations

from praxis.vtes.positions.scenario import position, seat
from tests.vtes.cards.tables import BYSTANDER, bystander, in_editions

# -- 47th Street Royals -----------------------------------------------------------------------------------------------


@in_editions("bled left", [(1, 30), (4, 29)])
def test_the_royals_take_a_bleed(edition: str, bled: int, left: int) -> None:
    t = position(
        seat(ready=[f"Mira 4/8 bleed:{bled}"]), seat(ready=["47th Street Royals"]), bystander(), edition=edition
    )
    with t.unchanged(*BYSTANDER):
        t.does("bleed Mira")
        t.does("use 47th Street Royals -1 -1", by="b")
        t.goes_on()
    assert (t.measure("b.pool"), t.region("47th Street Royals")) == (left, "ash-heap")
