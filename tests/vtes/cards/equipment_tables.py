"""Armed minions, for tests of equipment."""

from __future__ import annotations

from praxis.vtes.positions.scenario import Table, position, seat
from tests.vtes.cards.tables import bystander

MANSES = [("Living Manse", "clan:Tzimisce"), ("Palatial Estate", ""), ("Ruins of Ceoris", "clan:Tremere-antitribu")]


def armed(card: str, other: str = "Oskar 9/9", words: str = "", edition: str = "2023", **more: list[str]) -> Table:
    """Mira, with the weapon, is blocked by Oskar: the combat has begun."""
    t = position(
        seat(ready=[(f"Mira 6/8 {words}".strip(), [card])], hand=more.get("hand", [])),
        seat(ready=[(other, more.get("on_other", []))], hand=more.get("answers", [])),
        bystander(),
        edition=edition,
    )
    t.does("bleed Mira")
    t.passes_until_offered("block Oskar")
    t.does("block Oskar")
    return t
