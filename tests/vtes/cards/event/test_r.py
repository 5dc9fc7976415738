"""Event cards: R."""

from __future__ import annotations

import pytest

from praxis.vtes.positions.scenario import position, seat
from tests.vtes.cards.answering import to_the_end
from tests.vtes.cards.rulings import rules_on
from tests.vtes.cards.tables import bystander, editions, since_2011

# -- Restricted Vitae -------------------------------------------------------------------------------------------------


@since_2011
@pytest.mark.parametrize(("blood", "hand"), [(0, 6), (2, 7)])
def test_restricted_vitae_is_replaced_only_after_a_hunt_that_has_brought_blood(
    blood: int, hand: int, edition: str
) -> None:
    t = position(
        seat(ready=["Oskar 4/4"], hand=["Restricted Vitae", *["Blank Page"] * 6], library=9),
        seat(ready=["Mira 0/5"]),
        seat(ready=[f"Small {blood}/2"]),
        phase="discard",
        edition=edition,
    )
    t.does("play Restricted Vitae")
    assert t.measure("a.hand") == 6
    while not t.offers("use Restricted Vitae Mira"):
        t.does("pass" if t.offers("pass") else t.options()[0])
    t.does("use Restricted Vitae Mira")
    t.does("target Small")
    t.goes_on()
    assert (t.measure("Mira.blood"), t.measure("a.hand")) == (min(1, blood), hand)
    t.is_quiet()


@since_2011
@rules_on("Restricted Vitae", "LSJ 20050720-2", "LSJ 20010809-1")
def test_restricted_vitae_lets_only_the_empty_hunt(edition: str) -> None:
    t = position(
        seat(ready=["Mira 1/5"], play=["Restricted Vitae"]),
        seat(ready=["Oskar 2/4 locked"]),
        bystander(),
        edition=edition,
    )
    assert not t.offers("hunt Mira")
    t = position(
        seat(ready=["Mira 0/5"], play=["Restricted Vitae"]),
        seat(ready=["Oskar 2/4 locked", "Old 2/6"]),
        bystander(),
        edition=edition,
    )
    assert t.offers("hunt Mira")
    t.does("use Restricted Vitae Mira")
    assert not t.offers("target Old")
    t.does("target Oskar")
    t.goes_on()
    assert (t.measure("Mira.blood"), t.measure("Oskar.blood")) == (1, 1)


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


@editions
@rules_on("Restricted Vitae", "LSJ 19970224")
@pytest.mark.parametrize(("other", "offered"), [("Oskar 0/4", True), ("Oskar 9/9", False)])
def test_the_special_hunt_needs_a_younger_vampire_with_or_without_blood(
    other: str, offered: bool, edition: str
) -> None:
    t = position(
        seat(ready=["Mira 0/8", "Wolf ally 3"], play=["Restricted Vitae"]),
        seat(ready=[other]),
        seat(),
        edition=edition,
    )
    assert t.ever_offered("use Restricted Vitae Mira") is offered
