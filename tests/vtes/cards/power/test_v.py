"""Power cards: V."""

from __future__ import annotations

import pytest

from praxis.vtes.positions.scenario import position, seat
from tests.vtes.cards.answering import to_the_end, until
from tests.vtes.cards.imbued_tables import imbued_position, watching
from tests.vtes.cards.rulings import rules_on
from tests.vtes.cards.tables import BYSTANDER, bystander, since_2011

# -- Vigilance --------------------------------------------------------------------------------------------------------


@since_2011
def test_vigilance_unlocks_after_a_successful_action(edition: str) -> None:
    t = imbued_position(
        seat(ready=[("Otis 3/3 imbued clan:Judge jud", ["Vigilance"])]), seat(), bystander(), edition=edition
    )
    with t.unchanged(*BYSTANDER):
        t.does("bleed Otis")
        t.passes_until("succeeded")
        t.does("use Vigilance Otis -1", by="a")
    assert t.measure("Otis.locked") == 0
    t.is_quiet()


@since_2011
@pytest.mark.parametrize("paid", [True, False])
def test_vigilance_unlocks_a_locked_imbued_for_a_conviction(edition: str, paid: bool) -> None:
    t = watching("Vigilance", *(["Second Sight"] if paid else []), locked=True, edition=edition)
    t.does("hunt Mira")
    assert t.offers("use Vigilance Otis -2") is paid
    if paid:
        t.does("use Vigilance Otis -2", by="b")
        assert (t.measure("Otis.locked"), t.region("Second Sight")) == (0, "ash-heap")
        assert t.offers("block Otis")
        t.goes_on()
        t.is_quiet()


@rules_on("Vigilance", "ANK 20190425")
def test_after_vigilance_only_what_follows_the_resolution_is_used() -> None:
    t = position(
        seat(ready=[("Otis 3/3 imbued clan:Judge jud", ["Vigilance"])]),
        seat(ready=["Oskar 4/8 dom"], hand=["Deflection"]),
        bystander(),
        options={"legacy": True},
    )
    t.does("bleed Otis")
    until(t, "play Deflection Oskar 0")  # in time
    assert not t.ever_offered("use Vigilance Otis -1")
    until(t, "use Vigilance Otis -1")
    assert t.asks == "succeeded"
    t.does("use Vigilance Otis -1", by="a")
    since = len(t.asked)
    to_the_end(t)
    assert not t.ever_offered("play Deflection", since)
    assert t.measure("Otis.locked") == 0


@rules_on("Vigilance", "LSJ 20070403")
def test_vigilance_wakes_during_an_action_only() -> None:
    """Not in another phase of the turn."""
    t = position(
        seat(ready=["Mira 4/8"], hand=["Blood Doll"]),
        seat(ready=[("Otis 3/3 imbued clan:Judge jud locked", ["Vigilance", "Second Sight"])]),
        bystander(),
        phase="master",
        options={"legacy": True},
    )
    t.does("play Blood Doll")
    while t.asks != "minion":
        assert not t.offers("use Vigilance")
        t.passes()
    t.does("hunt Mira")
    until(t, "use Vigilance Otis -2")
    t.does("use Vigilance Otis -2", by="b")
    assert not [told for told in t.told("plays") if told["seat"] == 1]
    to_the_end(t)
