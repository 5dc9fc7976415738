"""Action cards: O."""

from __future__ import annotations

import pytest

from praxis.vtes.positions.scenario import position, seat
from tests.vtes.cards.answering import acts, until_turn_of
from tests.vtes.cards.rulings import rules_on
from tests.vtes.cards.tables import BYSTANDER, bystander, editions, since_2011

# -- Off Kilter -------------------------------------------------------------------------------------------------------


@editions
@pytest.mark.parametrize(("edge", "pool", "has"), [(False, 31, True), (True, 32, False)])
def test_off_kilter_takes_or_burns_the_edge(edge: bool, pool: int, has: bool, edition: str) -> None:
    t = position(
        seat(ready=["Mira 4/8 clan:Samedi"], hand=["Off Kilter"], edge=edge),
        seat(ready=["Oskar 2/4 locked"]),
        bystander(),
        edition=edition,
    )
    t.does("play Off Kilter Mira")
    while edge and t.asks != "may":
        t.passes()
    if edge:
        t.does("yes")
    t.goes_on()
    assert (t.measure("a.pool"), t.g.edge == 0) == (pool, has)


@editions
def test_off_kilter_leaves_the_edge_to_whoever_wants_to_keep_it(edition: str) -> None:
    t = position(
        seat(ready=["Mira 4/8 clan:Samedi"], hand=["Off Kilter"], edge=True),
        seat(ready=["Oskar 2/4 locked"]),
        bystander(),
        edition=edition,
    )
    t.does("play Off Kilter Mira")
    t.passes_until("may")
    with t.unchanged(*BYSTANDER, "b.pool", "Mira.blood"):
        t.does("no")
        t.goes_on()
    assert (t.measure("a.pool"), t.g.edge) == (31, 0)
    t.is_quiet()


@editions
def test_off_kilter_takes_the_edge_from_another(edition: str) -> None:
    t = position(
        seat(ready=["Mira 4/8 clan:Samedi"], hand=["Off Kilter"]),
        seat(ready=["Oskar 2/4 locked"], edge=True),
        bystander(),
        edition=edition,
    )
    t.does("play Off Kilter Mira")
    t.goes_on()
    assert (t.measure("a.pool"), t.g.edge) == (31, 0)


# -- Open War ---------------------------------------------------------------------------------------------------------


@since_2011
@rules_on("Open War", "LSJ 20100909", "LSJ 20090324")
def test_open_war_is_for_all_anarchs_until_four_pool_end_it(edition: str) -> None:
    t = position(
        seat(ready=["Mira 4/8 sect:Anarch baron city:Paris"], hand=["Open War", "Open War"]),
        seat(ready=["Oskar 4/4 sect:Anarch", "Olga 4/4 sect:Camarilla"]),
        seat(ready=["Vera 4/4"], play=["The Barrens"]),
        edition=edition,
    )
    acts(t, "play Open War Mira 0")
    until_turn_of(t, 1, "master")
    with t.changes("b.pool", -1):
        t.does("use Open War")
    until_turn_of(t, 1, "minion")
    assert not t.offers("use Open War Olga")
    t.does("use Open War Oskar -2")
    assert t.told("action")[-1]["victims"] == [2]  # whose location it is, not whose war
    with t.changes("b.pool", -2):
        acts(t)
    assert t.region("The Barrens") == "ash-heap"
    t.g.unlock(t["Oskar"])
    assert "minion.repeat.card-in-play" in t.clauses("use Open War Oskar -2", by="b")
    assert "minion.repeat.card-in-play" not in t.clauses("use Open War Oskar -1", by="b")  # that is another action
    t.g.gain_blood(t["Open War"], 2, 100, "card.counter.gain-from-bank")
    until_turn_of(t, 2, "master")
    with t.changes("a.pool", +4):
        t.does("use Open War")
    assert t.region("Open War") == "ash-heap"
