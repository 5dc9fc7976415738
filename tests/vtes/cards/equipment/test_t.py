"""Equipment cards: T."""

from __future__ import annotations

from praxis.vtes.model import stats
from tests.vtes.cards.combat_tables import on_to
from tests.vtes.cards.tables import fighting, in_editions

# -- Treasured Samadji ------------------------------------------------------------------------------------------------


@in_editions("clan has", [("Ravnos", True), ("Brujah", False)])
def test_a_treasured_samadji_works_for_ravnos(edition: str, clan: str, has: bool) -> None:
    t = fighting(who=f"clan:{clan}", on_mira=["Treasured Samadji"], edition=edition)
    assert stats.bleed(t.g, t["Mira"]) == (2 if has else 1)
    on_to(t, "strike")
    assert t.offers("use Treasured Samadji Mira -1") is has
    if has:
        t.does("use Treasured Samadji Mira -1")
        on_to(t)
        assert t.measure("Mira.blood") == 6
