"""Nosferatu: leaving at the right moment, using things twice, knowing what others hold."""

import pytest

from praxis.vendetta.positions.builder import Seat
from praxis.vendetta.positions.scenario import Table
from praxis.vendetta.view import HIDDEN
from tests.vendetta.cards.position import PLAIN_ALLIES, fight, powers, printed


def test_back_through_the_drains_takes_everything_along_after_the_rewards() -> None:
    t = fight(Seat("nosferatu", influence=0, at={1: ["NO01", "power 5", "4 blood"]}), Seat(at={1: ["power 1"]}))
    assert t.ranking(1) == ["a", "b"]
    with t.changes("a.blood", +4 - 2), t.unchanged("b.blood", "c.blood", "a.influence"):
        t.says("a", "yes")
    assert t.cards("a", "haven") == ["Back Through the Drains", "power 5"]
    assert t.measure("a.blood@1") == t.measure("a.cards@1") == 0
    assert t.measure("a.influence") == 1
    t.is_quiet()


def test_back_through_the_drains_can_stay_or_lack_the_blood() -> None:
    t = fight(Seat("nosferatu", at={1: ["NO01", "2 blood"]}), Seat(at={1: ["power 1"]}))
    with t.unchanged("a.blood", "a.blood@1", "a.cards@1"):
        t.says("a", "no")
    t.is_quiet()
    t = fight(Seat("nosferatu", blood=2, at={1: ["NO01", "2 blood"]}), Seat(at={1: ["power 1"]}))
    assert t.measure("a.cards@1") == 1
    t.is_quiet()


def test_whisper_network_sees_face_down_cards_and_a_hand() -> None:
    t = Table(
        Seat("nosferatu", hand=["NO02", "power 1"]),
        Seat(hand=["power 6", "power 3"], at={2: ["down power 5"]}),
        Seat(at={1: ["down power 4"]}),
        cards="house",
        turn="a",
        left=1,
    )
    assert t.view("a").players[1].positions[1].cards == [HIDDEN]
    t.plays("a", "NO02", at=1)
    assert t.offered() == ["target b", "target c", "target d"], "whose hand to look at"
    t.targets("a", "b")
    seen = t.view("a").players
    assert [t.name(card) for card in seen[1].positions[1].cards] == ["power 5"]
    assert [t.name(card) for card in seen[2].positions[0].cards] == ["power 4"]
    assert sorted(t.name(card) for card in seen[1].hand) == ["power 3", "power 6"]
    assert t.view("c").players[1].hand == [HIDDEN, HIDDEN]
    assert t.view("d").players[1].positions[1].cards == [HIDDEN], "nobody else sees them"
    t.ends("a")
    t.is_quiet()


def test_a_hand_that_was_seen_is_known_until_a_card_of_it_is_hidden() -> None:
    t = Table(
        Seat("nosferatu", hand=["NO02", "power 1"]),
        Seat(hand=["power 6", "power 3", "power 2"]),
        cards="house",
        turn="a",
        round=2,
        left=3,
    )
    t.plays("a", "NO02", at=1)
    t.targets("a", "b")
    t.ends("a")
    t.turn("b", "power 6", at=1)
    assert sorted(t.name(card) for card in t.view("a").players[1].hand) == ["power 2", "power 3"]
    t.goes_on("plan")
    while t.decider != "b":
        t.turn(t.decider, t.hand(t.decider)[0], at=2)
    t.turn("b", "power 3", at=2, face="down")
    assert t.view("a").players[1].hand == [HIDDEN]
    assert t.view("a").players[1].positions[1].cards == [HIDDEN]
    t.is_quiet()


def test_whisper_network_face_down_tells_nothing() -> None:
    t = Table(
        Seat("nosferatu", hand=["NO02", "power 1"]), Seat(at={2: ["down power 5"]}), cards="house", turn="a", left=1
    )
    t.turn("a", "NO02", at=1, face="down")
    assert t.view("a").players[1].positions[1].cards == [HIDDEN]
    assert not t.told("looked")
    t.is_quiet()


@pytest.mark.parametrize(("code", "lost", "gain"), [("NO03", 2, 0), ("NO08", 0, 3)])
@pytest.mark.parametrize("face", ["", "down "])
def test_trapdoor_and_hunt_act_when_their_player_withdraws(code: str, lost: int, gain: int, face: str) -> None:
    t = Table(
        Seat("nosferatu", at={1: [f"{face}{code}", "1 blood"]}),
        Seat(at={1: ["power 1"]}),
        Seat(at={1: ["power 1"]}),
        Seat(at={2: ["power 1"]}),
        cards="house",
        resolves=1,
        allies=PLAIN_ALLIES,
    )
    t.withdraws("a")
    t.stays("b", "c")
    assert [t.measure(f"{who}.blood") for who in "abcd"] == [6 + 1 + gain, 6 - lost, 6 - lost, 6]
    assert t.measure("a.cards@haven") == 1
    t.is_quiet()


