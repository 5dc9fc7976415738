"""Action Modifier cards: K."""

from __future__ import annotations

import pytest

from praxis.vtes.positions.scenario import position, seat
from tests.vtes.cards.action_modifier_tables import veiled_hunt
from tests.vtes.cards.answering import to_the_end
from tests.vtes.cards.rulings import rules_on
from tests.vtes.cards.tables import BYSTANDER, acting, bystander, editions

# -- The Kiss of Ra ---------------------------------------------------------------------------------------------------


@rules_on("The Kiss of Ra", "RTR 20180719")
@editions
@pytest.mark.parametrize(("words", "mode", "region"), [("for", 0, "ready"), ("FOR", 1, "torpor")])
def test_the_kiss_of_ra_ends_the_action(edition: str, words: str, mode: int, region: str) -> None:
    """Rulings: nothing can be played any more, and the action has not been resolved, so it may be taken again."""
    t = position(
        seat(ready=[f"Mira 8/8 {words} cel", "Nils 2/4"], hand=["The Kiss of Ra", "Freak Drive"]),
        seat(ready=["Oskar 4/8", "Olga 2/4 for"]),
        bystander(),
        edition=edition,
    )
    with t.unchanged(*BYSTANDER):
        t.does("bleed Mira")
        t.does("block Oskar", by="b")
        t.does(f"play The Kiss of Ra Mira {mode}", by="a")
    assert (t.measure("Oskar.blood"), t.region("Oskar"), t.measure("Oskar.locked")) == (2, region, 0)
    assert (t.measure("Mira.locked"), t.measure("b.pool")) == (1, 30)
    assert not t.told("combat")
    assert not t.ever_offered("play Freak Drive")
    assert not t.g.turn_span().has_done(t["Mira"], "bleed")
    t.is_quiet()


@editions
def test_the_kiss_of_ra_is_not_for_the_hardy(edition: str) -> None:
    t = acting("The Kiss of Ra", who="FOR", against=["Oskar 4/8 for"], edition=edition)
    t.does("bleed Mira")
    t.does("block Oskar", by="b")
    assert not t.ever_offered("play")


@rules_on("The Kiss of Ra", "ANK 20211015", "ANK 20210124", "LSJ 20070709")
def test_an_action_that_the_kiss_of_ra_has_ended_was_taken_and_may_be_taken_again() -> None:
    """The ended action was the veiled one, and the same vampire may take the same action again."""
    t = veiled_hunt("The Kiss of Ra", "for")
    assert t.measure("Nils.locked") == 1
    t.g.unlock(t["Nils"])
    t.does("bleed Ines")
    assert t.measure("Ines.stealth") == 0
    to_the_end(t)
    assert t.offers("hunt Nils")
