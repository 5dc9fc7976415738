"""The discard phase: discarding, discard phase actions, events."""

from __future__ import annotations

import re

import pytest

from praxis.clauses.proof import proves
from praxis.kernel.errors import BadSetting
from praxis.vtes.model import spans
from praxis.vtes.positions.scenario import Table, position, seat
from tests.vtes.rules.discard.events import plague
from tests.vtes.rules.master.cards import coin, editions, gives_seat, since_2011

with_own_words = pytest.mark.parametrize("edition", ["2011", "2012"])


def next_discard(t: Table, who: str) -> None:
    """On to the next discard phase of a seat."""
    while t.asks == "discard":
        t.passes()
    while not (t.asks == "discard" and t.who() == who):
        t.passes()


@editions
@proves("discard.action.discard-redraw", "discard.action.default-one")
def test_one_card_is_discarded_and_replaced(edition: str) -> None:
    hand = [coin(f"Coin {n}") for n in range(6)]
    t = position(seat(hand=[*hand, coin("Penny")], library=6), seat(), edition=edition, phase="discard")
    with t.changes("a.ash_heap", 1), t.changes("a.library", -1):
        t.does("discard Penny")
    assert t.region("Penny") == "ash-heap"
    assert t.measure("a.hand") == 7
    assert t.who() != "a" or t.asks != "discard"  # that was the one
    t.is_quiet()


@editions
@proves("discard.action.optional")
def test_nobody_needs_to_discard(edition: str) -> None:
    t = position(seat(hand=[coin()]), seat(hand=[coin("Penny")]), edition=edition, phase="discard")
    with t.unchanged("a.hand", "a.ash_heap"):
        t.passes()
    assert t.who() == "b"
    assert t.clauses("discard Coin", by="a") == ["discard.action.discard-redraw"]


@since_2011
@proves("discard.action.effects-change")
def test_effects_change_the_number_of_discard_phase_actions(edition: str) -> None:
    more, none = gives_seat("Clean Desk", spans.DISCARD_ACTIONS, 1), gives_seat("Hoard", spans.DISCARD_ACTIONS, -1)
    hand = [coin(), coin("Penny"), coin("Dime")]
    t = position(seat(hand=hand, play=[more]), seat(), edition=edition, phase="discard")
    t.does_all("discard Coin", "discard Penny")
    assert t.measure("a.hand") == 1
    assert t.who() != "a" or t.asks != "discard"
    t = position(seat(hand=hand, play=[none]), seat(), edition=edition, phase="discard")
    assert t.who() != "a" or t.asks != "discard"
    assert t.measure("a.hand") == 3


@proves("discard.action.default-one", editions="2000")
def test_the_book_of_2000_lets_her_discard_one_card_whatever_gives_discard_phase_actions() -> None:
    more = gives_seat("Clean Desk", spans.DISCARD_ACTIONS, 1)
    t = position(seat(hand=[coin(), coin("Penny")], play=[more]), seat(), edition="2000", phase="discard")
    t.does("discard Coin")
    assert t.measure("a.hand") == 1
    assert t.who() != "a" or t.asks != "discard"


@since_2011
@proves("discard.action.unused-lost")
def test_unused_discard_phase_actions_are_lost(edition: str) -> None:
    t = position(seat(hand=[coin(), coin("Penny"), coin("Dime")]), seat(), edition=edition, phase="discard")
    next_discard(t, "a")
    t.does("discard Coin")
    assert t.measure("a.hand") == 2
    assert t.who() != "a" or t.asks != "discard"


@since_2011
@proves("discard.event.timing", "discard.event.control")
def test_an_event_takes_a_discard_phase_action_and_is_its_players(edition: str) -> None:
    t = position(seat(hand=[plague(), coin()], ready=["Mira 2/3"], library=9), seat(), edition=edition, phase="master")
    assert not t.offers("play Plague")
    assert t.clauses("play Plague -1 0", by="a") == ["discard.event.timing"]
    t.passes_until("discard")
    t.does("play Plague")
    assert t.region("Plague") == "play"
    assert t.g.controller[t["Plague"]] == 0
    assert t.measure("a.hand") == 8
    assert t.measure("b.hand") == 0
    assert t.who() != "a" or t.asks != "discard"
    t.is_quiet()


@with_own_words
@proves("discard.event.stays-in-play")
def test_an_event_stays_in_play(edition: str) -> None:
    t = position(seat(hand=[plague(), coin()], library=1), seat(), edition=edition, phase="discard")
    t.does("play Plague")
    next_discard(t, "a")
    assert t.region("Plague") == "play"


@since_2011
@proves("discard.event.one-per-phase")
def test_one_event_in_a_discard_phase_however_many_actions(edition: str) -> None:
    more = gives_seat("Clean Desk", spans.DISCARD_ACTIONS, 2)
    t = position(seat(hand=[plague(), plague("Famine"), coin()], play=[more]), seat(), edition=edition, phase="discard")
    t.does("play Plague")
    assert t.asks == "discard"
    assert not t.offers("play Famine")
    assert t.clauses("play Famine -1 0", by="a") == ["discard.event.one-per-phase"]
    t.does("discard Coin")
    next_discard(t, "a")
    assert t.offers("play Famine")


@since_2011
@proves("discard.event.once-per-game")
def test_each_event_is_played_once_in_a_game_by_whomever(edition: str) -> None:
    t = position(
        seat(hand=[plague(), plague()]), seat(hand=[plague(), plague("Famine")]), edition=edition, phase="discard"
    )
    t.does("play Plague")
    next_discard(t, "b")
    assert not t.offers("play Plague#3")
    assert t.clauses("play Plague#3 -1 0", by="b") == ["discard.event.once-per-game"]
    assert t.offers("play Famine")
    next_discard(t, "a")
    assert not t.offers("play Plague#2")


@since_2011
def test_an_event_that_lies_in_play_has_been_played(edition: str) -> None:
    t = position(
        seat(play=[plague()]), seat(hand=[plague(), plague("Famine")]), edition=edition, phase="discard", turn="b"
    )
    assert t.clauses("play Plague#2", by="b") == ["discard.event.once-per-game"]
    assert t.offers("play Famine")
    with pytest.raises(BadSetting, match=re.escape("[discard.event.once-per-game]")):
        position(seat(play=[plague()]), seat(play=[plague()]), edition=edition)


@proves("discard.event.timing", editions="2011")
def test_the_book_of_2000_has_no_events() -> None:
    for edition in ("2000", "2011"):
        t = position(seat(hand=[plague(), coin()]), seat(), edition=edition, phase="discard")
        assert t.offers("play Plague") == (edition == "2011")
        assert t.offers("discard Plague")
