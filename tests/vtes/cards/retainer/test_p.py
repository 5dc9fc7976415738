"""Retainer cards: P."""

from __future__ import annotations

import pytest

from praxis.vtes.model import stats
from praxis.vtes.positions.scenario import position, seat
from tests.vtes.cards.answering import acts
from tests.vtes.cards.tables import bystander, editions

# -- Priestess of Sekhmet ---------------------------------------------------------------------------------------------


@editions
@pytest.mark.parametrize(("sect", "bleed"), [("Camarilla", 2), ("Sabbat", 1)])
def test_a_priestess_of_sekhmet_works_against_the_camarilla(sect: str, bleed: int, edition: str) -> None:
    t = position(
        seat(ready=[("Mira 6/8 clan:Ministry", ["Priestess of Sekhmet"])]),
        seat(ready=[f"Oskar 4/8 sect:{sect}"]),
        bystander(),
        edition=edition,
    )
    t.does("bleed Mira")
    assert (stats.bleed(t.g, t["Mira"]), stats.intercept(t.g, t["Oskar"])) == (bleed, 1 - bleed)
    acts(t)
