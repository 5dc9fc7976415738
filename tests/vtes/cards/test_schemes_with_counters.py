"""Schemes that keep counters, and what the counters are for."""

from __future__ import annotations

import pytest

from praxis.vtes.model import stats
from praxis.vtes.positions.scenario import position, seat
from tests.vtes.cards.tables import (
    BYSTANDER,
    bystander,
    editions,
    in_phase,
    passes_to,
    since_2011,
)
from tests.vtes.cards.test_on_minions import blocked

CATHARI = "trait:path-of-Cathari"


@editions
def test_wider_view_looks_further_for_a_transfer(edition: str) -> None:
    t = in_phase("influence", edition, "Wider View", uncontrolled=["Old 0/9"], crypt=["New 0/5"])
    with t.unchanged(*BYSTANDER, "a.pool"):
        t.does("use Wider View -1 -1")
        t.does("pick Old")
    assert (t.region("Old"), t.region("New")) == ("removed", "uncontrolled")
    assert not t.offers("use Wider View -1 -2")  # which takes four
    spent = 0
    while t.asks == "influence" and t.offers("invest New"):
        t.does("invest New")
        spent += 1
    assert spent == 3


@editions
def test_wider_view_is_sold_for_four_transfers(edition: str) -> None:
    t = in_phase("influence", edition, "Wider View", uncontrolled=["Old 0/9"])
    t.does("use Wider View -1 -2")
    assert (t.measure("a.pool"), t.region("Wider View")) == (32, "ash-heap")
    assert not t.offers("invest Old")


@editions
@pytest.mark.parametrize(("counters", "region"), [(2, "play"), (1, "ash-heap")])
def test_palla_grande_lifts_and_runs_out(counters: int, region: str, edition: str) -> None:
    t = position(
        seat(
            ready=["Mira 3/5 clan:Toreador-antitribu"], play=[f"Palla Grande counters:{counters}"], hand=["Blank Page"]
        ),
        seat(ready=["Oskar 2/4"]),
        bystander(),
        phase="master",
        edition=edition,
    )
    assert (stats.bleed(t.g, t["Mira"]), stats.bleed(t.g, t["Oskar"])) == (2, 1)
    passes_to(t, "discard")
    assert t.region("Palla Grande") == region


@editions
@pytest.mark.parametrize(("counters", "region"), [(2, "play"), (1, "ash-heap")])
def test_acquired_ventrue_assets_feed_giovanni(counters: int, region: str, edition: str) -> None:
    card = "Acquired Ventrue Assets"
    t = position(
        seat(ready=["Mira 3/5 clan:Giovanni", "Alien 3/5"], play=[f"{card} counters:{counters}"]),
        seat(ready=["Oskar 2/4 clan:Ventrue"]),
        bystander(),
        phase="master",
        edition=edition,
    )
    with t.unchanged(*BYSTANDER, "Alien.blood", "a.pool"):
        t.does(f"use {card}")
    assert (t.measure("Mira.blood"), t.region(card)) == (4, region)
    assert not t.offers(f"use {card}") or t.asks != "master"


@editions
def test_powerbase_barranquilla_is_emptied_pool_by_pool(edition: str) -> None:
    t = in_phase("unlock", edition, "Powerbase: Barranquilla counters:1")
    t.does("use Powerbase: Barranquilla")
    assert (t.measure("a.pool"), t.region("Powerbase: Barranquilla")) == (31, "ash-heap")


BURNABLE = [
    ("Powerbase: Barranquilla", "primogen", True, 1),
    ("Powerbase: Barranquilla", "", True, 0),
    ("Acquired Ventrue Assets", "clan:Ventrue", False, 0),
    ("Acquired Ventrue Assets", "", True, 0),
    ("Toreador Grand Ball", "clan:Nosferatu", True, -1),
    ("Toreador Grand Ball", "", True, 0),
    ("Mapatano Utando", "", True, 0),
    ("The Path of Bone", "", True, 0),
    ("The Path of Paradox", "", True, 0),
]


@editions
@pytest.mark.parametrize(("card", "who", "offered", "stealth"), BURNABLE)
def test_vampires_burn_it_by_an_action(card: str, who: str, offered: bool, stealth: int, edition: str) -> None:
    t = position(
        seat(ready=[f"Mira 3/5 {who}".strip()]),
        seat(ready=["Oskar 2/4"], play=[f"{card} counters:2"]),
        bystander(),
        edition=edition,
    )
    assert t.offers(f"use {card} Mira") is offered
    if offered:
        t.does(f"use {card} Mira")
        assert (t.told("action")[-1]["victims"], stats.stealth(t.g, t["Mira"])) == ([1], stealth)
        t.goes_on()
        assert t.region(card) == "ash-heap"
        paid = 1 if card == "Mapatano Utando" or "Path" in card else 0
        assert t.measure("Mira.blood") == 3 - paid
        t.is_quiet()


