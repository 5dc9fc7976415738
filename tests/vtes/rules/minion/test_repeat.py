"""What one minion cannot do twice in a turn, from 2011 on, even when he unlocks."""

from __future__ import annotations

import pytest

from praxis.clauses.proof import proves
from praxis.vtes.model import face as faces
from praxis.vtes.model.face import Face
from praxis.vtes.positions.scenario import position, seat
from tests.vtes.rules.action.cards import ability, card, errand, motion, only_2023, second_wind, since_2011
from tests.vtes.shorthand import build
from tests.vtes.shorthand import verbs as do

twice = pytest.mark.parametrize(
    ("edition", "again"), [("2000", True), ("2011", False), ("2012", False), ("2023", False)]
)


def bold_claim() -> Face:
    return card("Bolder Claim", faces.ACTION, build.action("", do.raise_bleed(1), reach="bleed"))


def workshop() -> Face:
    """A location where any minion works for pool, in two ways."""
    return card(
        "Workshop", faces.MASTER, abilities=(ability(do.gain_pool(1)), ability(do.gain_pool(2))), traits=("location",)
    )


@twice
@proves("minion.repeat.bleed-once", "action.card.special-version")
def test_a_bleed_by_an_action_card_is_the_bleed_of_the_turn(edition: str, again: bool) -> None:
    t = position(seat(ready=["Mira 3/5"], hand=[bold_claim(), second_wind(), bold_claim()]), seat(), edition=edition)
    t.does("play Bolder Claim Mira")
    t.does("play Second Wind Mira")
    assert t.measure("b.pool") == 28
    assert t.offers("bleed Mira") is again
    assert t.offers("play Bolder Claim#2 Mira") is again
    if not again:
        assert t.clauses("bleed Mira", by="a") == ["minion.repeat.bleed-once"]
        assert t.clauses("play Bolder Claim#2 Mira 0", by="a") == ["minion.repeat.bleed-once"]
    t.is_quiet()


@twice
@proves("minion.repeat.political-once")
def test_a_vampire_calls_one_referendum_a_turn(edition: str, again: bool) -> None:
    t = position(
        seat(ready=["Mira 3/5"], hand=[motion(), motion("Another Motion"), second_wind()]), seat(), edition=edition
    )
    t.does("play Motion Mira")
    t.passes_until_offered("play Second Wind Mira")
    t.does("play Second Wind Mira")
    assert t.measure("Mira.locked") == 0
    assert t.offers("play Another Motion Mira") is again
    if not again:
        assert t.clauses("play Another Motion Mira 0", by="a") == ["minion.repeat.political-once"]
    t.is_quiet()


@twice
@proves("minion.repeat.action-card")
def test_the_same_action_card_serves_a_minion_once_a_turn(edition: str, again: bool) -> None:
    t = position(
        seat(ready=["Mira 3/5", "Ira 3/5"], hand=[errand(), errand(), errand("Other Errand"), second_wind()]),
        seat(),
        edition=edition,
    )
    t.does("play Errand Mira")
    t.does("play Second Wind Mira")
    assert t.offers("play Other Errand Mira")
    assert t.offers("play Errand#2 Ira")
    assert t.offers("play Errand#2 Mira") is again
    if not again:
        assert t.clauses("play Errand#2 Mira 0", by="a") == ["minion.repeat.action-card"]
    t.is_quiet()


@since_2011
@proves("minion.repeat.action-card", "card.cancel.action-card-retry")
def test_an_action_card_that_was_cancelled_does_not_count(edition: str) -> None:
    t = position(
        seat(ready=["Mira 3/5"], hand=[errand(), errand()]), seat(pool=9, hand=["Direct Intervention"]), edition=edition
    )
    t.does("play Errand Mira")
    t.does("play Direct Intervention", by="b")
    assert t.offers("play Errand#2 Mira")
    t.does("play Errand#2 Mira")
    assert t.measure("a.pool") == 31
    t.is_quiet()


@twice
@proves("minion.repeat.card-in-play", "action.card.in-play")
def test_each_action_of_a_card_in_play_serves_a_minion_once_a_turn(edition: str, again: bool) -> None:
    t = position(seat(ready=["Mira 3/5"], play=[workshop()], hand=[second_wind()]), seat(), edition=edition)
    t.does("use Workshop Mira -1")
    assert t.measure("a.pool") == 31
    t.does("play Second Wind Mira")
    assert t.offers("use Workshop Mira -2")
    assert t.offers("use Workshop Mira -1") is again
    if not again:
        assert t.clauses("use Workshop Mira -1", by="a") == ["minion.repeat.card-in-play"]
    t.does("use Workshop Mira -2")
    assert t.measure("a.pool") == 33
    t.is_quiet()


@pytest.mark.parametrize("edition", ["2000"])
@proves("minion.repeat.other-copy")
def test_in_2000_even_the_same_copy_serves_again(edition: str) -> None:
    t = position(seat(ready=["Mira 3/5"], play=[workshop()], hand=[second_wind()]), seat(), edition=edition)
    t.does("use Workshop Mira -1")
    t.does("play Second Wind Mira")
    t.does("use Workshop Mira -1")
    assert t.measure("a.pool") == 32


@only_2023
@proves("minion.repeat.other-copy")
def test_a_second_copy_of_a_card_in_play_serves_the_minion_once_more(edition: str) -> None:
    t = position(seat(ready=["Mira 3/5"], play=[workshop(), workshop()], hand=[second_wind()]), seat(), edition=edition)
    t.does("use Workshop Mira -1")
    t.does("play Second Wind Mira")
    assert not t.offers("use Workshop Mira -1")
    t.does("use Workshop#2 Mira -1")
    assert t.measure("a.pool") == 32
    t.is_quiet()
