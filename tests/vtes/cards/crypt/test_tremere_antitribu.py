"""Crypt cards: Tremere antitribu."""

from __future__ import annotations

import pytest

from praxis.vtes.catalogue import catalogue
from praxis.vtes.model import stats
from praxis.vtes.positions.scenario import Item, position, seat
from tests.vtes.cards.combat_tables import fights, meets, on_to, plays_whenever, strikes_with
from tests.vtes.cards.crypt_tables import aims, met, uses
from tests.vtes.cards.gear_tables import CHARISMA, MAGE
from tests.vtes.cards.referendum_tables import POLL
from tests.vtes.cards.rulings import rules_on
from tests.vtes.cards.tables import BYSTANDER, bystander, editions, passes_to

# -- Antonio d'Erlette ------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("where", ["hand", "library"])
def test_antonio_fetches_a_mage_by_transfers(where: str) -> None:
    me, mage = "Antonio d'Erlette", "Gregory Winter"
    found = next(
        face.name
        for face in catalogue.load()
        if "mage" in face.traits
        and face.types == ("Ally",)
        and not face.requirement.clans
        and catalogue.coverage_of(face.id) == "full"
    )
    del mage
    hand = [found, *["Blank Page"] * 6] if where == "hand" else ["Blank Page"] * 7
    t = position(
        seat(ready=[f"{me} locked"], hand=hand, library=[found, "Blank Page"] if where == "library" else 3),
        seat(),
        bystander(),
        phase="influence",
    )
    price = catalogue.find(found).cost.amount
    with t.changes("a.pool", -price), t.unchanged(*BYSTANDER):
        t.does(f"use {me}")
        t.does(f"find {catalogue.find(found).id}")
        while t.asks in ("savings", "paying"):
            t.passes()
    assert t.region(found) == "ready"
    assert t.measure(f"{found}.blood") == catalogue.find(found).life
    assert t.measure("a.hand") == 7
    assert not t.offers(f"use {me}")  # no transfers are left


@rules_on("Antonio d'Erlette", "LSJ 20090920-2")
@pytest.mark.parametrize(("place", "paid"), [("Powerbase: Tshwane", 2), (CHARISMA, 3)])
def test_antonio_pays_for_a_mage_as_for_a_card_and_not_as_for_an_action(place: Item, paid: int) -> None:
    t = position(
        seat(ready=["Antonio d'Erlette"], hand=[MAGE], library=2, play=[place]),
        seat(ready=["Oskar 2/4"]),
        bystander(),
        phase="influence",
    )
    with t.changes("a.pool", -paid):
        t.does("use Antonio d'Erlette", by="a")
        t.answer(t.options("find")[0])
        if paid == 2:
            t.does("use Powerbase: Tshwane", by="a")
    assert t.region("Mage") == "ready"


# -- Ash Harrison -----------------------------------------------------------------------------------------------------


@editions
def test_ash_tears_from_afar_only(edition: str) -> None:
    t = met("Ash Harrison", edition=edition)
    on_to(t, "strike")
    assert t.asks in t.quiet  # nothing but hands at close range
    assert not t.ever_offered("use Ash Harrison")
    t = met("Ash Harrison", hand=("Fake Out",), edition=edition)
    on_to(t, "maneuver")
    t.does("play Fake Out", by="a")
    on_to(t, "strike")
    t.does("use Ash Harrison", by="a")
    on_to(t)
    assert [told["aggravated"] for told in t.told("inflicted") if told["card"] == t["Oskar"]] == [1]


# -- Ayelea, The Manipulator ------------------------------------------------------------------------------------------


def test_ayelea_controls_a_vampire_until_the_end_of_her_next_turn() -> None:
    me = "Ayelea, The Manipulator"
    t = position(
        seat(ready=[me]),
        seat(ready=["Oskar 2/4 clan:Tremere-antitribu", "Old 4/8 clan:Tremere"]),
        seat(ready=["Vera 2/4"]),
    )
    t.does(f"use {me} {me}")
    if t.asks == "target":
        assert not t.offers("target Old")
        t.does("target Oskar")
    t.goes_on()
    assert t.g.controller[t["Oskar"]] == 0
    for who in ("b", "c", "a"):
        t.passes()
        passes_to(t, "influence", who)
        assert t.g.controller[t["Oskar"]] == 0
    t.passes()
    passes_to(t, "influence", "b")
    assert t.g.controller[t["Oskar"]] == 1


# -- Eric Kressida ----------------------------------------------------------------------------------------------------


@editions
def test_eric_rises_for_the_edge_in_the_discard_phase_of_another(edition: str) -> None:
    t = position(
        seat(ready=["Mira 2/4"], hand=["Blank Page"]),
        seat(edge=True, ready=["Oskar 2/4"], torpor=["Eric Kressida"]),
        bystander(),
        phase="discard",
        edition=edition,
    )
    uses(t, "Eric Kressida")
    t.does("use Eric Kressida", by="b")
    assert (t.region("Eric Kressida"), t.g.edge) == ("ready", -1)


# -- Goratrix ---------------------------------------------------------------------------------------------------------


