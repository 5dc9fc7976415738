"""Numbers, rules and costs that the grammar reads from the texts of vampires, each phrase played."""

from __future__ import annotations

import pytest

from praxis.vtes.model import stats
from praxis.vtes.positions.scenario import Table, position, seat
from tests.vtes.cards.tables import bystander

CARDS = {
    "bleed": "",
    "hunt": "",
    "political": "Anarchist Uprising",
    "equip": ".44 Magnum",
    "employ": "Mr. Winthrop",
    "recruit": "Carlton Van Wyk",
}
"""The card by which a minion takes an action, where it needs one."""


def acts(t: Table, deed: str, who: str) -> None:
    card = CARDS[deed]
    t.does(f"play {card} {who}" if card else f"{deed} {who}")


def set_up(name: str, deed: str, other: str = "Oskar 2/4", pool: int = 30, edge: bool = False, prey: int = 30) -> Table:
    """The vampire acts, the other one answers, Vera of its predator stands by."""
    hand = [CARDS[deed]] if CARDS.get(deed) else []
    return position(
        seat(pool=pool, edge=edge, ready=[f"{name} blood:1" if deed == "hunt" else name, "Anja 1/2"], hand=hand),
        seat(pool=prey, ready=[other]),
        bystander(),
    )


@pytest.mark.parametrize(
    ("name", "deed", "other", "stat", "n"),
    [
        # during some actions
        ("Verrix, Naughty Boy", "bleed", "Oskar 2/4", "stealth", 1),
        ("Verrix, Naughty Boy", "hunt", "Oskar 2/4", "stealth", 1),  # that of any hunt
        ("Kalyani, Agent of Doom", "hunt", "Oskar 2/4", "stealth", 0),
        ("Kalyani, Agent of Doom", "bleed", "Oskar 2/4", "stealth", 0),
        ("Ariane", "hunt", "Oskar 2/4", "stealth", 0),
        ("Ariane", "bleed", "Oskar 2/4", "stealth", 0),
        ("Frau Schädel", "employ", "Oskar 2/4", "stealth", 2),
        ("Frau Schädel", "equip", "Oskar 2/4", "stealth", 1),
        # against a Methuselah with such minions
        ("Osvaldo Kühnemann", "bleed", "Oskar 2/4 clan:Ventrue", "bleed", 2),
        ("Osvaldo Kühnemann", "bleed", "Oskar 2/4 clan:Toreador", "bleed", 2),
        ("Osvaldo Kühnemann", "bleed", "Oskar 2/4 clan:Brujah", "bleed", 1),
    ],
)
def test_numbers_of_an_acting_vampire(name: str, deed: str, other: str, stat: str, n: int) -> None:
    t = set_up(name, deed, other)
    acts(t, deed, name)
    with t.unchanged("c.pool", "Vera.blood"):
        assert getattr(stats, stat)(t.g, t[name]) == n
        t.goes_on()
    t.is_quiet()


@pytest.mark.parametrize(
    ("name", "deed", "actor", "n"),
    [
        ("Martina Srnankova", "bleed", "Mira 4/8", 1),
        ("Martina Srnankova", "hunt", "Mira 4/8", 0),
        ("Oluwafunmilayo", "political", "Mira 4/8", 1),
        ("Oluwafunmilayo", "bleed", "Mira 4/8", 0),
        ("The Dowager", "bleed", "Mira 4/8", 1),
        ("The Dowager", "hunt", "Mira 4/8", 0),
        ("Castellan", "bleed", "Mira 4/8", 1),
        ("Castellan", "hunt", "Mira 4/8", -1),
        ("Azucena", "bleed", "Mira 4/4 clan:Lasombra", 1),
        ("Azucena", "bleed", "Mira 4/5 clan:Lasombra", 0),
        ("Azucena", "bleed", "Mira 4/6 clan:Lasombra", -1),
        ("Azucena", "bleed", "Mira 4/4 clan:Gangrel", 0),
        ("Bret Stryker", "bleed", "Mira 4/4 prince", -1),
        ("Bret Stryker", "bleed", "Mira 4/4", 0),
    ],
)
def test_intercept(name: str, deed: str, actor: str, n: int) -> None:
    card = CARDS[deed]
    t = position(seat(ready=[actor], hand=[card] if card else []), seat(ready=[name]), bystander())
    acts(t, deed, "Mira")
    assert stats.intercept(t.g, t[name]) == n
    assert not stats.intercept(t.g, t["Vera"])
    t.goes_on()
    t.is_quiet()


def test_intercept_of_others_against_a_vampire() -> None:
    for clan, n in (("Tzimisce", -1), ("Gangrel", 0)):
        t = position(seat(ready=["Rutor", "Mira 4/4"]), seat(ready=[f"Oskar 2/4 clan:{clan}"]), bystander())
        t.does("bleed Rutor")
        assert stats.intercept(t.g, t["Oskar"]) == n
        t.goes_on()
        t.does("bleed Mira")
        assert not stats.intercept(t.g, t["Oskar"])
