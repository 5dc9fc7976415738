"""The cards of two variants: what a place does to everybody there, and relics that are used once."""

import pytest

from praxis.vendetta.positions.builder import Seat
from praxis.vendetta.positions.scenario import Table
from tests.vendetta.cards.position import PLAIN_ALLIES, fight, gained, powers

# -- locations -----------------------------------------------------------------------------------------------------


def test_succubus_club_gives_up_to_three_deployed_blood_back_to_everyone_there() -> None:
    t = fight(
        Seat(at={1: ["power 5", "4 blood"]}),
        Seat(at={1: ["power 1", "1 blood"]}),
        locations=True,
        scenes={1: "LO01"},
    )
    assert powers(t) == {"a": 9, "b": 2}
    assert t.offered() == ["blood 0", "blood 1", "blood 2", "blood 3"]
    with t.changes("a.blood", +3), t.changes("a.blood@1", -3):
        t.does("a", "blood 3")
    with t.unchanged("b.blood", "c.blood", "c.blood@2"):
        t.does("b", "blood 0")
    t.is_quiet()


@pytest.mark.parametrize(("scene", "influence"), [("LO02", 2), ("LO06", 1)])
def test_the_collar_adds_to_the_prize_of_a_frenzy(scene: str, influence: int) -> None:
    t = fight(
        Seat(influence=0, at={1: ["power 5 conflict: lose a-rival 1 blood"]}),
        Seat(blood=1, at={1: ["power 1"]}),
        locations=True,
        scenes={1: scene},
    )
    assert t.measure("a.influence") == influence + 1
    t.is_quiet()


def test_nobody_leaves_the_grand_vault() -> None:
    t = Table(
        Seat(at={1: ["power 5"]}),
        Seat(at={1: ["power 1"]}),
        Seat(at={2: ["power 1"]}),
        cards="house",
        resolves=1,
        allies=PLAIN_ALLIES,
        locations=True,
        scenes={1: "LO03"},
    )
    assert t.decider == "c"
    assert t.ranking(1) == ["a", "b"]
    t.is_quiet()


def test_the_lower_drive_costs_whoever_plays_there_one_blood() -> None:
    t = Table(Seat(), cards="house", turn="a", left=2, locations=True, scenes={1: "LO04", 2: "LO06"})
    with t.changes("a.blood", -1), t.unchanged("b.blood"):
        t.turn("a", t.hand("a")[0], at=1)
    with t.unchanged("a.blood", "b.blood"):
        t.turn("b", t.hand("b")[0], at=2)
    t.is_quiet()


def test_the_lower_drive_can_bring_frenzy_which_nobody_is_paid_for() -> None:
    t = Table(Seat(blood=1), cards="house", turn="a", left=2, locations=True, scenes={1: "LO04"})
    with t.changes("a.blood", +2), t.changes("a.drained", +1), t.unchanged("b.influence", "c.influence", "d.influence"):
        t.turn("a", t.hand("a")[0], at=1)
    t.is_quiet()


def test_the_museum_gala_rewards_the_winner_once_more() -> None:
    t = fight(
        Seat(influence=0, at={1: ["power 5"]}),
        Seat(influence=0, at={1: ["power 1"]}),
        locations=True,
        scenes={1: "LO05"},
    )
    assert [t.measure(f"{who}.influence") for who in "ab"] == [2, 1]
    t.is_quiet()


def test_the_free_clinic_treats_the_losers() -> None:
    t = fight(
        Seat(at={1: ["power 5"]}),
        Seat(at={1: ["power 1"]}),
        Seat(at={1: ["power 1"]}),
        locations=True,
        scenes={1: "LO06"},
    )
    assert [t.measure(f"{who}.blood") for who in "abcd"] == [6, 8, 8, 6]
    t.is_quiet()


@pytest.mark.parametrize(("place", "most"), [(1, 5), (2, 3), ("haven", 3)])
def test_five_blood_go_with_a_card_at_the_old_stockyards(place: int | str, most: int) -> None:
    t = Table(Seat(blood=9), cards="house", turn="a", left=1, locations=True, scenes={1: "LO07"})
    t.plays("a", t.hand("a")[0], at=place)
    assert t.offered("blood")[-1] == f"blood {most}"
    t.ends("a")
    t.is_quiet()


# -- relics --------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("pool", "deployed"), [(6, [1, 1, 1]), (3, [1, 1, 0])])
def test_the_isaac_chalice_plays_a_blood_at_each_location(pool: int, deployed: list[int]) -> None:
    t = Table(Seat(blood=pool, relic="RE01"), Seat(at={1: ["power 1"]}), cards="house", phase="resolution", relics=True)
    assert t.offered() == ["yes", "no"]
    with t.changes("a.blood", -sum(deployed)), t.unchanged("b.blood"):
        t.says("a", "yes")
    assert t.player("a").blood_at == deployed, "the last blood is kept"
    assert t.game.used
    t.is_quiet()


