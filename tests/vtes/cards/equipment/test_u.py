"""Equipment cards: U."""

from __future__ import annotations

import pytest

from praxis.vtes.model import stats
from praxis.vtes.positions.scenario import position, seat
from tests.vtes.cards.combat_tables import on_to
from tests.vtes.cards.rulings import rules_on
from tests.vtes.cards.tables import bystander, editions

# -- Unlicensed Taxicab -----------------------------------------------------------------------------------------------


@editions
def test_an_unlicensed_taxicab_comes_at_more_stealth_and_hides_hunters(edition: str) -> None:
    t = position(
        seat(ready=["Mira 4/8", "Ines 4/8"], hand=["Unlicensed Taxicab"]), seat(), bystander(), edition=edition
    )
    t.does("play Unlicensed Taxicab Mira 0")
    assert t.told("action")[0]["stealth"] == 2
    t.goes_on()
    for action, hidden in (("hunt", 2), ("bleed", 0)):
        t = position(
            seat(ready=[("Mira 4/8", ["Unlicensed Taxicab"])]),
            seat(ready=[("Oskar 2/4 prince:London", ["Raven Spy", "Raven Spy"])]),
            bystander(),
            edition=edition,
        )
        t.does(f"{action} Mira")
        assert stats.stealth(t.g, t["Mira"]) == hidden
        t.does("block Oskar", by="b")
        on_to(t)
        assert t.region("Unlicensed Taxicab") == "ash-heap"  # a prince has blocked


@editions
def test_a_taxicab_is_taken_over_at_more_stealth_too(edition: str) -> None:
    t = position(
        seat(ready=[("Mira 4/8", ["Unlicensed Taxicab"]), "Ines 4/8"]),
        seat(ready=["Oskar 2/4"]),
        bystander(),
        edition=edition,
    )
    t.does("take Ines Unlicensed Taxicab")
    assert stats.stealth(t.g, t["Ines"]) == 2


@editions
@rules_on("Unlicensed Taxicab", "LSJ 20060222")
@pytest.mark.parametrize(("also", "stealth"), [(False, 2), (True, 2)])
def test_a_taxicab_is_taken_over_in_secret(also: bool, stealth: int, edition: str) -> None:
    t = position(
        seat(ready=[("Mira 4/8", ["Unlicensed Taxicab", "IR Goggles"]), "Ines 4/8"]),
        seat(ready=["Oskar 4/4"]),
        bystander(),
        edition=edition,
    )
    t.does("take Ines Unlicensed Taxicab")
    if also:
        t.does("also IR Goggles", by="a")
    else:
        t.passes()
    assert stats.stealth(t.g, t["Ines"]) == stealth
    t.goes_on()
    assert t.g.host[t["Unlicensed Taxicab"]] == t["Ines"]
    assert (t.g.host[t["IR Goggles"]] == t["Ines"]) is also
