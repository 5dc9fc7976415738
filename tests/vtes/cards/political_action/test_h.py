"""Political Action cards: H."""

from __future__ import annotations

from praxis.vtes.model import stats
from praxis.vtes.positions.scenario import position, seat
from tests.vtes.cards.referendum_tables import calls, table
from tests.vtes.cards.tables import BYSTANDER, bystander, editions

# -- Hierophant -------------------------------------------------------------------------------------------------------


@editions
def test_a_hierophant_has_a_vote_and_costs_blockers_blood(edition: str) -> None:
    t = table("Hierophant", who="clan:Ministry", mine=("Ines 2/4 primogen",), edition=edition)
    calls(t, "Hierophant")
    assert stats.votes(t.g, t["Mira"]) == 1
    t = position(
        seat(ready=[("Mira 4/8 clan:Ministry", ["Hierophant"])]),
        seat(ready=["Oskar 3/4"]),
        bystander(),
        edition=edition,
    )
    with t.changes("Oskar.blood", -2):
        t.does_all("bleed Mira", "block Oskar")
        t.goes_on()
    t.is_quiet()


# -- Honor the Elders -------------------------------------------------------------------------------------------------


@editions
def test_honor_the_elders_reaches_the_uncontrolled_too(edition: str) -> None:
    t = position(
        seat(ready=["Mira 4/8"], hand=["Honor the Elders"], uncontrolled=["Old 0/8", "Young 0/7"]),
        seat(ready=["Oskar 2/9", "Olga 2/7"], torpor=["Tom 2/9"]),
        bystander(),
        edition=edition,
    )
    with t.unchanged(*BYSTANDER, "Young.blood", "Olga.blood", "Tom.blood"):
        calls(t, "Honor the Elders")
    assert [t.measure(f"{name}.blood") for name in ("Mira", "Old", "Oskar")] == [5, 1, 3]
    t.is_quiet()
