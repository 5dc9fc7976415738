"""Crypt cards: Akunanse."""

from __future__ import annotations

import pytest

from praxis.vtes.positions.scenario import position, seat
from tests.vtes.cards.tables import bystander

# -- Nkule Galadima ---------------------------------------------------------------------------------------------------

STEEL = "Anarchist Uprising"


@pytest.mark.parametrize(("region", "votes"), [("ready", 3), ("torpor", 1)])
def test_the_edge_is_worth_more_while_nkule_is_ready(region: str, votes: int) -> None:
    mine = ["Nkule Galadima"]
    t = position(
        seat(
            edge=True,
            ready=["Mira 4/8", *(mine if region == "ready" else [])],
            torpor=[] if region == "ready" else mine,
            hand=[STEEL],
        ),
        seat(ready=["Oskar 2/4"]),
        bystander(),
    )
    t.does(f"play {STEEL} Mira")
    t.passes_until("polling")
    with t.changes("referendum.favour", votes):
        t.does("burn-edge for")
