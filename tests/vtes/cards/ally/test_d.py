"""Ally cards: D."""

from __future__ import annotations

from praxis.vtes.positions.scenario import position, seat
from tests.vtes.cards.ally_tables import next_turn
from tests.vtes.cards.combat_tables import on_to
from tests.vtes.cards.tables import bystander, in_editions

# -- Double Deuce -----------------------------------------------------------------------------------------------------


@in_editions(
    "card life after",
    [("Double Deuce", 2, 3), ("Double Deuce", 3, 3), ("Renegade Garou", 1, 2), ("Renegade Garou", 3, 3)],
)
def test_a_werewolf_heals_in_the_unlock_phase(edition: str, card: str, life: int, after: int) -> None:
    t = position(
        seat(ready=[card]), seat(ready=[f"Oskar 9/9 strength:{max(1, 3 - life)}"]), bystander(), edition=edition
    )
    if life < 3:
        t.does(f"bleed {card}")
        t.does("block Oskar", by="b")
        if not t.told("blocked"):
            return  # it has stealth
        on_to(t)
        assert t.measure(f"{card}.blood") == life
    next_turn(t)
    assert t.measure(f"{card}.blood") == after
