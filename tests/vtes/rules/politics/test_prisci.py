"""The prisci and their block of three votes."""

from __future__ import annotations

import pytest

from praxis.clauses.proof import proves
from praxis.vtes.model import spans
from praxis.vtes.model.windows import POLLING
from praxis.vtes.positions.scenario import seat
from tests.vtes.rules.politics.calls import MOTION, editions, modifier, polling
from tests.vtes.shorthand import base
from tests.vtes.shorthand import verbs as do

ORATION = modifier("Sermon", do.modify(spans.VOTES, 2, base.ME, "referendum"), when=POLLING)


@editions
@proves("politics.prisci.block-three", "politics.prisci.one-ballot", "politics.prisci.direction")
@proves("politics.prisci.majority", "politics.prisci.no-votes")
def test_the_side_with_more_prisci_ballots_gets_three_votes(edition: str) -> None:
    t = polling(
        seat(ready=["Caller 3/7 priscus sect:Sabbat", "Ana 2/6 priscus sect:Sabbat"], hand=[MOTION]),
        seat(ready=["Gil 2/8 priscus sect:Sabbat", "Vera 2/8 archbishop sect:Sabbat"]),
        edition=edition,
    )
    t.does_all("vote Caller for", "vote Ana for")
    assert not t.happened("votes"), "a ballot is no vote"
    t.passes()
    t.does("vote Gil against", by="b")
    t.does("vote Vera against", by="b")  # two votes count in the referendum, not among the prisci
    t.goes_on()
    assert [told["block"] for told in t.told("ballots")] == ["for", "for", "for"]
    assert [told["ballots"] for told in t.told("ballots")] == [1, 1, 1]
    assert t.happened("result", favour=3, against=2, result="passed")
    t.is_quiet()


@editions
@proves("politics.prisci.tie-abstains", "politics.prisci.shifts")
def test_the_block_swings_with_each_ballot_and_abstains_in_a_tie(edition: str) -> None:
    t = polling(
        seat(ready=["Caller 3/7 priscus sect:Sabbat"], hand=[MOTION]),
        seat(ready=["Gil 2/8 priscus sect:Sabbat", "Vera 2/8 priscus sect:Sabbat"]),
        seat(ready=["Otto 2/8 priscus sect:Sabbat"]),
        edition=edition,
    )
    t.does("vote Caller for", by="a")
    t.passes()
    t.does_all("vote Gil against", "vote Vera against")
    t.does("vote Otto for", by="c")
    assert [told["block"] for told in t.told("ballots")] == ["for", "abstains", "against", "abstains"]
    t.does("call for", by="a")
    assert t.happened("result", favour=1, against=0, result="passed")
    t.is_quiet()


@pytest.mark.parametrize("edition", ["2000", "2011", "2012", "2023"])
@proves("politics.prisci.all-agree", "politics.votes.source-agrees")
def test_the_votes_of_a_priscus_follow_his_ballot(edition: str) -> None:
    t = polling(
        seat(ready=["Caller 3/7 priscus sect:Sabbat"], hand=[MOTION, ORATION]), seat(edge=True), edition=edition
    )
    t.does("vote Caller against")
    t.does("play Sermon Caller")
    assert not t.offers("vote Caller for")
    assert t.clauses("vote Caller for", by="a") == ["politics.votes.source-agrees"]
    t.does("vote Caller against")
    t.goes_on()
    assert t.happened("result", favour=0, against=5, result="failed")
    t.is_quiet()


@editions
@proves("politics.prisci.one-ballot", "politics.votes.torpor")
def test_a_priscus_in_torpor_has_no_ballot(edition: str) -> None:
    t = polling(
        seat(ready=["Caller 3/7"], hand=[MOTION]),
        seat(torpor=["Gil 2/8 priscus sect:Sabbat"], ready=["Vera 2/8 priscus sect:Sabbat locked"]),
        edition=edition,
    )
    t.does("call for", by="a")
    assert not t.offers("vote Gil")
    t.does("vote Vera against", by="b")
    assert t.happened("result", favour=1, against=3, result="failed")
    t.is_quiet()
