"""Event cards: I."""

from __future__ import annotations

from praxis.vtes.positions.scenario import position, seat
from tests.vtes.cards.tables import bystander, since_2011

# -- Inconnu Tutelage -------------------------------------------------------------------------------------------------


@since_2011
def test_inconnu_tutelage_trades_a_vampire_for_a_card(edition: str) -> None:
    t = position(
        seat(
            ready=["Mira 3/5"],
            uncontrolled=["Young 0/4"],
            hand=["Blank Page"] * 7,
            library=["Changeling", "Blank Page"],
        ),
        seat(ready=["Oskar 2/4"], play=["Inconnu Tutelage"]),
        bystander(),
        phase="influence",
        edition=edition,
    )
    t.does("use Inconnu Tutelage")
    t.does("pick Young") if t.asks == "pick" else None
    t.answer(t.options("find")[0])
    while t.asks == "discard-down":
        t.answer(t.options()[0])
    assert (t.region("Young"), t.measure("a.hand")) == ("removed", 7)
    assert not t.offers("use Inconnu Tutelage")
