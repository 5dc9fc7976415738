"""Locations that give votes, or change what comes of a referendum."""

from __future__ import annotations

import pytest

from praxis.vtes.model import stats
from praxis.vtes.positions.scenario import position, seat
from tests.vtes.cards.location_tables import BRUJAH, HAQIM, INNER_VOICE, LASOMBRA, MINISTRY, VENTRUE, polling
from tests.vtes.cards.rulings import rules_on
from tests.vtes.cards.tables import (
    bystander,
    editions,
)


@editions
@pytest.mark.parametrize(("card", "who", "pool"), [("Ventrue Headquarters", VENTRUE, 0), ("Ferraille", MINISTRY, 1)])
def test_a_card_in_play_gives_votes(card: str, who: str, pool: int, edition: str) -> None:
    t = polling(card, f"Oskar 2/4 {who}", edition=edition)
    with t.unchanged("a.pool", "c.pool"):
        t.does(f"use {card}", by="b")
        assert t.told("gains-votes")[0]["votes"] == 3
        while t.who() != "b":
            t.passes()
        assert not t.offers(f"use {card}")  # locked, or once each turn
        t.does(f"votes {card} against", by="b")
    assert t.told("votes")[-1]["votes"] == 3
    assert t.measure("b.pool") == 30 - pool


@editions
@rules_on("Ferraille", "LSJ 20081105")
def test_nobody_votes_with_the_pool_that_ousts_her(edition: str) -> None:
    t = polling("Ferraille", f"Oskar 2/4 {MINISTRY}", edition=edition, pool=1)
    t.does("use Ferraille", by="b")
    assert t.happened("ousted", seat=1)
    assert not t.ever_offered("votes Ferraille against")


@editions
@pytest.mark.parametrize("burned", [1, 4])
def test_oxford_university_gives_two_votes_for_each_pool(burned: int, edition: str) -> None:
    card = "Oxford University, England"
    t = polling(card, f"Oskar 2/4 {BRUJAH}", edition=edition)
    t.does(f"use {card}", by="b")
    t.does(f"amount {burned}")
    assert t.told("gains-votes")[0]["votes"] == 2 * burned
    assert (t.measure("b.pool"), t.measure(f"{card}.locked")) == (30 - burned, 1)


RALLIES = [
    ("Elysium: The Palace of Versailles", "Oskar 2/4 primogen", "Ute 2/4", 1),
    ("Power Structure", f"Oskar 2/4 {LASOMBRA}", "Ute 2/4 clan:Caitiff", 0),
]


@editions
@pytest.mark.parametrize(("card", "oskar", "ute", "own"), RALLIES)
def test_a_card_in_play_gives_votes_to_a_class(card: str, oskar: str, ute: str, own: int, edition: str) -> None:
    t = polling(card, oskar, ute, edition=edition)
    assert stats.votes(t.g, t["Oskar"]) == own
    t.does(f"use {card}", by="b")
    assert (stats.votes(t.g, t["Oskar"]), stats.votes(t.g, t["Ute"])) == (own + 1, 0)
    assert t.measure(f"{card}.locked") == 1
    while t.who() != "b":
        t.passes()
    t.does("vote Oskar against", by="b")
    assert t.told("votes")[-1]["votes"] == own + 1


@editions
@rules_on("Power Structure", "ANK 20190707")
@pytest.mark.parametrize("card", ["Power Structure", "Elysium: The Palace of Versailles", "Oxford University, England"])
def test_it_is_for_political_actions_not_for_a_blood_hunt(card: str, edition: str) -> None:
    t = position(
        seat(ready=["Mira 4/8"]),
        seat(ready=[f"Oskar 2/4 prince:Chicago {LASOMBRA}"], torpor=["Gone 0/6"], play=[card]),
        bystander(),
        edition=edition,
    )
    t.does("diablerize Mira Gone")
    t.goes_on("blood-hunt", "discipline")
    assert not t.ever_offered(f"use {card}")


@editions
def test_powerbase_madrid_gathers_votes_for_a_titled_sabbat_vampire(edition: str) -> None:
    card = "Powerbase: Madrid"
    t = polling(card, "Oskar 2/4 bishop", "Ute 2/4 sect:Sabbat", "Gast 2/4 primogen", edition=edition, counters=3)
    t.does(f"use {card}", by="b")
    assert stats.votes(t.g, t["Oskar"]) == 4  # the only one that it can be for
    assert (stats.votes(t.g, t["Ute"]), t.measure(f"{card}.blood"), t.measure(f"{card}.locked")) == (0, 3, 1)


@editions
@pytest.mark.parametrize(("counters", "offered"), [(3, True), (4, False)])
def test_powerbase_madrid_grows_up_to_four(counters: int, offered: bool, edition: str) -> None:
    t = position(
        seat(play=[f"Powerbase: Madrid counters:{counters}"]), seat(), bystander(), phase="unlock", edition=edition
    )
    assert t.measure("Powerbase: Madrid.blood") == counters
    if offered:
        t.does("use Powerbase: Madrid")
        assert t.measure("Powerbase: Madrid.blood") == 4
    assert not t.offers("use Powerbase: Madrid")


