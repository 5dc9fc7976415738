"""The three steps of a referendum, and where one comes from."""

from __future__ import annotations

from praxis.clauses.proof import proves
from praxis.vtes.effects import how_often
from praxis.vtes.model import face as faces
from praxis.vtes.model import windows
from praxis.vtes.model.face import made_up
from praxis.vtes.positions.scenario import position, seat
from tests.vtes.rules.master.cards import coin
from tests.vtes.rules.politics.calls import (
    MOTION,
    TAX,
    WARNING,
    editions,
    modifier,
    order,
    political,
    polling,
    until_2012,
)
from tests.vtes.shorthand import affiliations as of
from tests.vtes.shorthand import base
from tests.vtes.shorthand import verbs as do
from tests.vtes.shorthand.base import Definition, as_mode


@editions
@proves("politics.terms.caller-chooses")
def test_the_terms_are_told_whatever_the_number_of_the_card(edition: str) -> None:
    """The first card laid out has the number 0. A referendum without a card, such as a blood hunt, tells no terms."""
    t = position(
        seat(ready=["Caller 3/7 prince"], hand=[coin()], library=[TAX]),
        seat(pool=9),
        seat(pool=9, ready=["Gil 2/4"]),
        edition=edition,
        phase="master",
    )
    t.does("play Coin")
    t.passes_until("minion")
    t.does("play Tax Caller")
    t.passes_until("terms")
    t.does_all("target b", "target b", "target b", "target c")
    assert t.told("referendum") == [{"caller": 0, "of": "Tax", "card": 0, "terms": [1, 1, 1, 2]}]


@editions
@proves("politics.referendum.when", "politics.referendum.follows-success", "politics.referendum.three-steps")
@proves("politics.result.majority-passes")
def test_a_political_action_that_succeeds_leads_to_terms_then_polling_then_the_result(edition: str) -> None:
    t = position(
        seat(ready=["Caller 3/7 prince"], hand=[TAX]), seat(pool=9), seat(pool=9, ready=["Gil 2/4"]), edition=edition
    )
    t.does("play Tax Caller")
    assert not t.happened("referendum")
    t.passes_until("terms")
    t.does_all("target b", "target b", "target b", "target c")
    allocated = [{"caller": 0, "card": t["Tax"], "terms": [1] * points} for points in (1, 2, 3)]
    assert t.told("terms") == allocated, "each point is told as it is allocated, the last one with all of them"
    assert t.told("referendum") == [{"caller": 0, "of": "Tax", "card": t["Tax"], "terms": [1, 1, 1, 2]}]
    t.does("vote Caller for")
    t.goes_on()
    assert order(t, "referendum", "polling", "votes", "result", "pool") == [
        "referendum",
        "polling",
        "votes",
        "result",
        "pool",
        "pool",
    ]
    assert (t.measure("b.pool"), t.measure("c.pool")) == (6, 8)
    t.is_quiet()


@editions
@proves("politics.referendum.when", "bloodhunt.referendum.not-an-action")
def test_a_blood_hunt_is_a_referendum_without_an_action(edition: str) -> None:
    t = position(
        seat(ready=["Cain 4/4"]), seat(torpor=["Abel 1/6"], ready=["Judge 3/7 prince locked"]), edition=edition
    )
    t.does("diablerize Cain Abel")
    if edition == "2000":
        t.passes()
        t.does("blood-hunt", by="b")
    caller = 1 if edition == "2000" else -1  # who asked for it, or nobody
    assert t.told("referendum") == [{"caller": caller, "of": "blood-hunt", "card": -1, "terms": []}]
    assert len(t.told("action")) == 1
    t.goes_on()
    assert t.happened("result", favour=0, against=0, result="failed")
    assert t.region("Cain") == "ready"
    t.is_quiet()


@editions
@proves("politics.referendum.follows-success", "action.political.blocked")
def test_a_blocked_political_action_calls_no_referendum(edition: str) -> None:
    owl = made_up("Owl", faces.RETAINER, life=1, definition=Definition(0, (), (base.giving(2, 1),)))
    t = position(seat(ready=["Caller 3/7 prince"], hand=[MOTION]), seat(ready=[("Gil 2/4", [owl])]), edition=edition)
    t.does("play Motion Caller")
    t.does("block Gil", by="b")
    t.goes_on()
    while t.asks == "strike":
        t.does("strike hand")
        t.goes_on()
    assert not t.happened("referendum")
    assert t.region("Motion") == "ash-heap"
    t.is_quiet()


@editions
@proves("politics.terms.caller-chooses", "action.announce.referendum-exception")
def test_the_caller_allocates_the_points_only_once_the_action_has_succeeded(edition: str) -> None:
    t = position(seat(ready=["Caller 3/7"], hand=[TAX]), seat(ready=["Gil 2/4"]), seat(), edition=edition)
    t.does("play Tax Caller")
    assert t.happened("action", victims=[], target=-1)
    t.passes_until("terms")
    assert t.who() == "a"
    t.does_all("target b", "target b")
    assert t.offers("target b")
    t.does("target b")
    assert not t.offers("target b"), "the last point must go to a second Methuselah"
    t.does("target c")
    assert t.asks == "polling"
    t.goes_on()
    t.is_quiet()


