"""Ally cards: E."""

from __future__ import annotations

import pytest

from praxis.vtes.positions.scenario import position, seat
from tests.vtes.cards.ally_tables import fought_by
from tests.vtes.cards.answering import acts
from tests.vtes.cards.rulings import rules_on
from tests.vtes.cards.tables import bystander, editions

# -- Emerald Legionnaire ----------------------------------------------------------------------------------------------


@editions
@rules_on("Emerald Legionnaire", "ANK 20180509", "ANK 20180511-1")
@pytest.mark.parametrize(("ash", "lords", "possible"), [(8, 2, True), (6, 2, False), (8, 1, False)])
def test_a_legionnaire_calls_another_from_the_ash_heap(ash: int, lords: int, possible: bool, edition: str) -> None:
    card = "Emerald Legionnaire"
    unique = [f"Lord{n} 4/8 clan:Harbinger-of-Skulls" for n in range(lords)]
    t = position(
        seat(ready=[card, *unique], ash_heap=[card, *["Dodge"] * ash]),
        seat(),
        bystander(),
        phase="unlock",
        edition=edition,
    )
    assert t.offers(f"use {card}") is possible
    if possible:
        with t.unchanged("a.pool"):
            t.does(f"use {card}")
            acts(t, "pick Dodge")
        assert len([one for one in t.g.ready(0) if t.g.face[one].name == card]) == 2
        assert t.measure(f"{card}#2.blood") == 2


# -- Escaped Mental Patient -------------------------------------------------------------------------------------------


@editions
@rules_on("Escaped Mental Patient", "ANK 20190717-2", "LSJ 20001127-2")
@pytest.mark.parametrize(("answer", "burned"), [("use Escaped Mental Patient", True), ("strike hand", False)])
def test_an_escaped_patient_does_not_survive_his_rage(answer: str, burned: bool, edition: str) -> None:
    t = fought_by("Escaped Mental Patient", "Oskar 9/9 strength:0", edition)
    while t.asks != "strike" or t.who() != "b":
        t.does("strike hand" if t.asks == "strike" else "pass")
    t.does(answer, by="b")
    acts(t)
    assert t.region("Escaped Mental Patient") == ("ash-heap" if burned else "ready")
    assert t.region("Oskar") == ("torpor" if burned else "ready")
