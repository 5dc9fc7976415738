"""Who blocks in which order, and what a change of target does."""

from __future__ import annotations

import pytest

from praxis.clauses.proof import proves
from praxis.vtes.positions.scenario import position, seat

editions = pytest.mark.parametrize("edition", ["2000", "2011", "2012", "2023"])


@editions
@proves("block.who.undirected", "block.who.prey-first", "block.who.predator-after-prey", "action.hunt.undirected")
def test_a_hunt_is_blocked_by_the_prey_then_by_the_predator_and_by_nobody_else(edition: str) -> None:
    t = position(
        seat(ready=["Sarah 3/5"]),
        seat(ready=["Prey 2/4"]),
        seat(ready=["Across 2/4"]),
        seat(ready=["Pred 2/4"]),
        edition=edition,
    )
    t.does("hunt Sarah")
    assert t.offers("block Prey")
    assert t.who() == "b"
    t.passes()
    assert t.offers("block Pred")
    assert t.who() == "d"
    assert t.clauses("block Across", by="c") == ["block.who.undirected"]
    assert t.clauses("block Prey", by="b") == ["block.decline.final"]


@editions
@proves("block.attempt.retry-unlimited", "block.attempt.same-or-other", "block.attempt.failed-no-tap")
def test_a_failed_blocker_may_try_again_or_leave_it_to_another(edition: str) -> None:
    t = position(seat(ready=["Sarah 3/5"]), seat(ready=["One 2/4", "Two 2/4"]), edition=edition)
    t.does("hunt Sarah")
    for blocker in ("One", "One", "Two"):
        t.does(f"block {blocker}", by="b")
        assert t.measure(f"{blocker}.locked") == 0
    t.passes()
    assert t.measure("Sarah.blood") == 4


@editions
@proves("block.attempt.retry-unlimited", "block.attempt.same-or-other")
def test_after_three_attempts_in_vain_a_minion_waits_until_something_happens(edition: str) -> None:
    """Our reading: else a game need never end. Two minions who take turns come to an end as well."""
    t = position(seat(ready=["Sarah 3/5"]), seat(ready=["One 2/4", "Two 2/4"]), edition=edition, stop=True)
    t.does("hunt Sarah")
    for blocker in ("One", "Two") * 3:
        t.passes_until_offered(f"block {blocker}")
        t.does(f"block {blocker}", by="b")
    while not t.options("block") and t.who() != "b":
        t.passes()
    assert (t.who(), t.options()) == ("b", ["pass"])
    assert t.clauses("block One", by="b") == t.clauses("block Two", by="b") == ["block.attempt.retry-unlimited"]
    t.passes()
    t.goes_on()
    assert (t.measure("Sarah.blood"), len(t.told("block-failed"))) == (4, 6)
    t.is_quiet()


@editions
@proves("block.attempt.retry-unlimited")
def test_a_card_that_is_used_lets_the_same_minion_attempt_again(edition: str) -> None:
    cards = {"Peek": "reaction, intercept 1", "Look": "reaction, intercept 1"}
    t = position(
        seat(ready=["Sarah 3/5 stealth:3"]),
        seat(ready=["One 2/4"], hand=list(cards)),
        edition=edition,
        cards=cards,
        stop=True,
    )
    t.does("hunt Sarah")
    for number in range(1, 8):  # the third and the fifth time she looks closer, in vain
        t.passes_until_offered("block One")
        t.does("block One", by="b")
        card = {3: "Peek", 5: "Look"}.get(number)
        if card:
            t.passes_until_offered(f"play {card} One")
            t.does(f"play {card} One", by="b")
    while t.who() != "b" or "pass" not in t.options():
        t.passes()
    t.goes_on()
    assert len(t.told("block-failed")) == 7
    t.is_quiet()


@editions
@proves("action.bleed.target-other", "block.decline.window")
def test_a_bleed_redirected_after_blocks_are_declined_can_be_blocked_by_its_new_target(edition: str) -> None:
    t = position(
        seat(ready=["Mira 3/5"]),
        seat(pool=9, ready=["Oskar 3/6 DOM"], hand=["Deflection"]),
        seat(pool=9, ready=["Vera 2/4"]),
        edition=edition,
    )
    t.does("bleed Mira")
    t.passes()
    t.does("play Deflection Oskar 1", by="b")
    assert t.g.blood[t["Oskar"]] == 2
    assert t.offers("block Vera")
    t.passes()
    t.goes_on()
    assert (t.measure("b.pool"), t.measure("c.pool")) == (9, 8)


@editions
@proves("block.stealth.when-needed", "block.change.lasts")
def test_stealth_is_played_only_against_a_block_that_would_succeed_and_then_stays(edition: str) -> None:
    t = position(seat(ready=["Mira 3/5 obf"], hand=["Fade", "Fade"]), seat(ready=["Oskar 2/4"]), edition=edition)
    t.does("bleed Mira")
    assert not t.offers("play Fade Mira")
    t.does("block Oskar", by="b")
    t.does("play Fade Mira", by="a")
    assert t.happened("block-failed", stealth=1, intercept=0)
    t.does("block Oskar", by="b")
    assert len(t.told("block-failed")) == 2
    t.passes()
    assert t.measure("b.pool") == 29


@pytest.mark.parametrize("edition", ["2011", "2012", "2023"])
@proves("card.as-played.window", "card.cancel.still-played", "card.cancel.action-card", "master.out-of-turn.debt")
@proves("master.out-of-turn.not-own-turn")
def test_an_action_card_cancelled_as_it_is_played_leaves_its_minion_unlocked_and_costs_nothing(edition: str) -> None:
    t = position(
        seat(ready=["Mira 3/5 dom"], hand=["Govern the Unaligned"]),
        seat(pool=9, hand=["Direct Intervention"]),
        edition=edition,
    )
    t.does("play Govern the Unaligned Mira", by="a")
    t.does("play Direct Intervention", by="b")
    assert t.measure("Mira.locked") == 0
    assert t.measure("Mira.blood") == 3
    assert t.measure("b.pool") == 8
    assert t.g.debts == [0, 1]
    assert t.region("Govern the Unaligned") == "ash-heap"
    t.is_quiet()
