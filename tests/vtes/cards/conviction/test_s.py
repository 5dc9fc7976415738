"""Conviction cards: S."""

from __future__ import annotations

import pytest

from praxis.vtes.positions.scenario import seat
from tests.vtes.cards.answering import until
from tests.vtes.cards.combat_tables import SHIELD, meets, on_to
from tests.vtes.cards.imbued_tables import imbued_position, watching
from tests.vtes.cards.rulings import rules_on
from tests.vtes.cards.tables import BYSTANDER, bystander, since_2011

# -- Second Sight -----------------------------------------------------------------------------------------------------


@since_2011
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


@since_2011
@pytest.mark.parametrize("trait", ["mortal", "animal"])
@pytest.mark.parametrize("card", ["Second Sight", "Discern"])
def test_a_mortal_or_an_animal_is_no_monster(edition: str, card: str, trait: str) -> None:
    """[term.monster.definition]"""
    t = watching(card, actor=f"Guard ally 2 trait:{trait}", edition=edition)
    t.does("bleed Guard")
    t.does("block Otis", by="b")
    t.goes_on()
    assert not t.ever_offered("use")


@since_2011
def test_second_sight_blinds_the_monsters_as_an_action_is_declared(edition: str) -> None:
    """Oskar needs intercept even against a bleed; the mortal guard does not."""
    t = imbued_position(
        seat(ready=[("Otis 3/3 imbued clan:Judge jud", ["Second Sight", "Second Sight"]), "Own 2/4"]),
        seat(ready=["Oskar 4/5", "Guard ally 2 trait:mortal"]),
        bystander(),
        edition=edition,
    )
    t.does("bleed Otis", by="a")
    assert t.asks == "announced"
    t.does("use Second Sight Otis -2", by="a")
    less = [told["amount"] for told in t.told("modified") if told["what"] == "intercept"]
    assert less == [-1, -1]  # Oskar and the vampire of a third Methuselah, not the guard
    assert not t.offers("use Second Sight#2 Otis -2")
    t.does("block Oskar", by="b")
    assert t.told("block-failed")[0]["intercept"] == -1
    t.does("block Guard", by="b")
    assert t.told("blocked")[0]["intercept"] == 0
    t.is_quiet()


# -- Strike with Conviction -------------------------------------------------------------------------------------------


@since_2011
def test_strike_with_conviction_is_burned_to_bleed_for_more(edition: str) -> None:
    t = imbued_position(
        seat(ready=[("Otis 3/3 imbued clan:Judge jud", ["Strike with Conviction"])]),
        seat(),
        bystander(),
        edition=edition,
    )
    with t.unchanged(*BYSTANDER):
        t.does("use Strike with Conviction Otis -1")
        t.goes_on()
    bled = t.told("bleeds")[0]["amount"]
    plain = imbued_position(seat(ready=["Otis 3/3 imbued clan:Judge jud"]), seat(), bystander(), edition=edition)
    plain.does("bleed Otis")
    plain.goes_on()
    assert bled == plain.told("bleeds")[0]["amount"] + 1
    assert t.region("Strike with Conviction") == "ash-heap"
    t.is_quiet()


@since_2011
@pytest.mark.parametrize(("other", "hurt"), [("Oskar 4/5", 2), ("Wolf ally 4", 2), ("Guard ally 4 trait:mortal", 1)])
def test_strike_with_conviction_hits_a_monster_harder(edition: str, other: str, hurt: int) -> None:
    t = imbued_position(
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


@since_2011
@pytest.mark.parametrize(
    ("weapon", "hurt", "after"),
    [(".44 Magnum", 3, "attached"), ("Brass Knuckles", 3, "attached"), ("Grenade", 4, "ash-heap")],
)
@rules_on("Strike with Conviction", "RTR 19970630")
def test_strike_with_conviction_makes_a_weapon_hit_harder(edition: str, weapon: str, hurt: int, after: str) -> None:
    """The strike is that of the weapon, with its limit and all that comes with it."""
    t = imbued_position(
        seat(ready=[("Otis 3/3 imbued clan:Judge jud", ["Strike with Conviction", "Strike with Conviction", weapon])]),
        seat(ready=["Oskar 6/8"]),
        bystander(),
        edition=edition,
    )
    t.does_all("bleed Otis", "block Oskar")
    while t.asks != "strike":
        t.passes()
    with t.unchanged(*BYSTANDER), t.changes("Oskar.blood", -hurt):
        t.does("use Strike with Conviction Otis -3", by="a")
        t.goes_on()
    assert (t.region("Strike with Conviction"), t.region("Strike with Conviction#2")) == ("ash-heap", "attached")
    assert t.region(weapon) == after
    t.is_quiet()


@since_2011
def test_no_weapon_no_strike_with_it_and_none_against_a_mortal(edition: str) -> None:
    for on, other in (((), "Oskar 6/8"), ((".44 Magnum",), "Guard ally 4 trait:mortal")):
        t = imbued_position(
            seat(ready=[("Otis 3/3 imbued clan:Judge jud", ["Strike with Conviction", *on])]),
            seat(ready=[other]),
            bystander(),
            edition=edition,
        )
        t.does_all("bleed Otis", f"block {other.split()[0]}")
        t.goes_on()
        assert not t.ever_offered("use Strike with Conviction Otis -3")


@since_2011
@rules_on("Strike with Conviction", "LSJ 20060421")
def test_a_blocked_bleed_leaves_the_conviction(edition: str) -> None:
    t = imbued_position(
        seat(ready=[("Otis 3/3 imbued clan:Judge jud", ["Strike with Conviction"])]),
        seat(ready=["Guard ally 4 trait:mortal"]),
        bystander(),
        edition=edition,
    )
    t.does("use Strike with Conviction Otis -1")
    t.does("block Guard", by="b")
    t.goes_on()
    assert t.region("Strike with Conviction") == "attached"


@rules_on("Strike with Conviction", "RTR 19960221")
@pytest.mark.parametrize("weapon", ["Shield", "Meat Cleaver"])
def test_conviction_adds_nothing_to_a_strike_that_hurts_nobody(weapon: str) -> None:
    card = "Strike with Conviction"
    t = meets("Abe 6/6 imbued", [SHIELD if weapon == "Shield" else weapon, card])
    until(t, f"use {card}")
    t.does(f"use {card} Abe -3", by="a")
    on_to(t)
    assert t.measure("Oskar.blood") == (6 if weapon == "Shield" else 3)
    assert t.region(card) == "ash-heap"
    t.is_quiet()
