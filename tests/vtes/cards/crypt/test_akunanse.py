"""Crypt cards: Akunanse."""

from __future__ import annotations

import pytest

from praxis.vtes.positions.scenario import position, seat
from tests.vtes.cards.answering import to_the_end
from tests.vtes.cards.crypt_tables import aims
from tests.vtes.cards.tables import BYSTANDER, bystander, passes_to

# -- Kamiri wa Itherero -----------------------------------------------------------------------------------------------


KAMIRI = "Kamiri wa Itherero"


@pytest.mark.parametrize(
    ("victim", "region", "left"),
    [("Oskar 4/8", "ready", 2), ("Oskar 1/8", "torpor", 0), ("Oskar ally 2", "ash-heap", 0)],
)
@pytest.mark.parametrize("blocked", [False, True])
def test_kamiri_inflicts_damage_on_any_minion(victim: str, region: str, left: int, blocked: bool) -> None:
    t = position(seat(ready=[f"{KAMIRI} (ADV)"]), seat(ready=[victim, "Guard 4/8"]), bystander())
    before = t.measure("Oskar.blood")
    with t.unchanged(*BYSTANDER, "b.pool"):
        aims(t, KAMIRI, "Oskar")
        t.passes_until_offered("block Guard")
        t.does("block Guard" if blocked else "pass")
        to_the_end(t)
    assert (t.region("Oskar"), t.measure("Oskar.blood")) == (("ready", before) if blocked else (region, left))
    assert (t.measure(f"{KAMIRI}.locked"), t.measure("Guard.blood")) == (1, 3 if blocked else 4)
    t.is_quiet()


@pytest.mark.parametrize(
    ("sect", "blood", "merges", "offered"),
    [("Laibon", 1, True, True), ("Laibon", 0, True, False), ("Laibon", 1, False, False), ("Camarilla", 1, True, False)],
)
def test_kamiri_merged_hides_any_acting_laibon(sect: str, blood: int, merges: bool, offered: bool) -> None:
    t = position(
        seat(ready=[f"{KAMIRI} (ADV) blood:{blood}"], uncontrolled=[KAMIRI]),
        seat(ready=[f"Oskar 4/8 sect:{sect}"]),
        bystander(),
        phase="influence",
    )
    t.does(f"merge {KAMIRI}#2 {KAMIRI}" if merges else "pass")
    passes_to(t, "minion", "b")
    t.does("bleed Oskar")
    assert not t.ever_offered(f"use {KAMIRI}")  # not needed yet
    t.does("block Vera", by="c")
    while t.asks not in t.quiet and not t.offers(f"use {KAMIRI}"):
        t.does("strike hand" if t.asks == "strike" else "pass")
    assert t.offers(f"use {KAMIRI}") is offered
    if offered:
        with t.changes("Oskar.stealth", 1), t.changes(f"{KAMIRI}.blood", -1):
            t.does(f"use {KAMIRI}", by="a")
        since = len(t.asked)
        to_the_end(t)
        assert not t.ever_offered(f"use {KAMIRI}", since)
        assert not t.told("blocked")
    t.is_quiet()


# -- Nkule Galadima ---------------------------------------------------------------------------------------------------

STEEL = "Anarchist Uprising"


@pytest.mark.parametrize(("region", "votes"), [("ready", 3), ("torpor", 1)])
def test_the_edge_is_worth_more_while_nkule_is_ready(region: str, votes: int) -> None:
    mine = ["Nkule Galadima"]
    t = position(
        seat(
            edge=True,
            ready=["Mira 4/8", *(mine if region == "ready" else [])],
            torpor=[] if region == "ready" else mine,
            hand=[STEEL],
        ),
        seat(ready=["Oskar 2/4"]),
        bystander(),
    )
    t.does(f"play {STEEL} Mira")
    t.passes_until("polling")
    with t.changes("referendum.favour", votes):
        t.does("burn-edge for")


# -- Uchenna ----------------------------------------------------------------------------------------------------------


def test_uchenna_burns_a_card_from_hand_and_another_is_drawn() -> None:
    t = position(
        seat(ready=["Uchenna"], hand=["Fame", "Blood Doll", *["Blank Page"] * 5], library=2),
        seat(ready=["Oskar 2/4"]),
        bystander(),
        phase="master",
    )
    with t.unchanged(*BYSTANDER, "a.pool", "a.hand", "turn.left"), t.changes("Uchenna.blood", -1):
        t.does("use Uchenna")
        t.does("discard Fame")
    assert (t.region("Fame"), t.measure("a.library")) == ("ash-heap", 1)
    assert not t.offers("use Uchenna")  # once is enough
    t.is_quiet()


@pytest.mark.parametrize(
    ("blood", "hand", "phase"), [(0, ["Fame"], "master"), (1, [], "master"), (1, ["Fame"], "discard")]
)
def test_uchenna_needs_blood_a_card_and_the_master_phase(blood: int, hand: list[str], phase: str) -> None:
    t = position(seat(ready=[f"Uchenna blood:{blood}"], hand=hand), seat(ready=["Oskar 2/4"]), bystander(), phase=phase)
    assert not t.offers("use Uchenna")
