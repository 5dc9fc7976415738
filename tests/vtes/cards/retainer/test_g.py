"""Retainer cards: G."""

from __future__ import annotations

from praxis.vtes.positions.scenario import position, seat
from tests.vtes.cards.answering import acts
from tests.vtes.cards.rulings import rules_on
from tests.vtes.cards.tables import bystander, editions

# -- Ghoul Escort -----------------------------------------------------------------------------------------------------


@editions
@rules_on("Ghoul Escort", "ANK 20181122-1")
def test_a_ghoul_escort_dies_in_place_of_a_combat(edition: str) -> None:
    t = position(seat(ready=[("Mira 6/8", ["Ghoul Escort"])]), seat(ready=["Oskar 4/8"]), bystander(), edition=edition)
    t.does("bleed Mira")
    acts(t, "block Oskar", "use Ghoul Escort Mira -1")
    assert (t.told("combat"), t.measure("Mira.locked"), t.measure("Oskar.locked")) == ([], 0, 1)
    assert (t.region("Ghoul Escort"), t.measure("b.pool")) == ("ash-heap", 30)
    t = position(
        seat(ready=["Ines 2/4"], torpor=[("Mira 6/8", ["Ghoul Escort"])]),
        seat(ready=["Oskar 4/8"]),
        bystander(),
        edition=edition,
    )
    acts(t, "leave Mira", "block Oskar")
    assert not t.ever_offered("use Ghoul Escort")
