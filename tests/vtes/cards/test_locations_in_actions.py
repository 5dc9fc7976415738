"""Locations that give stealth and intercept."""

from __future__ import annotations

import pytest

from praxis.vtes.model import stats
from praxis.vtes.positions.scenario import position, seat
from tests.vtes.cards.location_tables import GANGREL, HAQIM, LASOMBRA, MINISTRY, NOSFERATU, RAVNOS
from tests.vtes.cards.rulings import rules_on
from tests.vtes.cards.tables import (
    BYSTANDER,
    bystander,
    editions,
    in_editions,
    since_2011,
)

# -- stealth ----------------------------------------------------------------------------------------------------------

HIDING = [
    ("Anarch Railroad", "sect:Anarch", True),
    ("Backways", GANGREL, False),
    ("Elysian Fields", LASOMBRA, False),
    ("Fortune Teller Shop", RAVNOS, True),
    ("The Labyrinth", NOSFERATU, False),
    ("Opium Den", MINISTRY, False),
]


@in_editions("card who for_all", HIDING)
@pytest.mark.parametrize("fits", [True, False])
def test_a_location_hides_whom_it_is_for(edition: str, card: str, who: str, for_all: bool, fits: bool) -> None:
    mira = f"Mira 3/8 {who if fits else 'clan:Caitiff'}"
    t = position(seat(ready=[mira], play=[card]), seat(ready=["Oskar 2/4"]), bystander(), edition=edition)
    with t.unchanged(*BYSTANDER, "a.pool"):
        t.does("bleed Mira")
        assert not t.offers(f"use {card}")  # stealth is not needed yet
        t.does("block Oskar", by="b")
        assert bool(t.told("blocked")) is not fits
        if fits:
            t.does(f"use {card}", by="a")
            assert t.told("block-failed")[0]["stealth"] == 1
            assert t.measure(f"{card}.locked") == 1
        t.goes_on()
    t.is_quiet()


@in_editions("card who for_all", HIDING)
def test_a_location_hides_minions_of_others_only_if_it_says_so(
    edition: str, card: str, who: str, for_all: bool
) -> None:
    t = position(
        seat(ready=[f"Mira 3/8 {who}"]),
        seat(ready=["Oskar 2/4"]),
        seat(ready=["Vera 2/4"], play=[card]),
        edition=edition,
    )
    t.does("bleed Mira")
    t.does("block Oskar", by="b")
    assert t.offers(f"use {card}") is for_all


@editions
@pytest.mark.parametrize(("answer", "offered"), [("hunt Mira", True), ("bleed Mira", False)])
def test_creepshow_casino_hides_an_undirected_action_before_it_is_needed(
    answer: str, offered: bool, edition: str
) -> None:
    t = position(
        seat(ready=["Mira 3/8"], play=["Creepshow Casino"]), seat(ready=["Oskar 2/4"]), bystander(), edition=edition
    )
    t.does(answer)
    assert t.offers("use Creepshow Casino") is offered
    if offered:
        assert t.asks == "announced"
        t.does("use Creepshow Casino", by="a")
        assert (stats.stealth(t.g, t["Mira"]), t.measure("Creepshow Casino.locked")) == (2, 1)
    t.goes_on()
    t.is_quiet()


# -- intercept --------------------------------------------------------------------------------------------------------

SEEING = [
    ("Kumpania", f"{RAVNOS} 5", "Oskar 2/5 clan:Ravnos", True, False),
    ("Kumpania", "too young", "Oskar 2/4 clan:Ravnos", False, False),
    ("London Evening Star, Tabloid Newspaper", "", "Oskar 2/4", True, True),
    ("Market Square", HAQIM, "Oskar 2/4 clan:Banu-Haqim", True, False),
    ("The Anarch Free Press", "anarch", "Oskar 2/4 sect:Anarch", True, False),
]


@in_editions("card why oskar fits for_all", SEEING)
@pytest.mark.parametrize("owner", ["b", "c"])
def test_a_location_lets_somebody_see(
    edition: str, card: str, why: str, oskar: str, fits: bool, for_all: bool, owner: str
) -> None:
    t = position(
        seat(ready=["Mira 3/8"]),
        seat(ready=[oskar], play=[card] if owner == "b" else []),
        seat(ready=["Vera 2/4"], play=[card] if owner == "c" else []),
        edition=edition,
    )
    t.does("hunt Mira")
    assert not t.offers(f"use {card}")
    t.does("block Oskar", by="b")
    usable = fits and (owner == "b" or for_all)
    assert t.offers(f"use {card}") is usable
    if usable:
        t.does(f"use {card}", by=owner)
        assert t.told("blocked")[0]["intercept"] == 1
    t.goes_on()
    assert t.measure(f"{card}.locked") == usable
    t.is_quiet()


