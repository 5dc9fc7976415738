"""Retainer cards: T."""

from __future__ import annotations

from praxis.vtes.positions.scenario import position, seat
from tests.vtes.cards.tables import bystander, editions

# -- Twisted Bloodhound -----------------------------------------------------------------------------------------------


@editions
def test_a_twisted_bloodhound_leads_its_employer_to_anybody(edition: str) -> None:
    t = position(
        seat(ready=[("Mira 4/8", ["Twisted Bloodhound"]), "Ines 4/8"]),
        seat(ready=["Oskar 2/4", "Ally ally 2"], torpor=["Gone 0/4"]),
        bystander(),
        edition=edition,
    )
    assert not t.offers("use Twisted Bloodhound Ines")
    t.does("use Twisted Bloodhound Mira")
    assert (t.offers("target Oskar"), t.offers("target Vera"), t.offers("target Gone")) == (True, True, False)
    t.does("target Vera")
    t.goes_on()
    assert t.told("combat")[0]["opposing"] == t["Vera"]