@since_2011
def test_twilight_camp_makes_anarchs_and_feeds_them(edition: str) -> None:
    t = position(
        seat(ready=["Mira 3/5 sect:Anarch"], play=["Twilight Camp counters:2"], uncontrolled=["Young 2/3"]),
        seat(ready=["Oskar 2/4"]),
        bystander(),
        phase="influence",
        edition=edition,
    )
    t.does("invest Young")
    t.passes_until("influence")
    t.brings_out("Young")
    t.passes_until("may")
    t.does("yes", by="a")
    assert (stats.is_anarch(t.g, t["Young"]), t.measure("Twilight Camp.blood")) == (True, 1)
    t = position(
        seat(ready=["Mira 3/5 sect:Anarch"], play=["Twilight Camp counters:1"]),
        seat(ready=["Oskar 2/4"]),
        bystander(),
        phase="master",
        edition=edition,
    )
    t.does("use Twilight Camp")
    assert (t.measure("Mira.blood"), t.region("Twilight Camp")) == (4, "ash-heap")


@editions
def test_camarilla_conclave_hides_a_motion_and_silences_others(edition: str) -> None:
    t = position(
        seat(
            ready=["Mira 4/8 prince:Chicago"],
            play=["Camarilla Conclave counters:2"],
            hand=["Kine Resources Contested"],
        ),
        seat(ready=["Oskar 2/4 bishop", "Ute 2/4 primogen intercept:1"]),
        bystander(),
        edition=edition,
    )
    t.does("play Kine Resources Contested Mira")
    for _ in range(20):
        if t.offers("use Camarilla Conclave -1 -1"):
            break
        t.does("block Ute" if t.offers("block Ute") else "pass")
    t.does("use Camarilla Conclave -1 -1", by="a")
    assert stats.stealth(t.g, t["Mira"]) == 2
    for _ in range(30):
        if t.asks == "polling" and t.who() == "a":
            break
        t.goes_by("terms")
    t.does("use Camarilla Conclave -1 -2", by="a")
    assert (stats.votes(t.g, t["Oskar"]), stats.votes(t.g, t["Ute"])) == (0, 1)
    assert t.region("Camarilla Conclave") == "ash-heap"  # the last counter


@editions
def test_cursed_abattoir_grinds_zombies_into_bleeds(edition: str) -> None:
    t = position(
        seat(ready=["Corpse ally 2 trait:zombie bleed:1"], play=["Cursed Abattoir counters:1"]),
        seat(ready=["Oskar 2/4"]),
        bystander(),
        edition=edition,
    )
    t.does("bleed Corpse")
    for _ in range(9):
        if t.offers("use Cursed Abattoir"):
            break
        t.passes()
    t.does("use Cursed Abattoir", by="a")
    t.goes_on()
    assert (t.measure("b.pool"), t.measure("Cursed Abattoir.blood")) == (28, 0)
    t = position(
        seat(ready=["Mira 3/8"]),
        seat(ready=["Corpse ally 1 trait:zombie"], play=["Cursed Abattoir"]),
        bystander(),
        edition=edition,
    )
    t.does("bleed Mira")
    for _ in range(40):
        if t.asks == "may" or t.told("action-over"):
            break
        t.does("block Corpse")
    t.does("yes", by="b")
    assert (t.region("Corpse"), t.measure("Cursed Abattoir.blood")) == ("ash-heap", 1)


@editions
@pytest.mark.parametrize(("clan", "counters"), [("Lasombra", 1), ("Caitiff", 0)])
def test_the_dead_pool_fills_with_the_fallen(clan: str, counters: int, edition: str) -> None:
    t = position(
        seat(ready=[f"Mira 3/8 strength:4 clan:{clan}"], play=["Dead Pool"]),
        seat(ready=["Oskar 2/4"]),
        bystander(),
        edition=edition,
    )
    blocked(t)
    for _ in range(40):
        if t.told("action-over"):
            break
        t.does("yes" if t.asks == "may" else "strike hand" if t.asks == "strike" else "pass")
    assert t.measure("Dead Pool.blood") == counters


@editions
def test_the_dead_pool_is_spent_on_bleeds(edition: str) -> None:
    t = position(
        seat(ready=["Mira 3/8 clan:Lasombra"], play=["Dead Pool counters:1"]),
        seat(ready=["Oskar 2/4"]),
        bystander(),
        edition=edition,
    )
    t.does("bleed Mira")
    for _ in range(9):
        if t.offers("use Dead Pool"):
            break
        t.passes()
    t.does("use Dead Pool", by="a")
    t.goes_on()
    assert (t.measure("b.pool"), t.measure("Dead Pool.blood")) == (27, 0)


@editions
@pytest.mark.parametrize(("block", "counters"), [(False, 2), (True, 0)])
def test_forward_momentum_grows_with_bleeds(block: bool, counters: int, edition: str) -> None:
    t = position(
        seat(ready=[f"Mira 3/8 {CATHARI}", "Ines 3/5"], play=["Forward Momentum counters:1"]),
        seat(ready=["Oskar 2/4"]),
        bystander(),
        edition=edition,
    )
    t.does("bleed Mira")
    for _ in range(40):
        if t.told("action-over"):
            break
        if t.offers("use Forward Momentum"):
            t.does("use Forward Momentum", by="a")
        elif block and t.offers("block Oskar"):
            t.does("block Oskar")
        else:
            t.does("strike hand" if t.asks == "strike" else "pass")
    left = counters if block else 0
    assert (t.measure("Forward Momentum.blood"), t.measure("Mira.locked")) == (left, int(block))
