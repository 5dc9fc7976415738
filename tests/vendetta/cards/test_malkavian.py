"""Malkavian: random effects, other people's cards, cards from unusual places."""

import pytest

from praxis.vendetta.positions.builder import Seat
from praxis.vendetta.positions.scenario import Table
from tests.vendetta.cards.position import PLAIN_ALLIES, fight, powers, printed


def test_borrowed_thoughts_uses_a_rivals_effect_as_its_own() -> None:
    t = fight(
        Seat("malkavian", at={1: ["MA01"]}),
        Seat(at={1: ["power 1 conflict: steal a-rival 2 blood", "power 2 conflict: power +3", "power 4"]}),
        Seat(at={1: ["power 1"]}),
    )
    assert t.decider == "a"
    t.targets("a", "b")
    assert len(t.offered("card")) == 2, "only cards with an effect"
    t.takes("a", "power 1 conflict: steal a-rival 2 blood")
    with t.changes("a.blood", +2), t.changes("c.blood", -2), t.unchanged("b.blood", "d.blood"):
        t.targets("a", "c")
    t.resolves("b", "power 2 conflict: power +3")
    t.targets("b", "a")
    assert powers(t)["b"] == 1 + 2 + 4 + 3, "the rival keeps its effects"
    t.is_quiet()


def test_borrowed_thoughts_counts_for_its_own_player() -> None:
    t = fight(Seat("malkavian", at={1: ["MA01"]}), Seat(at={1: ["power 1 conflict: power +3"]}))
    assert powers(t) == {"a": printed(t, "MA01") + 3, "b": 4}
    assert t.happened("mimicked", seat=0)
    t.is_quiet()


@pytest.mark.parametrize(
    "rival", ["power 4", "power 4 when you-withdraw: gain 1 blood", "power 4 conflict: mimic a-rival"]
)
def test_borrowed_thoughts_finds_nothing_to_borrow(rival: str) -> None:
    t = fight(Seat("malkavian", at={1: ["MA01"]}), Seat(at={1: [rival]}))
    assert powers(t)["a"] == printed(t, "MA01")
    assert not t.told("mimicked")
    t.is_quiet()


def test_other_voices_brings_the_top_of_the_deck_with_its_effect() -> None:
    t = fight(Seat("malkavian", deck=["power 5 conflict: power +1"], at={1: ["MA02"]}), Seat(at={1: ["power 1"]}))
    assert powers(t)["a"] == printed(t, "MA02") + 6
    assert t.measure("a.cards@1") == 2
    assert t.happened("card-added", seat=0, location=0)
    t.is_quiet()


def test_not_my_hand_plays_a_card_out_of_a_rivals_hand() -> None:
    t = fight(
        Seat("malkavian", at={1: ["MA03"]}),
        Seat(hand=["power 5 conflict: gain 2 blood"], at={1: ["power 1"]}),
        Seat(hand=["power 9"], at={1: ["power 1"]}),
    )
    assert t.offered() == ["target b", "target c"]
    with t.changes("b.hand", -1), t.unchanged("c.hand"), t.changes("a.blood", +2), t.unchanged("b.blood"):
        t.targets("a", "b")
    assert powers(t)["a"] == printed(t, "MA03") + 5
    t.stays("d")
    t.goes_on("keep")
    assert "power 5 conflict: gain 2 blood" in t.hand("b"), "at the end of the round it goes home"
    t.is_quiet()


def test_follow_the_leader_takes_a_card_over_for_three_blood() -> None:
    t = fight(Seat("malkavian", at={1: ["MA04"]}), Seat(at={1: ["power 5", "power 3", "1 blood"]}))
    with t.changes("a.blood", -3):
        t.says("a", "yes")
    assert set(t.offered()) == {"card power 5", "card power 3"}
    t.takes("a", "power 5")
    assert powers(t) == {"a": printed(t, "MA04") + 5, "b": 4}
    t.stays("c")
    t.goes_on("keep")
    assert "power 5" in t.hand("b")
    t.is_quiet()


def test_follow_the_leader_cannot_be_paid_with_three_blood_in_the_pool() -> None:
    t = fight(Seat("malkavian", blood=3, at={1: ["MA04"]}), Seat(at={1: ["power 5"]}))
    assert t.measure("a.blood") == 3
    assert powers(t)["b"] == 5
    t.is_quiet()


def test_bad_dream_is_one_of_three() -> None:
    seen = set()
    for seed in range(1, 30):
        t = Table(
            Seat("malkavian", at={1: ["MA05"]}),
            Seat(at={1: ["power 5"]}),
            Seat(at={2: ["power 1"]}),
            cards="house",
            allies=PLAIN_ALLIES,
            resolves=1,
            seed=seed,
        )
        t.stays("a", "b")
        assert t.measure("c.blood") == 6
        if t.cards("b", 1) == ["down power 5"]:
            seen.add("blanked")
            assert powers(t)["b"] == 0
        elif t.cards("b", "haven") == ["power 5"]:
            seen.add("banished")
            assert "b" not in powers(t)
        else:
            seen.add("bled")
            assert t.measure("b.blood") == 4
            assert powers(t)["b"] == 5
        t.is_quiet()
    assert seen == {"blanked", "banished", "bled"}


def test_nobody_leaves_the_party_robs_who_withdraws() -> None:
    t = Table(
        Seat("malkavian", at={1: ["MA06"]}),
        Seat(at={1: ["power 5", "1 blood"]}),
        Seat(at={1: ["power 1"]}),
        Seat(at={2: ["power 1"]}),
        cards="house",
        resolves=1,
    )
    t.stays("a")
    t.withdraws("b")
    with t.changes("a.blood", +2), t.changes("b.blood", -2 + 1), t.unchanged("c.blood", "d.blood"):
        t.stays("c")
    t.is_quiet()


def test_ninth_inning_is_anybodys_guess() -> None:
    seen = set()
    for seed in range(1, 30):
        t = fight(Seat("malkavian", at={1: ["MA07"]}), Seat(at={1: ["power 1"]}), seed=seed)
        seen.add(powers(t)["a"] - printed(t, "MA07"))
        t.is_quiet()
    assert seen == {1, 3, 6}


def test_hunt_is_one_of_three() -> None:
    seen = set()
    for seed in range(1, 30):
        t = fight(Seat("malkavian", at={1: ["MA08"]}), Seat(at={1: ["power 1"]}), seed=seed)
        assert t.measure("c.blood") == 6
        seen.add((t.measure("a.blood") - 6, t.measure("b.blood") - 6))
        t.is_quiet()
    assert seen == {(1, 0), (3, 0), (2, -2)}


def test_ready_brings_a_card_from_the_hand_if_its_player_likes() -> None:
    t = fight(Seat("malkavian", hand=["power 4", "power 6"], at={1: ["MA09"]}), Seat(at={1: ["power 1"]}))
    assert t.offered() == ["pass", "card power 4", "card power 6"] or t.offered() == [
        "pass",
        "card power 6",
        "card power 4",
    ]
    with t.changes("a.hand", -1), t.changes("a.cards@1", +1):
        t.takes("a", "power 6")
    assert powers(t)["a"] == printed(t, "MA09") + 6
    t.is_quiet()


def test_ready_may_pass() -> None:
    t = fight(Seat("malkavian", hand=["power 4"], at={1: ["MA09"]}), Seat(at={1: ["power 1"]}))
    with t.unchanged("a.hand"):
        t.does("a", "pass")
    assert powers(t)["a"] == printed(t, "MA09")
    t.is_quiet()
