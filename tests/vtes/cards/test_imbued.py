"""Convictions and powers."""

from __future__ import annotations

import pytest

from praxis.vtes.scenario import Table, position, seat
from tests.vtes.cards.tables import BYSTANDER, bystander

editions = pytest.mark.parametrize("edition", ["2011", "2012", "2023"])
"""In 2023 as legacy cards."""


def watching(
    *on: str, actor: str = "Mira 3/8", words: str = "jud", locked: bool = False, edition: str = "2012"
) -> Table:
    """An imbued with these cards on him; Mira hunts, so that there is stealth to beat."""
    state = " locked" if locked else ""
    t = position(
        seat(ready=[actor]),
        seat(ready=[(f"Otis 3/3 imbued clan:Judge {words}{state}", list(on))]),
        bystander(),
        edition=edition,
    )
    return t


@editions
@pytest.mark.parametrize("card", ["Second Sight", "Discern"])
def test_an_imbued_sees_a_monster_once_an_action(edition: str, card: str) -> None:
    t = watching(card, card, edition=edition)
    with t.unchanged(*BYSTANDER):
        t.does("hunt Mira")
        t.does("block Otis", by="b")
        t.does(f"use {card} Otis -1", by="b")
        t.goes_on()
    assert t.told("blocked")[0]["intercept"] == 1
    assert t.region(card) == ("ash-heap" if card == "Second Sight" else "attached")
    assert t.region(f"{card}#2") == "attached"
    t.is_quiet()


@editions
@pytest.mark.parametrize("trait", ["mortal", "animal"])
@pytest.mark.parametrize("card", ["Second Sight", "Discern"])
def test_a_mortal_or_an_animal_is_no_monster(edition: str, card: str, trait: str) -> None:
    """[term.monster.definition]"""
    t = watching(card, actor=f"Guard ally 2 trait:{trait}", edition=edition)
    t.does("bleed Guard")
    t.does("block Otis", by="b")
    t.goes_on()
    assert not t.told("uses")


@editions
def test_strike_with_conviction_is_burned_to_bleed_for_more(edition: str) -> None:
    t = position(
        seat(ready=[("Otis 3/3 imbued clan:Judge jud", ["Strike with Conviction"])]),
        seat(),
        bystander(),
        edition=edition,
    )
    with t.unchanged(*BYSTANDER):
        t.does("use Strike with Conviction Otis -1")
        t.goes_on()
    bled = t.told("bleeds")[0]["amount"]
    plain = position(seat(ready=["Otis 3/3 imbued clan:Judge jud"]), seat(), bystander(), edition=edition)
    plain.does("bleed Otis")
    plain.goes_on()
    assert bled == plain.told("bleeds")[0]["amount"] + 1
    assert t.region("Strike with Conviction") == "ash-heap"
    t.is_quiet()


@editions
@pytest.mark.parametrize("card", ["Discern", "Vigilance"])
def test_a_power_is_gained_by_an_action_of_one_with_the_virtue(edition: str, card: str) -> None:
    t = position(seat(ready=["Otis 3/3 imbued clan:Judge jud"], hand=[card]), seat(), bystander(), edition=edition)
    with t.unchanged(*BYSTANDER):
        t.does(f"play {card} Otis 0")
        t.goes_on()
    assert (t.region(card), t.g.host[t[card]]) == ("attached", t["Otis"])
    t.is_quiet()
    t = position(seat(ready=["Otis 3/3 imbued clan:Judge ven"], hand=[card]), seat(), bystander(), edition=edition)
    assert not t.offers(f"play {card} Otis 0")


@editions
def test_vigilance_unlocks_after_a_successful_action(edition: str) -> None:
    t = position(seat(ready=[("Otis 3/3 imbued clan:Judge jud", ["Vigilance"])]), seat(), bystander(), edition=edition)
    with t.unchanged(*BYSTANDER):
        t.does("bleed Otis")
        t.passes_until("succeeded")
        t.does("use Vigilance Otis -1", by="a")
    assert t.measure("Otis.locked") == 0
    t.is_quiet()


@editions
@pytest.mark.parametrize("paid", [True, False])
def test_vigilance_unlocks_a_locked_imbued_for_a_conviction(edition: str, paid: bool) -> None:
    t = watching("Vigilance", *(["Second Sight"] if paid else []), locked=True, edition=edition)
    t.does("hunt Mira")
    assert t.offers("use Vigilance Otis -2") is paid
    if paid:
        t.does("use Vigilance Otis -2", by="b")
        assert (t.measure("Otis.locked"), t.region("Second Sight")) == (0, "ash-heap")
        assert t.offers("block Otis")
        t.goes_on()
        t.is_quiet()


@editions
@pytest.mark.parametrize(("other", "hurt"), [("Oskar 4/5", 2), ("Wolf ally 4", 2), ("Guard ally 4 trait:mortal", 1)])
def test_strike_with_conviction_hits_a_monster_harder(edition: str, other: str, hurt: int) -> None:
    t = position(
        seat(ready=[("Otis 3/3 imbued clan:Judge jud", ["Strike with Conviction"])]),
        seat(ready=[other]),
        bystander(),
        edition=edition,
    )
    name = other.split()[0]
    t.does_all("bleed Otis", f"block {name}")
    assert t.offers("use Strike with Conviction Otis -2") is (hurt == 2)
    if hurt == 2:
        t.does("use Strike with Conviction Otis -2", by="a")
    t.goes_on()
    assert t.measure(f"{name}.blood") == 4 - hurt
    assert t.region("Strike with Conviction") == ("ash-heap" if hurt == 2 else "attached")
    t.is_quiet()


@editions
def test_second_sight_blinds_the_monsters_as_an_action_is_declared(edition: str) -> None:
    """Oskar needs intercept even against a bleed; the mortal guard does not."""
    t = position(
        seat(ready=[("Otis 3/3 imbued clan:Judge jud", ["Second Sight", "Second Sight"])]),
        seat(ready=["Oskar 4/5", "Guard ally 2 trait:mortal"]),
        bystander(),
        edition=edition,
    )
    t.does("bleed Otis", by="a")
    assert t.asks == "announced"
    t.does("use Second Sight Otis -2", by="a")
    assert not t.offers("use Second Sight#2 Otis -2")
    t.does("block Oskar", by="b")
    assert t.told("block-failed")[0]["intercept"] == -1
    t.does("block Guard", by="b")
    assert t.told("blocked")[0]["intercept"] == 0
    t.is_quiet()
