"""Retainer cards: E."""

from __future__ import annotations

from praxis.vtes.positions.scenario import position, seat
from tests.vtes.cards.answering import acts, to_the_end
from tests.vtes.cards.retainer_tables import bites
from tests.vtes.cards.tables import bystander, since_2011

# -- Elephant Guardian ------------------------------------------------------------------------------------------------


def test_an_elephant_guards_against_an_acting_minion_only() -> None:
    """Two vampires whom a third one sets on each other do not act."""
    t = position(
        seat(ready=["Nils 6/8 ANI"], hand=["Taunt the Caged Beast"]),
        seat(ready=["Oskar 6/8"]),
        seat(ready=[("Mira 6/8", ["Elephant Guardian"])]),
    )
    t.does("play Taunt the Caged Beast Nils 1")
    to_the_end(t)
    assert len(t.told("combat")) == 1
    assert bites(t, "Oskar", "Elephant Guardian") == []
    assert (t.measure("Oskar.blood"), t.measure("Mira.blood")) == (5, 5)


@since_2011
def test_an_elephant_guardian_falls_upon_who_acts(edition: str) -> None:
    t = position(
        seat(ready=["Oskar 9/9"]),
        seat(ready=[("Mira 6/8 sect:Laibon", ["Elephant Guardian"])]),
        bystander(),
        edition=edition,
    )
    acts(t, "bleed Oskar", "block Mira")
    assert t.measure("Oskar.blood") == 9 - 1 - 2
