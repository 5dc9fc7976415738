"""Equipment cards: V."""

from __future__ import annotations

from praxis.vtes.positions.scenario import position, seat
from tests.vtes.cards.answering import acts
from tests.vtes.cards.rulings import rules_on
from tests.vtes.cards.tables import bystander, editions

# -- Veneficorum Artum Sanguis ----------------------------------------------------------------------------------------


@editions
@rules_on("Veneficorum Artum Sanguis", "LSJ 20080604")
def test_any_tremere_attacks_the_bearer_of_the_artum_sanguis(edition: str) -> None:
    t = position(
        seat(ready=["Oskar 6/8 clan:Tremere", "Kin 6/8"]),
        seat(ready=[("Mira 6/8", ["Veneficorum Artum Sanguis"])]),
        bystander(),
        edition=edition,
    )
    assert not t.offers("use Veneficorum Artum Sanguis Kin")
    acts(t, "use Veneficorum Artum Sanguis Oskar -1")
    assert t.told("combat")[0]["opposing"] == t["Mira"]
