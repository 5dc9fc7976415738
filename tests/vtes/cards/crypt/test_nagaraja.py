"""Crypt cards: Nagaraja."""

from __future__ import annotations

import pytest

from praxis.vtes.positions.scenario import position, seat
from tests.vtes.cards.crypt_tables import aims
from tests.vtes.cards.rulings import rules_on
from tests.vtes.cards.tables import BYSTANDER, bystander

# -- Le Dinh Tho ------------------------------------------------------------------------------------------------------


@rules_on("Le Dinh Tho", "PIB 20121031")
def test_le_dinh_tho_discards_a_card_that_he_has_seen() -> None:
    """The replacement is not shown to him."""
    t = position(
        seat(ready=["Le Dinh Tho"]),
        seat(hand=["Blank Page"] * 6 + ["Laptop Computer"], library=["Dodge"]),
        bystander(),
    )
    with t.unchanged("b.hand", "c.hand", "c.pool"):
        aims(t, "Le Dinh Tho", "b")
        while t.asks != "pick":
            t.passes()
        t.does("pick Laptop Computer", by="a")
        t.goes_on()
    assert t.region("Laptop Computer") == "ash-heap"
    assert t.region("Dodge") == "hand"
    assert not t.g.knows[t["Dodge"]] & 1
    t.is_quiet()


# -- Veejay Vinod -----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("name", "blood"), [("Veejay Vinod", -2), ("William Biltmore", -1)])
@pytest.mark.parametrize(("spies", "blocked"), [(0, False), (1, True)])
def test_blood_for_stealth(name: str, blood: int, spies: int, blocked: bool) -> None:
    """Once each action, and only when it is needed."""
    t = position(seat(ready=[name]), seat(ready=[("Oskar 2/4", ["Raven Spy"] * spies)]), bystander())
    t.does(f"bleed {name}")
    assert not t.offers(f"use {name} {name}")
    t.does("block Oskar", by="b")
    with t.unchanged(*BYSTANDER):
        t.does(f"use {name} {name}", by="a")
    assert not t.offers(f"use {name} {name}")
    t.goes_on()
    assert bool(t.told("blocked")) is blocked
    t.is_quiet()
