"""Event cards: V."""

from __future__ import annotations

import pytest

from praxis.vtes.positions.scenario import position, seat
from tests.vtes.cards.answering import to_the_end, until
from tests.vtes.cards.rulings import rules_on
from tests.vtes.cards.tables import bystander, since_2011

# -- Veil of Darkness -------------------------------------------------------------------------------------------------


@rules_on("Veil of Darkness", "LSJ 20050606")
@pytest.mark.parametrize("who", ["Infernal Servitor", "Mira"])
def test_an_ally_who_plays_as_a_vampire_does_so_under_no_veil(who: str) -> None:
    """The top card of the library is a master card: the card of a vampire has no effect."""
    t = position(
        seat(
            ready=["Mira 6/8 obf trait:infernal", "Infernal Servitor"],
            hand=["Lost in Crowds", *["Blank Page"] * 6],
            library=["Ascendance"] * 9,
            play=["Veil of Darkness"],
        ),
        seat(ready=["Oskar 4/8"]),
        bystander(),
    )
    t.g.versions[t["Infernal Servitor"]] = 1  # it was recruited at superior
    t.does(f"bleed {who}")
    until(t, "block Oskar")
    t.does("block Oskar", by="b")
    until(t, f"play Lost in Crowds {who} 0")
    t.does(f"play Lost in Crowds {who} 0", by="a")
    to_the_end(t)
    assert bool(t.told("blocked")) is (who == "Mira")


@since_2011
@rules_on("Veil of Darkness", "LSJ 20090323", "LSJ 20100728")
@pytest.mark.parametrize(("top", "cancelled"), [("Ascendance", True), ("Majesty", False)])
def test_the_veil_swallows_a_discipline(top: str, cancelled: bool, edition: str) -> None:
    t = position(
        seat(
            ready=["Mira 6/8 DOM"],
            hand=["Govern the Unaligned", "Scouting Mission", *["Blank Page"] * 5],
            library=[top, top],
        ),
        seat(ready=["Oskar 2/4 locked"]),
        seat(ready=["Vera 2/4 locked"], play=["Veil of Darkness"], hand=["Direct Intervention"]),
        edition=edition,
    )
    t.does("play Govern the Unaligned Mira 0")
    assert t.ever_offered("play Direct Intervention") is not cancelled
    t.goes_on()
    assert (t.measure("Mira.locked"), t.measure("b.pool")) == ((0, 30) if cancelled else (1, 27))
    if cancelled:  # only the first such card of the turn
        t.does("play Scouting Mission Mira 0")
        t.goes_on()
        assert t.measure("b.pool") == 28
