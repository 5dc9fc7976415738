"""Withdrawing from the game."""

from __future__ import annotations

import pytest

from praxis.clauses.proof import proves
from praxis.vtes.model import face as faces
from praxis.vtes.model import spans, windows
from praxis.vtes.positions.scenario import Item, Table, position, seat
from tests.vtes.rules.master.cards import card, coin, editions, whim
from tests.vtes.shorthand import base, build
from tests.vtes.shorthand import selectors as choose
from tests.vtes.shorthand import verbs as do
from tests.vtes.shorthand.base import as_mode, giving


def withdrawing(edition: str, *hers: Item, against: Item = "Otto 2/3", pool: int = 5) -> Table:
    """Seat a, with these minions, has announced her withdrawal; the turn goes on."""
    t = position(
        seat(pool=pool, ready=hers, hand=[coin()]),
        seat(ready=[against]),
        seat(),
        edition=edition,
        phase="unlock",
    )
    t.does("withdraw", by="a")
    return t


def next_turn_of_a(t: Table) -> None:
    """Everybody passes until a's next unlock phase is past, or she is gone."""
    while not t.game.over and not t.g.ousted[0]:
        if any(event["seat"] == 0 for event in t.told("turn")):
            return
        t.goes_by()


@editions
@proves("end.withdraw.precondition", "end.withdraw.announce")
def test_only_without_a_library_and_with_less_than_a_full_hand(edition: str) -> None:
    full: list[Item] = [coin(f"Coin {n}") for n in range(7)]
    for hand, library, may in (([coin()], 0, True), (full, 0, False), (full, 3, False), ([coin()], 3, False)):
        t = position(seat(hand=hand, library=library, edge=True), seat(), edition=edition, phase="unlock")
        assert t.asks == "unlock"
        assert t.offers("withdraw") == may
        if not may:
            assert t.clauses("withdraw", by="a") == ["end.withdraw.precondition"]
    t = position(seat(hand=full, edge=True), seat(hand=[whim()]), edition=edition, phase="before_master")
    assert t.clauses("withdraw", by="a") == ["end.withdraw.announce"]


@editions
@proves("end.withdraw.precondition")
def test_the_hand_counts_as_the_turn_began(edition: str) -> None:
    """Her hand size grows in the unlock phase, so her full hand is full no more: too late."""
    grow = as_mode((do.burn_card(base.CARD),), windows.UNLOCK)
    shelf = card("Shelf", faces.MASTER, gives=(giving(spans.HAND_SIZE, -1, base.YOU),), abilities=(grow,))
    t = position(
        seat(hand=[coin(f"Coin {n}") for n in range(6)], play=[shelf]), seat(), edition=edition, phase="unlock"
    )
    assert not t.offers("withdraw")
    t.does("use Shelf")
    assert not t.offers("withdraw")


@editions
@proves("end.withdraw.announce")
def test_it_is_announced_in_ones_own_unlock_phase_only(edition: str) -> None:
    t = position(seat(hand=[coin()]), seat(), edition=edition, phase="master")
    assert t.clauses("withdraw", by="a") == ["end.withdraw.announce"]
    assert t.clauses("withdraw", by="b") == ["end.withdraw.announce"]
    t = withdrawing(edition)
    assert t.told("withdraws")[0]["seat"] == 0
    assert t.g.ousted == [0, 0, 0]


@editions
@proves("end.withdraw.completes", "end.withdraw.vp-one", "end.withdraw.predator-nothing")
def test_with_nothing_lost_it_succeeds_at_her_next_unlock_phase(edition: str) -> None:
    t = withdrawing(edition, "Mira 2/3")
    t.g.vps[0] = 1
    with t.unchanged("c.pool", "b.pool", "c.vps", "b.vps"), t.changes("a.vps", 1):
        next_turn_of_a(t)
    assert t.g.ousted == [2, 0, 0]
    assert t.g.vps == [2, 0, 0]
    assert t.measure("a.withdrawing") == 0, "she has withdrawn"
    assert t.region("Mira") == ("ash-heap" if edition == "2000" else "removed")
    assert t.g.prey(2) == 1
    assert t.who() == "b"
    assert [event["phase"] for event in t.told("phase")].count("unlock") == 4  # hers, b's, c's, and b's again
    t.is_quiet()


@editions
@proves("end.withdraw.completes")
def test_until_then_she_is_still_in_the_game(edition: str) -> None:
    t = withdrawing(edition, "Mira 2/3")
    t.passes_until("minion")
    t.does("bleed Mira")
    t.goes_on()
    assert t.g.pool[1] == 29
    assert t.g.withdrawing[0] == 1


