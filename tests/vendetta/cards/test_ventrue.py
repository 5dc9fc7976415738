"""Ventrue: comply, or pay."""

import pytest

from praxis.vendetta.positions.builder import Seat
from praxis.vendetta.positions.scenario import Table
from tests.vendetta.cards.position import PLAIN_ALLIES, fight, powers, printed


def test_kneel_or_leave_lets_the_rival_pay() -> None:
    t = fight(Seat("ventrue", at={1: ["VE01"]}), Seat(at={1: ["power 9"]}), Seat(at={1: ["power 1"]}))
    t.targets("a", "b")
    assert t.decider == "b"
    with t.changes("b.blood", -3), t.unchanged("a.blood", "c.blood", "b.cards@1"):
        t.chooses("b", 1)
    assert t.ranking(1)[0] == "b"
    t.is_quiet()


def test_kneel_or_leave_lets_the_rival_go() -> None:
    t = fight(Seat("ventrue", at={1: ["VE01"]}), Seat(at={1: ["power 9", "2 blood"]}), Seat(at={1: ["power 1"]}))
    t.targets("a", "b")
    with t.changes("b.blood", +2), t.unchanged("a.blood", "c.blood"):
        t.chooses("b", 2)
    assert t.cards("b", "haven") == ["power 9"]
    assert t.ranking(1) == ["a", "c"]
    t.is_quiet()


@pytest.mark.parametrize(("way", "lost", "deployed"), [(1, 1, 0), (2, 0, 1)])
def test_road_toll_is_asked_of_everyone_who_plays_there(way: int, lost: int, deployed: int) -> None:
    t = Table(Seat("ventrue", at={1: ["VE02"]}), cards="house", turn="b", left=2)
    t.plays("b", t.hand("b")[0], at=1)
    assert t.decider == "b"
    with t.changes("b.blood", -lost), t.changes("a.blood@1", +deployed), t.unchanged("a.blood", "c.blood"):
        t.chooses("b", way)
    t.ends("b")
    with t.unchanged("c.blood", "a.blood@1"):
        t.turn("c", t.hand("c")[0], at=2)
    t.is_quiet()


def test_closed_session_keeps_everybody_there() -> None:
    t = Table(
        Seat("ventrue", at={1: ["VE03"]}),
        Seat(at={1: ["power 9"]}),
        Seat(at={2: ["power 1"]}),
        cards="house",
        resolves=1,
        allies=PLAIN_ALLIES,
    )
    assert t.decider == "c", "those at the first location were not asked"
    assert t.ranking(1) == ["b", "a"]
    t.is_quiet()


def test_closed_session_face_down_keeps_nobody() -> None:
    t = Table(Seat("ventrue", at={1: ["down VE03"]}), Seat(at={1: ["power 9"]}), cards="house", resolves=1)
    assert t.decider == "a"
    t.stays("a")
    t.withdraws("b")
    assert t.ranking(1) == ["a"]
    t.is_quiet()


@pytest.mark.parametrize(("first", "winner"), [("a", "a"), ("b", "a")])
def test_closed_session_wins_ties(first: str, winner: str) -> None:
    power = printed(Table(cards="house"), "VE03")
    t = Table(
        Seat("ventrue", at={1: ["VE03"]}),
        Seat(at={1: [f"power {power}"]}),
        Seat(at={2: ["power 1"]}),
        cards="house",
        ambition=first,
        resolves=1,
        allies=PLAIN_ALLIES,
    )
    assert powers(t)["a"] == powers(t)["b"]
    assert t.ranking(1)[0] == winner
    t.is_quiet()


def test_point_of_order_silences_those_who_do_not_pay() -> None:
    t = fight(
        Seat("ventrue", at={1: ["VE04"]}),
        Seat(at={1: ["power 2 conflict: power +5", "power 1"]}),
        Seat(at={1: ["power 2 conflict: power +6"]}),
    )
    with t.unchanged("b.blood"):
        t.chooses("b", 2)
    with t.changes("c.blood", -1), t.unchanged("a.blood", "d.blood"):
        t.chooses("c", 1)
    assert powers(t) == {"a": printed(t, "VE04"), "b": 3, "c": 8}
    t.is_quiet()


