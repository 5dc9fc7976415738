"""Ally cards: Q."""

from __future__ import annotations

from praxis.vtes.positions.scenario import position, seat
from tests.vtes.cards.answering import acts
from tests.vtes.cards.tables import bystander, editions

# -- Qetu the Evil Doer -----------------------------------------------------------------------------------------------


@editions
def test_qetu_presses_only_to_end(edition: str) -> None:
    t = position(
        seat(ready=["Qetu the Evil Doer"]), seat(ready=[("Oskar 9/9", ["Hawg"])]), bystander(), edition=edition
    )
    t.does("bleed Qetu the Evil Doer")
    acts(t, "block Oskar", "use Hawg Oskar -1", "use Qetu the Evil Doer Qetu the Evil Doer -1")
    assert len(t.told("round")) == 1
