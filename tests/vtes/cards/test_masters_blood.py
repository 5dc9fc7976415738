"""Master cards that move blood and pool, or fill the uncontrolled region."""

from __future__ import annotations

import pytest

from praxis.vtes.model import face as faces
from praxis.vtes.positions.scenario import position, seat
from tests.vtes.cards.rulings import rules_on
from tests.vtes.cards.tables import BYSTANDER, bystander, in_master_phase
from tests.vtes.rules.action.cards import card as made
from tests.vtes.rules.action.cards import editions
from tests.vtes.shorthand import build, keeping
from tests.vtes.shorthand import selectors as choose


@editions
def test_blood_doll_moves_one_blood_either_way_each_master_phase(edition: str) -> None:
    t = position(seat(ready=[("Mira 3/5", ["Blood Doll"])]), seat(), bystander(), phase="master", edition=edition)
    with t.unchanged(*BYSTANDER):
        t.does("use Blood Doll")
        t.does("way 0")
    assert (t.measure("a.pool"), t.measure("Mira.blood")) == (31, 2)
    assert not t.offers("use Blood Doll")


@editions
@pytest.mark.parametrize(("card", "phase"), [("Blood Doll", "master"), ("Vessel", "unlock")])
def test_it_serves_whoever_controls_the_vampire_not_who_played_it(card: str, phase: str, edition: str) -> None:
    steal = build.action("", keeping.take_control(), target=choose.minions(choose.FOREIGN))
    charm = made("Charm", faces.ACTION, steal)
    t = position(
        seat(ready=["Ines 3/5"], hand=[charm]), seat(ready=[("Mira 3/5", [card])]), bystander(), edition=edition
    )
    t.does("play Charm Ines")
    t.does("target Mira")
    t.goes_on()
    assert (t.g.controller[t["Mira"]], t.g.controller[t[card]]) == (0, 1)
    seen: list[str] = []
    while not (t.asks == phase and t.who() == "a"):
        seen.extend(t.options("use") if t.who() == "b" else [])
        t.passes()
    assert seen == [], "not the one who played it"
    t.does(f"use {card}")
    with t.changes("a.pool", 1):
        t.does("way 0")


@editions
@pytest.mark.parametrize(("way", "pool", "blood"), [(0, 31, 2), (1, 29, 4)])
def test_vessel_moves_one_blood_either_way_each_unlock_phase(way: int, pool: int, blood: int, edition: str) -> None:
    t = position(seat(ready=[("Mira 3/5", ["Vessel"])]), seat(), bystander(), phase="unlock", edition=edition)
    with t.unchanged(*BYSTANDER):
        t.does("use Vessel")
        t.does(f"way {way}")
        assert not t.offers("use Vessel")
    assert (t.measure("a.pool"), t.measure("Mira.blood")) == (pool, blood)


@editions
@pytest.mark.parametrize(("card", "least", "most"), [("Minion Tap", 0, 5), ("Villein", 2, 5)])
def test_blood_goes_to_the_pool_within_limits(card: str, least: int, most: int, edition: str) -> None:
    t = in_master_phase(card, edition=edition)
    with t.unchanged(*BYSTANDER, "b.pool", "Mira.blood"):
        t.does(f"play {card}")
        assert not t.offers("target Oskar")
        t.does("target Ines")
        assert t.options("amount") == [f"amount {n}" for n in range(least, most + 1)]
        t.does("amount 4")
    assert (t.measure("a.pool"), t.measure("Ines.blood")) == (34, 1)
    assert t.region(card) == ("attached" if card == "Villein" else "ash-heap")
    t.is_quiet()


@editions
def test_a_trifle_leaves_the_master_phase_action(edition: str) -> None:
    t = in_master_phase("Life in the City", "Misdirection", edition=edition)
    t.does("play Life in the City")
    t.does("target Mira")
    assert t.measure("Mira.blood") == 4
    assert t.offers("play Misdirection") is (edition != "2000")  # which knows no trifles
    t = in_master_phase("Misdirection", "Zillah's Valley", edition=edition)
    t.does("play Misdirection")
    t.does("target Oskar")
    assert not t.offers("play Zillah's Valley")


@editions
def test_life_in_the_city_feeds_any_ready_vampire(edition: str) -> None:
    t = in_master_phase("Life in the City", edition=edition)
    t.does("play Life in the City")
    assert t.offers("target Oskar")
    assert not t.offers("target Gone")
    t.does("target Ines")
    assert t.measure("Ines.blood") == 5  # full as she was
    t.is_quiet()


