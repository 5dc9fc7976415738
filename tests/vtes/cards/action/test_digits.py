"""Action cards: digits."""

from __future__ import annotations

import pytest

from praxis.vtes.positions.scenario import position, seat
from tests.vtes.cards.rulings import rules_on
from tests.vtes.cards.tables import BYSTANDER, bystander, editions, passes_to

# -- 419 Operation ----------------------------------------------------------------------------------------------------

OPERATION = "419 Operation"


@editions
def test_an_operation_drains_the_prey_or_pays_out(edition: str) -> None:
    t = position(
        seat(pool=10, ready=["Mira 4/8 clan:Osebo"], hand=[OPERATION]),
        seat(pool=10, ready=["Oskar 2/4 locked"]),
        bystander(),
        edition=edition,
    )
    with t.unchanged(*BYSTANDER):
        t.does(f"play {OPERATION} Mira 0")
        assert t.told("action")[-1]["stealth"] == 1
        t.goes_on()
    assert t.region(OPERATION) == "play"
    for n in (1, 2):
        passes_to(t, "unlock")
        with t.changes("b.pool", -1), t.unchanged("a.pool"):
            t.does(f"use {OPERATION}")
            if t.asks == "way":
                t.does("way 0")
        assert t.measure(f"{OPERATION}.blood") == n
        assert not t.offers(f"use {OPERATION}")
        t.passes()
    passes_to(t, "unlock")
    with t.changes("a.pool", 2), t.unchanged("b.pool"):
        t.does(f"use {OPERATION}")
        t.does("way 1")
    assert (t.measure(f"{OPERATION}.blood"), t.region(OPERATION)) == (0, "play")


@editions
@rules_on(OPERATION, "ANK 20221011-3")
@pytest.mark.parametrize("counters", [0, 2])
def test_the_prey_burns_the_edge_to_stop_it(counters: int, edition: str) -> None:
    """Even if there is nothing on it."""
    t = position(
        seat(ready=["Mira 4/8 clan:Osebo"], play=[OPERATION]),
        seat(pool=10, edge=True, ready=["Oskar 2/4"]),
        bystander(),
        turn="b",
        edition=edition,
    )
    t.g.gain_blood(t[OPERATION], counters, 99, "test")
    assert t.who() == "b"
    with t.changes("b.pool", counters), t.unchanged("c.pool", "a.pool"):
        t.does(f"use {OPERATION}")
    assert (t.region(OPERATION), t.g.edge) == ("ash-heap", -1)
    t.is_quiet()


@editions
def test_in_the_middle_of_an_action_too_and_nobody_else(edition: str) -> None:
    t = position(
        seat(ready=["Mira 4/8 clan:Osebo"], play=[OPERATION]),
        seat(edge=True, ready=["Oskar 2/4"]),
        bystander(),
        edition=edition,
    )
    assert (t.asks, t.who(), t.offers(f"use {OPERATION}")) == ("between-of-others", "b", True)
    t.passes()
    t.does("bleed Mira")
    assert (t.who(), t.offers(f"use {OPERATION}")) == ("b", True)
    t.does(f"use {OPERATION}", by="b")
    assert t.region(OPERATION) == "ash-heap"
    other = position(
        seat(ready=["Mira 4/8 clan:Osebo"], play=[OPERATION]),
        seat(ready=["Oskar 2/4"]),
        seat(edge=True, ready=["Vera 2/4"]),
        turn="c",
        edition=edition,
    )
    assert not other.offers(f"use {OPERATION}")
