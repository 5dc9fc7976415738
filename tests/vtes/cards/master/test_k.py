"""Master cards: K."""

from __future__ import annotations

import pytest

from praxis.vtes.model import stats
from praxis.vtes.positions.scenario import position, seat
from tests.vtes.cards.location_tables import BRUJAH, HAQIM, RAVNOS, TREMERE
from tests.vtes.cards.rulings import rules_on
from tests.vtes.cards.tables import BYSTANDER, bystander, editions, in_editions

# -- The Khabar: Community --------------------------------------------------------------------------------------------


@editions
@pytest.mark.parametrize(
    ("card", "who", "hidden"),
    [
        ("The Khabar: Community", HAQIM, True),
        ("The Khabar: Community", TREMERE, False),
        ("Carthage Remembered", f"{BRUJAH} prince:Chicago", True),
        ("Carthage Remembered", f"{BRUJAH} primogen", False),
    ],
)
def test_a_class_bleeds_in_secret(card: str, who: str, hidden: bool, edition: str) -> None:
    t = position(
        seat(ready=[f"Mira 3/8 {who}"]),
        seat(ready=["Oskar 2/4"]),
        seat(ready=["Vera 2/4"], play=[card]),
        edition=edition,
    )
    t.does("bleed Mira")
    assert stats.stealth(t.g, t["Mira"]) == hidden
    t.goes_on()
    t.does("pass") if t.asks == "minion" and not t.offers("hunt Mira") else None
    assert stats.stealth(t.g, t["Mira"]) == 0


# -- Khobar Towers, Al-Khubar -----------------------------------------------------------------------------------------


@editions
def test_khobar_towers_pays_for_a_minion(edition: str) -> None:
    t = position(
        seat(ready=["Mira 3/8"], play=["Khobar Towers, Al-Khubar"]),
        seat(),
        bystander(),
        phase="unlock",
        edition=edition,
    )
    t.does("use Khobar Towers, Al-Khubar")
    assert (t.region("Mira"), t.measure("a.pool")) == ("removed", 38)


@rules_on("Khobar Towers, Al-Khubar", "ANK 20170625")
@pytest.mark.parametrize("sold", [True, False])
def test_the_towers_buy_a_nocturn_before_it_burns(sold: bool) -> None:
    card = "Khobar Towers, Al-Khubar"
    t = position(
        seat(ready=["Mira 4/8", "Nocturn"], play=[card]), seat(ready=["Oskar 4/8"]), bystander(), phase="unlock"
    )
    if sold:
        with t.changes("a.pool", t.g.face[t["Nocturn"]].blood):
            t.does(f"use {card}")
            t.does("target Nocturn") if t.asks == "target" else None
        assert t.region("Nocturn") == "removed"
    else:
        t.does("trigger Nocturn")
        assert t.region("Nocturn") == "ash-heap"
        assert t.offers(f"use {card}")


# -- Kingston Penitentiary, Ontario -----------------------------------------------------------------------------------


@editions
def test_kingston_penitentiary_feeds_others_for_a_pool(edition: str) -> None:
    t = position(
        seat(ready=["Mira 2/5"]),
        seat(ready=["Oskar 2/4"], play=["Kingston Penitentiary, Ontario"]),
        bystander(),
        phase="unlock",
        edition=edition,
    )
    with t.unchanged(*BYSTANDER, "Oskar.blood"):
        t.does("use Kingston Penitentiary, Ontario")
    assert (t.measure("a.pool"), t.measure("b.pool"), t.measure("Mira.blood")) == (29, 31, 3)
    assert t.measure("Kingston Penitentiary, Ontario.locked") == 1
    assert not t.offers("use Kingston Penitentiary, Ontario")


# -- KRCG News Radio --------------------------------------------------------------------------------------------------


@editions
@pytest.mark.parametrize(("owner", "price"), [("b", 0), ("c", 1)])
def test_krcg_news_radio_tells_its_own_for_free_and_others_for_a_pool(owner: str, price: int, edition: str) -> None:
    radio = ["KRCG News Radio"]
    t = position(
        seat(ready=["Mira 3/8"]),
        seat(ready=["Oskar 2/4"], play=radio if owner == "b" else []),
        seat(ready=["Vera 2/4"], play=radio if owner == "c" else []),
        edition=edition,
    )
    t.does("hunt Mira")
    assert not t.offers("use KRCG News Radio")
    t.does("block Oskar", by="b")
    t.does("use KRCG News Radio", by=owner)
    assert t.told("blocked")[0]["intercept"] == 1
    t.goes_on()
    assert (t.measure(f"{owner}.pool"), t.measure("KRCG News Radio.locked")) == (30 - price, 1)
    t.is_quiet()


@rules_on("KRCG News Radio", "ANK 20200607")
def test_the_radio_waits_for_an_attempt_to_block() -> None:
    t = position(
        seat(ready=["Mira 3/8"]),
        seat(ready=["Oskar 2/4"]),
        seat(ready=["Vera 2/4"], play=["KRCG News Radio"]),
    )
    t.does("hunt Mira")
    assert not t.ever_offered("use KRCG News Radio")
    t.does("block Oskar", by="b")
    t.does("use KRCG News Radio", by="c")
    assert t.told("blocked")


# -- Kumpania ---------------------------------------------------------------------------------------------------------

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
