"""Event cards: C."""

from __future__ import annotations

import pytest

from praxis.vtes.positions.scenario import position, seat
from tests.vtes.cards.answering import does
from tests.vtes.cards.rulings import rules_on
from tests.vtes.cards.tables import bystander, editions, since_2011

# -- Conquest of Humanity ---------------------------------------------------------------------------------------------


@since_2011
@pytest.mark.parametrize(
    ("card", "gehenna"), [("Conquest of Humanity", 2), ("Dr. Marisa Fletcher, CDC", 0), ("Hunger Moon", 0)]
)
def test_an_event_comes_into_play_if_there_is_gehenna_enough(card: str, gehenna: int, edition: str) -> None:
    """How many Gehenna cards it needs is read from the data."""
    for others in range(3):
        t = position(
            seat(ready=["Mira 3/5"], hand=[card]),
            seat(play=["The Unmasking", "Break the Code"][:others]),
            bystander(),
            phase="discard",
            edition=edition,
        )
        assert t.offers(f"play {card}") is (others >= gehenna)


@since_2011
@pytest.mark.parametrize("pays", [True, False])
def test_the_conquest_of_humanity_wants_locations(pays: bool, edition: str) -> None:
    t = position(
        seat(ready=["Mira 3/5"]),
        seat(ready=["Oskar 2/4"], play=["Elder Library"]),
        seat(ready=["Vera 2/4"], play=["Conquest of Humanity"]),
        phase="unlock",
        edition=edition,
    )
    t.answer(t.options("trigger")[0])
    t.does("pick Elder Library", by="a")
    t.does("yes" if pays else "no", by="b")
    assert (t.region("Elder Library"), t.measure("b.pool")) == (("play", 28) if pays else ("ash-heap", 30))


@editions
@rules_on("Conquest of Humanity", "PIB 20121031")
def test_gehenna_is_asked_for_only_as_the_card_is_played(edition: str) -> None:
    t = position(
        seat(ready=["Mira 2/4"], play=["Conquest of Humanity"]),
        seat(ready=["Oskar 2/4"]),
        seat(ready=["Vera 2/4"], play=["The Barrens"]),
        edition=edition,
    )
    while t.g.turn_span().seat != 1:
        t.passes()
    does(t, "trigger Conquest of Humanity", "pick The Barrens", "no")
    assert t.region("The Barrens") == "ash-heap"
