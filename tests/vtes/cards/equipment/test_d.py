"""Equipment cards: D."""

from __future__ import annotations

import pytest

from praxis.vtes.model import stats
from praxis.vtes.positions.scenario import position, seat
from tests.vtes.cards.answering import acts
from tests.vtes.cards.combat_tables import on_to
from tests.vtes.cards.equipment_tables import armed
from tests.vtes.cards.rulings import rules_on
from tests.vtes.cards.tables import BYSTANDER, acting, bystander, editions

# -- Dartmoor, England ------------------------------------------------------------------------------------------------

ESTATES = [
    ("Zaire River Ferry", "clan:Lasombra"),
    ("Sacré-Cœur Cathedral, France", ""),
    ("Catacombs", ""),
    ("Dartmoor, England", ""),
    ("Local 1111", "sect:Sabbat"),
    ("Inveraray, Scotland", ""),
    ("Gran Madre di Dio, Italy", ""),
    ("Ruins of Villers Abbey, Belgium", ""),
]


@editions
@pytest.mark.parametrize(("card", "words"), ESTATES)
@rules_on("Dartmoor, England", "LSJ 20080114", "RTR 19960112")
def test_an_estate_is_equipped_and_then_a_location(card: str, words: str, edition: str) -> None:
    t = acting(card, who=words, edition=edition)
    with t.unchanged(*BYSTANDER, "b.pool"):
        t.does(f"play {card} Mira 0")
        assert t.told("action")[0]["action"] == "equip"
        acts(t)
    assert t.g.host[t[card]] == t["Mira"]
    assert (stats.is_equipment(t.g, t[card]), stats.bears(t.g, t[card], "location")) == (False, True)


# -- Deer Rifle -------------------------------------------------------------------------------------------------------

STRIKES = [
    # card, the blood of Oskar (of 9) after one strike of Mira's, whether it works at close range, at long range
    ("Deer Rifle", 8, True, True),
    ("Mark V", 5, False, True),
    ("Sawed-Off Shotgun", 6, True, True),
    ("Combat Shotgun", 6, True, True),
    ("Gas-Powered Chainsaw", 6, True, False),
    ("Brass Knuckles", 7, True, False),
    ("Blow Torch", 9, True, False),
    ("Blade of Bellona", 7, True, False),
    ("Starshell Grenade Launcher", 9, False, True),
    ("Improvised Flamethrower", 8, True, True),
    ("Baseball Bat", 7, True, False),
    ("Sword of Judgment", 7, True, False),
]
WOUNDING = ("Blow Torch", "Starshell Grenade Launcher", "Improvised Flamethrower")


@editions
@pytest.mark.parametrize(("card", "blood", "close", "long"), STRIKES)
def test_a_weapon_strikes(card: str, blood: int, close: bool, long: bool, edition: str) -> None:
    words = "clan:Brujah-antitribu"
    for far in (False, True):
        t = armed(card, words=words, hand=["Fake Out"], edition=edition)
        if far:
            t.passes_until_offered("play Fake Out Mira 0")
            t.does("play Fake Out Mira 0", by="a")
        on_to(t, "strike")
        t.does(f"use {card} Mira -1", by="a")
        with t.unchanged(*BYSTANDER):
            acts(t)
        works = long if far else close
        assert (t.measure("Oskar.blood"), t.region("Oskar")) == (
            (blood, "torpor" if card in WOUNDING else "ready") if works else (9, "ready")
        )
        assert t.told("strike")[0]["card"] == t[card]
        t.is_quiet()


@editions
def test_a_deer_rifle_maneuvers_twice_in_a_combat(edition: str) -> None:
    t = armed("Deer Rifle", hand=["Dodge"], answers=["Fake Out"], edition=edition)
    on_to(t, "maneuver")
    t.does("use Deer Rifle Mira -2", by="a")
    t.passes_until_offered("play Fake Out Oskar 0")
    t.does("play Fake Out Oskar 0", by="b")
    t.does("use Deer Rifle Mira -3", by="a")
    assert t.told("maneuver")[-1]["range"] == "long"
    on_to(t)
    assert t.told("strike")[0]["card"] == t["Deer Rifle"]
    assert t.measure("Oskar.blood") == 8


# -- Drum of Xipe Totec -----------------------------------------------------------------------------------------------


@editions
def test_the_drum_lets_a_vampire_maneuver(edition: str) -> None:
    t = position(
        seat(ready=[("Mira 6/8", ["Drum of Xipe Totec"])]), seat(ready=["Oskar 6/8"]), bystander(), edition=edition
    )
    acts(t, "bleed Mira", "block Oskar", "use Drum of Xipe Totec Mira -1")
    assert t.told("maneuver")[-1]["range"] == "long"
