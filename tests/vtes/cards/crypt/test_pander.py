"""Crypt cards: Pander."""

from __future__ import annotations

import pytest

from praxis.vtes.model import stats
from praxis.vtes.positions.scenario import position, seat
from tests.vtes.cards.combat_tables import fights, on_to
from tests.vtes.cards.crypt_tables import conversion
from tests.vtes.cards.rulings import rules_on
from tests.vtes.cards.tables import BYSTANDER, bystander, editions

# -- Angela Decker ----------------------------------------------------------------------------------------------------


@editions
@pytest.mark.parametrize(("strength", "where", "lost"), [(3, "ash-heap", 2), (0, "torpor", 0)])
def test_angela_costs_two_pool_when_she_burns_in_combat(strength: int, where: str, lost: int, edition: str) -> None:
    t = position(
        seat(ready=["Angela Decker"]),
        seat(ready=[(f"Oskar 6/8 strength:{strength}", ["Sword of the Archangel"])]),
        bystander(),
        edition=edition,
    )
    t.does("bleed Angela Decker")
    t.does("block Oskar", by="b")
    with t.changes("a.pool", -lost), t.unchanged(*BYSTANDER, "b.pool"):
        on_to(t, "strike")
        t.does("use Sword of the Archangel", by="b")
        on_to(t, "may")
        assert (t.asks == "may") is (where == "ash-heap")  # what the sword offers its bearer then
    assert t.region("Angela Decker") == where


# -- Feo Ramos --------------------------------------------------------------------------------------------------------


def test_older_sabbat_vampires_of_others_lock_feo() -> None:
    t = position(
        seat(ready=["Feo Ramos"]),
        seat(ready=["Oskar 3/9 sect:Sabbat", "Anja 3/9 sect:Sabbat", "Vito 3/2 sect:Sabbat".replace("3/2", "1/2")]),
        seat(ready=["Vera 2/9 sect:Camarilla"]),
        phase="unlock",
    )
    t.does("trigger Feo Ramos")
    with t.changes("Oskar.blood", 0), t.changes("Anja.blood", -1), t.unchanged("Vito.blood", "Vera.blood"):
        t.does("no", by="b")
        t.does("yes", by="b")
    assert t.measure("Feo Ramos.locked")


# -- Huang, Blood Cultist ---------------------------------------------------------------------------------------------


def test_others_enter_combat_with_a_vampire_by_its_text() -> None:
    for who, offered in (("Nangila Were", False), ("Céleste Lamontagne", True)):
        t = position(seat(ready=[who]), seat(ready=["Huang, Blood Cultist"]), bystander())
        assert t.offers(f"use Huang, Blood Cultist {who}") is offered
    t.does(f"use Huang, Blood Cultist {who}")
    t.goes_on()
    assert t.told("combat")
    t.is_quiet()


# -- Jaggedy Andy -----------------------------------------------------------------------------------------------------


@editions
@rules_on("Jaggedy Andy", "ANK 20211010")
@pytest.mark.parametrize(("held", "left"), [(3, 1), (1, 0)])
def test_jaggedy_andy_drops_two_cards_as_he_falls(held: int, left: int, edition: str) -> None:
    t = position(
        seat(ready=["Mira 4/8"], hand=["Blank Page"]),
        seat(ready=["Jaggedy Andy"], hand=["Blank Page"] * held),
        bystander(),
        edition=edition,
    )
    t.g.blood[t["Jaggedy Andy"]] = 0
    fights(t, "Mira", "Jaggedy Andy")
    with t.unchanged(*BYSTANDER, "a.hand"):
        on_to(t)
    assert (t.region("Jaggedy Andy"), t.measure("b.hand")) == ("torpor", left)


# -- Lena Rowe --------------------------------------------------------------------------------------------------------


def test_lena_receives_no_title() -> None:
    from praxis.vtes.rules import title

    t = position(seat(ready=["Lena Rowe", "Mira 4/8 sect:Sabbat"]), seat(), bystander())
    assert title.gain(t.g, t["Mira"], "bishop")
    assert not title.gain(t.g, t["Lena Rowe"], "bishop")
    assert not stats.title(t.g, t["Lena Rowe"])


# -- Mary Johnson -----------------------------------------------------------------------------------------------------


def test_mary_is_stolen_by_older_vampires_with_presence() -> None:
    t = position(seat(ready=["Mira 9/9 pre", "Anja 9/9", "Vito 1/1 pre"]), seat(ready=["Mary Johnson"]), bystander())
    assert not t.offers("use Mary Johnson Anja")
    assert not t.offers("use Mary Johnson Vito")
    t.does("use Mary Johnson Mira")
    t.goes_on()
    assert t.g.controller[t["Mary Johnson"]] == 0


# -- Mitchell, The Headhunter -----------------------------------------------------------------------------------------


@pytest.mark.parametrize(("victim", "cost"), [("Mitchell, The Headhunter blood:0", 3), ("Kit 0/2", 2)])
@pytest.mark.parametrize("whose", ["a", "b"])
@pytest.mark.parametrize("blood", [5, 2])
def test_mitchell_is_dear_to_rescue(victim: str, cost: int, whose: str, blood: int) -> None:
    """Whoever rescues him; anybody else is rescued as always."""
    name = "Kit" if victim == "Kit 0/2" else "Mitchell, The Headhunter"
    t = position(
        seat(ready=[f"Mira {blood}/8"], torpor=[victim] if whose == "a" else []),
        seat(ready=["Oskar 2/4"], torpor=[victim] if whose == "b" else []),
        bystander(),
    )
    assert t.offers(f"rescue Mira {name}") is (blood >= cost)
    if blood >= cost:
        with t.changes("Mira.blood", -cost), t.unchanged(*BYSTANDER, "b.pool"):
            t.does(f"rescue Mira {name}")
            t.goes_on()
        assert t.region(name) == "ready"
    t.is_quiet()


# -- Olga Triminov ----------------------------------------------------------------------------------------------------


@editions
def test_olga_is_for_sale_to_the_black_hand(edition: str) -> None:
    t = position(
        seat(pool=10, ready=["Mira 4/8 trait:black-hand", "Ines 2/4"]),
        seat(ready=["Olga Triminov locked"]),
        bystander(),
        edition=edition,
    )
    assert not t.offers("use Olga Triminov Ines")
    with t.changes("a.pool", -1), t.unchanged(*BYSTANDER, "b.pool"):
        t.does("use Olga Triminov Mira")
        t.goes_on()
    assert t.word("Olga Triminov.controller") == "a"


@rules_on("Olga Triminov", "LSJ 20070322")
def test_olga_is_stolen_by_the_black_hand_of_any_sect() -> None:
    t = position(
        seat(ready=["Wah Chun-Yuen", "Ines 4/4 sect:Sabbat"], hand=[conversion("Camarilla")]),
        seat(ready=["Olga Triminov"]),
        bystander(),
    )
    t.does("play Conversion Wah Chun-Yuen")
    t.goes_on()
    assert not t.offers("use Olga Triminov Ines")
    with t.changes("a.pool", -1):
        t.does("use Olga Triminov Wah Chun-Yuen")
        t.goes_on()
    assert (t.word("Olga Triminov.controller"), t.word("Wah Chun-Yuen.sect")) == ("a", "Camarilla")
    t.is_quiet()