def test_trapdoor_spares_rivals_while_its_player_stays() -> None:
    t = fight(Seat("nosferatu", at={1: ["NO03"]}), Seat(at={1: ["power 1"]}))
    assert t.measure("b.blood") == 6
    t.is_quiet()


def test_twice_in_one_night_is_used_again_at_a_later_location() -> None:
    t = fight(Seat("nosferatu", at={1: ["NO04"]}), Seat(at={1: ["power 1"]}))
    assert t.offered() == ["stay", "move Twice in One Night to 2", "move Twice in One Night to haven"]
    assert t.measure("a.blood") == 7
    t.does("a", "move Twice in One Night to 2")
    t.stays("a", "c")
    assert powers(t, at=2) == {"a": printed(t, "NO04"), "c": 3}
    assert t.measure("a.blood") == 8
    with t.changes("a.cards@haven", +1):
        t.does("a", "move Twice in One Night to haven")
    t.is_quiet()


@pytest.mark.parametrize(("way", "blood", "influence"), [(1, 0, 1), (2, 3, 0)])
def test_blackmail_makes_the_winner_pay_in_influence_or_blood(way: int, blood: int, influence: int) -> None:
    t = fight(Seat("nosferatu", at={1: ["NO05"]}), Seat(at={1: ["power 15"]}), Seat(at={1: ["power 14"]}))
    assert t.decider == "b"
    with (
        t.changes("a.blood", +blood),
        t.changes("b.blood", -blood),
        t.changes("a.influence", +influence),
        t.changes("b.influence", -influence),
        t.unchanged("c.blood", "c.influence", "d.blood"),
    ):
        t.chooses("b", way)
    t.is_quiet()


def test_blackmail_asks_nothing_of_oneself() -> None:
    t = fight(Seat("nosferatu", at={1: ["NO05", "9 blood"]}), Seat(at={1: ["power 1"]}))
    assert t.ranking(1)[0] == "a"
    assert t.measure("b.blood") == 6
    t.is_quiet()


def test_poisoned_ground_spoils_the_place_and_leaves() -> None:
    t = fight(
        Seat("nosferatu", at={1: ["NO06", "2 blood"]}),
        Seat(at={1: ["power 1", "3 blood"]}),
        Seat(at={1: ["power 1", "1 blood"]}),
    )
    with t.changes("a.blood", +2), t.changes("b.blood@1", -2), t.changes("c.blood@1", -1), t.unchanged("b.blood"):
        t.says("a", "yes")
    assert powers(t) == {"b": 2, "c": 1}
    assert t.cards("a", "haven") == ["Poisoned Ground"]
    t.is_quiet()


def test_poisoned_ground_may_stay_and_fight() -> None:
    t = fight(Seat("nosferatu", at={1: ["NO06"]}), Seat(at={1: ["power 1", "3 blood"]}))
    t.says("a", "no")
    assert powers(t) == {"a": printed(t, "NO06"), "b": 4}
    t.is_quiet()


def test_tunnel_rats_steal_when_played_and_can_be_played_again() -> None:
    t = Table(Seat("nosferatu", hand=["NO07", "power 1"]), cards="house", turn="a", left=2)
    t.plays("a", "NO07", at=1)
    with t.changes("a.blood", +1), t.changes("c.blood", -1), t.unchanged("b.blood", "d.blood"):
        t.targets("a", "c")
    t.ends("a")
    t.plays("b", t.hand("b")[0], at=1)
    with t.changes("a.hand", +1), t.changes("a.cards@1", -1):
        t.says("a", "yes")
    t.ends("b")
    t.turn("c", t.hand("c")[0], at=1)
    t.turn("d", t.hand("d")[0], at=1)
    t.plays("a", "NO07", at=2)
    with t.changes("a.blood", +1), t.changes("b.blood", -1):
        t.targets("a", "b")
    t.ends("a")
    t.is_quiet()


def test_tunnel_rats_may_stay_and_mind_only_their_own_location() -> None:
    t = Table(Seat("nosferatu", at={1: ["NO07"]}), cards="house", turn="b", left=2)
    t.plays("b", t.hand("b")[0], at=1)
    with t.unchanged("a.hand", "a.cards@1"):
        t.says("a", "no")
    t.ends("b")
    with t.unchanged("a.hand", "a.cards@1"):
        t.turn("c", t.hand("c")[0], at=2)
    t.is_quiet()


def test_ready_can_leave_in_the_middle_of_the_conflict() -> None:
    t = fight(Seat("nosferatu", at={1: ["NO09", "NO08", "2 blood"]}), Seat(at={1: ["power 9"]}))
    with t.changes("a.blood", +2 + 3), t.changes("a.cards@haven", +2):  # Hunt hears it
        t.says("a", "yes")
    assert t.ranking(1) == ["b"]
    t.is_quiet()


def test_ready_stays_if_its_player_likes_the_odds() -> None:
    t = fight(Seat("nosferatu", at={1: ["NO09", "2 blood"]}), Seat(at={1: ["power 1"]}))
    with t.unchanged("a.blood"):
        t.says("a", "no")
    assert powers(t)["a"] == printed(t, "NO09") + 2
    t.is_quiet()
