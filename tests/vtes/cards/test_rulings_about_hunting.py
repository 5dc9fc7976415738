"""Rulings about hunts that take the blood of somebody, and about rescues at a lower price."""

from __future__ import annotations

import pytest

from praxis.vtes.positions.scenario import position, seat
from tests.vtes.cards.rulings import ruled_alike, rules_on
from tests.vtes.cards.tables import bystander
from tests.vtes.cards.test_read_again import hunt_for
from tests.vtes.cards.test_replies import to_the_end

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


VITAE = "Restricted Vitae"


@rules_on(VITAE, "RTR 20180511")
@pytest.mark.parametrize(("card", "stolen", "festival"), [("", 1, 0), ("Ritual Scalpel", 2, 0), ("", 1, 4)])
def test_restricted_vitae_takes_all_blood_of_the_hunt_from_its_target(card: str, stolen: int, festival: int) -> None:
    """What the festival gives is no blood of the hunt: it comes from the bank."""
    t = position(
        seat(
            ready=[("Mira 0/5 clan:Nagaraja sect:Sabbat", [card] if card else [])],
            play=["Festivo dello Estinto"] if festival else [],
        ),
        seat(ready=["Oskar 4/4 locked"], play=[VITAE]),
        bystander(),
    )
    t.does(f"use {VITAE}")
    if t.asks == "target":
        t.does("target Oskar")
    to_the_end(t)
    assert t.measure("Oskar.blood") == 4 - stolen
    assert t.measure("Mira.blood") == (5 if festival else stolen)


@rules_on(VITAE, "LSJ 20080805")
def test_restricted_vitae_is_not_replaced_before_somebody_hunts_even_if_it_is_burned() -> None:
    t = position(
        seat(ready=["Mira 2/5"], hand=[VITAE, *["Blank Page"] * 6], library=9),
        seat(ready=["Oskar 0/4 locked"]),
        bystander(),
        phase="discard",
    )
    t.does(f"play {VITAE}")
    t.goes_on()
    assert t.measure("a.hand") == 6
    t.g.burn(t[VITAE])
    while not [told for told in t.told("action") if told["action"] == "hunt"]:
        assert t.measure("a.hand") == 6
        t.does("pass" if t.offers("pass") else t.options()[0])
    to_the_end(t)
    assert t.measure("a.hand") == 7


@rules_on("The Anarch Free Press", "ANK 20220317")
def test_a_hunt_that_the_free_press_feeds_does_not_require_an_anarch() -> None:
    t = position(
        seat(ready=["Mira 2/8 sect:Anarch tha pro"], play=["The Anarch Free Press"], hand=["CrimethInc."]),
        seat(ready=["Oskar 2/4 locked"]),
        bystander(),
    )
    t.does("hunt Mira")
    while t.asks not in t.quiet:
        assert not t.offers("play CrimethInc.")
        t.does("yes" if t.offers("yes") else "pass")
    assert (t.measure("Mira.blood"), t.measure("The Anarch Free Press.locked")) == (4, 1)
    t.is_quiet()


# -- rescues ----------------------------------------------------------------------------------------------------------

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
