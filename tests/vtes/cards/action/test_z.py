"""Action cards: Z."""

from __future__ import annotations

from praxis.vtes.positions.scenario import position, seat
from tests.vtes.cards.answering import acts
from tests.vtes.cards.tables import acting, bystander, editions

# -- Zillah's Tears ---------------------------------------------------------------------------------------------------


@editions
def test_zillahs_tears_unlock_in_a_later_turn(edition: str) -> None:
    t = acting("Zillah's Tears", who="sect:Sabbat", more=("Ines 2/4",), edition=edition)
    acts(t, "play Zillah's Tears Mira 0")
    assert (t.measure("Mira.blood"), t.offers("use Zillah's Tears")) == (5, False)
    t = position(
        seat(ready=[("Mira 4/8 sect:Sabbat locked", ["Zillah's Tears"]), "Ines 2/4"]),
        seat(),
        bystander(),
        edition=edition,
    )
    t.does("use Zillah's Tears")
    assert (t.measure("Mira.locked"), t.region("Zillah's Tears")) == (0, "ash-heap")
