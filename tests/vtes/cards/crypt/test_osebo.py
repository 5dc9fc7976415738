"""Crypt cards: Osebo."""

from __future__ import annotations

import pytest

from praxis.vtes.positions.scenario import position, seat
from tests.vtes.cards.rulings import rules_on
from tests.vtes.cards.tables import BYSTANDER, bystander

# -- Khalu ------------------------------------------------------------------------------------------------------------


@rules_on("Khalu", "ANK 20190104")
def test_khalu_cancels_cards_of_his_neighbours() -> None:
    t = position(seat(ready=["Mira 4/8 dom"], hand=["Govern the Unaligned"]), seat(), seat(ready=["Khalu"]))
    t.answer(next(key for key in t.options() if key.startswith("play")))
    t.passes_until_offered("use Khalu")
    with t.changes("Khalu.blood", -5), t.unchanged("Mira.blood"):
        t.does("use Khalu", by="c")
    assert t.region("Govern the Unaligned") == "ash-heap"
    assert not t.measure("Mira.locked")


# -- Mamadou Keita ----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("passes", [True, False])
@pytest.mark.parametrize(
    ("victim", "after"), [("Guard ally 1", "ash-heap"), ("Guard 1/4", "ready"), ("Guard 0/4", "torpor")]
)
def test_mamadou_has_a_ready_minion_hurt(victim: str, after: str, passes: bool) -> None:
    me = "Mamadou Keita"
    t = position(seat(ready=[me]), seat(ready=[victim, "Oskar 2/4"], torpor=["Gone 1/4"]), bystander())
    before = t.measure("Guard.blood")
    with t.unchanged(*BYSTANDER, "a.pool", "b.pool", "Oskar.blood", "Gone.blood"):
        t.does(f"use {me} {me}")
        assert t.measure(f"{me}.stealth") == 1
        t.passes_until("terms")
        assert not t.offers("target Gone")
        t.does("target Guard")
        t.passes_until("polling")
        t.does(f"vote {me} {'for' if passes else 'against'}")
        t.goes_on()
    hurt = (after, max(0, before - 1)) if passes else ("ready", before)
    assert (t.region("Guard"), t.measure("Guard.blood")) == hurt
    t.is_quiet()


# -- Massassi ---------------------------------------------------------------------------------------------------------


def test_a_maneuver_in_the_combat_of_her_own_action() -> None:
    """Massassi has one then, and none when she is blocked; Faruq is stronger."""
    t = position(seat(ready=["Massassi"]), seat(ready=["Oskar 6/8"]), bystander())
    t.does("use Massassi Massassi")
    t.does("target Oskar")
    while t.asks not in (*t.quiet, "maneuver"):
        t.passes()
    assert t.offers("maneuver")
    t = position(seat(ready=["Faruq"]), seat(ready=["Oskar 6/8 clan:Banu-Haqim"]), bystander())
    t.does("use Faruq Faruq")
    with t.changes("Oskar.blood", -2):
        t.goes_on()
