"""Retainer cards: H."""

from __future__ import annotations

from praxis.vtes.positions.scenario import position, seat
from tests.vtes.cards.answering import acts
from tests.vtes.cards.tables import bystander, editions

# -- Hatch the Viper --------------------------------------------------------------------------------------------------


@editions
def test_hatch_the_viper_bites_twice_at_superior_and_protects(edition: str) -> None:
    t = position(
        seat(ready=[("Mira 6/8", ["Hatch the Viper"])]), seat(ready=["Oskar 9/9"]), bystander(), edition=edition
    )
    t.g.versions[t["Hatch the Viper"]] = 1
    acts(t, "bleed Mira", "block Oskar", "use Hatch the Viper Mira -1")
    assert (t.measure("Oskar.blood"), t.measure("Mira.blood")) == (6, 6)


# -- Homunculus -------------------------------------------------------------------------------------------------------


@editions
def test_homunculus_unlocks_its_employer_in_anybody_s_unlock_phase(edition: str) -> None:
    t = position(
        seat(ready=[("Mira 4/8 pro locked", ["Homunculus"])]),
        seat(ready=["Oskar 2/4"]),
        bystander(),
        edition=edition,
        turn="b",
        phase="unlock",
    )
    with t.changes("Mira.blood", -1), t.unchanged("Oskar.blood"):
        t.does("use Homunculus", by="a")
    assert t.measure("Mira.locked") == 0
