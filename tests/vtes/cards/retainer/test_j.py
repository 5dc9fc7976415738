"""Retainer cards: J."""

from __future__ import annotations

import pytest

from praxis.vtes.model import stats
from praxis.vtes.positions.scenario import position, seat
from tests.vtes.cards.combat_tables import on_to
from tests.vtes.cards.tables import BYSTANDER, bystander, editions, fighting

# -- J. S. Simmons, Esq. ----------------------------------------------------------------------------------------------

GIVES = [
    ("J. S. Simmons, Esq.", "bleed", 2),
    ("Tasha Morgan", "bleed", 2),
    ("Laptop Computer", "bleed", 2),
    ("Mr. Winthrop", "intercept", 1),
    ("Revenant", "intercept", 1),
    ("Raven Spy", "intercept", 1),
    ("Sport Bike", "intercept", 1),
    ("Aaron's Feeding Razor", "hunt", 2),
    ("Living Manse", "bleed", 2),
    ("Raptor", "intercept", 1),
]


@editions
@pytest.mark.parametrize(("card", "what", "amount"), GIVES)
def test_what_it_gives_is_for_its_bearer_alone(card: str, what: str, amount: int, edition: str) -> None:
    t = position(
        seat(ready=[("Mira 2/8", [card]), "Ines 2/8"]), seat(ready=["Oskar 2/4"]), bystander(), edition=edition
    )
    number = getattr(stats, what)
    assert number(t.g, t["Mira"]) == amount
    assert number(t.g, t["Ines"]) == number(t.g, t["Oskar"]) == (0 if what == "intercept" else 1)
    if what == "intercept":
        return
    with t.unchanged(*BYSTANDER):
        t.does("bleed Mira" if what == "bleed" else "hunt Mira")
        t.goes_on()
    assert (t.measure("b.pool") if what == "bleed" else t.measure("Mira.blood")) == (28 if what == "bleed" else 4)
    t.is_quiet()


# -- Jackie Therman ---------------------------------------------------------------------------------------------------


@editions
def test_jackie_therman_gives_a_maneuver_each_combat(edition: str) -> None:
    t = fighting("Boxed In", on_mira=["Jackie Therman"], edition=edition)
    on_to(t, "maneuver")
    t.does("use Jackie Therman Mira -1", by="a")
    on_to(t, "press")
    t.does("play Boxed In Mira 0", by="a")
    on_to(t)
    assert len(t.told("maneuver")) == 1
