"""Master cards: O."""

from __future__ import annotations

import pytest

from praxis.vtes.positions.scenario import position, seat
from tests.vtes.cards.location_tables import BRUJAH, polling
from tests.vtes.cards.tables import bystander, editions

# -- Obsession --------------------------------------------------------------------------------------------------------


@editions
@pytest.mark.parametrize(("answer", "region"), [("yes", "ready"), ("no", "ash-heap"), ("", "ash-heap")])
def test_obsession_takes_blood_or_the_vampire(answer: str, region: str, edition: str) -> None:
    t = position(
        seat(ready=[("Mira 3/5 locked" if answer else "Mira 0/5 locked", ["Obsession"]), "Ines 1/4"]),
        seat(ready=["Oskar 2/4"]),
        bystander(),
        phase="unlock",
        edition=edition,
    )
    for _ in range(5):
        if t.options("trigger"):
            t.answer(t.options("trigger")[0])
        elif t.asks == "unless":
            t.does(answer)
    assert t.region("Mira") == region
    if region == "ready":
        assert (t.measure("Mira.blood"), t.measure("Mira.locked")) == (2, 0)


# -- Oxford University, England ---------------------------------------------------------------------------------------


@editions
@pytest.mark.parametrize("burned", [1, 4])
def test_oxford_university_gives_two_votes_for_each_pool(burned: int, edition: str) -> None:
    card = "Oxford University, England"
    t = polling(card, f"Oskar 2/4 {BRUJAH}", edition=edition)
    t.does(f"use {card}", by="b")
    t.does(f"amount {burned}")
    assert t.told("gains-votes")[0]["votes"] == 2 * burned
    assert (t.measure("b.pool"), t.measure(f"{card}.locked")) == (30 - burned, 1)