@editions
def test_vampires_of_others_empty_powerbase_madrid(edition: str) -> None:
    t = position(
        seat(ready=["Mira 3/5"]),
        seat(ready=["Oskar 2/4"], play=["Powerbase: Madrid counters:3"]),
        bystander(),
        edition=edition,
    )
    t.does("use Powerbase: Madrid Mira")
    assert t.told("action")[-1]["victims"] == [1]
    t.goes_on()
    assert (t.measure("Powerbase: Madrid.blood"), t.region("Powerbase: Madrid")) == (0, "play")
    t.is_quiet()


@editions
def test_alamut_turns_bleeds_into_votes(edition: str) -> None:
    t = position(
        seat(ready=[f"Mira 3/8 bleed:3 {HAQIM}", "Ines 3/5 bleed:2"], play=["Alamut"]),
        seat(ready=["Oskar 2/4"]),
        bystander(),
        edition=edition,
    )
    t.does("bleed Mira")
    t.goes_on()
    t.does("bleed Ines")
    t.goes_on()
    assert (t.measure("Alamut.blood"), t.measure("b.pool")) == (3, 25)
    t = polling("Alamut", "Oskar 2/4", edition=edition, counters=3)
    t.does("use Alamut", by="b")
    assert t.options("amount") == ["amount 1", "amount 2", "amount 3"]
    t.does("amount 2")
    assert (stats.votes(t.g, t["Oskar"]), t.measure("Alamut.blood")) == (2, 1)


@editions
@pytest.mark.parametrize(("minions", "offered"), [(2, True), (1, False)])
def test_privileged_position_needs_two_who_follow_the_path(minions: int, offered: bool, edition: str) -> None:
    t = position(
        seat(ready=["Mira 3/5", *[f"Ines{n} 3/5 {INNER_VOICE}" for n in range(minions)]], hand=["Privileged Position"]),
        seat(),
        bystander(),
        phase="master",
        edition=edition,
    )
    assert t.offers("play Privileged Position") is offered
    if offered:
        t.does("play Privileged Position")
        assert t.region("Privileged Position") == "play"
        t.is_quiet()


@editions
@pytest.mark.parametrize("passes", [True, False])
def test_privileged_position_burns_pool_when_a_referendum_passes(passes: bool, edition: str) -> None:
    mira = "Mira 4/8 prince:Chicago" if passes else "Mira 4/8"
    t = position(
        seat(ready=[mira], play=["Privileged Position"], hand=["Kine Resources Contested"]),
        seat(ready=["Oskar 2/4 prince:Boston"]),
        bystander(),
        edition=edition,
    )
    t.does("play Kine Resources Contested Mira")
    while not t.told("action-over"):
        if t.asks == "terms":
            t.does("target c" if t.offers("target c") else t.options()[0])
        elif t.asks == "may":
            t.does("yes")
        elif t.offers("vote Mira for"):
            t.does("vote Mira for")
        elif t.offers("vote Oskar against") and not passes:
            t.does("vote Oskar against")
        else:
            t.goes_by()
    assert t.told("result")[-1]["result"] == ("passed" if passes else "failed")
    assert t.measure("Privileged Position.locked") == passes


@editions
@rules_on("Black Forest Base", "LSJ 20091224")
def test_black_forest_base_is_called_on_once_a_turn_by_any_sabbat_vampire(edition: str) -> None:
    t = position(
        seat(ready=["Mira 3/5 bishop", "Ines 3/5 bishop", "Alien 3/5 primogen"]),
        seat(ready=["Oskar 2/4"], play=["Black Forest Base"]),
        bystander(),
        edition=edition,
    )
    assert not t.offers("use Black Forest Base Alien")
    t.does("use Black Forest Base Mira")
    assert stats.stealth(t.g, t["Mira"]) == 1
    while not t.told("action-over"):
        t.does("vote Mira for" if t.offers("vote Mira for") else "pass")
    assert (t.measure("a.pool"), t.measure("b.pool")) == (32, 30)
    assert not t.offers("use Black Forest Base Ines")
    t.is_quiet()


@editions
@pytest.mark.parametrize(("trait", "offered"), [("changeling", True), ("mortal", False)])
def test_changelings_burn_black_forest_base(trait: str, offered: bool, edition: str) -> None:
    t = position(
        seat(ready=[f"Puck ally 2 trait:{trait}"]), seat(play=["Black Forest Base"]), bystander(), edition=edition
    )
    assert t.offers("use Black Forest Base Puck") is offered
    if offered:
        t.does("use Black Forest Base Puck")
        t.goes_on()
        assert t.region("Black Forest Base") == "ash-heap"
        t.is_quiet()
