"""Out-of-turn master cards: in the turns of others, one between two master phases, on credit."""

from __future__ import annotations

import pytest

from praxis.clauses.proof import proves
from praxis.vtes.model import spans
from praxis.vtes.positions.scenario import Table, position, seat
from tests.vtes.rules.action.cards import motion
from tests.vtes.rules.master.cards import coin, editions, gives_seat, since_2011, veto, whim

not_2000 = pytest.mark.parametrize("edition", ["2012", "2023"])


def own_master_phase(t: Table, who: str) -> None:
    """Everybody passes until the master phase of that seat asks her something, or her turn is past it."""
    while not (t.who() == who and t.asks in ("master", "minion", "influence")):
        t.passes()


@editions
@proves("master.out-of-turn.when", "master.card.kinds")
def test_it_is_played_between_the_phases_of_another_and_in_her_actions(edition: str) -> None:
    for phase in ("before_master", "before_minion", "before_influence", "before_discard", "at_the_end"):
        t = position(seat(), seat(hand=[whim(), coin()]), edition=edition, phase=phase)
        assert (t.who(), t.asks) == ("b", "out-of-turn")
        assert not t.offers("play Coin")
        with t.changes("b.pool", 1):
            t.does("play Whim")
        assert t.region("Whim") == "ash-heap"
    t = position(seat(ready=["Mira 2/3"]), seat(ready=["Otto 2/3"]), seat(hand=[whim()]), edition=edition)
    t.does("bleed Mira")
    while t.who() != "c":
        t.passes()
    with t.changes("c.pool", 1):
        t.does("play Whim")
    t.goes_on()
    t.is_quiet()


@editions
@pytest.mark.parametrize("moment", ["announced", "blocked", "before-range", "before-strikes", "end-of-round", "failed"])
@proves("master.out-of-turn.when")
def test_it_is_played_at_any_moment_of_an_action_and_of_its_combat(edition: str, moment: str) -> None:
    t = position(seat(ready=["Mira 2/3"]), seat(ready=["Otto 2/3"]), seat(hand=[whim()]), edition=edition)
    t.does("bleed Mira")
    seen: list[str] = []
    while t.asks != moment:
        seen.append(t.asks)
        t.does("block Otto" if t.offers("block Otto") else t.options()[0] if t.asks == "strike" else "pass")
    assert (t.who(), t.options("play")) == ("c", [f"play {t['Whim']} -1 0"])
    with t.changes("c.pool", 1):
        t.does("play Whim")
    assert moment not in seen
    while t.asks not in ("influence", "minion"):
        t.does(t.options()[0] if t.asks == "strike" else "pass")
    t.is_quiet()


@editions
@proves("master.out-of-turn.when")
def test_it_is_played_between_two_master_cards_of_the_same_phase(edition: str) -> None:
    more = gives_seat("Council", spans.MASTER_ACTIONS, 1)
    t = position(seat(play=[more], hand=[coin(), coin("Penny")]), seat(hand=[whim()]), edition=edition, phase="master")
    t.does("play Coin", by="a")
    with t.changes("b.pool", 1):
        t.does("play Whim", by="b")
    t.does("play Penny", by="a")
    assert t.measure("a.pool") == 32
    t.is_quiet()


@editions
@pytest.mark.parametrize("moment", ["before-votes", "polling"])
@proves("master.out-of-turn.when")
def test_it_is_played_in_a_referendum(edition: str, moment: str) -> None:
    """Between the votes of others, or before any are cast."""
    t = position(
        seat(ready=["Mira 2/3"], hand=[motion()]), seat(ready=["Otto 2/3"]), seat(hand=[whim()]), edition=edition
    )
    t.does("play Motion Mira")
    while not (t.asks == moment and t.who() == "c"):
        t.passes()
    with t.changes("c.pool", 1):
        t.does("play Whim")
    t.goes_on()
    t.is_quiet()


@editions
@proves("master.out-of-turn.not-own-turn", "master.card.kinds")
def test_it_is_not_played_in_ones_own_turn(edition: str) -> None:
    for phase in ("master", "minion", "influence", "discard"):
        t = position(seat(hand=[whim(), coin()], ready=["Mira 2/3"]), seat(), edition=edition, phase=phase)
        assert not t.offers("play Whim")
        assert t.offers("play Coin") == (phase == "master")
        assert t.clauses("play Whim -1 0", by="a") == ["master.out-of-turn.not-own-turn"]


@editions
@proves("master.out-of-turn.debt")
def test_it_costs_a_master_phase_action_of_the_next_master_phase(edition: str) -> None:
    hers = seat(hand=[whim(), coin(), coin("Penny")], ready=["Otto 2/3"])
    t = position(seat(), hers, edition=edition, phase="before_minion")
    t.does("play Whim", by="b")
    own_master_phase(t, "b")
    assert t.asks == "minion"
    assert t.clauses("play Coin -1 0", by="b") == ["master.card.regular-when"]
    t.passes_until("influence")
    own_master_phase(t, "a")
    while not (t.who() == "b" and t.asks == "master"):
        t.passes()
    assert t.offers("play Coin")


@editions
@proves("master.out-of-turn.limit")
def test_only_one_between_two_master_phases(edition: str) -> None:
    hers = seat(hand=[whim(), whim("Fancy")], ready=["Otto 2/3"])
    t = position(seat(ready=["Mira 2/3"]), seat(), hers, edition=edition, phase="before_minion")
    t.does("play Whim", by="c")
    assert t.asks == "minion"
    assert t.clauses("play Fancy -1 0", by="c") == ["master.out-of-turn.limit"]
    while not (t.who() == "c" and t.asks in ("minion", "influence")):
        assert not t.options("play")
        t.passes()
    while t.who() != "c" or t.asks != "out-of-turn":
        t.passes()
    assert t.g.turn_span().seat == 0
    assert t.offers("play Fancy")


@not_2000
@proves("master.out-of-turn.debt-if-cancelled")
def test_cancelled_it_still_costs_the_action(edition: str) -> None:
    hers = seat(hand=[veto("Overrule"), coin()], ready=["Otto 2/3"])
    t = position(
        seat(hand=[coin("Penny")]), hers, seat(hand=[veto()], ready=["Vera 2/3"]), edition=edition, phase="master"
    )
    t.does("play Penny", by="a")
    t.does("play Overrule", by="b")
    t.does("play Veto", by="c")
    assert t.measure("a.pool") == 31
    own_master_phase(t, "b")
    assert t.asks == "minion"
    assert t.measure("b.hand") == 1


@since_2011
@proves("master.trifle.out-of-turn", "master.trifle.limit")
def test_an_out_of_turn_trifle_gives_its_action_in_the_next_master_phase(edition: str) -> None:
    """The next master phase has one action fewer for the card and one more for the trifle; no second trifle counts."""
    hers = seat(hand=[whim("Quip", "trifle"), coin("Nod", "trifle"), coin()], ready=["Otto 2/3"])
    t = position(seat(), hers, edition=edition, phase="before_minion")
    t.does("play Quip", by="b")
    own_master_phase(t, "b")
    assert t.asks == "master"
    t.does("play Nod")
    assert t.asks == "minion"
    assert t.measure("b.hand") == 1
