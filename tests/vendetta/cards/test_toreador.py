"""Toreador: the larger the alliance, the stronger the card."""

import pytest

from praxis.vendetta.positions.builder import Seat
from praxis.vendetta.positions.scenario import Table
from tests.vendetta.cards.position import fight, powers, printed

HUMAN, VAMPIRE = "human 1/1/3/0", "vampire 1/1/3/0"
PEOPLE = ["victim", HUMAN, VAMPIRE, "victim", HUMAN, "victim", "victim", VAMPIRE]


@pytest.mark.parametrize(
    ("alliance", "more"), [([], 0), (["victim"], 1), (PEOPLE[:3], 3), (["drained victim", HUMAN], 1), (PEOPLE, 6)]
)
def test_entourage_counts_the_undrained_alliance_up_to_six(alliance: list[str], more: int) -> None:
    t = fight(Seat("toreador", alliance=alliance, at={1: ["TO01"]}), Seat(alliance=[HUMAN], at={1: ["power 1"]}))
    assert powers(t)["a"] == printed(t, "TO01") + more
    t.is_quiet()


@pytest.mark.parametrize("rival", ["power 0", "power 15"])
def test_opening_night_recruits_a_victim_won_or_lost(rival: str) -> None:
    t = fight(Seat("toreador", at={1: ["TO02"]}), Seat(at={1: [rival]}), Seat(at={1: ["power 14"]}))
    others = 1 if rival == "power 15" else 0
    # third behind 15 and 14, or second behind 14 with the victim of that place; and one more by the card
    assert t.measure("a.alliance") == 1 + (1 - others) + 1
    assert t.measure("c.alliance") == 1 + 1
    t.is_quiet()


@pytest.mark.parametrize(
    ("alliance", "less"), [(["victim"], 1), (["victim", HUMAN, VAMPIRE], 2), (["victim"] * 6, 4), ([VAMPIRE], 0)]
)
def test_every_eye_in_the_room_weakens_a_rival_by_ones_mortals(alliance: list[str], less: int) -> None:
    t = fight(
        Seat("toreador", alliance=alliance, at={1: ["TO03"]}), Seat(at={1: ["power 9"]}), Seat(at={1: ["power 9"]})
    )
    t.targets("a", "c")
    assert powers(t) == {"a": printed(t, "TO03"), "b": 9, "c": 9 - less}
    t.is_quiet()


@pytest.mark.parametrize(("vampires", "more"), [(0, 0), (1, 2), (2, 4), (3, 4)])
def test_old_patrons_count_vampires_twice_up_to_four(vampires: int, more: int) -> None:
    t = fight(Seat("toreador", alliance=["victim"] + [VAMPIRE] * vampires, at={1: ["TO04"]}), Seat(at={1: ["power 1"]}))
    assert powers(t)["a"] == printed(t, "TO04") + more
    t.is_quiet()


@pytest.mark.parametrize(
    ("rival", "alliance", "gain"),
    [("power 1", 1, 1), ("power 15", 1, 0), ("power 1", 4, 2), ("power 15", 4, 1), ("power 15", 3, 0)],
)
def test_critics_darling_gains_by_winning_and_by_being_loved(rival: str, alliance: int, gain: int) -> None:
    t = fight(Seat("toreador", influence=0, alliance=["victim"] * alliance, at={1: ["TO05"]}), Seat(at={1: [rival]}))
    # the card or victim of the conflict has joined already: four and one make five
    assert t.measure("a.influence") == 1 + gain
    t.is_quiet()


@pytest.mark.parametrize(("rival", "more"), [("power 1", 0), ("power 15", 1)])
def test_pity_the_beautiful_recruits_after_a_defeat(rival: str, more: int) -> None:
    t = fight(Seat("toreador", at={1: ["TO06"]}), Seat(at={1: [rival]}))
    assert t.measure("a.alliance") == 1 + 1 + more
    assert t.measure("b.alliance") == 1 + 1
    t.is_quiet()


def test_hopeless_devotion_wins_a_victim_over() -> None:
    t = fight(
        Seat("toreador", at={1: ["TO07"]}),
        Seat(alliance=[HUMAN], at={1: ["power 15"]}),
        Seat(alliance=["drained victim", "victim"], at={1: ["power 1"]}),
    )
    assert t.offered() == ["target b", "target c"]
    with t.changes("a.alliance", +1), t.changes("c.alliance", -1), t.unchanged("b.alliance", "d.alliance"):
        t.targets("a", "c")
    assert t.alliance("c")[0].startswith("drained"), "the drained one stays"
    t.is_quiet()


def test_hopeless_devotion_finds_no_victim_among_allies() -> None:
    t = fight(Seat("toreador", at={1: ["TO07", "1 blood"]}), Seat(alliance=[HUMAN], at={1: ["power 15"]}))
    assert t.measure("a.alliance") == 1 + 1
    assert t.measure("b.alliance") == 1 + 1
    t.is_quiet()


@pytest.mark.parametrize(("alliance", "gain"), [(["victim"], 2), (["victim", HUMAN, "drained victim"], 3), (PEOPLE, 4)])
def test_hunt_gains_blood_by_the_alliance_up_to_four(alliance: list[str], gain: int) -> None:
    t = fight(Seat("toreador", alliance=alliance, at={1: ["TO08"]}), Seat(at={1: ["power 1"]}))
    assert t.measure("a.blood") == 6 + gain, "the ally just won counts too"
    assert t.measure("b.blood") == 6
    t.is_quiet()


@pytest.mark.parametrize(("people", "more"), [(3, 0), (4, 2), (7, 2)])
def test_ready_is_stronger_with_four_in_the_alliance(people: int, more: int) -> None:
    t = fight(Seat("toreador", alliance=PEOPLE[:people], at={1: ["TO09"]}), Seat(at={1: ["power 1"]}))
    assert powers(t)["a"] == printed(t, "TO09") + more
    t.is_quiet()


def test_whoever_charms_a_toreador_card_counts_his_own_alliance() -> None:
    t = Table(
        Seat("malkavian", alliance=["victim"], at={1: ["power 0 preparation: charm a-rival"]}),
        Seat("toreador", alliance=PEOPLE[:5], at={1: ["TO01", "power 1"]}),
        cards="house",
        resolves=1,
    )
    t.all_stay()
    t.takes("a", "TO01")
    assert powers(t) == {"a": printed(t, "TO01") + 1, "b": 1}
    t.is_quiet()
