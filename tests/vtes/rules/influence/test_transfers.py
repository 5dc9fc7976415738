"""Transfers, and vampires becoming controlled."""

from __future__ import annotations

import pytest

from praxis.clauses.proof import proves
from praxis.vtes.model import face as faces
from praxis.vtes.model import spans
from praxis.vtes.model.face import made_up
from praxis.vtes.positions.scenario import position, seat
from tests.vtes.shorthand import base
from tests.vtes.shorthand.base import Definition, giving

editions = pytest.mark.parametrize("edition", ["2000", "2011", "2012", "2023"])


@editions
@proves("influence.spend.two-to-retrieve", "influence.spend.one-to-invest", "influence.spend.mix-uses")
@proves("influence.control.threshold", "influence.control.counters-become-blood", "influence.control.face-up-ready")
@proves("influence.transfers.default-four", "influence.control.when", "influence.control.automatic-or-optional")
def test_nora_takes_one_back_before_she_invests_two(edition: str) -> None:
    """With 2 pool she may not invest both; she retrieves 1 counter, then invests 2: pool 1, and the elder is hers."""
    t = position(seat(pool=2, uncontrolled=["Elder 8/10", "Other 2/7"]), seat(), edition=edition, phase="influence")
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
    assert t.measure("Other.blood") == 1
    assert t.told("controlled")[0]["face"] == t.g.face[t["Elder"]].key


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
@proves("influence.transfers.full-from-fourth-turn", "influence.transfers.third-player-three")
def test_with_two_players_the_third_turn_of_the_game_gives_three_and_the_fourth_four(edition: str) -> None:
    """It is the second turn of the first player, and one of the first three turns all the same."""
    for number, transfers in [(1, 1), (2, 2), (3, 3), (4, 4)]:
        t = position(seat(), seat(), edition=edition, phase="influence", number=number)
        for _ in range(transfers):
            t.does("invest Nobody")
        assert t.measure("a.pool") == 30 - transfers
        assert not t.offers("invest Nobody") or t.who() == "b"
        t.is_quiet()


@editions
@proves("influence.spend.four-to-draw-crypt", "influence.spend.crypt-from-top")
def test_four_transfers_and_one_pool_bring_the_top_of_the_crypt(edition: str) -> None:
    t = position(seat(crypt=["Under 0/3", "Top 0/3"]), seat(), edition=edition, phase="influence")
    with t.changes("a.pool", -1), t.changes("a.crypt", -1):
        t.does("crypt")
    assert t.region("Top") == "uncontrolled"
    assert t.region("Under") == "crypt"


@proves("influence.control.threshold", "influence.control.when", editions="2023")
def test_nora_moves_alexa_as_soon_as_she_holds_eight_of_eight() -> None:
    """The example of 2023: capacity 8 with 6 counters plus 2, moved out while transfers are left."""
    t = position(seat(pool=9, uncontrolled=["Alexa 6/8", "Other 0/5"]), seat(), edition="2023", phase="influence")
    assert t.clauses("out Alexa", by="a") == ["influence.control.threshold"]
    t.does_all("invest Alexa", "invest Alexa", "out Alexa")
    assert (t.region("Alexa"), t.measure("Alexa.blood")) == ("ready", 8)
    t.does_all("invest Other", "invest Other")
    assert t.measure("a.pool") == 5


@editions
@proves("influence.control.when", "influence.control.automatic-or-optional")
def test_up_to_2012_all_who_qualify_come_at_the_end_and_in_2023_only_whom_she_wants(edition: str) -> None:
    t = position(
        seat(uncontrolled=["Ready 3/3", "Eager 2/2", "Nobody 0/9"]), seat(), edition=edition, phase="influence"
    )
    assert t.offers("out Ready") == (edition == "2023")
    if edition != "2023":
        assert t.clauses("out Ready", by="a") == ["influence.control.when"]
    t.does("invest Nobody")
    assert t.region("Ready") == t.region("Eager") == "uncontrolled"
    if edition == "2023":
        t.does("out Eager")
    t.passes()
    assert t.region("Eager") == "ready"
    assert t.region("Ready") == ("uncontrolled" if edition == "2023" else "ready")


@editions
@proves("influence.transfers.not-saved")
def test_transfers_that_are_not_used_are_lost(edition: str) -> None:
    t = position(seat(), seat(), edition=edition, phase="influence")
    t.does("invest Nobody")
    t.passes()
    while not (t.asks == "influence" and t.who() == "a"):
        t.passes()
    spent = 0
    while t.asks == "influence" and t.who() == "a" and t.offers("invest Nobody"):
        t.does("invest Nobody")
        spent += 1
    assert spent == 4


@editions
@proves("influence.transfers.no-counters")
def test_transfers_are_no_counters(edition: str) -> None:
    t = position(seat(uncontrolled=["Nobody 0/9"]), seat(), edition=edition, phase="influence")
    before = (t.g.bank, t.g.total, sum(t.g.pool), sum(t.g.blood))
    t.passes()
    assert (t.g.bank, t.g.total, sum(t.g.pool), sum(t.g.blood)) == before


