"""Equipment cards: G."""

from __future__ import annotations

import pytest

from praxis.vtes.positions.scenario import position, seat
from tests.vtes.cards.answering import PAGES, acts
from tests.vtes.cards.combat_tables import on_to
from tests.vtes.cards.equipment_tables import armed
from tests.vtes.cards.rulings import rules_on
from tests.vtes.cards.tables import acting, bystander, editions, since_2011

# -- Gran Madre di Dio, Italy -----------------------------------------------------------------------------------------


@editions
@pytest.mark.parametrize(("who", "capacity", "locked", "lost"), [("b", 4, 1, 1), ("b", 9, 1, 0), ("c", 4, 1, 1)])
def test_gran_madre_weighs_on_newcomers_of_neighbours(
    who: str, capacity: int, locked: int, lost: int, edition: str
) -> None:
    new = f"New {capacity}/{capacity}"
    owner = seat(uncontrolled=[new], ready=["Other 2/4"])
    empty = seat(ready=["Vera 2/4"])
    t = position(
        seat(ready=[("Mira 6/8", ["Gran Madre di Dio, Italy"])]),
        owner if who == "b" else empty,
        owner if who == "c" else empty,
        edition=edition,
        turn=who,
        phase="master",
    )
    t.passes_until("influence")
    t.brings_out("New")
    while t.region("New") != "ready":
        t.passes()
    assert (t.region("New"), t.measure("New.locked")) == ("ready", locked)
    assert capacity - t.measure("New.blood") == lost


@rules_on("Gran Madre di Dio, Italy", "RTR 20111202")
def test_a_location_that_is_no_location_out_of_play_is_found_as_equipment() -> None:
    card = "Gran Madre di Dio, Italy"
    t = position(
        seat(ready=["Mira 4/8 tha"], hand=["Magic of the Smith", *PAGES], library=[card, "Blank Page"]),
        seat(ready=["Oskar 4/8"]),
        bystander(),
    )
    t.does("play Magic of the Smith Mira 0")
    t.passes_until("search")
    assert len(t.options("find")) == 1
    t.answer(t.options("find")[0])
    t.goes_on()
    assert [t.g.face[one].name for one in t.g.on(t["Mira"])] == [card]
    t.is_quiet()


# -- Grenade ----------------------------------------------------------------------------------------------------------


@rules_on("Grenade", "LSJ 19970801")
@rules_on("White Phosphorus Grenade", "LSJ 19970801")
@rules_on("Bomb", "LSJ 19970801")
@pytest.mark.parametrize("card", ["Grenade", "White Phosphorus Grenade", "Bomb"])
def test_what_the_thrower_takes_is_no_damage_of_a_strike(card: str) -> None:
    """So a card against strikes of the opposing minion does not help, but one against any damage does."""
    t = armed(card, words="FOR", hand=["Rolling with the Punches"], answers=["Dodge"])
    on_to(t, "strike")
    t.does(f"use {card} Mira -1", by="a")
    t.does("play Dodge Oskar 0", by="b")
    on_to(t, "prevent")
    assert t.who() == "a"
    assert t.offers("play Rolling with the Punches Mira 0")
    assert not t.offers("play Rolling with the Punches Mira 1")


THROWN = [
    # card, blood of Oskar, what it does to Mira at close range
    ("Grenade", 6, 4),
    ("White Phosphorus Grenade", 8, -1),
    ("Bomb", 4, 0),
]


@editions
@pytest.mark.parametrize(("card", "other", "own"), THROWN)
def test_what_is_thrown_is_used_up_and_hurts_the_thrower(card: str, other: int, own: int, edition: str) -> None:
    t = armed(card, edition=edition)
    on_to(t, "strike")
    t.does(f"use {card} Mira -1", by="a")
    acts(t)
    assert (t.region(card), t.measure("Oskar.blood")) == ("ash-heap", other)
    if own < 0:
        assert t.region("Mira") == "torpor"
    else:
        assert t.measure("Mira.blood") == own  # one of it by Oskar's hand


# -- Guarded Rubrics --------------------------------------------------------------------------------------------------


@editions
def test_guarded_rubrics_bleed_for_more(edition: str) -> None:
    t = position(
        seat(ready=[("Mira 4/8", ["Guarded Rubrics"])]), seat(ready=["Oskar 2/4 locked"]), bystander(), edition=edition
    )
    t.does("use Guarded Rubrics Mira")
    t.goes_on()
    assert (t.measure("b.pool"), t.measure("Mira.blood")) == (27, 3)


@since_2011
@pytest.mark.parametrize(("region", "pool"), [("ready", 29), ("torpor", 30)])
def test_guarded_rubrics_make_gehenna_dearer(region: str, pool: int, edition: str) -> None:
    keeper = ("Oskar 2/4", ["Guarded Rubrics"])
    t = position(
        seat(ready=["Mira 4/8"], hand=["Restricted Vitae"]),
        seat(**{region: [keeper]}),  # type: ignore[arg-type]
        bystander(),
        phase="discard",
        edition=edition,
    )
    t.does("play Restricted Vitae")
    assert (t.measure("a.pool"), t.region("Restricted Vitae")) == (pool, "play")


@editions
@pytest.mark.parametrize(("who", "offered"), [("trait:black-hand", True), ("", False)])
def test_guarded_rubrics_are_for_the_black_hand(who: str, offered: bool, edition: str) -> None:
    t = acting("Guarded Rubrics", who=f"sect:Sabbat {who}".strip(), edition=edition)
    assert t.offers("play Guarded Rubrics Mira") is offered


@editions
def test_guarded_rubrics_cost_blood_to_use_and_no_ally_can(edition: str) -> None:
    t = position(
        seat(ready=[("Brute ally 2 bleed:1", ["Guarded Rubrics"])]),
        seat(ready=["Oskar 2/4"]),
        bystander(),
        edition=edition,
    )
    assert not t.offers("use Guarded Rubrics Brute")
