"""Drawing during a referendum: at once, but for the book of 2000."""

from __future__ import annotations

from praxis.clauses.proof import proves
from praxis.vtes.positions.scenario import position, seat
from tests.vtes.rules.politics.calls import HECKLE, MOTION, ORATION, editions, political
from tests.vtes.shorthand import selectors as choose
from tests.vtes.shorthand import verbs as do

FILLERS = ["Old Coin"] * 6


@editions
@proves("politics.draw.calling-card")
def test_the_card_that_calls_is_replaced_before_the_referendum(edition: str) -> None:
    t = position(
        seat(ready=["Caller 3/7"], hand=[MOTION, *FILLERS], library=3), seat(ready=["Gil 2/4"]), edition=edition
    )
    assert t.measure("a.hand") == 7
    t.does("play Motion Caller")
    t.passes_until("polling")
    assert t.measure("a.hand") == 7
    t.does("call for")
    t.goes_on()
    t.is_quiet()


@editions
@proves("politics.draw.none-in-referendum", "politics.votes.card-text-ignored")
def test_cards_of_a_referendum_are_replaced_only_when_it_is_over_in_2000_and_at_once_later(edition: str) -> None:
    waits = 1 if edition == "2000" else 0
    t = position(
        seat(ready=["Caller 3/7"], hand=[MOTION, ORATION, *FILLERS[:5]], library=5),
        seat(hand=[political("Gift", do.gain_pool(5)), HECKLE, *FILLERS[:5]], library=5, ready=["Gil 2/4"]),
        edition=edition,
    )
    t.does("play Motion Caller")
    t.passes_until("polling")
    t.does("play Oration Caller", by="a")
    assert t.measure("a.hand") == 7 - waits
    t.does_all("vote Caller for", "call for")
    t.does("card Gift against", by="b")
    assert t.measure("b.hand") == 7 - waits
    t.does("play Heckle Gil", by="b")
    assert t.measure("b.hand") == 7 - 2 * waits
    t.goes_on()
    assert t.happened("result", favour=3, against=1)
    assert (t.measure("a.hand"), t.measure("b.hand")) == (7, 7)
    t.is_quiet()


@editions
@proves("politics.draw.none-in-referendum")
def test_everybody_who_is_still_in_the_game_draws_when_the_referendum_is_over(edition: str) -> None:
    """b has left the game, so that c is the caller's prey."""
    t = position(
        seat(ready=["Caller 3/7"], hand=[MOTION, *FILLERS], library=5),
        seat(),
        seat(hand=[HECKLE, *FILLERS], library=5, ready=["Gil 2/4"]),
        ousted=["b"],
        edition=edition,
    )
    t.does("play Motion Caller")
    t.passes_until("polling")
    t.does("call for")
    t.does("play Heckle Gil", by="c")
    assert t.measure("c.hand") == (6 if edition == "2000" else 7)
    t.goes_on()
    assert (t.measure("a.hand"), t.measure("c.hand")) == (7, 7)
    t.is_quiet()


@editions
@proves("politics.draw.none-in-referendum")
def test_the_same_holds_for_a_blood_hunt(edition: str) -> None:
    t = position(
        seat(ready=["Cain 2/4"]),
        seat(
            torpor=["Abel 1/6"],
            ready=["Judge 3/7 prince locked"],
            hand=[political("Gift", do.gain_pool(5)), *FILLERS],
            library=5,
        ),
        edition=edition,
    )
    t.does("diablerize Cain Abel")
    t.goes_on() if edition != "2000" else t.passes()
    if edition == "2000":
        t.does("blood-hunt", by="b")
        t.does("card Gift for", by="b")
        assert t.measure("b.hand") == 6
        t.does("vote Judge for")
        assert t.measure("b.hand") == 7
    t.is_quiet()


@editions
@proves("card.draw.replace", "end.oust.zero-pool")
def test_who_called_is_ousted_by_the_referendum_and_the_others_draw_all_the_same(edition: str) -> None:
    levy = political("Levy", do.burn_pool(2), target=choose.methuselahs(others=False))
    t = position(
        seat(pool=2, ready=["Caller 3/7"], hand=[levy]),
        seat(hand=[political("Gift", do.gain_pool(5)), *FILLERS], library=5, ready=["Gil 2/4"]),
        seat(ready=["Vera 2/4"]),
        edition=edition,
    )
    t.does("play Levy Caller")
    t.passes_until("terms")
    t.does("target a", by="a")
    t.passes_until("polling")
    t.does("call for", by="a")
    t.does("card Gift for", by="b")
    t.goes_on()
    assert t.happened("ousted", seat=0)
    assert t.measure("b.hand") == 7
    t.is_quiet()
