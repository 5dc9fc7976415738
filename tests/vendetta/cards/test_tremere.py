"""Tremere: blood for strong effects, next to frenzy."""

import pytest

from praxis.vendetta.positions.builder import Seat
from praxis.vendetta.positions.scenario import Table
from tests.vendetta.cards.position import fight, powers, printed


def test_boiling_point_costs_every_rival_two_blood_for_two() -> None:
    t = fight(Seat("tremere", at={1: ["TR01"]}), Seat(at={1: ["power 1"]}), Seat(blood=1, at={1: ["power 1"]}))
    with t.changes("a.blood", -2), t.changes("b.blood", -2), t.changes("c.blood", +2), t.unchanged("d.blood"):
        t.says("a", "yes")  # c falls into frenzy and drains a victim
    assert t.measure("a.influence") == 3 + 1 + 1
    t.is_quiet()


def test_red_tithe_turns_deployed_blood_of_a_rival_into_blood_of_ones_own() -> None:
    t = fight(Seat("tremere", at={1: ["TR02"]}), Seat(at={1: ["power 1", "5 blood"]}), Seat(at={1: ["2 blood"]}))
    with t.changes("a.blood", +3), t.changes("b.blood@1", -3), t.unchanged("a.blood@1", "b.blood", "c.blood@1"):
        t.targets("a", "b")
    t.is_quiet()


def test_red_tithe_takes_what_is_there() -> None:
    t = fight(Seat("tremere", at={1: ["TR02"]}), Seat(at={1: ["power 1", "1 blood"]}))
    assert t.measure("a.blood") == 7
    assert t.measure("b.blood@1") == 0
    t.is_quiet()


@pytest.mark.parametrize(("pool", "most"), [(2, 1), (4, 3), (5, 4), (9, 4)])
def test_overflow_gives_twice_what_is_paid_up_to_four(pool: int, most: int) -> None:
    t = fight(Seat("tremere", blood=pool, at={1: ["TR03"]}), Seat(at={1: ["power 1"]}))
    assert t.offered() == ["no", *(f"pay {amount}" for amount in range(1, most + 1))]
    with t.changes("a.blood", -most), t.unchanged("a.blood@1", "b.blood"):
        t.does("a", f"pay {most}")
    assert powers(t)["a"] == printed(t, "TR03") + 2 * most
    t.is_quiet()


def test_overflow_need_not_be_paid_and_cannot_with_the_last_blood() -> None:
    t = fight(Seat("tremere", at={1: ["TR03"]}), Seat(at={1: ["power 1"]}))
    t.says("a", "no")
    assert powers(t)["a"] == printed(t, "TR03")
    t.is_quiet()
    t = fight(Seat("tremere", blood=1, at={1: ["TR03"]}), Seat(at={1: ["power 1"]}))
    assert powers(t)["a"] == printed(t, "TR03")
    t.is_quiet()


@pytest.mark.parametrize(("pool", "more"), [(1, 4), (2, 4), (3, 0)])
def test_the_brink_is_strong_with_two_blood_or_less(pool: int, more: int) -> None:
    t = fight(Seat("tremere", blood=pool, at={1: ["TR04", "3 blood"]}), Seat(at={1: ["power 1"]}))
    assert powers(t)["a"] == printed(t, "TR04") + 3 + more
    t.is_quiet()


def test_burning_veins_doubles_blood_as_it_is_played_face_up() -> None:
    t = Table(Seat("tremere", hand=["TR05", "power 1"]), cards="house", turn="a", left=1)
    t.plays("a", "TR05", at=1)
    with t.changes("a.blood", -2), t.changes("a.blood@1", +4), t.changes("bank.blood", -2):
        t.says("a", "yes")
    with t.changes("a.blood@1", +3):  # beside the three blood that go with any card
        t.deploys("a", 3)
    t.ends("a")
    t.is_quiet()


@pytest.mark.parametrize(("pool", "face"), [(2, "up"), (6, "down")])
def test_burning_veins_stay_cold_without_blood_or_face_down(pool: int, face: str) -> None:
    t = Table(Seat("tremere", blood=pool, hand=["TR05", "power 1"]), cards="house", turn="a", left=1)
    t.plays("a", "TR05", at=1, face=face)
    assert t.asks == "deploy"
    assert t.measure("a.blood@1") == 0
    t.ends("a")
    t.is_quiet()


@pytest.mark.parametrize(("rival", "prices"), [("power 15", [3]), ("power 1", [3, 2])])
def test_debt_in_red_buys_influence_and_cheaper_once_more_if_it_won(rival: str, prices: list[int]) -> None:
    t = fight(Seat("tremere", blood=7, influence=0, at={1: ["TR06"]}), Seat(at={1: [rival]}))
    for price in prices:
        with t.changes("a.blood", -price), t.changes("a.influence", +1), t.unchanged("b.influence"):
            t.says("a", "yes")
    assert t.measure("a.influence") == 1 + len(prices)
    t.is_quiet()


def test_the_vessel_drains_an_ally_for_power_and_blood() -> None:
    t = fight(Seat("tremere", alliance=["victim", "vampire 2/1/4/0"], at={1: ["TR07"]}), Seat(at={1: ["power 1"]}))
    t.says("a", "yes")
    assert len(t.offered("drain")) == 2
    with t.changes("a.blood", +4), t.changes("a.red", +1), t.unchanged("b.blood", "b.drained"):
        t.drains("a", "vampire 2/1/4/0")
    assert powers(t)["a"] == printed(t, "TR07") + 4
    t.is_quiet()


def test_the_vessel_needs_nobody_drained() -> None:
    t = fight(Seat("tremere", at={1: ["TR07"]}), Seat(at={1: ["power 1"]}))
    t.says("a", "no")
    assert powers(t)["a"] == printed(t, "TR07")
    assert t.measure("a.drained") == 0
    t.is_quiet()


def test_hunt_steals_one_blood_from_every_rival() -> None:
    t = fight(Seat("tremere", at={1: ["TR08"]}), Seat(at={1: ["power 1"]}), Seat(at={1: ["power 1"]}))
    assert [t.measure(f"{who}.blood") for who in "abcd"] == [8, 5, 5, 6]
    t.is_quiet()


@pytest.mark.parametrize(("pool", "offered"), [(3, True), (2, False)])
def test_ready_turns_two_blood_into_four_power_but_never_the_last(pool: int, offered: bool) -> None:
    t = fight(Seat("tremere", blood=pool, at={1: ["TR09"]}), Seat(at={1: ["power 1"]}))
    assert (t.asks == "may") is offered
    if offered:
        with t.changes("a.blood", -2):
            t.says("a", "yes")
    assert powers(t)["a"] == printed(t, "TR09") + (4 if offered else 0)
    t.is_quiet()
