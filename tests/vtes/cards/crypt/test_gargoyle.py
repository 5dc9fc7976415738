"""Crypt cards: Gargoyle."""

from __future__ import annotations

import pytest

from praxis.vtes.positions.scenario import position, seat
from tests.vtes.cards.rulings import rules_on
from tests.vtes.cards.tables import BYSTANDER, bystander, editions

# -- Alabástrom -------------------------------------------------------------------------------------------------------


@editions
def test_alabastrom_unlocks_another_gargoyle(edition: str) -> None:
    t = position(
        seat(ready=["Alabástrom", "Ines 2/4 clan:Gargoyle locked", "Alien 2/4 locked"]),
        seat(ready=["Oskar 2/4 clan:Gargoyle locked"]),
        bystander(),
        edition=edition,
    )
    t.does("use Alabástrom")
    assert [t.measure(f"{name}.locked") for name in ("Ines", "Alien", "Oskar")] == [0, 1, 1]


# -- Chalcedony -------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("who", "card", "pool"),
    [
        ("Chalcedony", "Rock Cat", 3),
        ("Chalcedony", "Razor Bat", 1),
        ("Chalcedony", "Carlton Van Wyk", 2),
        ("Mira", "Rock Cat", 4),
    ],
)
def test_chalcedony_pays_less_for_what_requires_a_gargoyle(who: str, card: str, pool: int) -> None:
    """Allies and retainers, but no mortal whom anybody recruits; nor is it cheaper for another Gargoyle."""
    t = position(
        seat(ready=["Chalcedony", "Mira 4/8 clan:Gargoyle"], hand=[card]), seat(ready=["Oskar 2/4"]), bystander()
    )
    with t.changes("a.pool", -pool), t.unchanged(*BYSTANDER, "b.pool", f"{who}.blood"):
        t.does(f"play {card} {who}")
        t.goes_on()
    assert t.region(card) != "ash-heap"
    t.is_quiet()


# -- Ferox, The Rock Lord ---------------------------------------------------------------------------------------------


@editions
def test_only_the_younger_pay_to_block_ferox(edition: str) -> None:
    name = "Ferox, The Rock Lord"
    t = position(seat(ready=[name]), seat(ready=["Oskar 0/4", "Olga 0/8"]), bystander(), edition=edition)
    t.does(f"bleed {name}")
    assert [t.offers(f"block {other}") for other in ("Oskar", "Olga")] == [False, True]


# -- Fustuk -----------------------------------------------------------------------------------------------------------


@editions
@rules_on("Fustuk", "LSJ 20011022")
@pytest.mark.parametrize("where", ["ready", "torpor"])
def test_fustuk_unlocks_a_tremere_antitribu(where: str, edition: str) -> None:
    own = ["Ines 2/4 clan:Tremere-antitribu locked", "Ivo 2/4 clan:Tremere locked"]
    t = position(
        seat(ready=[*own, *(["Fustuk"] if where == "ready" else [])], torpor=["Fustuk"] if where == "torpor" else []),
        seat(ready=["Oskar 2/4"]),
        bystander(),
        edition=edition,
    )
    t.does("use Fustuk", by="a")
    assert [t.measure(f"{name}.locked") for name in ("Ines", "Ivo", "Fustuk")] == [0, 1, 1]


# -- Tupdog -----------------------------------------------------------------------------------------------------------


def test_tupdogs_are_burned_after_the_minion_phase_and_come_again() -> None:
    two = position(seat(ready=["Tupdog", "Tupdog"]), seat(ready=["Tupdog"]), bystander())
    assert len(two.g.ready(0)) == 2  # they are not unique
    assert not two.told("contested")
    t = position(
        seat(ready=["Tupdog", "Mira 4/8 clan:Tremere-antitribu"], crypt=["Anvil", "Anson (G1)"]),
        seat(ready=["Oskar 6/8"]),
        bystander(),
    )
    t.does("use Tupdog Tupdog")
    t.does("target Oskar")
    t.goes_on()
    assert t.told("combat")
    t.passes_until("influence")
    assert t.region("Tupdog") == "ash-heap"
    assert sorted((t.region("Anvil"), t.region("Anson"))) == ["crypt", "uncontrolled"]
    assert t.region("Mira") == "ready"


@editions
def test_tupdogs_in_all_books(edition: str) -> None:
    t = position(seat(ready=["Tupdog", "Tupdog"], crypt=5), seat(ready=["Oskar 2/4"]), bystander(), edition=edition)
    while t.asks != "influence":  # she chooses which of them goes first
        t.goes_by("trigger")
    assert not t.g.ready(0)
    assert len(t.g.uncontrolled(0)) == 3


@rules_on("Tupdog", "PIB 20150924-2")
@pytest.mark.parametrize(("mode", "paid"), [(0, 1), (1, 0)])
def test_a_card_that_tupdog_plays_with_another_discipline_is_not_cheaper(mode: int, paid: int) -> None:
    skin = "Skin of the Chameleon"
    t = position(
        seat(ready=[("Tupdog", ["Thaumaturgy"])], hand=[skin]),
        seat(ready=["Oskar 2/4 intercept:1"]),
        bystander(),
    )
    t.does("hunt Tupdog")
    while not t.offers(f"play {skin} Tupdog {mode}"):
        assert t.asks not in t.quiet
        t.does("block Oskar" if t.offers("block Oskar") else "pass")
    t.does(f"play {skin} Tupdog {mode}", by="a")
    assert t.measure("Tupdog.blood") == 1 - paid
