"""Convictions: how the Imbued get them, and what they pay for."""

from __future__ import annotations

import pytest

from praxis.clauses.proof import proves
from praxis.vtes.model import face as faces
from praxis.vtes.model import windows
from praxis.vtes.positions.scenario import position, seat
from tests.vtes.rules.imbued.gifts import FAITH, HOPE, conviction, editions, effect, minion_card, power
from tests.vtes.shorthand import base
from tests.vtes.shorthand import verbs as do
from tests.vtes.shorthand.base import as_mode

FILLERS = ["Old Coin"] * 6


@editions
@proves("imbued.conviction.own-type", "imbued.conviction.one-per-untap", "imbued.conviction.from-hand-or-ash-heap")
def test_each_imbued_may_get_one_conviction_in_the_unlock_phase_from_hand_or_ash_heap(edition: str) -> None:
    t = position(
        seat(
            ready=["Ann 3/4 imbued", "Bob 3/4 imbued"],
            hand=[FAITH, *FILLERS],
            ash_heap=[HOPE],
            library=[conviction("Charity")],
        ),
        seat(ready=["Foe 3/4 imbued"]),
        edition=edition,
        phase="unlock",
    )
    assert t.offers("conviction Faith Ann")
    assert t.offers("conviction Hope Ann")
    offered = {int(option.split()[1]) for option in t.options("conviction")}
    assert offered == {t["Faith"], t["Hope"]}, "not the one in the library"
    assert t.clauses("conviction Hope Foe", by="a") == ["imbued.conviction.own-type"]
    t.does("conviction Faith Ann")
    assert t.g.host[t["Faith"]] == t["Ann"]
    assert t.region("Charity") == "hand", "it is replaced"
    assert t.clauses("conviction Hope Ann", by="a") == ["imbued.conviction.one-per-untap"]
    t.does("conviction Hope Bob")
    assert t.g.host[t["Hope"]] == t["Bob"]
    assert t.asks == "master", "each has got one"
    assert not t.offers("play Charity"), "it is no master card"
    t.passes_until("minion")
    assert not t.offers("play Charity"), "nor a minion card"
    assert t.clauses("conviction Charity Ann", by="a") == ["imbued.conviction.own-type"]
    t.is_quiet()


@editions
@proves("imbued.conviction.on-entering-play")
def test_an_imbued_enters_play_with_a_conviction_from_library_hand_or_ash_heap(edition: str) -> None:
    for where in ("library", "hand", "ash-heap"):
        t = position(
            seat(
                uncontrolled=["Ann 4/4 imbued", "Nobody 0/9"],
                library=[FAITH] if where == "library" else [],
                hand=[*FILLERS, FAITH if where == "hand" else "Old Coin"],
                ash_heap=[FAITH] if where == "ash-heap" else [],
            ),
            seat(),
            edition=edition,
            phase="influence",
        )
        t.passes()
        assert (t.who(), t.asks) == ("a", "conviction")
        assert t.options() == [f"fetch-conviction {FAITH.key} {where}", "pass"]
        t.does(f"fetch-conviction {FAITH.key} {where}")
        assert t.g.host[t["Faith"]] == t["Ann"]
        t.is_quiet()


@editions
@proves("imbued.conviction.on-entering-play", "card.draw.replace")
def test_a_conviction_from_the_hand_is_replaced_at_once(edition: str) -> None:
    t = position(
        seat(uncontrolled=["Ann 4/4 imbued", "Nobody 0/9"], hand=[*FILLERS, FAITH], library=[HOPE]),
        seat(),
        edition=edition,
        phase="influence",
    )
    t.passes()
    t.does(f"fetch-conviction {FAITH.key} hand")
    assert (t.region("Faith"), t.region("Hope")) == ("attached", "hand")
    t.is_quiet()


