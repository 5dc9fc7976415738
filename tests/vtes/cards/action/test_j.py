"""Action cards: J."""

from __future__ import annotations

import pytest

from praxis.vtes.positions.scenario import position, seat
from tests.vtes.cards.answering import acts, until_turn_of
from tests.vtes.cards.rulings import rules_on
from tests.vtes.cards.tables import acting, bystander, editions

# -- Jar the Soul -----------------------------------------------------------------------------------------------------


@rules_on("Jar the Soul", "TOM 19951212-2")
def test_a_vampire_without_blood_is_not_hurt_by_jarring_his_soul() -> None:
    t = position(seat(ready=["Mira 6/8 NEC"], hand=["Jar the Soul"]), seat(ready=["Oskar 0/4"]), seat())
    t.does("play Jar the Soul Mira 1")
    t.does("target Oskar", by="a")
    t.goes_on()
    assert (t.region("Oskar"), t.measure("Oskar.blood"), t.measure("Oskar.locked")) == ("ready", 0, 1)
    assert not t.told("damage")
    t.is_quiet()


# -- Judgment: Camarilla Segregation ----------------------------------------------------------------------------------


@rules_on("Judgment: Camarilla Segregation", "ANK 20181016")
@pytest.mark.parametrize("first", [True, False])
def test_who_burns_her_last_stranger_first_pays_nothing(first: bool) -> None:
    """The Society of Leopold burns the only vampire who is not of the Camarilla, before or after the judgment."""
    t = position(
        seat(ready=[("Mira 3/5 sect:Sabbat", ["Society of Leopold"]), "Nils 2/4 sect:Camarilla"]),
        seat(ready=["Oskar 2/4 sect:Camarilla"], play=["Judgment: Camarilla Segregation"]),
        bystander(),
        phase="unlock",
    )
    steps = ["Society of Leopold", "Judgment: Camarilla Segregation"]
    for step in steps if first else steps[::-1]:
        t.does(f"trigger {step}", by="a")
        if step == "Society of Leopold":
            t.does("way 1", by="a")
    assert t.region("Mira") == "ash-heap"
    assert t.measure("a.pool") == (30 if first else 29)


@editions
@rules_on("Judgment: Camarilla Segregation", "ANK 20200703-4")
def test_the_judgment_is_burned_with_a_vampire_of_anybody(edition: str) -> None:
    name = "Judgment: Camarilla Segregation"
    t = position(
        seat(ready=["Mira 4/8 sect:Camarilla"], play=[name, name]),
        seat(ready=["Oskar 2/4 sect:Sabbat", "Olga 2/4 sect:Camarilla"]),
        seat(ready=["Vera 2/4 sect:Camarilla"]),
        edition=edition,
    )
    until_turn_of(t, 1, "unlock")
    with t.changes("b.pool", -2):
        t.does(f"trigger {name}")
        t.does(f"trigger {name}#2")
    until_turn_of(t, 1, "master")
    t.does(f"use {name}")
    assert (t.region("Oskar"), t.region(name), t.region(f"{name}#2")) == ("ash-heap", "ash-heap", "play")
    with t.unchanged("c.pool"):
        until_turn_of(t, 2, "minion")
    t = acting(name, who="prince", edition=edition)
    acts(t, f"play {name} Mira 0")
    assert t.region(name) == "play"
