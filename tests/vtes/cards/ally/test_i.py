"""Ally cards: I."""

from __future__ import annotations

import pytest

from praxis.vtes.positions.scenario import position, seat
from tests.vtes.cards.rulings import rules_on
from tests.vtes.cards.tables import bystander, editions, passes_to, since_2011

# -- Impundulu --------------------------------------------------------------------------------------------------------


@editions
def test_impundulu_steals_blood_or_life(edition: str) -> None:
    t = position(seat(ready=["Impundulu"]), seat(ready=["Oskar 2/4", "Thug ally 2"]), bystander(), edition=edition)
    t.does("use Impundulu Impundulu -3")
    t.does("target Thug")
    assert t.told("action")[0]["stealth"] == 1
    t.goes_on()
    assert (t.measure("Impundulu.blood"), t.measure("Thug.blood")) == (2, 1)


@editions
@rules_on("Impundulu", "ANK 20180917")
@pytest.mark.parametrize(("whom", "directed"), [("Ines", []), ("Oskar", [1])])
def test_impundulu_feeds_on_his_own_side_too(whom: str, directed: list[int], edition: str) -> None:
    t = position(seat(ready=["Impundulu", "Ines 2/4"]), seat(ready=["Oskar 2/4 locked"]), bystander(), edition=edition)
    t.does_all("use Impundulu Impundulu -3", f"target {whom}")
    assert t.told("action")[-1]["victims"] == directed
    t.goes_on()
    assert (t.measure(f"{whom}.blood"), t.measure("Impundulu.blood")) == (1, 2)


# -- Infernal Servitor ------------------------------------------------------------------------------------------------


@since_2011
@rules_on("Infernal Servitor", "LSJ 19980303")
@pytest.mark.parametrize(("words", "level"), [("dai", 0), ("DAI", 1)])
def test_an_infernal_servitor_acts_at_once_and_is_gone(words: str, level: int, edition: str) -> None:
    t = position(
        seat(ready=[f"Mira 6/8 {words} trait:infernal", "Ada 2/4 DAI"], hand=["Infernal Servitor", "Lost in Crowds"]),
        seat(ready=["Oskar 2/4"]),
        bystander(),
        edition=edition,
    )
    assert not t.offers("play Infernal Servitor Ada")
    t.does(f"play Infernal Servitor Mira {level}")
    t.goes_on()
    assert (t.region("Infernal Servitor"), t.measure("a.pool")) == ("ready", 29)
    t.does("bleed Infernal Servitor")
    if level:
        t.does("block Oskar")
        t.does("play Lost in Crowds Infernal Servitor 0")
    t.goes_on("block")
    assert t.ever_offered("play Lost in Crowds") is (level == 1)
    assert (t.measure("b.pool"), t.region("Infernal Servitor")) == (27, "removed")


@since_2011
def test_an_infernal_servitor_needs_a_master(edition: str) -> None:
    t = position(
        seat(ready=["Mira 1/8 trait:infernal", "Infernal Servitor", "Ada 2/4"]),
        seat(ready=["Oskar 2/4"]),
        bystander(),
        edition=edition,
    )
    t.g.burn(t["Mira"], "card.golden.overrides-rules")
    t.does("hunt Ada")
    assert t.region("Infernal Servitor") == "removed"


# -- Informant --------------------------------------------------------------------------------------------------------


@editions
def test_an_informant_shows_hands_and_changes_sides(edition: str) -> None:
    t = position(
        seat(ready=["Mira 4/8", "Informant"], hand=["Fade"]),
        seat(ready=["Oskar 2/4 clan:Ishtarri"]),
        seat(ready=["Vera 2/4"], hand=["Blank Page"]),
        phase="unlock",
        edition=edition,
    )
    while t.asks != "may":
        t.answer(t.options()[0])
    assert t.who() == "b"
    t.does("yes")
    assert (t.g.seen(t["Fade"], 1), t.g.seen(t["Fade"], 2)) == (True, False)
    passes_to(t, "minion")
    assert not t.offers("bleed Informant")
    passes_to(t, "minion", "b")
    assert t.g.controller[t["Informant"]] == 2
    t.does("bleed Oskar")
    assert not t.offers("block Informant")


@editions
def test_an_informant_asks_nobody_without_an_ishtarri_and_not_her_whose_hand_it_is(edition: str) -> None:
    t = position(
        seat(ready=["Mira 4/8 clan:Ishtarri", "Informant"], hand=["Fade"]),
        seat(ready=["Oskar 2/4"], torpor=["Ute 2/4 clan:Ishtarri"]),
        seat(ready=["Vera 2/4"], hand=["Blank Page"]),
        phase="unlock",
        edition=edition,
    )
    since = len(t.asked)
    passes_to(t, "minion")
    assert not any(("yes",) in options for _, options in t.asked[since:])
    assert (t.g.seen(t["Fade"], 1), t.g.seen(t["Fade"], 2)) == (False, False)
