"""Turns and their phases."""

from __future__ import annotations

import pytest

from praxis.clauses.proof import proves
from praxis.vtes.positions.scenario import position, seat
from tests.vtes.rules.master.cards import EDITIONS, coin, editions

until_2012 = pytest.mark.parametrize("edition", EDITIONS[:3])


@editions
@proves("turn.phases.five")
def test_a_turn_has_five_phases_in_their_order(edition: str) -> None:
    t = position(seat(), seat(), edition=edition, phase="unlock")
    while not t.happened("turn"):
        t.passes()
    told = [event["phase"] for event in t.told("phase")]
    assert told[:5] == ["unlock", "master", "minion", "influence", "discard"]
    assert t.told("turn")[0]["seat"] == 1


@editions
@proves("turn.phases.five")
def test_a_phase_in_which_nothing_can_be_done_is_a_phase_all_the_same(edition: str) -> None:
    """Without a card in hand there is nothing to discard, without a vampire that waits nothing to influence."""
    t = position(seat(uncontrolled=[]), seat(ready=["Mira 2/3"]), edition=edition, phase="unlock")
    while t.who() == "a":
        assert t.asks == "unlock", "she could withdraw, and nothing else"
        t.passes()
    told = [(event.kind, event.fields.get("phase", "")) for event in t.story if event.kind in ("phase", "turn")]
    mine = [phase for kind, phase in told[: told.index(("turn", ""))] if kind == "phase"]
    assert mine == ["unlock", "master", "minion", "influence", "discard"]


@until_2012
@proves("turn.order.clockwise")
def test_turns_go_clockwise(edition: str) -> None:
    t = position(seat(), seat(), seat(), seat(), edition=edition, turn="c", phase="unlock")
    while len(t.told("turn")) < 6:
        t.passes()
    assert [event["seat"] for event in t.told("turn")][:6] == [3, 0, 1, 2, 3, 0]


@until_2012
@proves("turn.order.clockwise")
def test_turns_go_on_clockwise_past_an_ousted_methuselah(edition: str) -> None:
    t = position(seat(ready=["Mira 2/3"]), seat(pool=1), seat(), seat(), edition=edition)
    t.does("bleed Mira")
    while len(t.told("turn")) < 3:
        t.passes()
    assert [event["seat"] for event in t.told("turn")][:3] == [2, 3, 0]


@proves("turn.phases.optional", editions="2000")
def test_nothing_has_to_be_done_but_untapping() -> None:
    """A whole turn of passing leaves everything as it was, but her tapped minion is untapped."""
    t = position(seat(hand=[coin()], ready=["Mira 2/3 locked"], library=1), seat(), edition="2000", phase="unlock")
    asked = []
    with t.unchanged("a.pool", "b.pool", "Mira.blood", "a.ash_heap"):
        while not t.happened("turn"):
            asked.append(t.asks)
            assert "pass" in t.options()
            t.passes()
    assert [kind for kind in asked if kind != "unlock"] == ["master", "minion", "influence", "discard"]
    assert t.measure("Mira.locked") == 0
