"""Reaction cards: L."""

from __future__ import annotations

import pytest

from praxis.vtes.positions.scenario import position, seat
from tests.vtes.cards.tables import editions

# -- Lost in Translation ----------------------------------------------------------------------------------------------


@editions
@pytest.mark.parametrize(
    ("actor", "offered"), [("Mira 4/7", True), ("Mira 4/8", False), ("Brute ally 3 bleed:1", True)]
)
def test_lost_in_translation_sends_the_bleed_of_a_weaker_minion_on(edition: str, actor: str, offered: bool) -> None:
    name = actor.split()[0]
    t = position(
        seat(ready=[actor]),
        seat(ready=["Oskar 4/8", "Olga 4/9"], hand=["Lost in Translation", "Lost in Translation"]),
        seat(ready=["Vera 2/4"]),
        seat(ready=["Dora 2/4"]),
        edition=edition,
    )
    t.does(f"bleed {name}")
    t.passes_until("declined")
    assert t.offers("play Lost in Translation Oskar") is offered
    if not offered:
        return
    t.does("play Lost in Translation Oskar", by="b")
    t.does("target c")
    before = len(t.asked)
    t.goes_on()
    assert not t.ever_offered("play Lost in Translation#2", before)  # one each action
    assert (t.measure("b.pool"), t.measure("c.pool"), t.measure("Oskar.locked")) == (30, 29, 1)
    t.is_quiet()
