"""Why not: questions a reader of the chapters on politics, torpor and the Imbued would ask, each with its clause."""

from __future__ import annotations

import pytest

from praxis.clauses.proof import proves
from praxis.vtes.positions.scenario import position, seat
from praxis.vtes.rules import votes_why
from tests.vtes.rules.politics.calls import MOTION, WARNING, editions, political, polling, since_2011
from tests.vtes.shorthand import affiliations as of

EXEMPLARY = political("Camarilla Exemplary", of.lose_title(), target=of.vampires())


@editions
def test_votes_are_for_a_referendum_and_come_after_its_terms(edition: str) -> None:
    t = position(
        seat(ready=["Caller 4/5 primogen"], hand=[political("Choose", of.lose_title(), target=of.vampires())]),
        seat(ready=["Bo 4/5 primogen"], hand=[WARNING], edge=True),
        edition=edition,
    )
    assert t.clauses("vote Caller for", by="a") == ["politics.referendum.when"]
    t.does("play Choose Caller", by="a")
    t.passes_until("terms")
    assert t.clauses("vote Caller for", by="a") == ["politics.terms.caller-chooses"]
    assert t.clauses("target Bo", by="b") == ["politics.terms.caller-chooses"]
    t.does("target Bo", by="a")
    assert t.asks == "before-votes"
    assert t.clauses("vote Bo against", by="b") == ["politics.terms.before-votes"]
    t.passes()
    assert (t.asks, t.who()) == ("polling", "a")
    assert t.clauses("vote Bo against", by="b") == ["politics.polling.any-order"]  # her turn to vote comes
    assert t.clauses("burn-edge for", by="a") == ["politics.votes.edge"]
    t.goes_on()
    t.is_quiet()


@editions
def test_a_title_that_gives_no_votes_says_why(edition: str) -> None:
    t = polling(
        seat(ready=["Caller 4/5", "Wrong 4/5 prince city:Rome sect:Sabbat"], hand=[MOTION]),
        seat(ready=["Bo 4/5 prince city:Oslo"], torpor=["Low 1/5 justicar clan:Brujah"]),
        seat(ready=["Cy 4/5 archbishop city:Oslo sect:Sabbat", "Gang ally 2"]),
        edition=edition,
    )
    assert t.clauses("vote Wrong for", by="a") == ["title.sect.unfit-suspends"]
    assert t.clauses("vote Bo for", by="b") == ["contest.title.untitled-meanwhile"]
    assert t.clauses("vote Cy for", by="c") == ["contest.title.untitled-meanwhile"]
    assert t.clauses("vote Low for", by="b") == ["politics.votes.torpor"]
    assert t.clauses("vote Gang for", by="c") == ["politics.votes.none-inherent"]
    assert t.clauses("vote Bo for", by="a") == ["politics.votes.none-inherent"]  # not hers


@pytest.mark.parametrize("edition", ["2000"])
@proves("sect.camarilla.referendum-choices")
def test_in_2000_only_a_camarilla_vampire_is_exemplary(edition: str) -> None:
    t = position(
        seat(ready=["Caller 4/5"], hand=[EXEMPLARY]),
        seat(ready=["Bo 4/5 sect:Sabbat", "Al 4/5"]),
        edition=edition,
    )
    t.does("play Camarilla Exemplary Caller", by="a")
    t.passes_until("terms")
    assert not t.offers("target Bo")
    assert t.clauses("target Bo", by="a") == ["sect.camarilla.referendum-choices"]


@editions
def test_an_ally_that_blocks_a_vampire_in_torpor_may_not_diablerize_him(edition: str) -> None:
    t = position(
        seat(torpor=["Low 3/5"], ready=["Mira 4/5"]),
        seat(ready=["Guard ally 3", "Bo 3/4 aus"], hand=["Keen Ear"]),
        edition=edition,
    )
    assert t.clauses("commit-diablerie Low", by="b") == ["torpor.leave.blocked-by-vampire"]
    t.does("leave Low", by="a")
    t.does("block Guard", by="b")
    t.does("block Bo", by="b")
    assert t.clauses("commit-diablerie Low", by="b") == ["torpor.leave.blocked-by-vampire"]  # not yet blocked
    t.does("play Keen Ear Bo", by="b")
    assert t.offers("commit-diablerie Low")
    assert t.clauses("commit-diablerie Low", by="a") == ["torpor.leave.blocked-by-vampire"]
    t.does("commit-diablerie Low", by="b")
    if edition == "2000":
        assert t.asks == "blood-hunt"
    else:
        assert [reason.clause for reason in t.g.why_not(0, "blood-hunt")] == ["bloodhunt.referendum.trigger"]
    t.goes_on("blood-hunt")
    t.is_quiet()


@since_2011
def test_a_blood_cursed_blocker_is_told_of_his_curse(edition: str) -> None:
    t = position(
        seat(torpor=["Low 3/5"], ready=["Mira 4/5"]),
        seat(ready=["Bo 3/4 aus trait:blood-cursed"], hand=["Keen Ear"]),
        edition=edition,
    )
    t.does("leave Low", by="a")
    t.does("block Bo", by="b")
    assert t.clauses("commit-diablerie Low", by="b") == ["trait.blood-cursed.no-diablerie"]
    t.does("play Keen Ear Bo", by="b")
    assert (t.region("Low"), t.asks) == ("torpor", "minion")
    t.is_quiet()


@pytest.mark.parametrize("edition", ["2000"])
@proves("trait.blood-cursed.no-diablerie")
def test_the_book_of_2000_knows_no_blood_curse(edition: str) -> None:
    t = position(seat(ready=["Mira 3/5 trait:blood-cursed"], torpor=["Low 1/4"]), seat(), edition=edition)
    t.does("diablerize Mira Low", by="a")
    t.goes_on("blood-hunt")
    assert t.region("Low") == "ash-heap"
    t.is_quiet()


@editions
def test_what_belongs_to_a_combat_is_not_for_those_outside_it(edition: str) -> None:
    t = position(
        seat(ready=["Mira 4/5"]), seat(ready=["Bo 3/4"], hand=["Fake Out"]), seat(ready=["Cy 3/4"]), edition=edition
    )
    assert t.clauses("strike hand", by="a") == ["combat.start.block"]
    t.does("bleed Mira", by="a")
    t.does("block Bo", by="b")
    assert t.asks == "maneuver"
    for answer in ("strike hand", "maneuver", "press"):
        assert t.clauses(answer, by="c") == ["combat.cards.played-by"]
    t.goes_on("blood-hunt")
    t.is_quiet()


def test_every_clause_named_here_has_words() -> None:
    assert all(text and not text.endswith(".") for text in votes_why.TEXTS.values())
