"""Master cards: U."""

from __future__ import annotations

import pytest

from praxis.vtes.positions.scenario import position, seat
from tests.vtes.cards.master_tables import held
from tests.vtes.cards.tables import bystander, editions, in_phase

# -- Unholy Sacrament -------------------------------------------------------------------------------------------------


@editions
@pytest.mark.parametrize(("who", "offered"), [("bishop", True), ("sect:Sabbat", False), ("primogen", False)])
def test_unholy_sacrament_feeds_a_titled_sabbat_vampire(who: str, offered: bool, edition: str) -> None:
    t = position(
        seat(ready=["Mira 3/7"], hand=["Unholy Sacrament"], uncontrolled=[f"Young 0/6 {who}"]),
        seat(),
        bystander(),
        phase="master",
        edition=edition,
    )
    assert t.offers("play Unholy Sacrament") is offered
    if offered:
        t.does("play Unholy Sacrament")
        assert (t.measure("Young.blood"), t.measure("a.pool")) == (3, 27)


# -- Unnatural Disaster -----------------------------------------------------------------------------------------------


@editions
def test_an_unnatural_disaster_burns_a_location(edition: str) -> None:
    t = held("Unnatural Disaster", "", edition)
    t.does("play Unnatural Disaster")
    assert t.region("The Barrens") == "ash-heap"


# -- Using the Advantage ----------------------------------------------------------------------------------------------


@editions
@pytest.mark.parametrize("edge", [True, False])
def test_using_the_advantage_takes_the_edge(edge: bool, edition: str) -> None:
    t = in_phase("unlock", edition, "Using the Advantage", edge=edge)
    assert t.offers("use Using the Advantage") is edge
    if edge:
        before = t.measure("a.pool")
        t.does("use Using the Advantage")
        assert (t.measure("a.pool"), t.measure("Using the Advantage.locked")) == (before + 1, 1)
