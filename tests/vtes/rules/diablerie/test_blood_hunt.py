"""The blood hunt: when there is one, how it is voted on, and what it does."""

from __future__ import annotations

import pytest

from praxis.clauses.proof import proves
from praxis.vtes.model import face as faces
from praxis.vtes.model import windows
from praxis.vtes.model.face import Face
from praxis.vtes.positions.scenario import Table, position, seat
from tests.vtes.rules.action.cards import card, editions, motion, since_2011
from tests.vtes.shorthand import build
from tests.vtes.shorthand import verbs as do


def speech(name: str, types: int) -> Face:
    """A modifier or reaction for the polling step."""
    make = build.modifier if types == faces.MODIFIER else build.reaction
    return card(name, types, make("", do.gain_pool(1), when=windows.POLLING | windows.BEFORE_VOTES))


def crime(edition: str, mine: str = "", hers: str = "") -> Table:
    t = position(
        seat(ready=["Mira 3/6", f"Ally 2/5 {mine}".strip()], hand=[motion(), speech("Plea", faces.MODIFIER)]),
        seat(ready=[f"Lord 3/5 {hers}".strip()], torpor=["Gone 1/5"], hand=[speech("Outcry", faces.REACTION)]),
        seat(edge=True, hand=[motion(), motion()]),
        edition=edition,
    )
    t.does("diablerize Mira Gone")
    t.passes()  # Lord does not block
    return t


def hunted(t: Table, edition: str) -> None:
    """In 2000 somebody has to ask for it."""
    if edition == "2000":
        assert t.asks == "blood-hunt"
        t.does("blood-hunt")
    assert t.told("referendum")[0]["of"] == "blood-hunt"


def votes(t: Table, *answers: str) -> None:
    """Answers of whoever can give them, then nobody votes any more."""
    for answer in answers:
        t.passes_until_offered(answer)
        t.does(answer)
    t.goes_on()


@since_2011
@proves("bloodhunt.referendum.trigger")
def test_after_a_diablerie_there_is_a_referendum_at_once_whether_anybody_wants_it_or_not(edition: str) -> None:
    t = crime(edition, hers="prince")
    assert t.told("referendum") == [{"caller": -1, "of": "blood-hunt", "card": -1, "terms": []}], "nobody calls it"
    assert not t.told("action-over")


@pytest.mark.parametrize("edition", ["2000"])
@proves("bloodhunt.referendum.trigger", "bloodhunt.referendum.no-card-needed")
def test_in_2000_it_is_held_if_some_methuselah_asks_for_it_and_needs_no_card(edition: str) -> None:
    t = crime(edition, hers="prince")
    assert (t.asks, t.who()) == ("blood-hunt", "a")
    t.passes()
    assert t.who() == "b"
    t.passes()
    assert t.who() == "c"
    t.passes()
    assert not t.told("referendum")
    assert t.region("Mira") == "ready"
    t = crime(edition, hers="prince")
    t.passes()
    t.does("blood-hunt", by="b")
    assert t.told("referendum") == [{"caller": 1, "of": "blood-hunt", "card": -1, "terms": []}]
    votes(t, "vote Lord for")
    assert t.region("Mira") == "ash-heap"
    t.is_quiet()


@editions
@proves("bloodhunt.result.passes-burns")
def test_the_diablerist_burns_if_the_referendum_passes(edition: str) -> None:
    t = crime(edition, hers="prince")
    hunted(t, edition)
    votes(t, "vote Lord for")
    assert t.told("result")[0]["result"] == "passed"
    assert (t.region("Mira"), t.told("burned")[-1]["clause"]) == ("ash-heap", "bloodhunt.result.passes-burns")
    t.is_quiet()


@editions
@proves("bloodhunt.result.fails")
def test_a_tie_or_fewer_votes_burn_nobody(edition: str) -> None:
    for answers in (("vote Ally against", "vote Lord for"), ("vote Ally against",), ()):
        t = crime(edition, mine="prince", hers="prince")
        hunted(t, edition)
        votes(t, *answers)
        assert t.told("result")[0]["result"] == "failed"
        assert t.region("Mira") == "ready"
        t.is_quiet()


@editions
@proves("bloodhunt.referendum.not-an-action")
def test_nobody_can_block_it(edition: str) -> None:
    t = crime(edition, hers="prince")
    hunted(t, edition)
    while t.asks != "minion":
        assert t.options("block") == []
        t.passes()
    assert len(t.told("action")) == 1


@editions
@proves("bloodhunt.referendum.no-modifiers-reactions")
def test_neither_modifiers_nor_reactions_are_played_in_it(edition: str) -> None:
    t = crime(edition, hers="prince")
    hunted(t, edition)
    while t.asks != "minion":
        assert t.options("play") == []
        t.passes()
    assert not t.told("plays")


@editions
@pytest.mark.parametrize(("asks", "offered"), [("announced", True), ("polling", False)])
@proves("bloodhunt.referendum.no-modifiers-reactions")
def test_no_reaction_is_played_in_it_to_a_card_of_another_methuselah(edition: str, asks: str, offered: bool) -> None:
    """Lord could cancel the tip before, in the action."""
    cancel = build.reaction("", do.cancel_card(faces.MASTER, others=True), when=windows.AS_PLAYED)
    t = position(
        seat(ready=["Mira 3/6"]),
        seat(ready=["Lord 3/5 prince"], torpor=["Gone 1/5"], hand=[card("Hush", faces.REACTION, cancel)]),
        seat(hand=["Tip"]),
        edition=edition,
        cards={"Tip": "master out-of-turn, gain-pool 1"},
    )
    t.does("diablerize Mira Gone")
    while t.asks != asks or t.who() != "c":
        t.does("blood-hunt") if t.asks == "blood-hunt" else t.passes()
    t.does("play Tip", by="c")
    assert t.offers("play Hush Lord") is offered
    t.goes_on("blood-hunt")
    t.is_quiet()


@editions
@proves("bloodhunt.referendum.otherwise-normal")
def test_titles_the_edge_and_one_political_card_each_count_as_in_any_referendum(edition: str) -> None:
    t = crime(edition, mine="primogen", hers="prince")
    hunted(t, edition)
    while t.who() != "c":
        t.passes()
    t.does("burn-edge for", by="c")
    t.does("card Motion#2 for", by="c")
    assert t.who() != "c"  # one political card each, though she holds another
    assert t.g.edge == -1
    votes(t, "vote Ally against", "vote Lord against")
    told = t.told("result")[0]
    assert (told["favour"], told["against"], told["result"]) == (2, 3, "failed")
    t.is_quiet()
