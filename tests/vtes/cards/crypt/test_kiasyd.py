"""Crypt cards: Kiasyd."""

from __future__ import annotations

import pytest

from praxis.vtes.model import stats
from praxis.vtes.positions.scenario import position, seat
from tests.vtes.cards.action_tables import SHRINE
from tests.vtes.cards.tables import BYSTANDER, bystander, editions

# -- Isanwayen --------------------------------------------------------------------------------------------------------


@editions
def test_isanwayen_locks_for_a_master_phase_action_and_is_dear_to_rescue(edition: str) -> None:
    t = position(
        seat(ready=["Isanwayen"], hand=["Fame", "Dreams of the Sphinx"]),
        seat(ready=["Oskar 2/4"]),
        bystander(),
        phase="master",
        edition=edition,
    )
    assert t.measure("turn.left") == 1
    t.does("use Isanwayen")
    assert (t.measure("turn.left"), t.measure("Isanwayen.locked")) == (2, 1)
    for victim, cost in (("Isanwayen", 3), ("Ines 2/6", 2)):
        t = position(
            seat(ready=["Mira 5/8"], torpor=[victim]),
            seat(ready=["Oskar 2/4 locked"]),
            bystander(),
            edition=edition,
        )
        assert len(t.options("rescue")) == cost + 1  # as the two like to share it


# -- Julia Prima ------------------------------------------------------------------------------------------------------


@editions
def test_an_action_at_a_methuselah_is_not_directed_at_the_card_that_has_her_number(edition: str) -> None:
    """Omar's card and his Methuselah's seat have the same number."""
    t = position(
        seat(ready=["Julia Prima"], uncontrolled=[]),
        seat(ready=["Omar 2/4 clan:Banu-Haqim locked"], play=[SHRINE]),
        bystander(),
        edition=edition,
    )
    assert t["Omar"] == 1
    t.does("use Julia Prima Julia Prima -1")
    t.does("target b")
    t.goes_on()
    assert not t.ever_offered(f"use {SHRINE}")
    assert t.measure("b.pool") == 29


# -- Pherydima --------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("phase", "offered"), [("discard", True), ("influence", False), ("minion", False)])
def test_pherydima_is_unlocked_for_a_pool_in_the_discard_phase(phase: str, offered: bool) -> None:
    t = position(
        seat(ready=["Pherydima locked", "Ines 2/4 locked"], hand=["Blank Page"]),
        seat(ready=["Oskar 2/4"]),
        bystander(),
        phase=phase,
    )
    assert t.offers("use Pherydima") is offered
    if offered:
        with t.changes("a.pool", -1), t.unchanged(*BYSTANDER, "Ines.locked", "Pherydima.blood", "b.pool"):
            t.does("use Pherydima")
        assert t.measure("Pherydima.locked") == 0
        assert not t.offers("use Pherydima")
    t.is_quiet()


# -- Roderick Phillips March ------------------------------------------------------------------------------------------


@editions
def test_roderick_hides_those_who_equip(edition: str) -> None:
    t = position(
        seat(ready=["Roderick Phillips March", "Mira 4/8"], hand=["Leather Jacket"]),
        seat(ready=["Oskar 2/4"]),
        bystander(),
        edition=edition,
    )
    t.does("play Leather Jacket Mira")
    assert stats.stealth(t.g, t["Mira"]) == 2
    assert t.measure("Roderick Phillips March.blood") == 7
