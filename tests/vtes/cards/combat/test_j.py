"""Combat cards: J."""

from __future__ import annotations

from tests.vtes.cards.combat_tables import on_to
from tests.vtes.cards.tables import editions, fighting

# -- The Jones --------------------------------------------------------------------------------------------------------


@editions
def test_the_jones_spoils_a_strike_of_the_younger(edition: str) -> None:
    for other, may in (("Oskar 6/7 pre", True), ("Oskar 6/9 pre", False)):
        t = fighting("The Jones", who="SER", other=other, answers=["Majesty"], edition=edition)
        on_to(t, "strike")
        if t.who() == "a":
            t.does("strike hand")
        t.does("play Majesty Oskar 0", by="b")
        assert (t.asks == "as-played" and t.offers("play The Jones Mira 1")) is may
        if may:
            t.does("play The Jones Mira 1", by="a")
            on_to(t)
            assert (t.measure("Oskar.blood"), t.told("combat-ends")) == (5, [])
