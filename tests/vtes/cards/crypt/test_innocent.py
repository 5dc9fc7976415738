"""Crypt cards: Innocent."""

from __future__ import annotations

from praxis.vtes.positions.scenario import position, seat
from tests.vtes.cards.tables import bystander

# -- Béatrice "Oracle171" Tremblay ------------------------------------------------------------------------------------


def test_beatrice_hurts_another_imbued() -> None:
    me, other = 'Béatrice "Oracle171" Tremblay', 'Jennie "Cassie247" Orne'
    t = position(seat(ready=[me, other]), seat(), bystander(), phase="unlock", options={"legacy": True})
    with t.changes(f"{other}.blood", -1), t.unchanged(f"{me}.blood"):
        t.does(f"trigger {me}")
        if t.asks == "pick":
            t.does(f"pick {other}")
