"""Crypt cards: Redeemer."""

from __future__ import annotations

from tests.vtes.cards.imbued_tables import MARION, fight_of
from tests.vtes.cards.tables import since_2011

# -- Marion "Teacher193" Perks ----------------------------------------------------------------------------------------


@since_2011
def test_marion_presses_once_a_combat(edition: str) -> None:
    t = fight_of(MARION, edition)
    rounds = 0
    while t.asks != "minion":
        if t.asks == "strike":
            t.does("strike hand")
        elif t.offers(f"use {MARION}"):
            assert t.asks == "press"
            t.does(f"use {MARION}", by="b")
            rounds += 1
        else:
            t.answer("pass")
    assert (rounds, len(t.told("round"))) == (1, 2)
    t.is_quiet()
