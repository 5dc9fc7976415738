"""Combat cards: O."""

from __future__ import annotations

import pytest

from praxis.vtes.positions.scenario import position, seat
from tests.vtes.cards.combat_tables import on_to, strikes, to_long
from tests.vtes.cards.rulings import rules_on
from tests.vtes.cards.tables import bystander, editions, fighting, in_editions

# -- Octopod ----------------------------------------------------------------------------------------------------------


@rules_on("Octopod", "LSJ 20020609")
@in_editions("words mode n", [("san", 0, 1), ("SAN", 1, 2)])
def test_an_octopod_gives_a_brother_more_arms(edition: str, words: str, mode: int, n: int) -> None:
    t = position(
        seat(
            ready=[
                "Mira 6/8 clan:Blood-Brother trait:first-circle",
                f"Ilse 4/5 clan:Blood-Brother trait:first-circle {words}",
            ],
            hand=["Octopod"],
        ),
        seat(ready=["Oskar 9/9"]),
        bystander(),
        edition=edition,
    )
    t.does_all("bleed Mira", "block Oskar")
    t.does(f"play Octopod Ilse {mode}", by="a")
    on_to(t)
    assert (t.measure("Oskar.blood"), t.measure("Ilse.blood")) == (9 - 1 - n, 3)


# -- Oubliette --------------------------------------------------------------------------------------------------------


@rules_on("Oubliette", "LSJ 20080226")
@in_editions("other left", [("Oskar 6/8", 5), ("Oskar 0/8", 0), ("Oskar ally 3", 2)])
@pytest.mark.parametrize("long", [False, True])
def test_oubliette_burns_a_blood_at_any_range(edition: str, other: str, left: int, long: bool) -> None:
    t = fighting("Oubliette", "Fake Out", who="OBT", other=other, edition=edition)
    if long:
        to_long(t)
    strikes(t, "Oubliette", 1)
    assert (t.measure("Oskar.blood"), t.measure("Mira.blood")) == (left, 5)
    assert not t.told("damage")
    t.is_quiet()


# -- Outside the Hourglass --------------------------------------------------------------------------------------------


@rules_on("Outside the Hourglass", "PIB 20120426", "ANK 20170930", "ANK 20180104")
@editions
def test_outside_the_hourglass_hurts_before_the_range(edition: str) -> None:
    t = fighting(
        "Outside the Hourglass",
        "Outside the Hourglass",
        who="TEM",
        other="Oskar 6/8 for ANI FOR",
        answers=["Soak", "Alpha Glint"],
        edition=edition,
    )
    t.does("play Outside the Hourglass Mira 3", by="a")
    assert not t.offers("play Outside the Hourglass#2 Mira 3")
    assert t.measure("Oskar.blood") == 6
    t.does("play Alpha Glint Oskar 1", by="b")
    on_to(t, "prevent")
    assert t.told("damage")[0]["environmental"] == 0
    t.does("play Soak Oskar 0", by="b")
    on_to(t)
    assert (t.measure("Oskar.blood"), t.measure("Mira.blood")) == (5, 6)
    t.is_quiet()


@in_editions("words mode", [("obf", 0), ("tem", 2)])
def test_outside_the_hourglass_dodges(edition: str, words: str, mode: int) -> None:
    t = fighting("Outside the Hourglass", who=words, edition=edition)
    on_to(t, "strike")
    t.does(f"play Outside the Hourglass Mira {mode}", by="a")
    on_to(t)
    assert t.measure("Mira.blood") == 6
