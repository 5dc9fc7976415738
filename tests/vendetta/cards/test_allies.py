"""Allies: what each gives to the alliance it is in, and no longer once it is drained."""

import pytest

from praxis.vendetta.positions.builder import Seat
from praxis.vendetta.positions.scenario import Table
from praxis.vendetta.view import HIDDEN
from tests.vendetta.cards.position import PLAIN_ALLIES, fight, gained, powers


@pytest.mark.parametrize(("state", "influence"), [("", 2), ("drained ", 1)])
def test_dorothea_quill_adds_to_every_victory(state: str, influence: int) -> None:
    t = fight(Seat(influence=0, alliance=[f"{state}AL01"], at={1: ["power 5"]}), Seat(influence=0, at={1: ["power 1"]}))
    assert t.measure("a.influence") == influence
    assert t.measure("b.influence") == 1
    t.is_quiet()


def test_tomasz_wilk_gets_more_blood_out_of_others() -> None:
    t = Table(Seat(alliance=["AL02", "victim"]), cards="house", turn="a", left=1)
    with t.changes("a.blood", 3 + 1):
        t.drains("a", "victim")
    with t.changes("a.blood", 3):
        t.drains("a", "AL02")  # he is drained before the blood is counted
    assert t.asks == "plan"
    t.is_quiet()


@pytest.mark.parametrize(("effect", "lost"), [("lose each-rival 2 blood", 1), ("steal each-rival 1 blood", 0)])
def test_ines_okafor_keeps_one_blood_that_others_would_take(effect: str, lost: int) -> None:
    t = fight(Seat(at={1: [f"power 3 conflict: {effect}"]}), Seat(alliance=["AL03"], at={1: ["power 1"]}))
    assert t.measure("b.blood") == 6 - lost
    t.is_quiet()


def test_ines_okafor_does_not_mind_what_one_does_to_oneself() -> None:
    t = fight(Seat(alliance=["AL03"], at={1: ["power 3 conflict: lose you 2 blood"]}), Seat(at={1: ["power 1"]}))
    assert t.measure("a.blood") == 4
    t.is_quiet()


def test_bartholomew_crane_hides_cards_for_nothing_even_with_the_last_blood() -> None:
    t = Table(Seat(blood=1, alliance=["AL04"]), cards="house", turn="a", left=2)
    with t.unchanged("a.blood"):
        t.turn("a", t.hand("a")[0], at=1, face="down")
    with t.changes("b.blood", -1):
        t.turn("b", t.hand("b")[0], at=1, face="down")
    t.is_quiet()


@pytest.mark.parametrize(("drained", "gain"), [(0, 0), (2, 2), (5, 3)])
def test_sister_perpetua_finds_blood_for_the_drained(drained: int, gain: int) -> None:
    t = Table(Seat(alliance=["AL06"] + ["drained victim"] * drained), cards="house", phase="feeding", round=2)
    assert t.measure("a.blood") == 6 + t.game.set.by_code["AL06"].feeding + gain
    assert t.measure("b.blood") == 6 + 3
    t.is_quiet()


@pytest.mark.parametrize(("power", "gain"), [("power 5", 2), ("power 0", 0)])
def test_lazlo_brandt_pays_for_a_victory(power: str, gain: int) -> None:
    t = fight(Seat(alliance=["AL07"], at={1: [power]}), Seat(at={1: ["power 1"]}))
    assert t.measure("a.blood") == 6 + gain
    assert t.measure("b.blood") == 6
    t.is_quiet()


def test_an_ally_works_from_the_moment_it_is_won() -> None:
    t = fight(Seat(at={1: ["power 5"]}), Seat(at={1: ["power 1"]}), allies={**PLAIN_ALLIES, 1: "AL07"})
    assert t.measure("a.blood") == 6 + 2
    t.is_quiet()


@pytest.mark.parametrize(("state", "winner"), [("", "b"), ("drained ", "a")])
def test_fiorenza_savona_wins_ties(state: str, winner: str) -> None:
    t = fight(Seat(at={1: ["power 4"]}), Seat(alliance=[f"{state}AL08"], at={1: ["power 4"]}))
    assert t.ranking(1)[0] == winner
    t.is_quiet()


def test_gideon_gallows_adds_one_power_wherever_his_player_is() -> None:
    t = fight(Seat(alliance=["AL09"], at={1: ["power 4"]}), Seat(at={1: ["power 4"]}))
    assert powers(t) == {"a": 5, "b": 4}
    t.is_quiet()


