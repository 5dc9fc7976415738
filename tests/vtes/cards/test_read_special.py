"""Phrases that only a few vampires have, each played."""

from __future__ import annotations

import pytest

from praxis.vtes.model import stats
from praxis.vtes.positions.scenario import position, seat
from praxis.vtes.rules.master import master_phase
from tests.vtes.cards.tables import BYSTANDER, bystander


def test_a_vampire_is_forced_to_abstain() -> None:
    t = position(
        seat(ready=["Kateline Nadasdy", "Mira 4/8"], hand=["Anarchist Uprising"]),
        seat(ready=["Oskar 2/4 votes:2"]),
        bystander(),
    )
    t.does("play Anarchist Uprising Mira")
    t.passes_until("polling")
    with t.changes("Kateline Nadasdy.blood", -1), t.unchanged(*BYSTANDER):
        t.does("use Kateline Nadasdy")
        assert not t.offers("target Mira")  # who acts is not meant
        t.does("target Oskar")
        while t.asks == "polling":
            assert not t.offers("vote Oskar against")
            t.passes()
    t.goes_on()
    t.is_quiet()


def test_a_referendum_without_a_card() -> None:
    t = position(seat(ready=["Horatio Ballard", "Mira 4/8 votes:1"]), seat(ready=["Oskar 2/4"]), bystander())
    t.does("use Horatio Ballard Horatio Ballard")
    t.passes_until("polling")
    t.does("vote Mira for")
    t.goes_on()
    assert stats.title(t.g, t["Horatio Ballard"]) == "prince"
    assert not t.offers("use Horatio Ballard Horatio Ballard")


def test_a_weapon_from_hand_before_the_range() -> None:
    t = position(seat(ready=["White Lily"], hand=["Saturday-Night Special"]), seat(ready=["Oskar 6/8"]), bystander())
    t.does("bleed White Lily")
    t.does("block Oskar", by="b")
    with t.changes("a.pool", -1):
        t.does("use White Lily White Lily")
        if t.asks == "target":
            t.does("target Saturday-Night Special")
    assert t.g.host[t["Saturday-Night Special"]] == t["White Lily"]


def test_stronger_while_another_vampire_is_there() -> None:
    for mine, theirs, n in ((["Viri", "Zizi"], [], 2), (["Viri"], ["Zizi"], 1), (["Viri"], [], 1)):
        t = position(seat(ready=mine), seat(ready=theirs), bystander())
        assert stats.strength(t.g, t["Viri"]) == n


@pytest.mark.parametrize(("where", "cost"), [("ready", 1), ("torpor", 2)])
def test_matthew_makes_a_master_card_cheaper_while_he_is_ready(where: str, cost: int) -> None:
    """Anarch Railroad costs 2 pool."""
    hand = ["Anarch Railroad"]
    mine = seat(ready=["Matthew"], hand=hand) if where == "ready" else seat(torpor=["Matthew"], hand=hand)
    t = position(mine, seat(), bystander(), phase="master")
    with t.changes("a.pool", -cost), t.unchanged("b.pool", "c.pool"):
        t.does("play Anarch Railroad")
        while t.asks != "master" and t.asks not in t.quiet:
            t.does("use Matthew" if t.offers("use Matthew") else "pass")
    assert t.region("Anarch Railroad") == "play"


def test_cards_come_back_from_the_ash_heap() -> None:
    t = position(seat(ready=["Drozodny"], ash_heap=["Anarchist Uprising", "Laptop Computer"]), seat(), bystander())
    t.does("use Drozodny Drozodny")
    t.goes_on()
    assert (t.region("Anarchist Uprising"), t.region("Laptop Computer")) == ("hand", "ash-heap")
    t.is_quiet()


def test_no_cards_with_celerity() -> None:
    t = position(seat(ready=["Nu, The Pillar"], hand=["Flash", "Blur"]), seat(ready=["Oskar 6/8"]), bystander())
    t.does("bleed Nu, The Pillar")
    t.passes_until_offered("block Oskar")
    t.does("block Oskar", by="b")
    t.goes_on()
    assert not t.ever_offered("play Flash Nu, The Pillar 0")
    assert not t.ever_offered("play Blur Nu, The Pillar 0")


@pytest.mark.parametrize(("who", "may"), [("Nu, The Pillar", False), ("Kin 4/8", True)])
def test_no_cards_with_celerity_even_after_learning_it(who: str, may: bool) -> None:
    t = position(
        seat(ready=[(who, ["Celerity"])], hand=["Flash"]),
        seat(ready=["Oskar 6/8"]),
        bystander(),
    )
    name = who.removesuffix(" 4/8")
    t.does(f"bleed {name}")
    t.passes_until_offered("block Oskar")
    t.does("block Oskar", by="b")
    t.goes_on()
    assert t.ever_offered(f"play Flash {name} 0") is may


