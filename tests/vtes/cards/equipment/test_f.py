"""Equipment cards: F."""

from __future__ import annotations

import pytest

from praxis.vtes.definitions.language import BEFORE_RANGE, OPPOSING, ROUND, cannot, combat, definition, hang, rule
from praxis.vtes.model import face as faces
from praxis.vtes.model.face import made_up
from praxis.vtes.positions.scenario import position, seat
from tests.vtes.cards.answering import answers, to_the_end, until
from tests.vtes.cards.combat_tables import on_to
from tests.vtes.cards.equipment_tables import armed
from tests.vtes.cards.rulings import rules_on
from tests.vtes.cards.tables import BYSTANDER, bystander, editions, fighting

# -- Femur of Toomler -------------------------------------------------------------------------------------------------

OF_CLANS = ["Femur of Toomler", "Kali's Fang", "Treasured Samadji", "Erebus Mask", "Flaming Candle"]


@editions
@rules_on("Femur of Toomler", "ANK 20180719-3")
@rules_on("Kali's Fang", "ANK 20180719-3")
@rules_on("Treasured Samadji", "ANK 20180719-3")
@rules_on("Erebus Mask", "ANK 20180719-3")
@rules_on("Flaming Candle", "ANK 20221103")
@pytest.mark.parametrize("card", OF_CLANS)
def test_equipment_in_play_is_taken_by_whom_it_does_not_suit(card: str, edition: str) -> None:
    t = position(
        seat(ready=[("Mira 4/8", [card]), "Ines 4/8 clan:Caitiff"]),
        seat(ready=["Oskar 4/4"]),
        bystander(),
        edition=edition,
    )
    t.does(f"take Ines {card}")
    t.goes_on("equipment")
    assert t.g.host[t[card]] == t["Ines"]


# -- Flak Jacket ------------------------------------------------------------------------------------------------------


@editions
@pytest.mark.parametrize(("damage", "left"), [(1, 6), (2, 5)])
def test_a_flak_jacket_prevents_one_damage_each_combat(damage: int, left: int, edition: str) -> None:
    t = fighting(on_mira=["Flak Jacket"], other=f"Oskar 6/8 strength:{damage}", edition=edition)
    with t.unchanged(*BYSTANDER):
        on_to(t, "prevent")
        t.does("use Flak Jacket Mira -1", by="a")
        on_to(t)
    assert (t.measure("Mira.blood"), t.measure("Oskar.blood")) == (left, 5)
    t.is_quiet()


@editions
@pytest.mark.parametrize(
    ("card", "offered"),
    [("Flak Jacket", True), ("Ivory Bow", False), ("Zaire River Ferry", False), ("Blank Page", False)],
)
def test_pier_13_takes_common_equipment_that_can_be_paid(card: str, offered: bool, edition: str) -> None:
    t = position(
        seat(ready=[("Mira 4/8", ["Pier 13, Port of Baltimore"])], hand=[card]),
        seat(ready=["Oskar 2/4"]),
        bystander(),
        phase="influence",
        edition=edition,
    )
    assert t.offers("use Pier 13, Port of Baltimore") is offered


# -- Flaming Candle ---------------------------------------------------------------------------------------------------


@editions
def test_a_flaming_candle_keeps_vampires_from_blocking_and_is_played_once(edition: str) -> None:
    t = position(
        seat(ready=[("Mira 4/8", ["Flaming Candle"]), "Ines 4/8"]),
        seat(ready=["Oskar 2/4", "Ally ally 2"]),
        bystander(),
        edition=edition,
    )
    t.does("bleed Mira")
    t.does("use Flaming Candle Mira -1", by="a")
    assert not t.offers("block Oskar")
    assert t.offers("block Ally")
    t.goes_on()
    assert (t.measure("Mira.blood"), t.region("Flaming Candle"), t.measure("b.pool")) == (3, "ash-heap", 29)
    t = position(
        seat(ready=["Mira 4/8", "Ines 4/8"], hand=["Flaming Candle", "Flaming Candle"]),
        seat(),
        bystander(),
        edition=edition,
    )
    t.does("play Flaming Candle Mira 0")
    t.goes_on()
    assert not t.offers("play Flaming Candle#2 Ines")


@rules_on("Flaming Candle", "RTR 20020501")
def test_a_candle_does_not_burn_for_the_blood_of_something_else() -> None:
    t = position(
        seat(ready=[("Mira 4/8 sect:Anarch", ["Flaming Candle"]), "Ines 2/4"], play=["Club Illusion"]),
        seat(ready=["Oskar 4/8"]),
        bystander(),
    )
    t.does("bleed Mira")
    until(t, "use Club Illusion Mira")
    with t.changes("Mira.blood", -1):
        t.does("use Club Illusion Mira", by="a")
    assert t.region("Flaming Candle") == "attached"
    until(t, "block Oskar")
    to_the_end(t)
    assert t.region("Flaming Candle") == "attached"
    t.is_quiet()


# -- Foldable Machine Gun ---------------------------------------------------------------------------------------------


@rules_on("Foldable Machine Gun", "LSJ 20021028")
@pytest.mark.parametrize("held", [True, False])
def test_who_cannot_strike_does_not_maneuver_with_a_folded_gun(held: bool) -> None:
    gun = "Foldable Machine Gun"
    hold = made_up(
        "Hold",
        faces.COMBAT,
        definition=definition(combat("", hang(cannot(rule.ANY_STRIKE, OPPOSING), ROUND), when=BEFORE_RANGE)),
    )
    t = position(
        seat(ready=["Mira 8/8"], hand=["Boxed In", hold]),
        seat(ready=[("Oskar 8/8", [gun])]),
        bystander(),
    )
    t.does("bleed Mira")
    answers(t, "block Oskar", "play Boxed In Mira 0")
    assert not t.ever_offered(f"use {gun} Oskar -2")  # never in the first round
    while len(t.told("round")) < 2:
        t.does("pass")
    until(t, "play Hold Mira")
    t.does("play Hold Mira" if held else "pass", by="a")
    to_the_end(t)
    assert t.ever_offered(f"use {gun} Oskar -2") is not held
    t.is_quiet()


@editions
def test_a_gun_maneuvers_once_and_the_foldable_one_not_at_first(edition: str) -> None:
    t = armed("AK-47", edition=edition)
    on_to(t, "maneuver")
    t.does("use AK-47 Mira -2", by="a")
    on_to(t)
    assert t.told("maneuver")[-1]["range"] == "long"
    assert t.measure("Oskar.blood") == 7
    t = armed("Foldable Machine Gun", edition=edition)
    on_to(t)
    assert not t.ever_offered("use Foldable Machine Gun Mira -2")