@editions
@proves("influence.spend.own-region-only")
def test_transfers_work_only_on_ones_own_uncontrolled_region(edition: str) -> None:
    t = position(
        seat(uncontrolled=["Mine 1/9"], ready=["Mira 2/5"]),
        seat(uncontrolled=["Theirs 1/9"]),
        edition=edition,
        phase="influence",
    )
    for word in ("invest", "retrieve"):
        assert t.offers(f"{word} Mine")
        for card in ("Theirs", "Mira"):
            assert not t.offers(f"{word} {card}")
            assert t.clauses(f"{word} {card}", by="a") == ["influence.spend.own-region-only"]


@editions
@proves("influence.uncontrolled.invested-counters")
def test_counters_on_an_uncontrolled_vampire_are_the_pool_invested(edition: str) -> None:
    t = position(seat(pool=10, uncontrolled=["Mine 0/9"]), seat(), edition=edition, phase="influence")
    with t.changes("a.pool", -3), t.changes("Mine.blood", 3), t.unchanged("b.pool"):
        t.does_all("invest Mine", "invest Mine", "invest Mine")
    assert t.g.bank == 0


@editions
@proves("influence.uncontrolled.may-exceed-capacity", "influence.control.excess-drains")
def test_more_counters_than_the_capacity_are_trimmed_when_he_becomes_controlled(edition: str) -> None:
    t = position(seat(uncontrolled=["Mine 3/4", "Nobody 0/9"]), seat(), edition=edition, phase="influence")
    t.does_all("invest Mine", "invest Mine", "invest Mine")
    assert t.measure("Mine.blood") == 6
    assert t.region("Mine") == "uncontrolled"
    if edition == "2023":
        t.does("out Mine")
    t.passes()
    assert t.measure("Mine.blood") == 4
    assert t.g.bank == 2


@proves("influence.control.new-vampire-transfers", editions="2023")
@proves("influence.transfers.default-four", editions="2023")
def test_a_vampire_who_comes_this_phase_gives_no_transfers_before_the_next() -> None:
    generous = made_up(
        "Generous", faces.VAMPIRE, capacity=2, definition=Definition(0, gives=(giving(spans.TRANSFERS, 1, base.YOU),))
    )
    t = position(seat(uncontrolled=[generous, "Nobody 0/30"]), seat(), edition="2023", phase="influence")
    t.does("out Generous")
    spent = 0
    while t.asks == "influence" and t.who() == "a" and t.offers("invest Nobody"):
        t.does("invest Nobody")
        spent += 1
    assert spent == 4
    while not (t.asks == "influence" and t.who() == "a"):
        t.passes()
    spent = 0
    while t.asks == "influence" and t.who() == "a" and t.offers("invest Nobody"):
        t.does("invest Nobody")
        spent += 1
    assert spent == 5


@pytest.mark.parametrize("edition", ["2012", "2023"])
@proves("influence.control.other-crypt-types")
def test_an_imbued_is_influenced_like_a_vampire(edition: str) -> None:
    agreed = {"legacy": True} if edition == "2023" else {}
    own = seat(pool=9, uncontrolled=["Hunter 1/3 imbued"])
    t = position(own, seat(), edition=edition, phase="influence", options=agreed)
    t.does_all("invest Hunter", "invest Hunter")
    if edition == "2023":
        t.does("out Hunter")
    t.passes()
    assert t.region("Hunter") == "ready"
    assert t.measure("a.pool") == 7


@editions
@proves("influence.spend.four-to-draw-crypt", "influence.spend.two-to-retrieve", "influence.spend.one-to-invest")
def test_why_a_transfer_cannot_be_made(edition: str) -> None:
    t = position(seat(uncontrolled=["Mine 1/9"], crypt=1), seat(), edition=edition, phase="influence")
    assert t.clauses("invest Nobody", by="b") == ["influence.transfers.default-four"]
    t.does("invest Mine")
    assert t.clauses("crypt", by="a") == ["influence.spend.four-to-draw-crypt"]
    t.does_all("invest Mine", "invest Mine")
    assert t.clauses("retrieve Mine", by="a") == ["influence.spend.two-to-retrieve"]
    t = position(seat(uncontrolled=["Mine 1/9"], ready=["Mira 2/3"]), seat(), edition=edition)
    assert t.clauses("invest Mine", by="a") == ["influence.transfers.default-four"]


@editions
@proves("influence.spend.four-to-draw-crypt")
def test_nothing_is_drawn_from_an_empty_crypt(edition: str) -> None:
    t = position(seat(), seat(), edition=edition, phase="influence")
    assert not t.offers("crypt")
    assert t.clauses("crypt", by="a") == ["influence.spend.four-to-draw-crypt"]
