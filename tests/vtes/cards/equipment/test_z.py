"""Equipment cards: Z."""

from __future__ import annotations

from praxis.vtes.model import stats
from praxis.vtes.positions.scenario import position, seat
from tests.vtes.cards.answering import acts, does
from tests.vtes.cards.gear_tables import ESTATES_IN_HAND
from tests.vtes.cards.rulings import ruled_alike, rules_on
from tests.vtes.cards.tables import bystander, editions

# -- Zaire River Ferry ------------------------------------------------------------------------------------------------


@editions
def test_the_zaire_river_ferry_hides_its_lasombra(edition: str) -> None:
    card = "Zaire River Ferry"
    t = position(
        seat(ready=[("Mira 4/8 clan:Lasombra", [card])]), seat(ready=["Oskar 2/4"]), bystander(), edition=edition
    )
    t.does("bleed Mira")
    acts(t, "block Oskar", f"use {card} -1 -2")
    assert (t.told("blocked"), t.measure("b.pool")) == ([], 29)


@editions
@ruled_alike("card", ESTATES_IN_HAND, "RTR 19960112")
def test_a_location_on_a_minion_goes_to_any_minion_of_its_new_controller(card: str, edition: str) -> None:
    t = position(
        seat(ready=["Mira 4/8", "Brute ally 2"], hand=["Disputed Territory"]),
        seat(ready=[("Oskar 2/4", [card])]),
        bystander(),
        edition=edition,
    )
    does(t, "play Disputed Territory Mira 0", "target a", "call for", "pick Brute")
    t.goes_on()
    assert (t.g.host[t[card]], t.g.controller[t[card]]) == (t["Brute"], 0)
    t.is_quiet()
    t = position(
        seat(ready=["Mira 4/8"], hand=["Disputed Territory"]),
        seat(ready=[("Oskar 2/4", [card])]),
        seat(),
        edition=edition,
    )
    does(t, "play Disputed Territory Mira 0", "target c", "call for")
    t.goes_on()
    assert t.region(card) == "ash-heap"  # she has no minion


@editions
@ruled_alike("card", ESTATES_IN_HAND, "LSJ 20080114")
def test_a_location_on_a_minion_is_equipment_until_it_is_in_play(card: str, edition: str) -> None:
    clan = "Tremere" if card == "The Ankara Citadel, Turkey" else "Lasombra"
    t = position(
        seat(ready=[f"Mira 8/9 clan:{clan} sect:Sabbat"], hand=[card], play=["Therbold Realty"]),
        seat(ready=["Oskar 2/4"]),
        bystander(),
        edition=edition,
    )
    face = t.g.face[t[card]]
    t.does(f"play {card} Mira 0")
    assert t.told("action")[-1]["action"] == "equip"
    t.goes_on()
    cost = max(0, face.blood + face.pool - 1)  # as a location, it costs less
    assert (8 - t.measure("Mira.blood")) + (30 - t.measure("a.pool")) == cost
    assert (t.region(card), stats.is_equipment(t.g, t[card]), stats.bears(t.g, t[card], "location")) == (
        "attached",
        False,
        True,
    )
    t.is_quiet()


@editions
@rules_on("Zaire River Ferry", "LSJ 20081105")
def test_the_acting_methuselah_comes_before_the_ferry(edition: str) -> None:
    t = position(
        seat(ready=["Mira 4/8 dom"], hand=["Bum's Rush", "Seduction"]),
        seat(ready=[("Oskar 2/4 clan:Lasombra", ["Zaire River Ferry"])]),
        bystander(),
        edition=edition,
    )
    t.does_all("play Bum's Rush Mira 0", "target Oskar")
    assert (t.asks, t.who(), t.offers("play Seduction Mira 0")) == ("announced", "a", True)
    t.passes()
    assert (t.who(), t.offers("use Zaire River Ferry")) == ("b", True)
