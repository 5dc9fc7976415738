"""Ally cards: C."""

from __future__ import annotations

from praxis.vtes.positions.scenario import Table, position, seat
from tests.vtes.cards.answering import goes_through
from tests.vtes.cards.combat_tables import on_to
from tests.vtes.cards.rulings import rules_on
from tests.vtes.cards.tables import bystander, editions, in_editions

# -- Carlton Van Wyk --------------------------------------------------------------------------------------------------


@editions
def test_carlton_burns_who_has_committed_diablerie_since_your_last_turn(edition: str) -> None:
    def table(turn: str) -> Table:
        return position(
            seat(ready=["Carlton Van Wyk"], hand=["Blank Page"]),
            seat(ready=["Oskar 2/4", "Otto 2/4"], torpor=["Sleeper 1/3"]),
            bystander(),
            edition=edition,
            turn=turn,
        )

    t = table("a")
    while t.asks != "discard":
        t.passes()
    assert not t.offers("use Carlton Van Wyk")
    t = table("b")
    goes_through(t, "diablerize Oskar Sleeper")
    while t.g.turn_span().seat != 0 or t.asks != "discard":
        t.passes()
    t.does("use Carlton Van Wyk")
    assert t.region("Oskar") == "ash-heap"
    assert t.region("Otto") == "ready"
    assert t.region("Carlton Van Wyk") == "ash-heap"


@editions
def test_carlton_dodges_once_each_combat(edition: str) -> None:
    t = position(
        seat(ready=["Carlton Van Wyk"]), seat(ready=["Oskar 4/6 cel"], hand=["Psyche!"]), bystander(), edition=edition
    )
    t.does_all("bleed Carlton Van Wyk", "block Oskar")
    on_to(t, "strike")
    t.does("use Carlton Van Wyk Carlton Van Wyk -2", by="a")
    assert t.measure("Carlton Van Wyk.blood") == 2
    on_to(t, "press")
    t.does("play Psyche! Oskar 0", by="b")
    on_to(t, "strike")
    assert t.offers("use Carlton Van Wyk Carlton Van Wyk -1")
    assert not t.offers("use Carlton Van Wyk Carlton Van Wyk -2")
    on_to(t)
    t.is_quiet()


@rules_on("Carlton Van Wyk", "ANK 20180517")
def test_carlton_burns_a_diablerist_in_the_turn_in_which_he_is_recruited() -> None:
    t = position(
        seat(ready=["Mira 4/8"], hand=["Carlton Van Wyk"]),
        seat(ready=["Oskar 2/4"]),
        seat(ready=["Vera 2/4"], torpor=["Gone 2/4"]),
        turn="c",
    )
    t.does("diablerize Vera Gone")
    t.passes_until_offered("play Carlton Van Wyk Mira")
    t.does("play Carlton Van Wyk Mira", by="a")
    t.passes_until_offered("use Carlton Van Wyk")
    assert t.asks == "discard"
    t.does("use Carlton Van Wyk", by="a")
    assert (t.region("Vera"), t.region("Oskar")) == ("ash-heap", "ready")
    assert t.region("Carlton Van Wyk") == "ash-heap"
    t.is_quiet()


def reaches_discard(t: Table) -> None:
    while t.asks != "discard":
        t.passes()


@editions
@rules_on("Carlton Van Wyk", "LSJ 20020429")
def test_carlton_looks_at_this_turn_and_not_at_your_last_one(edition: str) -> None:
    t = position(
        seat(ready=["Carlton Van Wyk", "Mira 4/8"], hand=["Blank Page"]),
        seat(ready=["Oskar 2/4"], torpor=["Sleeper 1/3"]),
        bystander(),
        edition=edition,
    )
    t.does("diablerize Mira Sleeper")
    t.goes_on("blood-hunt")
    reaches_discard(t)
    assert t.offers("use Carlton Van Wyk")
    t.passes()
    while t.g.turn_span().seat != 0 or t.asks != "discard":
        t.passes()
    assert not t.offers("use Carlton Van Wyk")


# -- City Star Taxi ---------------------------------------------------------------------------------------------------


@in_editions("clan helps", [("Ravnos", True), ("Brujah", False)])
def test_a_city_star_taxi_hides_ravnos(edition: str, clan: str, helps: bool) -> None:
    t = position(
        seat(ready=["City Star Taxi", f"Mira 4/8 clan:{clan}"]), seat(ready=["Oskar 2/4"]), bystander(), edition=edition
    )
    t.does_all("bleed Mira", "block Oskar")
    assert t.offers("use City Star Taxi -1 -3") is helps
