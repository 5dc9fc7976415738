"""Reaction cards: I."""

from __future__ import annotations

from praxis.vtes.positions.scenario import position, seat
from tests.vtes.cards.rulings import rules_on
from tests.vtes.cards.tables import bystander, editions

# -- Ignis Fatuus -----------------------------------------------------------------------------------------------------


@editions
@rules_on("Ignis Fatuus", "LSJ 20020612")
def test_ignis_fatuus_dims_the_acting_minion_for_the_turn(edition: str) -> None:
    t = position(
        seat(ready=["Mira 6/7 stealth:1"]),
        seat(ready=["Oskar 6/8 chi"], hand=["Ignis Fatuus"]),
        bystander(),
        edition=edition,
    )
    t.does("bleed Mira")
    t.does("play Ignis Fatuus Oskar 0", by="b")
    t.goes_on()
    assert t.measure("Mira.stealth") == 0  # still, until the turn ends
    t.is_quiet()


@editions
def test_ignis_fatuus_at_superior_is_for_any_bleed(edition: str) -> None:
    t = position(
        seat(ready=["Mira 6/7 bleed:2"]), seat(), seat(ready=["Vera 6/8 CHI"], hand=["Ignis Fatuus"]), edition=edition
    )
    t.does("bleed Mira")
    t.does("play Ignis Fatuus Vera 1", by="c")
    t.goes_on()
    assert t.measure("b.pool") == 29
    t.is_quiet()
