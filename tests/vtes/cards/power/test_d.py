"""Power cards: D."""

from __future__ import annotations

import pytest

from praxis.vtes.positions.scenario import position, seat
from tests.vtes.cards.answering import answers, to_the_end
from tests.vtes.cards.imbued_tables import imbued_position
from tests.vtes.cards.rulings import rules_on
from tests.vtes.cards.tables import BYSTANDER, bystander, since_2011

# -- Discern ----------------------------------------------------------------------------------------------------------


@since_2011
@pytest.mark.parametrize("card", ["Discern", "Vigilance"])
def test_a_power_is_gained_by_an_action_of_one_with_the_virtue(edition: str, card: str) -> None:
    t = imbued_position(
        seat(ready=["Otis 3/3 imbued clan:Judge jud"], hand=[card]), seat(), bystander(), edition=edition
    )
    with t.unchanged(*BYSTANDER):
        t.does(f"play {card} Otis 0")
        t.goes_on()
    assert (t.region(card), t.g.host[t[card]]) == ("attached", t["Otis"])
    t.is_quiet()
    t = imbued_position(
        seat(ready=["Otis 3/3 imbued clan:Judge ven"], hand=[card]), seat(), bystander(), edition=edition
    )
    assert not t.offers(f"play {card} Otis 0")


@rules_on("Discern", "LSJ 20070403", "LSJ 20070413")
@pytest.mark.parametrize(("locked", "offered"), [("", True), (" locked", False)])
def test_discern_is_for_who_may_react_and_is_no_card_that_is_played(locked: str, offered: bool) -> None:
    """A perfectionist is displeased by reaction cards only."""
    t = position(
        seat(ready=[("Mira 4/8 stealth:2", ["Perfectionist"]), "Ines 2/4"]),
        seat(ready=[(f"Oskar 3/3 imbued{locked}", ["Discern"]), "Olga 3/3 imbued"]),
        bystander(),
        options={"legacy": True},
    )
    t.does("bleed Mira")
    if offered:
        answers(t, "block Oskar", "use Discern Oskar")
        assert t.measure("Oskar.intercept") == 1
    while t.asks not in t.quiet and t.asks != "may":
        t.does("strike hand" if t.asks == "strike" else "pass")
    assert t.ever_offered("use Discern") is offered
    assert t.asks == "may"
    t.does("yes", by="a")
    assert t.measure("Mira.blood") == 5
    to_the_end(t)
    t.is_quiet()