@editions
def test_tribute_to_the_master_takes_one_blood_from_each_ready_vampire(edition: str) -> None:
    t = position(
        seat(
            ready=["Mira 3/5", "Dry 0/5 locked", "Ines 5/5", "Brute ally 2"],
            torpor=["Down 2/4"],
            hand=["Tribute to the Master"],
        ),
        seat(),
        bystander(),
        phase="master",
        edition=edition,
    )
    with t.unchanged(*BYSTANDER, "Dry.blood", "Down.blood", "Brute.blood"):
        t.does("play Tribute to the Master")
    assert (t.measure("a.pool"), t.measure("Mira.blood"), t.measure("Ines.blood")) == (32, 2, 4)
    t.is_quiet()


@editions
@pytest.mark.parametrize(("capacity", "offered"), [(7, False), (8, True)])
def test_zillahs_valley_is_for_the_old(capacity: int, offered: bool, edition: str) -> None:
    t = in_master_phase("Zillah's Valley", uncontrolled=(f"Old 0/{capacity}",), edition=edition)
    assert t.offers("play Zillah's Valley") is offered
    if offered:
        with t.unchanged(*BYSTANDER):
            t.does("play Zillah's Valley")
        assert (t.measure("Old.blood"), t.measure("a.pool")) == (4, 25)
        t.is_quiet()


@editions
def test_giants_blood_fills_up_anybody(edition: str) -> None:
    t = in_master_phase("Giant's Blood", edition=edition)
    with t.unchanged(*BYSTANDER, "Oskar.blood", "a.pool"):
        t.does("play Giant's Blood")
        t.does("target Gone")
    assert t.measure("Gone.blood") == 4
    t.is_quiet()


@rules_on("Effective Management", "RTR 20000501")
@editions
def test_effective_management_brings_a_crypt_card(edition: str) -> None:
    t = position(
        seat(ready=["Mira 3/5"], hand=["Effective Management"], crypt=1),
        seat(),
        bystander(),
        phase="master",
        edition=edition,
    )
    with t.unchanged(*BYSTANDER):
        t.does("play Effective Management")
    assert t.measure("a.uncontrolled") == 2
    t = position(
        seat(ready=["Mira 3/5"], hand=["Effective Management"]), seat(), bystander(), phase="master", edition=edition
    )
    assert not t.offers("play Effective Management")


# -- the amount is announced ------------------------------------------------------------------------------------------


@pytest.mark.parametrize("edition", ["2011", "2012", "2023"])
@pytest.mark.parametrize("card", ["Minion Tap", "Villein"])
def test_the_amount_is_announced_before_the_card_can_be_cancelled(card: str, edition: str) -> None:
    t = position(
        seat(ready=["Mira 3/5", "Ines 5/5"], hand=[card]),
        seat(ready=["Oskar 2/4"], hand=["Sudden Reversal"]),
        bystander(),
        phase="master",
        edition=edition,
    )
    t.does_all(f"play {card}", "target Ines", "amount 4")
    assert t.told("declares")[0]["amount"] == 4
    assert (t.who(), t.asks) == ("b", "as-played")
    t.does("play Sudden Reversal", by="b")
    assert (t.measure("a.pool"), t.measure("Ines.blood"), t.region(card)) == (30, 5, "ash-heap")
    t.is_quiet()


@editions
def test_the_price_of_a_second_villein_is_paid_as_its_blood_comes(edition: str) -> None:
    """Ruling: with her last pool she pays for it, and is not ousted before she gains."""
    t = position(
        seat(pool=1, ready=[("Mira 5/5", ["Villein"])], hand=["Villein"]),
        seat(ready=["Oskar 2/4"]),
        bystander(),
        phase="master",
        edition=edition,
    )
    t.answer(t.options("play")[0])
    t.does("amount 3")
    assert (t.measure("a.pool"), t.g.ousted[0]) == (3, 0)
    t.is_quiet()


@editions
@pytest.mark.parametrize(("pool", "offered"), [(2, True), (1, False)])
def test_a_third_villein_needs_two_pool(pool: int, offered: bool, edition: str) -> None:
    """Ruling: what it costs must be there."""
    t = position(
        seat(pool=pool, ready=[("Mira 5/5", ["Villein", "Villein"])], hand=["Villein"]),
        seat(ready=["Oskar 2/4"]),
        bystander(),
        phase="master",
        edition=edition,
    )
    assert bool(t.options("play")) is offered