@pytest.mark.parametrize("edition", ["2011", "2012"])
@proves("imbued.conviction.on-entering-play", "contest.card.not-with-self", editions="2011 2012")
def test_a_second_copy_of_her_own_is_burned_and_gets_no_conviction(edition: str) -> None:
    t = position(
        seat(ready=["Ann 3/4 imbued"], uncontrolled=["Ann 4/4 imbued", "Nobody 0/9"], hand=[FAITH]),
        seat(),
        edition=edition,
        phase="influence",
    )
    t.passes()
    assert t.happened("burned", clause="contest.card.not-with-self")
    assert (t.who(), t.asks) != ("a", "conviction")
    assert t.region("Faith") == "hand"
    t.is_quiet()


@editions
@proves("imbued.conviction.on-entering-play")
def test_he_need_not_take_it_and_a_vampire_gets_none(edition: str) -> None:
    t = position(
        seat(uncontrolled=["Ann 4/4 imbued", "Vamp 4/4"], hand=[FAITH]), seat(), edition=edition, phase="influence"
    )
    t.passes()
    assert t.asks == "conviction"
    t.passes()
    assert t.region("Faith") == "hand"
    assert not t.happened("put-on")
    t.is_quiet()


@editions
@proves("imbued.conviction.pays-costs")
def test_convictions_are_burned_for_costs_those_that_the_controller_chooses(edition: str) -> None:
    costly = minion_card(
        "Trial", faces.ACTION, as_mode((do.gain_pool(3),), windows.MINION, base.BY_READY), conviction=2
    )
    t = position(
        seat(ready=[("Ann 3/4 imbued", [FAITH, FAITH, HOPE]), ("Bob 3/4 imbued", [FAITH])], hand=[costly]),
        seat(),
        edition=edition,
    )
    assert not t.offers("play Trial Bob")
    assert t.clauses("play Trial Bob 0", by="a") == ["imbued.conviction.pays-costs"]
    t.does("play Trial Ann")
    t.passes_until("conviction")
    with t.changes("a.pool", 3):
        t.does("burn Hope")  # the others are alike, so one of them goes without a question
    assert t.region("Hope") == "ash-heap"
    assert len(t.g.on(t["Ann"])) == 1
    t.is_quiet()


@editions
@proves("imbued.conviction.pays-costs")
def test_a_conviction_also_has_its_own_effects(edition: str) -> None:
    own = conviction("Zeal", as_mode((do.burn_card(base.CARD), do.gain_pool(1)), windows.UNLOCK, base.BY_METHUSELAH))
    t = position(seat(ready=[("Ann 3/4 imbued", [own])]), seat(), edition=edition, phase="unlock")
    with t.changes("a.pool", 1):
        t.does("use Zeal")
    assert t.region("Zeal") == "ash-heap"


@editions
@proves("imbued.conviction.limit-five")
def test_a_sixth_conviction_is_burned(edition: str) -> None:
    t = position(seat(ready=[("Ann 3/4 imbued", [HOPE] * 5)], hand=[FAITH]), seat(), edition=edition, phase="unlock")
    t.does("conviction Faith Ann")
    assert t.region("Faith") == "ash-heap"
    assert t.happened("burned", card=t["Faith"], clause="imbued.conviction.limit-five")
    assert len(t.g.on(t["Ann"])) == 5
    t = position(seat(ready=[("Ann 3/4 imbued", [HOPE] * 4)], hand=[FAITH]), seat(), edition=edition, phase="unlock")
    t.does("conviction Faith Ann")
    assert t.region("Faith") == "attached"


@editions
@proves("imbued.conviction.pays-costs")
def test_a_cost_of_an_effect_of_a_power_is_paid_as_it_is_used(edition: str) -> None:
    alarm = power("Alarm", effect(do.gain_pool(2), when=windows.OPEN, by=base.BY_REACTING, cost=1))
    t = position(
        seat(ready=["Vamp 3/5"]),
        seat(ready=[("Ann 3/4 imbued", [alarm, FAITH])]),
        edition=edition,
    )
    t.does("bleed Vamp")
    with t.changes("b.pool", 2):
        t.does("use Alarm", by="b")
    assert t.region("Faith") == "ash-heap"
    t.goes_on()
    t.is_quiet()
    t = position(seat(ready=["Vamp 3/5"]), seat(ready=[("Ann 3/4 imbued", [alarm])]), edition=edition)
    t.does("bleed Vamp")
    assert not t.offers("use Alarm")