@pytest.mark.parametrize(("tokens", "after"), [(0, 0), (1, 1)])
def test_emil_sorrow_absolves_of_one_token_at_each_drain(tokens: int, after: int) -> None:
    t = Table(Seat(red=tokens, alliance=["AL11", "vampire 2/1/4/0"]), cards="house", turn="a", left=1)
    with t.changes("a.blood", +4):
        t.drains("a", "vampire 2/1/4/0")
    assert t.measure("a.tokens") == after
    t.is_quiet()


def test_roxanne_bell_carries_five_blood() -> None:
    t = Table(Seat(blood=9, alliance=["AL12"]), cards="house", turn="a", left=2)
    t.plays("a", t.hand("a")[0], at=1)
    assert t.offered("blood")[-1] == "blood 5"
    t.deploys("a", 5)
    assert not t.offered("blood")
    t.ends("a")
    t.plays("b", t.hand("b")[0], at=1)
    assert t.offered("blood")[-1] == "blood 3"
    t.ends("b")
    t.is_quiet()


def test_nan_tully_finds_something_on_the_way_out() -> None:
    t = Table(
        Seat(alliance=["AL13"], at={1: ["power 1", "1 blood"]}),
        Seat(at={1: ["power 1", "1 blood"]}),
        Seat(at={2: ["power 1"]}),
        cards="house",
        resolves=1,
        allies=PLAIN_ALLIES,
    )
    t.withdraws("a", "b")
    assert t.measure("a.blood") == 6 + 1 + 2
    assert t.measure("b.blood") == 6 + 1
    t.is_quiet()


def test_vikram_sethi_knows_what_lies_face_down_before_anybody_chooses_to_stay() -> None:
    t = Table(
        Seat(alliance=["AL14"], at={1: ["power 1"]}),
        Seat(at={1: ["down power 5"], "haven": ["down power 4"]}),
        cards="house",
        phase="resolution",
    )
    assert t.asks == "withdraw"
    assert [t.name(card) for card in t.view("a").players[1].positions[0].cards] == ["power 5"]
    assert [t.name(card) for card in t.view("a").players[1].positions[2].cards] == ["power 4"]
    assert t.view("c").players[1].positions[0].cards == [HIDDEN]
    t.is_quiet()


def test_moira_fenn_costs_an_opponent_one_blood_each_resolution() -> None:
    t = Table(Seat(alliance=["AL15"], at={1: ["power 1"]}), cards="house", phase="resolution")
    assert t.offered() == ["target b", "target c", "target d"]
    with t.changes("c.blood", -1), t.unchanged("a.blood", "b.blood", "d.blood"):
        t.targets("a", "c")
    t.is_quiet()


def test_kasimir_vance_finds_a_card_more_each_round() -> None:
    t = Table(Seat(hand=["power 1"], deck=["power 5"], alliance=["AL16"]), cards="house", phase="feeding", round=2)
    assert t.hand("a") == ["power 1", "power 5"]
    assert not t.told("drew")[0]["seat"]
    t.is_quiet()


@pytest.mark.parametrize(("pool", "gain"), [(2, 1), (3, 0)])
def test_juniper_vale_lends_to_those_in_need(pool: int, gain: int) -> None:
    t = Table(Seat(blood=pool, alliance=["AL17"]), cards="house", turn="a", left=2)
    with t.changes("a.blood", +gain):
        t.turn("a", t.hand("a")[0], at=1)
    with t.unchanged("a.blood"):
        t.turn("b", t.hand("b")[0], at=1)
    t.is_quiet()


def test_augusta_thorn_feeds_on_her_host() -> None:
    t = Table(Seat(alliance=["AL18"]), cards="house", phase="feeding", round=2)
    assert t.measure("a.blood") == 6 - 1
    assert t.measure("a.score") == 3 + 4
    t.is_quiet()


def test_augusta_thorn_can_send_her_host_into_frenzy() -> None:
    t = Table(Seat(blood=1, alliance=["AL18", "drained victim"]), cards="house", phase="feeding", round=2)
    assert t.measure("a.blood") == 5, "she was all there was to drain"
    assert t.measure("a.tokens") == 1
    assert t.measure("b.influence") == 3, "nobody is rewarded"
    t.is_quiet()


@pytest.mark.parametrize(("cards", "more"), [(["power 2"], 0), (["power 2", "power 3"], 1)])
def test_desmond_achebe_stands_by_those_who_come_in_numbers(cards: list[str], more: int) -> None:
    t = fight(Seat(alliance=["AL19"], at={1: cards}), Seat(at={1: ["power 1", "power 1"]}))
    assert powers(t) == {"a": 2 + 3 * more + more, "b": 2}
    t.is_quiet()