def test_the_sargon_apocrypha_brings_a_drained_card_back() -> None:
    t = Table(
        Seat(red=1, alliance=["drained vampire 3/1/4/1", "drained victim"], relic="RE02"),
        cards="house",
        turn="a",
        left=1,
        relics=True,
    )
    t.uses("a", "The Sargon Apocrypha")
    assert len(t.offered("card")) == 2
    with t.changes("a.score", 3 - 1), t.changes("a.drained", -1), t.unchanged("a.blood", "a.tokens"):
        t.does("a", "card vampire 3/1/4/1")
    assert not t.offered("relic"), "once a game"
    t.is_quiet()


def test_the_drowned_ledger_tells_every_hand() -> None:
    t = Table(
        Seat(relic="RE03"),
        Seat(hand=["power 5", "power 2"]),
        Seat(hand=["power 3", "power 4"]),
        cards="house",
        turn="a",
        left=1,
        relics=True,
    )
    with t.changes("a.blood", +1):
        t.uses("a", "The Drowned Ledger")
    seen = t.view("a").players
    assert {"power 5", "power 2"} <= {t.name(card) for card in seen[1].known}
    assert {"power 3", "power 4"} <= {t.name(card) for card in seen[2].known}
    assert "power 5" not in {t.name(card) for card in t.view("c").players[1].known}
    t.is_quiet()


def test_the_mask_of_the_ninth_guest_leaves_when_all_is_revealed() -> None:
    t = fight(Seat(relic="RE04", at={1: ["power 3", "2 blood"]}), Seat(at={1: ["down power 9"]}), relics=True)
    assert t.cards("b", 1) == ["power 9"]
    with t.changes("a.blood", +2), t.changes("a.cards@haven", +1):
        t.says("a", "yes")
    assert t.ranking(1) == ["b"]
    t.is_quiet()


def test_a_relic_that_is_not_wanted_now_is_offered_again() -> None:
    t = fight(Seat(relic="RE04", at={1: ["power 3"], 2: ["power 3"]}), Seat(at={1: ["power 9"]}), relics=True)
    t.says("a", "no")
    t.stays("a", "c")
    assert t.offered() == ["yes", "no"]
    with t.changes("a.cards@haven", +1):
        t.says("a", "yes")
    t.is_quiet()


def test_the_theatre_bell_rings_after_a_frenzy() -> None:
    t = fight(
        Seat(at={1: ["power 5 conflict: lose a-rival 1 blood"]}),
        Seat(blood=1, relic="RE05", at={1: ["power 1"]}),
        relics=True,
    )
    with t.changes("b.blood", +4), t.unchanged("a.blood", "c.blood"):
        t.says("b", "yes")
    t.is_quiet()


@pytest.mark.parametrize(("number", "influence"), [(1, 1), (2, 2), (3, 2)])
def test_the_laurel_pin_honours_a_later_victory_more(number: int, influence: int) -> None:
    t = fight(Seat(relic="RE06", at={1: ["power 5"]}), Seat(at={1: ["power 1"]}), relics=True, round=number)
    with t.changes("a.influence", +influence), t.unchanged("b.influence"):
        t.says("a", "yes")
    t.is_quiet()


@pytest.mark.parametrize(("red", "grey", "after"), [(0, 0, 0), (1, 0, 0), (1, 1, 1)])
def test_the_ashes_of_a_nameless_saint_cleanse(red: int, grey: int, after: int) -> None:
    t = Table(Seat(red=red, grey=grey, relic="RE07"), cards="house", turn="a", left=1, relics=True)
    with t.changes("a.blood", +3):
        t.uses("a", "Ashes of a Nameless Saint")
    assert t.measure("a.tokens") == after
    t.is_quiet()


def test_the_knife_from_the_lake_cuts_every_rival() -> None:
    t = fight(
        Seat(relic="RE08", at={1: ["power 3"]}), Seat(at={1: ["power 1"]}), Seat(at={1: ["power 1"]}), relics=True
    )
    with t.changes("b.blood", -2), t.changes("c.blood", -2), t.unchanged("a.blood", "d.blood"):
        t.says("a", "yes")
    t.is_quiet()


@pytest.mark.parametrize("code", [f"RE0{n}" for n in range(1, 9)])
@pytest.mark.parametrize("state", ["", "used "])
def test_a_relic_counts_its_influence_used_or_not(code: str, state: str) -> None:
    t = Table(Seat(alliance=[], relic=state + code), cards="house", relics=True)
    assert t.measure("a.score") == 3 + t.game.set.by_code[code].influence
    assert gained(t, "a", "influence") == 0
    t.is_quiet()
