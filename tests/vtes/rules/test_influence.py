"""Transfers, and vampires becoming controlled."""

from __future__ import annotations

import pytest

from praxis.clauses.proof import proves
from praxis.vtes.scenario import position, seat

editions = pytest.mark.parametrize("edition", ["2000", "2011", "2012", "2023"])


@editions
@proves("influence.spend.two-to-retrieve", "influence.spend.one-to-invest", "influence.spend.mix-uses")
@proves("influence.control.threshold", "influence.control.counters-become-blood", "influence.control.face-up-ready")
@proves("influence.transfers.default-four", "influence.control.when", "influence.control.automatic-or-optional")
def test_nora_takes_one_back_before_she_invests_two(edition: str) -> None:
    """With 2 pool she may not invest both; she retrieves 1 counter, then invests 2: pool 1, and the elder is hers."""
    t = position(seat(pool=2, uncontrolled=["Elder 8/10", "Other 3/6"]), seat(), edition=edition, phase="influence")
    t.does("retrieve Other")
    assert t.measure("a.pool") == 3
    t.does_all("invest Elder", "invest Elder")
    assert t.measure("a.pool") == 1
    assert not t.offers("invest Elder")
    if edition == "2023":
        assert t.region("Elder") == "uncontrolled"
        t.does("out Elder")
    else:
        assert not t.options("out")
        t.passes()
    assert t.region("Elder") == "ready"
    assert t.measure("Elder.blood") == 10
    assert t.measure("Elder.locked") == 0


@editions
@proves("end.oust.own-payment", "end.vp.no-matter-who", "end.vp.six-pool", "end.oust.new-prey")
def test_who_invests_her_last_pool_is_ousted_and_her_predator_profits(edition: str) -> None:
    t = position(seat(), seat(pool=1), seat(pool=5), edition=edition, turn="b", phase="influence")
    t.does("invest Nobody#2")
    assert t.g.ousted == [0, 1, 0]
    assert t.g.vps == [1, 0, 0]
    assert t.measure("a.pool") == 36
    assert t.measure("c.pool") == 5
    assert t.g.prey(0) == 2
    assert t.who() == "c"


@editions
@proves("influence.transfers.first-player-one", "influence.transfers.second-player-two")
@proves("influence.transfers.third-player-three", "influence.transfers.full-from-fourth-turn")
def test_the_first_turns_of_the_game_give_one_two_and_three_transfers(edition: str) -> None:
    for number, transfers in [(1, 1), (2, 2), (3, 3), (4, 4), (5, 4), (9, 4)]:
        t = position(*[seat() for _ in range(5)], edition=edition, phase="influence", number=number)
        spent = 0
        while t.asks == "influence" and t.who() == "a" and t.offers("invest Nobody"):
            t.does("invest Nobody")
            spent += 1
        assert spent == transfers


@editions
@proves("influence.spend.four-to-draw-crypt", "influence.spend.crypt-from-top")
def test_four_transfers_and_one_pool_bring_the_top_of_the_crypt(edition: str) -> None:
    t = position(seat(crypt=["Under 0/3", "Top 0/3"]), seat(), edition=edition, phase="influence")
    with t.changes("a.pool", -1), t.changes("a.crypt", -1):
        t.does("crypt")
    assert t.region("Top") == "uncontrolled"
    assert t.region("Under") == "crypt"