@editions
@pytest.mark.parametrize("actions", [1, 2])
def test_channel_10_is_late_by_one_action(actions: int, edition: str) -> None:
    t = position(
        seat(ready=["Mira 3/8", "Ines 3/8"]),
        seat(ready=["Oskar 2/4"], play=["Channel 10"]),
        bystander(),
        edition=edition,
    )
    if actions == 2:
        t.does("hunt Ines")
        t.goes_on()
    t.does("hunt Mira")
    t.does("block Oskar", by="b")
    assert t.offers("use Channel 10") is (actions == 2)
    if actions == 2:
        t.does("use Channel 10", by="b")
        assert t.told("blocked")[0]["intercept"] == 2
    t.goes_on()
    t.is_quiet()


@editions
@pytest.mark.parametrize("stealth", [1, 2])
def test_wmrh_talk_radio_is_paid_for_if_nobody_blocks(stealth: int, edition: str) -> None:
    t = position(
        seat(ready=[f"Mira 3/8 stealth:{stealth - 1}"]),
        seat(ready=["Oskar 2/4"]),
        seat(ready=["Vera 2/4"], play=["WMRH Talk Radio"]),
        edition=edition,
    )
    t.does("hunt Mira")
    t.does("block Oskar", by="b")
    t.does("use WMRH Talk Radio", by="c")
    with t.unchanged("a.pool", "b.pool"):
        t.goes_on()
    assert bool(t.told("blocked")) is (stealth == 1)
    assert t.measure("c.pool") == (30 if stealth == 1 else 29)
    t.is_quiet()


@editions
@pytest.mark.parametrize("chosen", ["Oskar", "Vera"])
def test_the_rumor_mill_tells_one_vampire_for_a_blood(chosen: str, edition: str) -> None:
    t = position(
        seat(ready=["Mira 3/8"]),
        seat(ready=["Oskar 2/4"]),
        seat(ready=["Vera 2/4"], play=["The Rumor Mill, Tabloid Newspaper"]),
        edition=edition,
    )
    card = "The Rumor Mill, Tabloid Newspaper"
    t.does("hunt Mira")
    t.passes_until_offered("block Oskar")
    t.does("block Oskar")
    t.passes_until_offered(f"use {card}")
    t.does(f"use {card}", by="c")
    t.does(f"target {chosen}")
    while t.asks != "attempt" and not t.told("action-over"):
        t.does("block Oskar" if t.offers("block Oskar") and not t.told("block-failed") else "pass")
    assert t.offers(f"use {card} -1 -2") is (chosen == "Oskar")
    if chosen == "Oskar":
        t.does(f"use {card} -1 -2", by="b")
        assert t.told("blocked")[0]["intercept"] == 1
    t.goes_on()
    assert t.measure("Vera.blood") == 2
    t.is_quiet()


@since_2011
@rules_on("The Anarch Free Press", "LSJ 20050720-2")
@pytest.mark.parametrize(
    ("blood", "sect", "offered"), [(3, "Anarch", True), (8, "Anarch", False), (3, "Sabbat", False)]
)
def test_the_anarch_free_press_rewards_a_hunt_that_has_fed(blood: int, sect: str, offered: bool, edition: str) -> None:
    t = position(
        seat(ready=[f"Mira {blood}/8 sect:{sect}"]),
        seat(ready=["Oskar 2/4"]),
        seat(ready=["Vera 2/4"], play=["The Anarch Free Press"]),
        edition=edition,
    )
    t.does("hunt Mira")
    t.goes_on()
    assert (t.asks == "may") is offered
    if offered:
        t.does("no", by="c")
    t.is_quiet()


@since_2011
def test_the_anarch_free_press_locks_to_feed(edition: str) -> None:
    t = position(
        seat(ready=["Mira 3/8 sect:Anarch"], play=["The Anarch Free Press"]),
        seat(ready=["Oskar 2/4"]),
        bystander(),
        edition=edition,
    )
    with t.unchanged(*BYSTANDER, "a.pool"):
        t.does("hunt Mira")
        while t.asks != "may":
            t.passes()
        t.does("yes")
    assert (t.measure("Mira.blood"), t.measure("The Anarch Free Press.locked")) == (5, 1)
    t.is_quiet()