@editions
@proves("end.withdraw.no-combat")
def test_a_combat_of_one_of_her_minions_breaks_it(edition: str) -> None:
    """The minions do each other no harm: the combat itself is enough."""
    t = withdrawing(edition, "Mira 2/3 strength:0", against="Otto 2/3 strength:0")
    t.passes_until("minion")
    t.does("bleed Mira")
    t.passes_until_offered("block Otto")
    t.does("block Otto")
    assert t.asks in ("influence", "minion")
    assert t.measure("Mira.blood") == 2
    assert t.told("withdrawal-broken")
    next_turn_of_a(t)
    assert t.g.ousted == [0, 0, 0]


@editions
@proves("end.withdraw.no-blood-loss", "end.withdraw.regain-does-not-help")
def test_a_blood_that_is_lost_breaks_it_even_if_it_is_won_back(edition: str) -> None:
    spend = card("Errand", faces.ACTION, build.action("", do.gain_blood(1)), blood=1)
    t = position(seat(pool=5, ready=["Mira 2/3"], hand=[spend]), seat(), seat(), edition=edition, phase="unlock")
    t.does("withdraw")
    t.passes_until("minion")
    t.does("play Errand Mira")
    t.goes_on()
    assert t.measure("Mira.blood") == 2
    assert len(t.told("withdrawal-broken")) == 1
    next_turn_of_a(t)
    assert t.g.ousted[0] == 0
    assert t.g.vps == [0, 0, 0]


@editions
@proves("end.withdraw.no-pool-loss", "end.withdraw.regain-does-not-help")
def test_a_pool_that_is_lost_or_spent_breaks_it_even_if_it_is_won_back(edition: str) -> None:
    t = withdrawing(edition, "Mira 2/3")
    t.does("play Coin")  # 1 pool more
    t.passes_until("influence")
    t.does("invest Nobody")
    assert t.measure("a.pool") == 5
    assert t.told("withdrawal-broken")
    next_turn_of_a(t)
    assert t.g.ousted[0] == 0
    t = withdrawing(edition, "Mira 2/3 locked")
    while not (t.who() == "c" and t.asks == "minion"):
        if t.asks == "influence" and t.who() == "b":
            break
        t.passes()
    assert t.g.withdrawing[0] == 1


@editions
@proves("end.withdraw.no-pool-loss")
def test_a_bleed_of_her_predator_breaks_it(edition: str) -> None:
    t = position(seat(pool=5, hand=[coin()]), seat(), seat(ready=["Vera 2/3"]), edition=edition, phase="unlock")
    t.does("withdraw")
    while not (t.who() == "c" and t.asks == "minion"):
        t.passes()
    t.does("bleed Vera")
    t.goes_on()
    assert t.measure("a.pool") == 4
    next_turn_of_a(t)
    assert t.g.ousted[0] == 0


@editions
@proves("end.withdraw.no-blood-loss")
def test_by_our_reading_an_allys_life_counts_and_a_retainers_does_not(edition: str) -> None:
    hurt = as_mode((do.burn_blood(1, base.TARGET),), windows.MASTER, target=choose.minions(choose.OWN, faces.ALLY))
    whip = card("Whip", faces.MASTER, abilities=(hurt,))
    t = position(seat(pool=5, ready=["Dog ally 3"], play=[whip]), seat(), seat(), edition=edition, phase="unlock")
    t.does("withdraw")
    t.does("use Whip")
    assert t.measure("Dog.blood") == 2
    assert t.g.withdrawing[0] == 0
    hound = card("Hound", faces.RETAINER, life=2)
    t = position(seat(pool=5, ready=[("Mira 2/3", [hound])]), seat(), seat(), edition=edition, phase="unlock")
    t.does("withdraw")
    t.g.burn_blood(t["Hound"], 1, "card.burn.counter-to-bank")
    assert t.g.withdrawing[0] == 1


@editions
@proves("end.withdraw.vp-one")
def test_the_last_one_left_after_a_withdrawal_gets_her_point_too(edition: str) -> None:
    t = position(seat(hand=[coin()]), seat(), edition=edition, phase="unlock")
    t.does("withdraw")
    next_turn_of_a(t)
    assert t.game.over
    assert t.g.vps == [1, 1]
    assert t.g.scores() == ([0.0, 0.0] if edition == "2023" else [0.5, 0.5])


@pytest.mark.parametrize("edition", ["2000"])
@proves("option.ante.withdraw-keeps")
def test_who_withdraws_keeps_her_stake(edition: str) -> None:
    t = position(
        seat(hand=[coin()], ante=[coin("Stake a")]),
        seat(ante=[coin("Stake b")]),
        seat(ante=[coin("Stake c")]),
        edition=edition,
        phase="unlock",
        options={"ante": True},
    )
    t.does("withdraw")
    next_turn_of_a(t)
    assert t.g.ousted[0] == 2
    assert t.g.owner[t["Stake a"]] == 0
    assert t.region("Stake a") == "ante"
