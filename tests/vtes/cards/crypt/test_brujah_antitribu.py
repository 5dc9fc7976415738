"""Crypt cards: Brujah antitribu."""

from __future__ import annotations

import pytest

from praxis.vtes.model import stats
from praxis.vtes.positions.scenario import position, seat
from tests.vtes.cards.combat_tables import on_to
from tests.vtes.cards.crypt_tables import aims, bleed_blocked, merged, met, uses
from tests.vtes.cards.referendum_tables import CHALLENGE, POLL
from tests.vtes.cards.rulings import ruled_alike, rules_on
from tests.vtes.cards.tables import BYSTANDER, bystander, editions

# -- Antonio Veradas --------------------------------------------------------------------------------------------------


def test_antonio_veradas_equips_with_weapons_stealthily() -> None:
    for card, n in (("Saturday-Night Special", 2), ("Laptop Computer", 1)):
        t = position(seat(ready=["Antonio Veradas"], hand=[card]), seat(ready=["Oskar 2/4"]), bystander())
        t.does(f"play {card} Antonio Veradas")
        assert stats.stealth(t.g, t["Antonio Veradas"]) == n


# -- Armin Brenner ----------------------------------------------------------------------------------------------------


@editions
@rules_on("Armin Brenner", "LSJ 20090115-2")
def test_armin_gains_pool_for_a_referendum_of_his_own(edition: str) -> None:
    for caller, gained in (("Armin Brenner", 1), ("Mira", 0)):
        t = position(
            seat(ready=["Armin Brenner", "Mira 6/8"], hand=[POLL]),
            seat(ready=["Oskar 4/8"]),
            seat(ready=["Vera 2/4", "Vesna 2/4"]),
            edition=edition,
        )
        t.does(f"play {POLL} {caller}")
        t.passes_until("polling")
        t.does("vote Armin Brenner for")
        t.goes_on()
        assert t.measure("a.pool") - t.measure("c.pool") == gained


@ruled_alike("who lost", [("Armin Brenner", 0), ("Donald Cargill", 1)], "LSJ 20090115-2")
def test_after_a_referendum_is_after_the_oust_that_it_leads_to(who: str, lost: int) -> None:
    """The pool of Armin comes too late for his Methuselah; Donald pays though his predator is gone."""
    t = position(
        seat(pool=1, ready=["Mira 6/8 prince:Rome", *(["Armin Brenner"] if not lost else [])], hand=[CHALLENGE]),
        seat(ready=["Oskar 4/8", *(["Donald Cargill"] if lost else [])]),
        seat(ready=["Vera 2/4"]),
    )
    t.does(f"play {CHALLENGE} {who if not lost else 'Mira'}")
    t.passes_until("polling")
    t.does("vote Mira for", by="a")
    had = t.measure(f"{who}.blood")
    t.goes_on()
    assert t.g.ousted[0]
    assert not lost or t.measure("Donald Cargill.blood") == had - 1


# -- Doctor Streck ----------------------------------------------------------------------------------------------------


def test_doctor_streck_makes_them_discard() -> None:
    t = position(seat(ready=["Doctor Streck"]), seat(hand=["Dodge"]), bystander())
    t.does("bleed Doctor Streck")
    with t.unchanged("c.hand"):
        t.goes_on()
    assert t.region("Dodge") == "ash-heap"


# -- Fairuza ----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("victim", "region"), [("Guard ally 1", "ash-heap"), ("Guard 1/4", "ready")])
def test_fairuza_burns_blood_or_life_of_her_preys_minion(victim: str, region: str) -> None:
    t = position(
        seat(ready=["Fairuza", "Ines 2/4"]),
        seat(ready=[victim, "Dry 0/4"], torpor=["Gone 1/4"]),
        bystander(),
    )
    with t.unchanged(*BYSTANDER, "Fairuza.blood", "Gone.blood", "Ines.blood"):
        aims(t, "Fairuza", "Guard", "Dry", "Vera", "Ines", "Fairuza")
        t.goes_on()
    assert (t.region("Guard"), t.measure("Guard.blood"), t.measure("Fairuza.locked")) == (region, 0, 1)
    t.is_quiet()


@pytest.mark.parametrize(("others", "bled"), [({"ready": ["Oskar 2/4"]}, 0), ({"torpor": ["Oskar 2/4"]}, 1), ({}, 1)])
def test_fairuza_bleeds_for_less_where_a_minion_is_ready(others: dict[str, list[str]], bled: int) -> None:
    t = position(seat(ready=["Fairuza"]), seat(**others), bystander())  # type: ignore[arg-type]
    with t.changes("b.pool", -bled), t.unchanged(*BYSTANDER):
        t.does("bleed Fairuza")
        t.goes_on()
    t.is_quiet()


# -- Hektor -----------------------------------------------------------------------------------------------------------


@editions
@pytest.mark.parametrize("name", ["Hektor", "Samantha"])
def test_hands_that_wound(edition: str, name: str) -> None:
    t = bleed_blocked(name, edition=edition)
    t.goes_on("diablerize", "commit-diablerie", "may")
    assert t.region("Oskar") == "torpor"


# -- Jacko ------------------------------------------------------------------------------------------------------------


@editions
@pytest.mark.parametrize("name", ["Jacko", "Melisande"])
def test_more_strikes_in_the_first_round(name: str, edition: str) -> None:
    t = met(name, edition=edition)
    uses(t, name)
    with t.unchanged(f"{name}.locked"):
        t.does(f"use {name}", by="a")
        on_to(t)
    assert len([told for told in t.told("strike") if told["minion"] == t[name]]) == 2


# -- Rigby, Crusade Vanguard ------------------------------------------------------------------------------------------


@editions
@pytest.mark.parametrize(
    ("bishop", "sect", "moved"),
    [("bishop", "Sabbat", 1), ("bishop", "Camarilla", 0), ("cardinal", "Sabbat", 0)],
)
def test_rigby_pays_a_bishop_for_a_failed_block(edition: str, bishop: str, sect: str, moved: int) -> None:
    me = "Rigby, Crusade Vanguard"
    t = position(
        seat(ready=[f"Mira 4/8 sect:{sect} stealth:1", f"Ines 2/6 sect:Sabbat {bishop}"]),
        seat(ready=[me]),
        bystander(),
        edition=edition,
    )
    with t.changes(f"{me}.blood", -moved), t.changes("Ines.blood", moved), t.unchanged(*BYSTANDER):
        t.does("bleed Mira")
        t.does(f"block {me}", by="b")
        t.goes_on()


# -- Sela -------------------------------------------------------------------------------------------------------------


@rules_on("Sela (ADV)", "ANK 20180524")
@pytest.mark.parametrize("on_top", [True, False])
def test_sela_is_archbishop_of_rome_when_she_is_merged(on_top: bool) -> None:
    t = merged("Sela", "Sela (ADV)", on_top)
    assert (t.word("Sela.sect"), stats.held_title(t.g, t["Sela"])) == ("Sabbat", "archbishop of Rome")
    assert stats.bleed(t.g, t["Sela"]) == 2  # the text of the base card counts as well
