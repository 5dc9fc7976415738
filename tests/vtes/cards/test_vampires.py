"""Vampires with effects of their own."""

from __future__ import annotations

import pytest

from praxis.vtes.positions.scenario import position, seat
from tests.vtes.cards.tables import BYSTANDER, bystander, editions


@editions
@pytest.mark.parametrize(("attacker", "hurt"), [("Thug ally 5 strength:3", 0), ("Oskar 5/6 strength:3", 3)])
def test_carolina_valez_is_not_hurt_by_allies(edition: str, attacker: str, hurt: int) -> None:
    t = position(seat(ready=["Carolina Vález"]), seat(ready=[attacker]), bystander(), edition=edition)
    name = attacker.split()[0]
    with t.changes("Carolina Vález.blood", -hurt), t.changes(f"{name}.blood", -1), t.unchanged(*BYSTANDER):
        t.does_all("bleed Carolina Vález", f"block {name}")
        t.goes_on()
    assert t.region("Carolina Vález") == "ready"
    t.is_quiet()
