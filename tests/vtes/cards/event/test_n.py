"""Event cards: N."""

from __future__ import annotations

from praxis.vtes.model.rulings import extra_cost
from praxis.vtes.positions.scenario import position, seat
from tests.vtes.cards.rulings import rules_on
from tests.vtes.cards.tables import bystander, passes_to, since_2011

# -- Narrow Minds -----------------------------------------------------------------------------------------------------


@since_2011
def test_narrow_minds_make_bounces_dearer(edition: str) -> None:
    t = position(
        seat(ready=["Mira 3/5"], play=["Narrow Minds"]),
        seat(ready=["Oskar 2/4 DOM"], hand=["Deflection", "Conditioning"]),
        bystander(),
        edition=edition,
    )
    costs = [extra_cost(t.g, 1, t["Oskar"], t[one], 0, []) for one in ("Deflection", "Conditioning")]
    assert costs == [1, 0]


@since_2011
@rules_on("Narrow Minds", "ANK 20200129", "LSJ 20091208", "RTR 19951017")
def test_narrow_minds_are_replaced_before_anything_else(edition: str) -> None:
    t = position(
        seat(
            ready=["Mira 4/8"],
            hand=["Narrow Minds", *["Blank Page"] * 6],
            library=9,
            play=["Political Hunting Ground"],
        ),
        seat(ready=["Oskar 4/4"]),
        bystander(),
        phase="discard",
        edition=edition,
    )
    t.does("play Narrow Minds")
    while not t.offers("use Political Hunting Ground"):
        assert t.measure("a.hand") == 6
        t.does(t.options()[0] if not t.offers("pass") else "pass")
    assert (t.who(), t.measure("a.hand")) == ("a", 7)


# -- NRA PAC ----------------------------------------------------------------------------------------------------------


@since_2011
@rules_on("NRA PAC", "LSJ 20061218", "LSJ 20080619")
def test_the_lobby_unlocks_who_has_equipped(edition: str) -> None:
    t = position(
        seat(ready=["Mira 3/5", "Ines 2/4"], hand=[".44 Magnum"], play=["NRA PAC"]),
        seat(ready=["Oskar 2/4 locked"]),
        bystander(),
        edition=edition,
    )
    t.does("play .44 Magnum Mira")
    t.goes_on()
    t.does("bleed Ines")
    t.goes_on()
    assert (t.measure("Mira.locked"), t.measure("Ines.locked")) == (1, 1)
    passes_to(t, "minion", "b")
    assert (t.measure("Mira.locked"), t.measure("Ines.locked")) == (0, 1)
