"""Combat cards: G."""

from __future__ import annotations

import pytest

from praxis.vtes.definitions.language import FIRST_ROUND, definition, fact, hang, modifier, set_range
from praxis.vtes.definitions.language import on as on_
from praxis.vtes.model import face as faces
from praxis.vtes.model.face import made_up
from praxis.vtes.positions.scenario import position, seat
from tests.vtes.cards.answering import does
from tests.vtes.cards.combat_tables import GO_ON, on_to
from tests.vtes.cards.imbued_tables import REACT, imbued_position
from tests.vtes.cards.rulings import ruled_alike, rules_on
from tests.vtes.cards.tables import bystander, editions, fighting, since_2011

# -- Grasp of the Python ----------------------------------------------------------------------------------------------


@rules_on("Grasp of the Python", "ANK 20180720")
@editions
def test_the_python_holds_both_close_in_the_next_round(edition: str) -> None:
    t = fighting("Grasp of the Python", who="SER", other="Oskar 9/9", answers=["Fake Out", "Dodge"], edition=edition)
    on_to(t, "strike")
    t.does("play Grasp of the Python Mira 1", by="a")
    on_to(t, "press")
    asked = len(t.asked)
    t.does("use Grasp of the Python Mira", by="a")
    on_to(t)
    assert not t.ever_offered("play Fake Out", since=asked)
    assert not t.ever_offered("play Dodge", since=asked)
    t.is_quiet()


@since_2011
@pytest.mark.parametrize(("words", "card", "offered"), [("ser", "Grasp of the Python", True), ("qui", "Dodge", False)])
def test_react_cancels_a_strike_of_the_mind(words: str, card: str, offered: bool, edition: str) -> None:
    t = imbued_position(
        seat(ready=[("Otis 3/3 imbued clan:Judge jud", [REACT])]),
        seat(ready=[f"Oskar 6/8 {words}"], hand=[card]),
        bystander(),
        edition=edition,
    )
    t.does("bleed Otis")
    t.does("block Oskar", by="b")
    while t.asks != "strike":
        t.passes()
    t.does(f"play {card} Oskar 0", by="b")
    assert t.offers(f"use {REACT}") is offered
    if offered:
        t.does(f"use {REACT}", by="a")
        assert (t.region(card), t.region(REACT)) == ("ash-heap", "ash-heap")
        assert not [told for told in t.told("strike") if told["card"] == t[card]]  # he chooses another one


LATER_FAR = hang(on_(fact.ROUND, set_range("long"), if_=~FIRST_ROUND))
FAR = made_up("Far", faces.MODIFIER, definition=definition(modifier("", LATER_FAR)))
"""From the second round on, the combat is at long range."""


@ruled_alike("card words", [("Grasp of the Python", "SER"), ("Immortal Grapple", "POT")], "PIB 20120214")
@pytest.mark.parametrize("already", [True, False])
def test_a_grapple_does_not_change_a_range_that_is_set_for_the_next_round(card: str, words: str, already: bool) -> None:
    t = position(
        seat(ready=["Mira 6/8 strength:0"], hand=[FAR, "Fake Out"]),
        seat(ready=[f"Oskar 6/8 {words} strength:0"], hand=[card, GO_ON]),
        bystander(),
    )
    t.does("bleed Mira")
    if already:
        does(t, "play Far Mira 0")
    does(t, "block Oskar")
    for text in (f"play {card} Oskar 1", "play Go On Oskar 0"):
        while not t.offers(text):
            t.does("strike hand" if t.asks == "strike" else "pass")
        t.does(text, by="b")
    since = len(t.asked)
    on_to(t)
    assert [told["range"] for told in t.told("range")] == ["close", "long" if already else "close"]
    assert not t.ever_offered("play Fake Out Mira 0", since)
    t.is_quiet()
