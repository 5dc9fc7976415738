"""Reaction cards: U."""

from __future__ import annotations

from praxis.vtes.positions.scenario import position, seat
from tests.vtes.cards.answering import to_the_end
from tests.vtes.cards.tables import bystander

# -- Unseen Hibernation -----------------------------------------------------------------------------------------------


def test_unseen_hibernation_by_a_locked_vampire_at_superior() -> None:
    for words, may in (("abo", False), ("ABO", True)):
        t = position(
            seat(ready=["Mira 4/5"], hand=["Bum's Rush"]),
            seat(ready=[f"Oskar 4/8 {words} locked"], hand=["Unseen Hibernation"]),
            bystander(),
        )
        t.does("play Bum's Rush Mira 0")
        if t.asks == "target":
            t.does("target Oskar")
        to_the_end(t)
        assert t.ever_offered("play Unseen Hibernation Oskar 2") is may
