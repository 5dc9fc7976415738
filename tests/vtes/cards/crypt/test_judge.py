"""Crypt cards: Judge."""

from __future__ import annotations

from praxis.vtes.positions.scenario import position, seat
from tests.vtes.cards.tables import bystander

# -- François "Warden" Loehr ------------------------------------------------------------------------------------------


def test_actions_at_francois_cost_more() -> None:
    me = 'François "Warden" Loehr'
    for target in (me, "Oskar"):
        t = position(
            seat(ready=["Theo Bell (G6)"]), seat(ready=[me, "Oskar 2/4"]), bystander(), options={"legacy": True}
        )
        t.does("use Theo Bell Theo Bell")
        t.does(f"target {target}")
        before = t.measure("Theo Bell.blood")
        while t.asks not in t.quiet and not t.told("combat"):
            t.passes()
        cost = before - t.measure("Theo Bell.blood")
        assert cost >= (1 if target == me else 0)
