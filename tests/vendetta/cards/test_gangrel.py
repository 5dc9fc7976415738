"""Gangrel: blood that moves, comes back, and counts for more."""

import pytest

from praxis.vendetta.positions.builder import Seat
from praxis.vendetta.positions.scenario import Table
from tests.vendetta.cards.position import fight, powers, printed


@pytest.mark.parametrize(
    ("rivals", "power"), [(["power 1"], 0), (["power 9"], 9), (["power 2", "power 5", "4 blood"], 5)]
)
def test_shape_of_the_enemy_rises_to_the_strongest_printed_power_among_rivals(rivals: list[str], power: int) -> None:
    t = fight(Seat("gangrel", at={1: ["GA01"]}), Seat(at={1: rivals}))
    assert powers(t)["a"] == max(power, printed(t, "GA01"))
    t.is_quiet()


def test_shape_of_the_enemy_sees_no_card_that_was_turned_down() -> None:
    t = Table(
        Seat("malkavian", at={1: ["power 1 preparation: blank a-rival"]}),
        Seat(at={1: ["power 9"]}),
        Seat("gangrel", at={1: ["GA01"]}),
        cards="house",
        resolves=1,
    )
    t.all_stay()
    t.targets("a", "b")
    assert powers(t) == {"a": 1, "b": 0, "c": printed(t, "GA01")}
    t.is_quiet()


def test_flock_of_ravens_brings_up_to_three_blood_from_another_location() -> None:
    t = fight(Seat("gangrel", at={1: ["GA02"], 2: ["5 blood"], "haven": ["1 blood"]}), Seat(at={1: ["power 1"]}))
    assert t.offered() == ["from 2", "from haven"]
    with t.changes("a.blood@1", +3), t.changes("a.blood@2", -3), t.unchanged("a.blood", "a.blood@haven"):
        t.does("a", "from 2")
    assert powers(t)["a"] == printed(t, "GA02") + 3
    t.is_quiet()


def test_flock_of_ravens_has_nothing_to_bring() -> None:
    t = fight(Seat("gangrel", at={1: ["GA02", "1 blood"]}), Seat(at={1: ["power 1"]}))
    assert powers(t)["a"] == printed(t, "GA02") + 1
    t.is_quiet()


def test_into_the_soil_takes_deployed_blood_back_after_the_conflict() -> None:
    t = fight(Seat("gangrel", at={1: ["GA03", "5 blood"]}), Seat(at={1: ["power 1", "2 blood"]}))
    assert powers(t)["a"] == printed(t, "GA03") + 5
    assert t.offered() == [f"blood {amount}" for amount in range(5)], "as much as one likes, four at most"
    with t.changes("a.blood", +4), t.changes("a.blood@1", -4), t.unchanged("b.blood@1", "bank.blood"):
        t.does("a", "blood 4")
    t.is_quiet()


def test_tearing_claws_seize_deployed_blood() -> None:
    t = fight(Seat("gangrel", at={1: ["GA04"]}), Seat(at={1: ["power 1", "3 blood"]}), Seat(at={1: ["1 blood"]}))
    with t.changes("a.blood@1", +2), t.changes("b.blood@1", -2), t.unchanged("a.blood", "b.blood", "c.blood@1"):
        t.targets("a", "b")
    assert powers(t) == {"a": printed(t, "GA04") + 2, "b": 2, "c": 1}
    t.is_quiet()


@pytest.mark.parametrize(("blood", "more"), [(0, 0), (2, 2), (4, 4), (6, 4)])
def test_blood_runs_hot_counts_deployed_blood_again_up_to_four(blood: int, more: int) -> None:
    t = fight(Seat("gangrel", at={1: ["GA05", f"{blood} blood"]}), Seat(at={1: ["power 1"]}))
    assert powers(t)["a"] == printed(t, "GA05") + blood + more
    t.is_quiet()


def test_long_stride_takes_one_card_on_to_a_later_location() -> None:
    t = fight(Seat("gangrel", at={1: ["GA06", "power 5"]}), Seat(at={1: ["power 1"]}))
    assert set(t.offered()) == {
        "stay",
        "move Long Stride to 2",
        "move Long Stride to haven",
        "move power 5 to 2",
        "move power 5 to haven",
    }
    t.does("a", "move power 5 to 2")
    assert t.cards("a", 1) == ["Long Stride"]
    assert t.cards("a", 2) == ["power 5"]
    t.stays("a", "c")
    assert powers(t, at=2) == {"a": 5, "c": 3}
    t.is_quiet()


def test_marked_territory_grows_with_every_card_an_opponent_plays_there() -> None:
    t = Table(a=Seat("gangrel", hand=["GA07", "power 1"]), cards="house", turn="a", left=2)
    t.turn("a", "GA07", at=1)
    with t.changes("a.blood@1", +1), t.unchanged("a.blood"):
        t.turn("b", t.hand("b")[0], at=1)
    with t.unchanged("a.blood@1", "a.blood@2"):
        t.turn("c", t.hand("c")[0], at=2)
    with t.changes("a.blood@1", +1):
        t.turn("d", t.hand("d")[0], at=1, face="down")
    with t.unchanged("a.blood@1"):
        t.turn("a", "power 1", at=1)
    t.is_quiet()


@pytest.mark.parametrize(("blood", "gain"), [(0, 0), (2, 2), (7, 3)])
def test_hunt_drinks_what_rivals_have_deployed(blood: int, gain: int) -> None:
    t = fight(Seat("gangrel", at={1: ["GA08", "2 blood"]}), Seat(at={1: ["power 1", f"{blood} blood"]}))
    assert t.measure("a.blood") == 6 + gain
    assert t.measure("b.blood@1") == blood, "it stays where it is"
    t.is_quiet()


@pytest.mark.parametrize(("pool", "deployed"), [(6, 3), (3, 2)])
def test_ready_may_deploy_blood_when_all_is_revealed_but_never_the_last(pool: int, deployed: int) -> None:
    t = fight(Seat("gangrel", blood=pool, at={1: ["GA09"]}), Seat(at={1: ["power 1"]}))
    with t.changes("a.blood", -deployed), t.changes("a.blood@1", +deployed):
        t.says("a", "yes")
    assert powers(t)["a"] == printed(t, "GA09") + deployed
    t.is_quiet()


def test_ready_need_not_deploy_and_cannot_with_one_blood() -> None:
    t = fight(Seat("gangrel", at={1: ["GA09"]}), Seat(at={1: ["power 1"]}))
    with t.unchanged("a.blood", "a.blood@1"):
        t.says("a", "no")
    t.is_quiet()
    t = fight(Seat("gangrel", blood=1, at={1: ["GA09"]}), Seat(at={1: ["power 1"]}))
    assert t.measure("a.blood@1") == 0
    t.is_quiet()