def test_point_of_order_has_nothing_to_silence_in_plain_cards() -> None:
    t = fight(Seat("ventrue", at={1: ["VE04"]}), Seat(at={1: ["power 2"]}))
    assert t.measure("b.blood") == 5
    t.is_quiet()


def test_hostile_takeover_lets_each_loser_choose_the_price() -> None:
    t = fight(Seat("ventrue", influence=0, at={1: ["VE05"]}), Seat(at={1: ["power 2"]}), Seat(at={1: ["power 1"]}))
    with t.changes("b.blood", -2), t.unchanged("b.influence", "a.influence"):
        t.chooses("b", 1)
    with t.changes("c.influence", -1), t.changes("a.influence", +1), t.unchanged("c.blood", "d.blood"):
        t.chooses("c", 2)
    t.is_quiet()


def test_hostile_takeover_needs_a_victory() -> None:
    t = fight(Seat("ventrue", at={1: ["VE05"]}), Seat(at={1: ["power 15"]}), Seat(at={1: ["power 1"]}))
    assert [t.measure(f"{who}.blood") for who in "abcd"] == [6, 6, 6, 6]
    t.is_quiet()


def test_know_your_place_sends_a_card_home() -> None:
    t = fight(Seat("ventrue", at={1: ["VE06"]}), Seat(at={1: ["power 9", "power 2"]}), Seat(at={1: ["power 1"]}))
    t.targets("a", "b")
    t.chooses("b", 1)
    assert t.decider == "a", "whose card it is to be is for the Ventrue to say"
    with t.changes("b.hand", +1), t.changes("b.cards@1", -1), t.unchanged("c.hand"):
        t.takes("a", "power 9")
    assert powers(t)["b"] == 2
    t.is_quiet()


def test_know_your_place_or_weaker_by_three() -> None:
    t = fight(Seat("ventrue", at={1: ["VE06"]}), Seat(at={1: ["power 9"]}))
    t.chooses("b", 2)
    assert powers(t) == {"a": printed(t, "VE06"), "b": 6}
    t.is_quiet()


@pytest.mark.parametrize(("rival", "influence"), [("power 1", 2), ("power 15", 1)])
def test_old_money_adds_to_the_reward_of_the_winner(rival: str, influence: int) -> None:
    t = fight(Seat("ventrue", influence=0, at={1: ["VE07"]}), Seat(influence=0, at={1: [rival]}))
    assert t.measure("a.influence") == influence
    assert t.measure("b.influence") == 1
    t.is_quiet()


@pytest.mark.parametrize(("way", "blood", "people"), [(1, 2, 0), (2, 0, 1)])
def test_hunt_takes_blood_or_a_victim(way: int, blood: int, people: int) -> None:
    t = fight(Seat("ventrue", at={1: ["VE08"]}), Seat(at={1: ["power 1"]}), Seat(at={1: ["power 0"]}))
    t.targets("a", "c")
    with (
        t.changes("a.blood", +blood),
        t.changes("c.blood", -blood),
        t.changes("a.alliance", +people),
        t.changes("c.alliance", -people),
        t.unchanged("b.blood", "b.alliance"),
    ):
        t.chooses("c", way)
    t.is_quiet()


def test_ready_is_stronger_for_every_rival_who_does_not_pay() -> None:
    t = fight(Seat("ventrue", at={1: ["VE09"]}), Seat(at={1: ["power 1"]}), Seat(at={1: ["power 1"]}))
    with t.changes("b.blood", -1):
        t.chooses("b", 1)
    with t.unchanged("c.blood", "d.blood"):
        t.chooses("c", 2)
    assert powers(t)["a"] == printed(t, "VE09") + 1
    t.is_quiet()
