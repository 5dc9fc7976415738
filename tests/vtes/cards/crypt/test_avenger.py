"""Crypt cards: Avenger."""

from __future__ import annotations

from praxis.vtes.positions.scenario import position, seat
from tests.vtes.cards.imbued_tables import JACK, JOHN, imbued_position
from tests.vtes.cards.tables import BYSTANDER, bystander, since_2011

# -- Jennifer "Flame61" Vidisania -------------------------------------------------------------------------------------


def test_weapons_cost_jennifer_less() -> None:
    from praxis.vtes.rules.costs import pool_cost

    me, gun = 'Jennifer "Flame61" Vidisania', "Saturday-Night Special"
    t = position(seat(ready=[me, "Mira 4/8"], hand=[gun]), seat(), bystander(), options={"legacy": True})
    assert pool_cost(t.g, t[gun], 0, t[me]) == pool_cost(t.g, t[gun], 0, t["Mira"]) - 1


# -- John "Cop90" O'Malley --------------------------------------------------------------------------------------------


@since_2011
def test_john_fights_a_monster_for_a_conviction(edition: str) -> None:
    """John "Cop90" O'Malley."""
    t = imbued_position(
        seat(ready=[(JOHN, ["Second Sight"]), JACK]),
        seat(ready=["Oskar 2/4", "Guard ally 2 trait:mortal"]),
        bystander(),
        edition=edition,
    )
    with t.unchanged(*BYSTANDER):
        t.does(f"use {JOHN}")
        assert t.options("target") == [f"target {t['Oskar']}", f"target {t['Vera']}"]
        t.does("target Oskar")
        t.goes_on()
    assert (t.region("Second Sight"), t.measure("Oskar.blood"), t.g.blood[t[JOHN]]) == ("ash-heap", 1, 3)
    assert [(told["acting"], told["opposing"]) for told in t.told("combat")] == [(t[JOHN], t["Oskar"])]
    t.is_quiet()


@since_2011
def test_john_fights_nobody_without_a_conviction_or_a_monster(edition: str) -> None:
    for on, there in (([], "Oskar 2/4"), (["Second Sight"], "Guard ally 2 trait:mortal")):
        t = imbued_position(seat(ready=[(JOHN, on)]), seat(ready=[there]), edition=edition)
        assert not t.offers(f"use {JOHN}")
        assert t.clauses(f"use {JOHN} {JOHN} -1", by="a")
