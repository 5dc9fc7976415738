"""Crypt cards: Visionary."""

from __future__ import annotations

from praxis.vtes.positions.scenario import position, seat
from tests.vtes.cards.rulings import rules_on
from tests.vtes.cards.tables import bystander

# -- Paul "Sixofswords29" Moreton -------------------------------------------------------------------------------------


def test_paul_moreton_feeds_an_uncontrolled_imbued() -> None:
    me = 'Paul "Sixofswords29" Moreton'
    other = 'Jennie "Cassie247" Orne'
    t = position(
        seat(ready=[me], uncontrolled=[f"{other} blood:0", "Anja 0/5"]),
        seat(),
        bystander(),
        phase="influence",
        options={"legacy": True},
    )
    with t.changes("a.pool", -1), t.changes(f"{other}.blood", 1), t.unchanged("Anja.blood"):
        t.does(f"use {me}")
    assert not t.offers(f"use {me}")


@rules_on('Paul "Sixofswords29" Moreton', "RTR 20180303")
def test_paul_moves_a_counter_in_the_phase_in_which_he_comes_out() -> None:
    me = 'Paul "Sixofswords29" Moreton'
    t = position(
        seat(ready=["Mira 2/4"], uncontrolled=[f"{me} blood:4", "Abe 0/4 imbued"]),
        seat(ready=["Oskar 2/4"]),
        bystander(),
        phase="influence",
        options={"legacy": True},
    )
    assert not t.offers(f"use {me}")
    t.does(f"out {me}")
    assert t.offers(f"use {me}")
    with t.changes("a.pool", -1), t.changes("Abe.blood", 1):
        t.does(f"use {me}")
        t.does("target Abe") if t.asks == "target" else None
    assert not t.offers(f"use {me}")