@rules_on("Goratrix", "ANK 20190701")
@pytest.mark.parametrize("other", ["Oskar 6/8", "Oskar ally 4"])
def test_goratrix_steals_blood_or_life(other: str) -> None:
    t = meets("Goratrix blood:5", other=other)
    had = t.measure("Oskar.blood")
    strikes_with(t, "Goratrix")
    on_to(t)
    assert t.measure("Oskar.blood") == had - 2
    assert t.measure("Goratrix.blood") == 5 + 2 - 1  # and one for the blow of Oskar
    t.is_quiet()


# -- Keith Moody ------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("edge", [True, False])
def test_the_prey_of_keith_burns_the_edge_to_take_his_blood(edge: bool) -> None:
    t = position(seat(ready=["Keith Moody blood:3"]), seat(edge=edge, ready=["Oskar 2/4"]), bystander(), phase="unlock")
    t.does("trigger Keith Moody")
    assert (t.asks == "may" and t.who() == "b") is edge
    if edge:
        with t.changes("Keith Moody.blood", -1):
            t.does("yes", by="b")
        assert t.g.edge == -1


# -- Malgorzata -------------------------------------------------------------------------------------------------------


def test_malgorzata_gives_up_one_vampire_for_another() -> None:
    t = position(seat(ready=["Malgorzata"], uncontrolled=["Anja 0/5", "Vito 0/5"]), seat(), bystander())
    aims(t, "Malgorzata", "Anja")
    t.goes_on()
    assert (t.region("Anja"), t.measure("Vito.blood")) == ("removed", 4)
    t.is_quiet()
    alone = position(seat(ready=["Malgorzata"], uncontrolled=["Anja 0/5"]), seat(), bystander())
    assert not alone.offers("use Malgorzata Malgorzata")


# -- Orlando Oriundus -------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("torpid", "favour"), [(False, 5), (True, 2)])
def test_the_votes_of_orlandos_side_count_twice(torpid: bool, favour: int) -> None:
    """Those of his controller's vampires, if he is ready; not that of her card, and nobody else's."""
    t = position(
        seat(
            ready=["Mira 4/8 votes:1", *([] if torpid else ["Orlando Oriundus"])],
            torpor=["Orlando Oriundus"] if torpid else [],
            hand=[POLL],
        ),
        seat(ready=["Oskar 4/8 votes:1"]),
        bystander(),
    )
    t.does(f"play {POLL} Mira")
    t.passes_until("polling")
    t.does_all("vote Mira for", "call for")
    if not torpid:
        t.does("vote Orlando Oriundus for")
    while t.who() != "b":
        t.passes()
    t.does("vote Oskar against")
    t.goes_on()
    result = t.told("result")[0]
    assert (result["favour"], result["against"]) == (favour, 1)


# -- Paul Cordwood ----------------------------------------------------------------------------------------------------


def test_paul_cordwood_removes_crypt_cards_for_stealth_or_intercept() -> None:
    t = position(seat(ready=["Paul Cordwood"], crypt=["Anvil"]), seat(ready=["Oskar 2/4"]), bystander())
    t.does("bleed Paul Cordwood")
    t.passes_until_offered("block Oskar")
    t.does("block Oskar")
    t.does("use Paul Cordwood", by="a")
    assert stats.stealth(t.g, t["Paul Cordwood"]) == 1
    assert t.region("Anvil") == "removed"
    t.goes_on()
    t.is_quiet()


# -- Reverend Blackwood -----------------------------------------------------------------------------------------------


def test_others_strike_with_blood_sorcery_as_ever() -> None:
    t = position(
        seat(ready=["Reverend Blackwood"]),
        seat(ready=["Oskar 6/8 THA"], hand=["Stone Quills"]),
        bystander(),
    )
    with t.changes("Reverend Blackwood.blood", -2):
        fights(t, "Reverend Blackwood")
        plays_whenever(t, "Stone Quills")


# -- Selena -----------------------------------------------------------------------------------------------------------


def test_a_werewolf_hurts_selena_badly() -> None:
    for trait, where in (("werewolf", "torpor"), ("mage", "ready")):
        t = position(seat(ready=["Selena"]), seat(ready=[f"Oskar ally 4 trait:{trait}"]), bystander())
        fights(t, "Selena")
        t.goes_on()
        assert t.region("Selena") == where


# -- Terrell Harding --------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("blood", "after"), [(3, 4), (6, 7)])
def test_terrell_steals_blood_of_the_younger(blood: int, after: int) -> None:
    me = "Terrell Harding"
    t = position(
        seat(ready=[f"{me} blood:{blood}"]),
        seat(ready=["Oskar 1/6", "Even 2/7", "Old 2/8", "Dry 0/4", "Guard ally 2"]),
        bystander(),
    )
    with t.unchanged(*BYSTANDER, "Even.blood", "Old.blood", "b.pool"), t.changes("Oskar.blood", -1):
        aims(t, me, "Oskar", "Even", "Old", "Dry", "Guard", me)
        assert t.measure(f"{me}.stealth") == 1
        t.goes_on()
    assert (t.measure(f"{me}.blood"), t.region("Oskar")) == (after, "ready")
    t.is_quiet()
