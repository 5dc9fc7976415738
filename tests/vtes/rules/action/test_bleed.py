"""Bleeding, blocked and not, by the worked examples of the rulebooks."""

from __future__ import annotations

import pytest

from praxis.clauses.proof import proves
from praxis.vtes.positions.scenario import position, seat

EDITIONS = ["2000", "2011", "2012", "2023"]
editions = pytest.mark.parametrize("edition", EDITIONS)


@editions
@proves("action.bleed.burns-pool", "action.bleed.edge", "action.bleed.target-prey", "minion.act.taps")
def test_an_unblocked_bleed_takes_one_pool_and_the_edge(edition: str) -> None:
    t = position(seat(ready=["Mira 3/5"]), seat(pool=9, edge=True), seat(), edition=edition)
    with t.changes("b.pool", -1), t.unchanged("a.pool", "c.pool"):
        t.does("bleed Mira", by="a")
        t.goes_on()
    assert t.g.edge == 0
    assert t.measure("Mira.locked") == 1
    t.is_quiet()


@editions
@proves(
    "block.success.taps",
    "combat.start.block",
    "action.resolve.blocked-no-effect",
    "combat.hand.damage-strength",
    "combat.range.default-close",
    "damage.heal.one-blood-per-point",
)
def test_a_blocked_bleed_costs_no_pool_and_both_strike(edition: str) -> None:
    t = position(seat(ready=["Mira 3/5"]), seat(pool=9, ready=["Oskar 2/4"]), edition=edition)
    with t.unchanged("b.pool"), t.changes("Mira.blood", -1), t.changes("Oskar.blood", -1):
        t.does("bleed Mira", by="a")
        t.does("block Oskar", by="b")
        t.goes_on()
    assert t.measure("Oskar.locked") == 1
    assert t.g.edge == -1
    t.is_quiet()


@editions
@proves("block.who.directed", "action.bleed.directed")
def test_only_the_prey_may_block_a_bleed(edition: str) -> None:
    t = position(seat(ready=["Mira 3/5"]), seat(ready=["Oskar 2/4"]), seat(ready=["Vera 2/4"]), edition=edition)
    t.does("bleed Mira")
    assert t.offers("block Oskar")
    assert t.clauses("block Vera", by="c") == ["block.who.directed"]
    t.goes_on()
    assert t.measure("b.pool") == 29


@editions
@proves(
    "action.hunt.stealth",
    "action.hunt.gain",
    "block.compare.success",
    "block.compare.failure",
    "block.stealth.inherent",
)
def test_a_hunt_at_one_stealth_gets_past_a_blocker_without_intercept(edition: str) -> None:
    t = position(seat(ready=["Ira 3/5"]), seat(ready=["Eugenio 2/4 aus"]), edition=edition)
    t.does("hunt Ira")
    t.does("block Eugenio")
    with t.changes("Ira.blood", 1):
        t.goes_on()
    assert t.happened("block-failed", stealth=1, intercept=0)
    assert t.measure("Eugenio.locked") == 0


@editions
@proves("block.change.raise", "block.intercept.when-needed")
def test_a_reaction_card_raises_intercept_to_the_stealth_and_the_hunt_is_blocked(edition: str) -> None:
    t = position(seat(ready=["Ira 3/5"]), seat(ready=["Eugenio 2/4 aus"], hand=["Keen Ear"]), edition=edition)
    t.does("hunt Ira")
    assert not t.offers("play Keen Ear Eugenio")
    t.does("block Eugenio", by="b")
    t.does("play Keen Ear Eugenio", by="b")
    t.goes_on()
    assert t.happened("blocked", stealth=1, intercept=1)
    t.is_quiet()


@proves("minion.repeat.bleed-once", editions="2000 2011 2012 2023")
@pytest.mark.parametrize(("edition", "again"), [("2000", True), ("2011", False), ("2012", False), ("2023", False)])
def test_who_has_bled_bleeds_no_more_this_turn_even_unlocked(edition: str, again: bool) -> None:
    t = position(seat(ready=["Mira 3/5 for"], hand=["Freak Drive"]), seat(), edition=edition)
    t.does("bleed Mira")
    t.does("play Freak Drive Mira")
    assert t.measure("Mira.locked") == 0
    assert t.offers("hunt Mira")
    assert t.offers("bleed Mira") is again
    if not again:
        assert t.clauses("bleed Mira", by="a") == ["minion.repeat.bleed-once"]
