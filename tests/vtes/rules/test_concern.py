"""Whom a chance concerns, by public facts: for whom the table waits among people (docs/pace.md)."""

from __future__ import annotations

import pytest

from praxis.vtes.effects.who_plays import BY_ACTING
from praxis.vtes.model import windows
from praxis.vtes.model.repertoire import repertoire_of
from praxis.vtes.positions.scenario import Table, position, seat
from praxis.vtes.rules import concern

CALM = {"Calm": "reaction, intercept 1", "Push": "modifier dom, bleed 1", "Feast": "modifier, hunt 1"}


def careful(t: Table, *cards: str) -> Table:
    """The same table in careful play, as if only these cards were in the game."""
    t.g.careful = True
    t.g.repertoire = repertoire_of([t.g.face[t[card]] for card in cards])
    return t


def usual(t: Table, name: str) -> set[str]:
    """The words by which the open chance concerns a seat that has given no orders."""
    return {word for word in concern.concerns(t.g, "abcd".index(name)) if concern.ORDERS[word]}


@pytest.mark.parametrize("edition", ["2000", "2012", "2023"])
@pytest.mark.parametrize(("minion", "waits"), [("Oskar 2/4", True), ("Oskar 2/4 locked", False)])
def test_an_undirected_action_waits_for_a_neighbour_whose_minion_may_block(
    edition: str, minion: str, waits: bool
) -> None:
    """[block.who.undirected]"""
    t = position(
        seat(ready=["Mira 3/5"]),
        seat(ready=[minion], hand=["Blank Page"]),
        seat(ready=["Vera 2/4"], hand=["Blank Page"]),
        seat(ready=["Gil 2/4"], hand=["Blank Page"]),
        edition=edition,
    )
    t.g.careful = True
    t.does("hunt Mira")
    concerned: set[str] = set()
    while not t.told("action-over"):
        concerned |= {name for name in "bcd" if "undirected" in usual(t, name)}
        t.goes_by()
    assert concerned == ({"b", "d"} if waits else {"d"}), "c is no neighbour"
    t.is_quiet()


def test_a_directed_action_is_no_undirected_one() -> None:
    t = position(seat(ready=["Mira 3/5"]), seat(ready=["Oskar 2/4"], hand=["Blank Page"]), seat(ready=["Vera 2/4"]))
    t.g.careful = True
    t.does("bleed Mira")
    t.passes_until_offered("block Oskar")
    assert usual(t, "b") == {"target"}
    assert usual(t, "c") == set()


def test_my_own_action_asks_me_whatever_i_hold() -> None:
    t = position(
        seat(ready=["Mira 3/5 dom"], hand=["Blank Page"]), seat(ready=["Oskar 2/4 locked"], hand=["Push"]), cards=CALM
    )
    careful(t, "Push").does("bleed Mira")
    assert (t.who(), t.options()) == ("a", ["pass"])
    assert usual(t, "a") == {"own"}


@pytest.mark.parametrize(("act", "stops"), [("hunt", True), ("bleed", False)])
def test_a_moment_that_no_card_of_the_game_uses_in_such_an_action_is_no_stop(act: str, stops: bool) -> None:
    t = position(seat(ready=["Mira 3/5"], hand=["Blank Page"]), seat(ready=["Oskar 2/4 locked"]), cards=CALM)
    t.g.careful = True
    t.g.repertoire = ((windows.DECLINED, BY_ACTING, (), False, ("hunt",)),)
    t.does(f"{act} Mira")
    assert (t.asks == "declined") == stops
