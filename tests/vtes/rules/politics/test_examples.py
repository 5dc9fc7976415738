"""Referendums: votes, ties, blood hunts."""

from __future__ import annotations

import pytest

from praxis.clauses.proof import proves
from praxis.vtes.positions.scenario import position, seat

editions = pytest.mark.parametrize("edition", ["2000", "2011", "2012", "2023"])


@editions
@proves("politics.referendum.follows-success", "politics.terms.caller-chooses", "politics.result.majority-passes")
@proves("politics.votes.card-calling", "politics.votes.title-two", "action.announce.referendum-exception")
@proves("politics.votes.title-per-vampire", "action.political.undirected")
def test_a_prince_and_his_card_carry_a_referendum(edition: str) -> None:
    t = position(
        seat(ready=["Vasily 3/7 prince"], hand=["Old Debts"]),
        seat(pool=9, ready=["Gil 3/5 primogen"]),
        seat(pool=9),
        edition=edition,
    )
    t.does("play Old Debts Vasily", by="a")
    assert t.offers("block Gil")
    t.passes_until("terms")
    t.does("target c")
    t.does_all("vote Vasily for", "call for")
    with t.changes("c.pool", -2), t.unchanged("b.pool"):
        t.does("vote Gil against", by="b")
    assert t.happened("result", favour=3, against=1, result="passed")
    t.is_quiet()


@editions
@proves("politics.result.tie-fails", "politics.votes.edge", "politics.result.fails-no-effect")
def test_a_tie_fails_and_the_edge_burned_for_a_vote_goes_to_the_centre(edition: str) -> None:
    t = position(seat(ready=["Vasily 3/7"], hand=["Old Debts"]), seat(pool=9, edge=True), seat(pool=9), edition=edition)
    t.does("play Old Debts Vasily")
    t.passes_until("terms")
    t.does("target b")
    t.does("call for", by="a")
    t.does("burn-edge against", by="b")
    with t.unchanged("b.pool", "c.pool"):
        t.goes_on()
    assert t.g.edge == -1
    assert t.happened("result", favour=1, against=1, result="failed")


@editions
@proves("diablerie.blood.moves", "diablerie.victim.burned", "bloodhunt.result.passes-burns", "diablerie.action.success")
@proves("bloodhunt.referendum.trigger", "bloodhunt.referendum.otherwise-normal", "diablerie.blood.overflow")
def test_a_diablerist_drinks_and_is_hunted_for_it(edition: str) -> None:
    t = position(
        seat(ready=["Cain 2/4"]), seat(torpor=["Abel 5/6"], ready=["Judge 3/7 prince locked"]), edition=edition
    )
    t.does("diablerize Cain Abel")
    assert t.measure("Cain.blood") == 4
    assert t.region("Abel") == "ash-heap"
    if edition == "2000":
        t.passes()  # her own controller asks for no blood hunt
        t.does("blood-hunt", by="b")
    t.does("vote Judge for", by="b")
    assert t.region("Cain") == "ash-heap"
    t.is_quiet()
