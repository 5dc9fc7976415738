"""Conviction cards: R."""

from __future__ import annotations

import pytest

from praxis.vtes.positions.scenario import position, seat
from tests.vtes.cards.answering import until
from tests.vtes.cards.imbued_tables import REACT, beset
from tests.vtes.cards.rulings import rules_on
from tests.vtes.cards.tables import BYSTANDER, bystander, since_2011

# -- React with Conviction --------------------------------------------------------------------------------------------


@since_2011
@rules_on(REACT, "LSJ 20060425")
def test_react_cancels_an_action_of_the_mind_against_the_imbued(edition: str) -> None:
    """Ruling: the minion stays unlocked, and nothing is paid."""
    t = beset("Mira 4/8 DEM", "Passion", edition=edition)
    with t.unchanged(*BYSTANDER, "Mira.blood", "a.pool", "Otis.locked"):
        t.does("play Passion Mira 0")
        t.does("target Otis")
        assert t.offers(f"use {REACT}")
        t.does(f"use {REACT}", by="b")
    assert (t.region(REACT), t.region("Passion"), t.measure("Mira.locked")) == ("ash-heap", "ash-heap", 0)
    t.is_quiet()


@since_2011
def test_react_keeps_the_imbued_from_being_taken(edition: str) -> None:
    """By a card, and by the action of a card in play."""
    t = beset("Mira 4/8 OBE", "Spirit Marionette", edition=edition)
    t.does("play Spirit Marionette Mira 2")
    t.does("target Otis")
    t.does(f"use {REACT}", by="b")
    assert (t.word("Otis.controller"), t.measure("Mira.locked"), t.region(REACT)) == ("b", 0, "ash-heap")
    t = beset("Puppeteer", edition=edition)
    t.does("use Puppeteer")
    t.does("target Otis")
    assert t.asks == "announced"
    t.does(f"use {REACT}", by="b")
    t.goes_on()
    assert (t.word("Otis.controller"), t.measure("Puppeteer.locked"), t.region(REACT)) == ("b", 0, "ash-heap")


@rules_on("React with Conviction", "LSJ 20070222-1")
@pytest.mark.parametrize("counters", [1, 2])
def test_react_cancels_a_corruption_that_would_take_the_imbued_and_leaves_the_counters(counters: int) -> None:
    react = "React with Conviction"
    t = position(
        seat(ready=["Mira 4/8 clan:Ministry SER"], hand=["Corruption"]),
        seat(ready=[("Otis 3/3 imbued clan:Judge jud", [react]), "Oskar 2/4"]),
        bystander(),
        counters=[(counters, "corruption", "Otis", "a")],
        options={"legacy": True},
    )
    t.does("play Corruption Mira 0")
    t.does("target Otis") if t.asks == "target" else None
    print(t.asks, t.options(), t.names)
    until(t, f"use {react}")
    t.does(f"use {react}", by="b")
    t.goes_on()
    assert (t.measure("Otis.corruption"), t.word("Otis.controller")) == (counters, "b")
    assert t.region(react) == "ash-heap"
    t.is_quiet()
