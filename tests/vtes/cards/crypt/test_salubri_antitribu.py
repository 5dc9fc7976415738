"""Crypt cards: Salubri antitribu."""

from __future__ import annotations

from praxis.vtes.positions.scenario import position, seat
from tests.vtes.cards.combat_tables import on_to
from tests.vtes.cards.crypt_tables import met
from tests.vtes.cards.rulings import rules_on
from tests.vtes.cards.tables import BYSTANDER, bystander, editions

# -- Nuriel -----------------------------------------------------------------------------------------------------------


def test_nuriel_strikes_once_more_in_the_first_round() -> None:
    t = position(seat(ready=["Nuriel"]), seat(ready=["Oskar 6/8"]), bystander())
    t.does("bleed Nuriel")
    t.passes_until_offered("block Oskar")
    t.does("block Oskar")
    with t.unchanged(*BYSTANDER):
        while t.asks not in t.quiet:
            t.does("use Nuriel Nuriel" if t.offers("use Nuriel Nuriel") else "pass")
    assert t.measure("Oskar.blood") == 4


# -- Qawiyya el-Ghaduba -----------------------------------------------------------------------------------------------


@editions
@rules_on("Qawiyya el-Ghaduba", "ANK 20190207")
def test_qawiyya_unlocks_once_in_your_minion_phase(edition: str) -> None:
    name = "Qawiyya el-Ghaduba"
    t = position(seat(ready=[name, "Mira 2/4"]), seat(ready=["Oskar 2/4 locked"]), bystander(), edition=edition)
    t.does(f"bleed {name}")
    t.goes_on()
    assert t.measure(f"{name}.locked") == 1
    with t.changes(f"{name}.blood", -2):
        t.does(f"use {name}", by="a")
    assert t.measure(f"{name}.locked") == 0
    t.g.lock(t[name])
    t.does("hunt Mira")
    asked = len(t.asked)
    t.goes_on()
    assert not t.ever_offered(f"use {name}", since=asked)


# -- Silas ------------------------------------------------------------------------------------------------------------


def test_silas_pays_for_another_discard() -> None:
    t = position(seat(ready=["Silas"], hand=["Dodge", "Blur"]), seat(), bystander(), phase="discard")
    with t.changes("Silas.blood", -1):
        t.does("use Silas")
    t.does("discard Dodge")
    assert t.who() == "a"
    assert t.asks == "discard"


# -- Wolf Valentine ---------------------------------------------------------------------------------------------------


@editions
def test_wolf_valentine_presses_on_against_tremere(edition: str) -> None:
    for words, offered in (("clan:Tremere", True), ("", False)):
        t = met("Wolf Valentine", f"Oskar 6/8 {words}".strip(), edition=edition)
        on_to(t, "press")
        assert (t.asks == "press" and t.offers("use Wolf Valentine")) is offered