def test_looking_at_the_top_of_the_crypt() -> None:
    t = position(seat(ready=["Grendel the Worm-Eaten"], crypt=["Anvil"]), seat(ready=["Oskar 2/4"]), bystander())
    t.does("use Grendel the Worm-Eaten")
    assert t.g.knows[t["Anvil"]] == 1
    assert not t.offers("use Grendel the Worm-Eaten")  # she knows the card: there is nothing more to look at
    t = position(seat(torpor=["Grendel the Worm-Eaten"], crypt=["Anvil"]), seat(ready=["Oskar 2/4"]), bystander())
    assert not t.offers("use Grendel the Worm-Eaten")


@pytest.mark.parametrize(("mine", "offered"), [(29, True), (30, False)])
def test_a_counter_of_a_richer_prey(mine: int, offered: bool) -> None:
    t = position(seat(pool=mine, ready=["Malabranca"]), seat(), bystander())
    assert t.offers("use Malabranca Malabranca") is offered
    if offered:
        with t.changes("a.pool", 1), t.changes("b.pool", -1), t.unchanged(*BYSTANDER):
            t.does("use Malabranca Malabranca")
            t.goes_on()
        t.is_quiet()


def test_anarchs_of_anybody_feed_calvin_once_a_turn() -> None:
    t = position(
        seat(ready=["Mira 2/4 sect:Anarch", "Vera 2/4"]), seat(ready=["Calvin Cleaver blood:1"]), seat(ready=[])
    )
    assert not t.offers("use Calvin Cleaver Vera -2")
    with t.changes("Calvin Cleaver.blood", 1):
        t.does("use Calvin Cleaver Mira -2")
        t.goes_on()
    t.is_quiet()


def test_less_stealth_for_the_young() -> None:
    for actor, n in (("Mira 2/3", -1), ("Mira 2/4", 0)):
        t = position(seat(ready=[actor]), seat(ready=["Barth"]), bystander())
        t.does("bleed Mira")
        assert stats.stealth(t.g, t["Mira"]) == n


def test_damage_at_close_range_besides_strikes() -> None:
    t = position(seat(ready=["Mambo Jeanne"]), seat(ready=["Oskar 6/8"]), bystander())
    t.does("bleed Mambo Jeanne")
    with t.changes("Oskar.blood", -3), t.unchanged(*BYSTANDER):
        t.does("block Oskar", by="b")
        t.goes_on()
    t.is_quiet()


def test_the_top_of_the_library_burns_after_a_bleed() -> None:
    t = position(seat(ready=["Hecate"]), seat(hand=["Blank Page"] * 7, library=["Laptop Computer"]), bystander())
    t.does("bleed Hecate")
    t.passes_until("may")
    t.does("yes")
    t.goes_on()
    assert t.region("Laptop Computer") == "ash-heap"
    t.is_quiet()


def test_who_fails_to_block_burns_blood() -> None:
    t = position(seat(ready=["Ogwon blood:1"]), seat(ready=["Oskar 2/4"]), bystander())
    t.does("hunt Ogwon")
    with t.changes("Oskar.blood", -1), t.unchanged(*BYSTANDER):
        t.does("block Oskar", by="b")
        t.goes_on()
    t.is_quiet()


def test_leaving_torpor_for_less() -> None:
    for blood, offered in ((1, True), (0, False)):
        t = position(seat(torpor=[f"Zhara blood:{blood}"], ready=["Mira 2/4"]), seat(), bystander())
        assert t.offers("leave Zhara") is offered


def test_less_intercept_for_a_blocker() -> None:
    name = "Gwenllian Arwyn"
    t = position(seat(ready=[name]), seat(ready=["Oskar 2/4"]), bystander())
    t.does(f"bleed {name}")
    t.does("block Oskar", by="b")
    with t.changes(f"{name}.blood", -1), t.unchanged(*BYSTANDER):
        t.does(f"use {name} {name}", by="a")
        t.goes_on()
    assert not t.told("blocked")
    t.is_quiet()


def test_two_master_phase_actions_not_three() -> None:
    for vampires, left in ((["Anson (G1)"], 2), (["Anson (G1)", "Nana Buruku"], 2), (["Anvil"], 1)):
        t = position(seat(ready=[*vampires, "Mira 2/4"], hand=["Blood Doll"] * 4), seat(), bystander(), phase="master")
        phase = master_phase(t.g)
        assert phase is not None
        assert phase.left == left
