"""Brujah: high power, heavy damage, and gain from the frenzy of others."""

import pytest

from praxis.vendetta.positions.builder import Seat
from praxis.vendetta.positions.scenario import Table
from tests.vendetta.cards.position import fight, powers, printed


@pytest.mark.parametrize(("blood", "less"), [(0, 0), (1, 2), (3, 2)])
def test_bloody_fury_has_two_less_power_beside_any_deployed_blood(blood: int, less: int) -> None:
    t = fight(Seat("brujah", at={1: ["BR01", f"{blood} blood"]}), Seat(at={1: ["power 1", "2 blood"]}))
    assert powers(t) == {"a": printed(t, "BR01") + blood - less, "b": 3}
    t.is_quiet()


def test_bloody_fury_minds_only_its_own_players_blood_where_it_lies() -> None:
    t = fight(Seat("brujah", at={1: ["BR01"], 2: ["3 blood"]}), Seat(at={1: ["power 1", "1 blood"]}))
    assert powers(t)["a"] == printed(t, "BR01")
    t.is_quiet()


def test_blood_in_the_air_pays_for_a_frenzy_its_player_causes_there() -> None:
    t = fight(
        Seat("brujah", influence=0, at={1: ["BR02", "BR09"]}),
        Seat(blood=1, at={1: ["power 1"]}),
        Seat(blood=2, at={1: ["power 1"]}),
    )
    assert [t.measure(f"{who}.blood") for who in "abcd"] == [6, 3, 1, 6]
    # 1 for the frenzy itself, 1 by the card, 1 for first place; only b had but 1 blood to lose
    assert [told["amount"] for told in t.told("gained") if told["seat"] == 0] == [1, 1, 1]
    assert t.happened("deployed", seat=0, location=0, amount=2, source="bank")
    assert powers(t)["a"] == printed(t, "BR02", "BR09") + 2
    assert t.alliance("b")[0].startswith("drained")
    t.is_quiet()


def test_blood_in_the_air_hears_nothing_from_another_location() -> None:
    t = fight(Seat("brujah", influence=0, at={1: ["BR09"], "haven": ["BR02"]}), Seat(blood=1, at={1: ["power 1"]}))
    assert t.measure("a.influence") == 1 + 1
    assert t.measure("a.blood@haven") == 0
    t.is_quiet()


def test_challenge_bleeds_opponents_who_play_elsewhere() -> None:
    t = Table(a=Seat("brujah", hand=["BR03", "power 1"]), cards="house", turn="a", left=2)
    t.turn("a", "BR03", at=1)
    with t.changes("b.blood", -1), t.unchanged("a.blood", "c.blood"):
        t.turn("b", t.hand("b")[0], at=2)
    with t.unchanged("a.blood", "b.blood", "c.blood"):
        t.turn("c", t.hand("c")[0], at=1)
    with t.changes("d.blood", -2):  # one for the card, one for playing face down
        t.turn("d", t.hand("d")[0], at=2, face="down")
    with t.unchanged("a.blood"):
        t.turn("a", "power 1", at=2)
    t.is_quiet()


def test_challenge_face_down_says_nothing() -> None:
    t = Table(a=Seat("brujah", hand=["BR03", "power 1"]), cards="house", turn="a", left=1)
    t.turn("a", "BR03", at=1, face="down")
    with t.unchanged("b.blood"):
        t.turn("b", t.hand("b")[0], at=2)
    t.is_quiet()


@pytest.mark.parametrize(("rival", "lost"), [("power 1", 3), ("power 15", 0)])
def test_rout_strips_the_losers_if_it_won(rival: str, lost: int) -> None:
    t = fight(Seat("brujah", at={1: ["BR04"]}), Seat(at={1: [rival]}), Seat(at={1: ["power 2"]}))
    assert t.measure("b.blood") == 6 - lost
    assert t.measure("c.blood") == 6 - lost
    assert t.measure("a.blood") == t.measure("d.blood") == 6
    t.is_quiet()


def test_street_justice_takes_three_blood_and_doubles_the_prize_of_a_frenzy() -> None:
    t = fight(Seat("brujah", influence=0, at={1: ["BR05"]}), Seat(blood=3, at={1: ["power 1"]}))
    assert t.measure("b.blood") == 3, "all lost, then a victim drained"
    assert t.measure("a.influence") == 1 + 1 + 1, "frenzy, bounty, first place"
    t.is_quiet()


def test_street_justice_chooses_among_several_rivals() -> None:
    t = fight(Seat("brujah", at={1: ["BR05"]}), Seat(at={1: ["power 1"]}), Seat(at={1: ["power 1"]}))
    assert t.offered() == ["target b", "target c"]
    with t.changes("c.blood", -3), t.unchanged("b.blood", "d.blood"):
        t.targets("a", "c")
    t.is_quiet()


@pytest.mark.parametrize(("rival", "lost"), [("power 15", 1), ("power 1", 0)])
def test_burn_it_down_costs_whoever_won_instead_one_influence(rival: str, lost: int) -> None:
    t = fight(Seat("brujah", at={1: ["BR06"]}), Seat(at={1: [rival]}), Seat(at={1: ["power 2"]}))
    assert t.measure("b.influence") == 3 + 1 - lost
    assert t.measure("a.influence") == t.measure("c.influence") == 3 + 1
    assert t.measure("d.influence") == 3
    t.is_quiet()


@pytest.mark.parametrize("rivals", [1, 2])
def test_no_masters_grows_with_the_rivals(rivals: int) -> None:
    t = fight(Seat("brujah", at={1: ["BR07"]}), *[Seat(at={1: ["power 1"]})] * rivals)
    assert powers(t)["a"] == printed(t, "BR07") + rivals
    t.is_quiet()


def test_hunt_steals_two_blood_from_a_rival() -> None:
    t = fight(Seat("brujah", at={1: ["BR08"]}), Seat(at={1: ["power 1"]}), Seat(at={1: ["power 1"]}))
    with t.changes("a.blood", +2), t.changes("b.blood", -2), t.unchanged("c.blood", "d.blood", "bank.blood"):
        t.targets("a", "b")
    t.is_quiet()


def test_ready_costs_every_rival_one_blood() -> None:
    t = fight(Seat("brujah", at={1: ["BR09"]}), Seat(at={1: ["power 1"]}), Seat(at={1: ["power 1"]}))
    assert [t.measure(f"{who}.blood") for who in "abcd"] == [6, 5, 5, 6]
    t.is_quiet()
