"""Equipment cards: R."""

from __future__ import annotations

import pytest

from praxis.vtes.model import stats
from praxis.vtes.positions.scenario import position, seat
from tests.vtes.cards.action_tables import hunt_for
from tests.vtes.cards.answering import acts, to_the_end
from tests.vtes.cards.combat_tables import on_to
from tests.vtes.cards.equipment_tables import armed
from tests.vtes.cards.rulings import ruled_alike
from tests.vtes.cards.tables import bystander, editions, fighting, in_editions, since_2011

# -- Reliquary: Trinket -----------------------------------------------------------------------------------------------


@since_2011
def test_a_trinket_is_for_laibon(edition: str) -> None:
    card = "Reliquary: Trinket"
    t = position(
        seat(ready=[("Mira 4/8 sect:Laibon", [card])], hand=["Dodge", "Flash", "Fake Out"]),
        seat(),
        bystander(),
        edition=edition,
    )
    assert stats.hand_size(t.g, 0) == 8
    acts(t, f"use {card} Mira -1", "pick Dodge", "pick Flash", "pass")
    assert [t.region(name) for name in ("Dodge", "Flash", "Fake Out")] == ["ash-heap", "ash-heap", "hand"]
    t = position(seat(ready=[("Mira 4/8", [card])], hand=["Dodge"]), seat(), bystander(), edition=edition)
    assert (stats.hand_size(t.g, 0), t.offers(f"use {card}")) == (7, False)


# -- Righteous Blade --------------------------------------------------------------------------------------------------


@editions
def test_a_righteous_blade_presses_on_once_each_combat(edition: str) -> None:
    t = fighting(on_mira=["Righteous Blade"], edition=edition)
    on_to(t, "press")
    t.does("use Righteous Blade Mira -2", by="a")
    on_to(t)
    assert len(t.told("round")) == 2
    t.is_quiet()


# -- Ritual Goblet ----------------------------------------------------------------------------------------------------

RESCUERS = ["Ritual Goblet", "Frondator", "Miriam Benyona", "Doc Martina"]


@ruled_alike("card", RESCUERS, "PIB 20110918")
@pytest.mark.parametrize("paid", [0, 1])
def test_a_rescue_is_cheaper_whoever_pays_for_it(card: str, paid: int) -> None:
    """Two blood less one: the rescuer burns it, or the one who is rescued."""
    goblet = card == "Ritual Goblet"
    who = "Mira" if goblet else card
    ready = ("Mira 4/8", [card]) if goblet else f"{card} blood:4"
    t = position(
        seat(ready=[ready], torpor=["Ines 3/6"]),
        seat(ready=["Oskar 2/4 locked"]),
        bystander(),
    )
    rescues = [option for option in t.options() if option.startswith("rescue")]
    assert len(rescues) == 2  # who of them pays
    t.answer(next(option for option in rescues if option.endswith(f" {paid}")))
    to_the_end(t)
    assert t.region("Ines") == "ready"
    assert (t.measure(f"{who}.blood"), t.measure("Ines.blood")) == (4 - paid, 3 - (1 - paid))
    t.is_quiet()


# -- Ritual Scalpel ---------------------------------------------------------------------------------------------------


@editions
def test_a_ritual_scalpel_feeds_a_nagaraja(edition: str) -> None:
    t = position(
        seat(ready=[("Mira 2/8 clan:Nagaraja", ["Ritual Scalpel"])]),
        seat(ready=["Muddled Vampire Hunter", "Renegade Garou"]),
        bystander(),
        edition=edition,
    )
    before = t.measure("Muddled Vampire Hunter.blood")
    t.does("use Ritual Scalpel Mira -1")
    acts(t)
    assert (t.measure("Mira.blood"), t.measure("Muddled Vampire Hunter.blood")) == (4, before - 1)
    t = position(seat(ready=[("Mira 2/8 clan:Nagaraja", ["Ritual Scalpel"])]), seat(), bystander(), edition=edition)
    acts(t, "hunt Mira")
    assert t.measure("Mira.blood") == 4


HUNTERS = ["Ritual Scalpel", "Amadeo", "Ariadne", "Hesha Ruhadze"]


@ruled_alike("card", HUNTERS, "RTR 20030519")
@pytest.mark.parametrize(("prey", "left", "gained"), [("Oskar 4/4", 2, 2), ("Oskar 1/4", 0, 1)])
def test_what_a_better_hunter_gains_more_comes_from_the_target_too(
    card: str, prey: str, left: int, gained: int
) -> None:
    scalpel = card == "Ritual Scalpel"
    who = "Mira" if scalpel else card
    ready = ("Mira 2/8 clan:Nagaraja", [card]) if scalpel else f"{card} blood:2"
    t = position(seat(ready=[ready], hand=[hunt_for()]), seat(ready=[prey]), bystander())
    t.does_all(f"play Prowl {who}", "target Oskar")
    t.goes_on()
    assert (t.measure("Oskar.blood"), t.measure(f"{who}.blood")) == (left, 2 + gained)
    t.is_quiet()


# -- RPG Launcher -----------------------------------------------------------------------------------------------------


@editions
def test_an_rpg_launcher_waits_for_the_second_round(edition: str) -> None:
    t = armed("RPG Launcher", on_other=["Hawg"], hand=["Fake Out"], edition=edition)
    on_to(t, "press")
    assert not t.ever_offered("use RPG Launcher")
    t.does("use Hawg Oskar -1", by="b")
    t.passes_until_offered("play Fake Out Mira 0")
    t.does("play Fake Out Mira 0", by="a")
    while t.asks != "strike":
        t.passes()
    t.does("use RPG Launcher Mira -1", by="a")
    on_to(t)
    assert t.measure("Oskar.blood") == 2  # one in the first round, six in the second


# -- Ruins of Ceoris --------------------------------------------------------------------------------------------------


@in_editions("clan has", [("Tremere-antitribu", True), ("Brujah", False)])
@pytest.mark.parametrize("step", ["maneuver", "press"])
def test_the_ruins_of_ceoris_give_a_maneuver_or_a_press(edition: str, clan: str, has: bool, step: str) -> None:
    t = fighting(who=f"clan:{clan}", on_mira=["Ruins of Ceoris"], edition=edition)
    on_to(t, step)
    number = -1 if step == "maneuver" else -2
    assert t.offers(f"use Ruins of Ceoris Mira {number}") is has
    if has:
        t.does(f"use Ruins of Ceoris Mira {number}")
        asked = len(t.asked)
        on_to(t)
        assert not t.ever_offered("use Ruins of Ceoris", since=asked)
        t.is_quiet()


# -- Ruins of Villers Abbey, Belgium ----------------------------------------------------------------------------------


@editions
def test_villers_abbey_gives_as_many_maneuvers_as_blood(edition: str) -> None:
    card = "Ruins of Villers Abbey, Belgium"
    t = position(seat(ready=[("Mira 6/8", [card])]), seat(ready=["Oskar 6/8"]), bystander(), edition=edition)
    t.does_all("bleed Mira", "block Oskar")
    t.passes_until_offered(f"use {card} Mira")
    t.does(f"use {card} Mira -1")
    if t.asks == "amount" or t.offers("amount 2"):
        t.does("amount 2")
    assert t.measure("Mira.blood") == 4
    acts(t)
    assert stats.bleed(t.g, t["Mira"]) == 1