def test_silas_rook_collects_for_a_frenzy() -> None:
    t = fight(
        Seat(alliance=["AL21"], at={1: ["power 5 conflict: lose a-rival 1 blood"]}), Seat(blood=1, at={1: ["power 1"]})
    )
    assert gained(t, "a", "blood") == 3
    assert t.measure("a.influence") == 3 + 1 + 1
    t.is_quiet()


@pytest.mark.parametrize(("place", "bonus"), [(1, 0), ("haven", 1)])
def test_ambrose_kettering_gains_from_a_victory_at_the_haven(place: int | str, bonus: int) -> None:
    t = Table(
        Seat(influence=0, alliance=["AL22"], at={place: ["power 5"]}),
        Seat(at={place: ["power 1"]}),
        cards="house",
        resolves=place,
        allies={place: "human 2/1/3/0"},
    )
    t.all_stay()
    assert gained(t, "a", "influence") == (1 if place == 1 else 2) + bonus
    t.is_quiet()


def test_luz_vega_brings_one_blood_home_from_every_location() -> None:
    t = fight(Seat(alliance=["AL23"], at={1: ["power 5", "3 blood"]}), Seat(at={1: ["power 1", "2 blood"]}))
    assert t.offered() == ["blood 0", "blood 1"]
    with t.changes("a.blood", +1), t.changes("a.blood@1", -1), t.unchanged("b.blood", "b.blood@1"):
        t.does("a", "blood 1")
    t.is_quiet()


@pytest.mark.parametrize(("cards", "more"), [(3, 0), (4, 2)])
def test_nikolai_barrow_fights_best_against_many(cards: int, more: int) -> None:
    t = fight(
        Seat(alliance=["AL24"], at={1: ["power 4"]}),
        Seat(at={1: ["power 1"] * (cards - 2)}),
        Seat(at={1: ["power 1", "power 1"]}),
    )
    assert powers(t)["a"] == 4 + more
    t.is_quiet()


@pytest.mark.parametrize(("influence", "gain"), [(6, 2), (7, 0)])
def test_pearl_abernathy_helps_those_of_little_influence(influence: int, gain: int) -> None:
    t = Table(Seat(influence=influence, alliance=["AL25"]), cards="house", phase="feeding", round=2)
    assert t.measure("a.blood") == 6 + t.game.set.by_code["AL25"].feeding + gain
    t.is_quiet()


@pytest.mark.parametrize(("power", "gain"), [("power 5", 0), ("power 0", 1)])
def test_josiah_crumb_comforts_after_a_defeat(power: str, gain: int) -> None:
    t = fight(Seat(alliance=["AL26"], at={1: [power]}), Seat(at={1: ["power 1"]}))
    assert t.measure("a.blood") == 6 + gain
    assert t.measure("b.blood") == 6
    t.is_quiet()


@pytest.mark.parametrize(("holder", "gain"), [("a", 2), ("b", 0)])
def test_anneliese_roth_receives_for_the_first_of_the_city(holder: str, gain: int) -> None:
    t = Table(Seat(alliance=["AL27"]), cards="house", phase="feeding", round=2, ambition=holder)
    assert t.measure("a.blood") == 6 + t.game.set.by_code["AL27"].feeding + gain
    t.is_quiet()


def test_cormac_daly_makes_draining_pay() -> None:
    t = Table(Seat(alliance=["AL28", "victim"]), cards="house", turn="a", left=1)
    with t.changes("a.influence", +1), t.changes("a.score", 0), t.unchanged("b.influence"):
        t.drains("a", "victim")
    with t.unchanged("a.influence"):
        t.drains("a", "AL28")
    t.is_quiet()


@pytest.mark.parametrize(("cards", "blood"), [(["power 2"], 0), (["down power 2", "down power 3", "power 1"], 2)])
def test_zora_whitlock_rewards_what_came_in_the_dark(cards: list[str], blood: int) -> None:
    t = fight(Seat(alliance=["AL29"], at={1: cards}), Seat(at={1: ["power 1"]}))
    assert t.measure("a.blood@1") == blood
    assert t.measure("a.blood") == 6
    t.is_quiet()


def test_miguel_chandler_is_drained_first_in_a_frenzy() -> None:
    for seed in range(1, 9):
        t = fight(
            Seat(at={1: ["power 5 conflict: lose a-rival 1 blood"]}),
            Seat(blood=1, alliance=["victim", "AL30", "vampire 3/1/5/1"], at={1: ["power 1"]}),
            seed=seed,
        )
        assert t.alliance("b")[1] == "drained Miguel Chandler"
        assert t.measure("b.drained") == 1
        t.is_quiet()