@editions
@proves("politics.terms.before-votes")
def test_what_is_used_before_votes_comes_after_the_terms_and_ahead_of_any_vote(edition: str) -> None:
    t = position(
        seat(ready=["Caller 3/7 prince"], hand=[TAX]), seat(ready=["Gil 2/4 primogen"], hand=[WARNING]), edition=edition
    )
    t.does("play Tax Caller")
    while t.asks != "terms":
        assert not t.offers("play Warning")
        t.passes()
    t.does_all("target a", "target a", "target b", "target b")
    assert (t.who(), t.asks) == ("b", "before-votes")
    t.does("play Warning Gil")
    t.passes_until("polling")
    t.does("vote Caller for")
    t.passes()
    t.does("vote Gil against", by="b")
    assert not t.offers("play Warning")
    t.goes_on()
    steps = order(t, "referendum", "plays", "polling", "votes")
    # In 2023 it belongs to the polling, before that to the terms.
    if edition == "2023":
        assert steps == ["plays", "referendum", "polling", "plays", "votes", "votes"]
    else:
        assert steps == ["plays", "referendum", "plays", "polling", "votes", "votes"]
    t.is_quiet()


@until_2012
@proves("politics.terms.old-phrase")
def test_during_a_political_action_means_during_its_referendum(edition: str) -> None:
    old = modifier("Old Phrase", do.gain_pool(1), when=windows.REFERENDUM)
    t = position(
        seat(ready=["Caller 3/7 prince"], hand=[MOTION, old]), seat(ready=["Gil 2/4 primogen"]), edition=edition
    )
    t.does("play Motion Caller")
    while t.who() != "a":
        t.passes()
    assert t.asks == "before-votes", "neither as it was announced nor while blocks were open"
    assert t.offers("play Old Phrase Caller")
    t.passes()
    assert t.asks == "polling"
    assert t.offers("play Old Phrase Caller")
    with t.changes("a.pool", 1):
        t.does("play Old Phrase Caller")
    t.goes_on()
    t.is_quiet()


@editions
@proves("politics.result.fails-no-effect", "politics.result.tie-fails", "politics.polling.no-obligation")
def test_without_more_votes_for_than_against_nothing_happens_not_even_with_no_votes_at_all(edition: str) -> None:
    t = polling(seat(ready=["Caller 3/7 prince"], hand=[MOTION]), seat(ready=["Gil 2/4 primogen"]), edition=edition)
    with t.unchanged("a.pool", "b.pool"):
        t.goes_on()
    assert t.told("result") == [{"favour": 0, "against": 0, "result": "failed"}]
    t.is_quiet()
    t = polling(seat(ready=["Caller 3/7 primogen"], hand=[MOTION]), seat(ready=["Gil 2/4 prince"]), edition=edition)
    t.does_all("vote Caller for", "call for")
    with t.unchanged("a.pool"):
        t.does("vote Gil against", by="b")
    assert t.told("result") == [{"favour": 2, "against": 2, "result": "failed"}]
    t.is_quiet()


@until_2012
@proves("action.political.from-card-in-play")
def test_a_card_in_play_calls_a_referendum_and_gives_no_vote_for_it(edition: str) -> None:
    call = as_mode((do.gain_pool(2),), windows.MINION, base.BY_READY, reach="political")
    forum = made_up("Forum", faces.MASTER, definition=Definition(0, (), (), (call,)))
    t = polling(
        seat(ready=["Caller 3/7 prince"], play=[forum], hand=[MOTION]),
        seat(ready=["Gil 2/4"]),
        edition=edition,
        call="use Forum Caller",
    )
    assert not t.offers("call for")
    assert t.offers("card Motion for"), "no political action card was used yet"
    t.does("vote Caller for")
    with t.changes("a.pool", 2):
        t.goes_on()
    assert t.region("Forum") == "play"
    t.is_quiet()


@editions
def test_what_is_used_once_each_referendum_can_be_used_in_the_next_one_of_the_turn(edition: str) -> None:
    use = as_mode((of.gain_votes(1),), windows.POLLING, limit=how_often.REFERENDUM)
    bell = made_up("Bell", faces.MASTER, definition=Definition(0, (), (), (use,)))
    t = polling(
        seat(ready=["Caller 3/5", "Second 3/5"], hand=[MOTION, political("Plea", do.gain_pool(1))], play=[bell]),
        seat(ready=["Oskar 2/4"]),
        edition=edition,
    )
    for again in (False, True):
        if again:
            t.does("play Plea Second", by="a")
            t.passes_until("polling")
        t.does("use Bell", by="a")
        assert t.clauses("use Bell -1 -1", by="a") == ["card.golden.overrides-rules"]
        t.goes_on()
    assert len(t.told("result")) == 2
    t.is_quiet()
