"""Weapons: guns, blades, and what is thrown."""

from __future__ import annotations

import pytest

from praxis.vtes.model import stats
from praxis.vtes.positions.scenario import Table, position, seat
from tests.vtes.cards.rulings import rules_on
from tests.vtes.cards.tables import BYSTANDER, acting, bystander, editions
from tests.vtes.cards.test_bleeds import acts
from tests.vtes.cards.test_combat import on


def armed(card: str, other: str = "Oskar 9/9", words: str = "", edition: str = "2023", **more: list[str]) -> Table:
    """Mira, with the weapon, is blocked by Oskar: the combat has begun."""
    t = position(
        seat(ready=[(f"Mira 6/8 {words}".strip(), [card])], hand=more.get("hand", [])),
        seat(ready=[(other, more.get("on_other", []))], hand=more.get("answers", [])),
        bystander(),
        edition=edition,
    )
    t.does("bleed Mira")
    t.passes_until_offered("block Oskar")
    t.does("block Oskar")
    return t


# -- guns that strike again -------------------------------------------------------------------------------------------


@editions
@pytest.mark.parametrize(("card", "n"), [("AK-47", 2), ("Kpist m/45", 1), ("Foldable Machine Gun", 1)])
def test_a_gun_strikes_again_with_nothing_but_itself(card: str, n: int, edition: str) -> None:
    t = armed(card, words="POT", hand=["Undead Strength"], edition=edition)
    on(t, "strike")
    t.does(f"use {card} Mira -1", by="a")
    on(t, "additional")
    t.does(f"use {card} Mira -3", by="a")
    since = len(t.asked)
    with t.unchanged(*BYSTANDER):
        acts(t)
    assert not t.ever_offered("strike hand", since)
    assert not t.ever_offered("play Undead Strength", since)
    assert [told["card"] for told in t.told("strike") if told["minion"] == t["Mira"]] == [t[card], t[card]]
    assert t.measure("Oskar.blood") == 9 - 2 * n
    t.is_quiet()


@editions
@pytest.mark.parametrize("card", ["AK-47", "Kpist m/45", "Foldable Machine Gun"])
def test_without_a_strike_of_it_a_gun_gives_none(card: str, edition: str) -> None:
    t = armed(card, edition=edition)
    on(t)  # a hand strike
    assert not t.ever_offered(f"use {card} Mira -3")
    assert t.measure("Oskar.blood") == 8


@editions
def test_a_gun_maneuvers_once_and_the_foldable_one_not_at_first(edition: str) -> None:
    t = armed("AK-47", edition=edition)
    on(t, "maneuver")
    t.does("use AK-47 Mira -2", by="a")
    on(t)
    assert t.told("maneuver")[-1]["range"] == "long"
    assert t.measure("Oskar.blood") == 7
    t = armed("Foldable Machine Gun", edition=edition)
    on(t)
    assert not t.ever_offered("use Foldable Machine Gun Mira -2")


# -- blades -----------------------------------------------------------------------------------------------------------

SALUBRI = "clan:Salubri"


@editions
def test_the_sword_of_the_archangel_cancels_a_grapple(edition: str) -> None:
    if edition == "2000":
        pytest.skip("no card is cancelled in 2000")
    t = armed("Sword of the Archangel", "Oskar 9/9 POT", SALUBRI, edition, answers=["Immortal Grapple"])
    while not t.offers("play Immortal Grapple Oskar 0"):
        t.passes() if t.offers("pass") else t.does("strike hand")
    t.does("play Immortal Grapple Oskar 0", by="b")
    with t.unchanged("Oskar.blood"):
        t.does("use Sword of the Archangel Mira -2", by="a")
    assert (t.measure("Mira.blood"), len(t.told("cancelled"))) == (5, 1)
    on(t)
    t = armed("Sword of the Archangel", "Oskar 9/9 POT", "", edition, answers=["Immortal Grapple"])
    while not t.offers("play Immortal Grapple Oskar 0"):
        t.passes() if t.offers("pass") else t.does("strike hand")
    t.does("play Immortal Grapple Oskar 0", by="b")
    assert not t.offers("use Sword of the Archangel")  # only a Salubri


@editions
@pytest.mark.parametrize(("blood", "rises"), [("0/4", True), ("4/4", False)])
def test_the_bearer_of_the_sword_may_rise_when_it_has_burned_a_vampire(blood: str, rises: bool, edition: str) -> None:
    t = armed("Sword of the Archangel", f"Oskar {blood}", SALUBRI, edition)
    on(t, "strike")
    t.does("use Sword of the Archangel Mira -1", by="a")
    acts(t, *(["yes"] if rises else []))
    assert t.region("Oskar") == ("ash-heap" if rises else "torpor")
    assert t.measure("Mira.locked") == (0 if rises else 1)


# -- plain weapons ----------------------------------------------------------------------------------------------------

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


@editions
@pytest.mark.parametrize(("card", "blood", "close", "long"), STRIKES)
def test_a_weapon_strikes(card: str, blood: int, close: bool, long: bool, edition: str) -> None:
    words = "clan:Brujah-antitribu"
    for far in (False, True):
        t = armed(card, words=words, hand=["Fake Out"], edition=edition)
        if far:
            t.passes_until_offered("play Fake Out Mira 0")
            t.does("play Fake Out Mira 0", by="a")
        on(t, "strike")
        t.does(f"use {card} Mira -1", by="a")
        with t.unchanged(*BYSTANDER):
            acts(t)
        works = long if far else close
        assert (t.measure("Oskar.blood"), t.region("Oskar")) == (
            (blood, "torpor" if card in WOUNDING else "ready") if works else (9, "ready")
        )
        assert t.told("strike")[0]["card"] == t[card]
        t.is_quiet()


WOUNDING = ("Blow Torch", "Starshell Grenade Launcher", "Improvised Flamethrower")
ONCE = [
    ("Mark V", True),
    ("Sawed-Off Shotgun", True),
    ("Combat Shotgun", True),
    ("Gas-Powered Chainsaw", True),
    ("Brass Knuckles", True),
    ("Improvised Flamethrower", True),
    ("Starshell Grenade Launcher", True),
    ("Blow Torch", False),
    ("Baseball Bat", False),
]


@editions
@pytest.mark.parametrize(("card", "once"), ONCE)
def test_some_weapons_strike_once_a_round(card: str, once: bool, edition: str) -> None:
    t = _with_more_strikes(card, edition)
    on(t, "strike")
    t.does(f"use {card} Mira -1", by="a")
    t.passes_until_offered("play Blur Mira 0")
    t.does("play Blur Mira 0", by="a")
    on(t, "strike")
    assert t.offers(f"use {card} Mira -1") is not once


def _with_more_strikes(card: str, edition: str) -> Table:
    t = position(
        seat(ready=[("Mira 6/8 CEL", [card])], hand=["Blur"]),
        seat(ready=["Wolf ally 20"]),
        bystander(),
        edition=edition,
    )
    t.does("bleed Mira")
    t.passes_until_offered("block Wolf")
    t.does("block Wolf")
    return t


@editions
@pytest.mark.parametrize(("card", "again"), [("Combat Shotgun", True), ("Sawed-Off Shotgun", False)])
def test_once_a_combat_is_not_once_a_round(card: str, again: bool, edition: str) -> None:
    t = armed(card, on_other=["Hawg"], edition=edition)
    on(t, "strike")
    t.does(f"use {card} Mira -1", by="a")
    on(t, "press")
    t.does("use Hawg Oskar -1", by="b")
    since = len(t.asked)
    acts(t)
    assert t.ever_offered(f"use {card} Mira -1", since) is again


@editions
def test_a_deer_rifle_maneuvers_twice_in_a_combat(edition: str) -> None:
    t = armed("Deer Rifle", hand=["Dodge"], answers=["Fake Out"], edition=edition)
    on(t, "maneuver")
    t.does("use Deer Rifle Mira -2", by="a")
    t.passes_until_offered("play Fake Out Oskar 0")
    t.does("play Fake Out Oskar 0", by="b")
    t.does("use Deer Rifle Mira -3", by="a")
    assert t.told("maneuver")[-1]["range"] == "long"
    on(t)
    assert t.told("strike")[0]["card"] == t["Deer Rifle"]
    assert t.measure("Oskar.blood") == 8


@editions
def test_a_blade_of_bellona_only_comes_closer(edition: str) -> None:
    t = armed("Blade of Bellona", answers=["Fake Out"], edition=edition)
    assert not t.ever_offered("use Blade of Bellona Mira -2")
    while not t.offers("play Fake Out Oskar 0"):
        assert not t.offers("use Blade of Bellona Mira -2")
        t.passes()
    t.does("play Fake Out Oskar 0", by="b")
    t.does("use Blade of Bellona Mira -2", by="a")
    assert t.told("maneuver")[-1]["range"] == "close"
    on(t)
    assert t.measure("Oskar.blood") == 7


@editions
def test_an_rpg_launcher_waits_for_the_second_round(edition: str) -> None:
    t = armed("RPG Launcher", on_other=["Hawg"], hand=["Fake Out"], edition=edition)
    on(t, "press")
    assert not t.ever_offered("use RPG Launcher")
    t.does("use Hawg Oskar -1", by="b")
    t.passes_until_offered("play Fake Out Mira 0")
    t.does("play Fake Out Mira 0", by="a")
    while t.asks != "strike":
        t.passes()
    t.does("use RPG Launcher Mira -1", by="a")
    on(t)
    assert t.measure("Oskar.blood") == 2  # one in the first round, six in the second


@editions
@rules_on("Sword of Judgment", "LSJ 20030213-2")
def test_a_sword_of_judgment_gives_another_strike(edition: str) -> None:
    t = armed("Sword of Judgment", words="clan:Brujah-antitribu", edition=edition)
    on(t, "additional")
    t.does("use Sword of Judgment Mira -2", by="a")
    on(t)
    assert t.measure("Oskar.blood") == 7
    t = armed("Sword of Judgment", edition=edition)
    on(t)
    assert not t.ever_offered("use Sword of Judgment")  # only a Brujah antitribu


@editions
@rules_on("Starshell Grenade Launcher", "LSJ 20020612")
def test_a_launcher_lights_up_an_acting_minion(edition: str) -> None:
    t = position(
        seat(ready=["Oskar 4/8"]),
        seat(ready=[("Mira 4/8", ["Starshell Grenade Launcher"])]),
        bystander(),
        edition=edition,
    )
    t.does("hunt Oskar")
    t.passes_until_offered("use Starshell Grenade Launcher")
    t.does("use Starshell Grenade Launcher -1 -2", by="b")
    assert (stats.stealth(t.g, t["Oskar"]), t.measure("Mira.locked")) == (0, 1)
    acts(t)


@editions
@rules_on("Improvised Flamethrower", "LSJ 20040802")
def test_a_flamethrower_explodes_when_its_bearer_is_hit_from_afar(edition: str) -> None:
    t = armed("Improvised Flamethrower", on_other=["Deer Rifle"], edition=edition)
    t.passes_until_offered("use Deer Rifle Oskar -2")
    t.does("use Deer Rifle Oskar -2", by="b")
    acts(t)
    assert (t.region("Improvised Flamethrower"), t.region("Mira")) == ("ash-heap", "torpor")
    t = armed("Improvised Flamethrower", on_other=["Deer Rifle"], edition=edition)
    on(t, "strike")
    t.does("strike hand", by="a")
    t.does("use Deer Rifle Oskar -1", by="b")
    acts(t)
    assert (t.region("Improvised Flamethrower"), t.measure("Mira.blood")) == ("attached", 5)


THROWN = [
    # card, blood of Oskar, what it does to Mira at close range
    ("Grenade", 6, 4),
    ("White Phosphorus Grenade", 8, -1),
    ("Bomb", 4, 0),
]


@editions
@pytest.mark.parametrize(("card", "other", "own"), THROWN)
def test_what_is_thrown_is_used_up_and_hurts_the_thrower(card: str, other: int, own: int, edition: str) -> None:
    t = armed(card, edition=edition)
    on(t, "strike")
    t.does(f"use {card} Mira -1", by="a")
    acts(t)
    assert (t.region(card), t.measure("Oskar.blood")) == ("ash-heap", other)
    if own < 0:
        assert t.region("Mira") == "torpor"
    else:
        assert t.measure("Mira.blood") == own  # one of it by Oskar's hand


@rules_on("Bomb", "LSJ 20001127-2")
@rules_on("White Phosphorus Grenade", "LSJ 20001127-2")
@editions
@pytest.mark.parametrize("card", ["Grenade", "White Phosphorus Grenade", "Bomb"])
@rules_on("Grenade", "LSJ 20001127-2")
def test_a_combat_that_ends_first_leaves_it_unused(card: str, edition: str) -> None:
    t = armed(card, "Oskar 9/9 PRE", answers=["Majesty"], edition=edition)
    on(t, "strike")
    t.does(f"use {card} Mira -1", by="a")
    t.does("play Majesty Oskar 0", by="b")
    acts(t)
    assert (t.region(card), t.measure("Mira.blood"), t.measure("Oskar.blood")) == ("attached", 6, 9 - 1)


@editions
@rules_on("Bomb", "LSJ 20090324")
def test_a_bomb_blows_up_a_location(edition: str) -> None:
    t = position(
        seat(ready=[("Mira 4/8", ["Bomb"])]),
        seat(ready=["Oskar 2/4"], play=["The Barrens"]),
        bystander(),
        edition=edition,
    )
    with t.unchanged(*BYSTANDER, "Mira.blood"):
        t.does("use Bomb Mira -2")
        assert t.told("action")[0]["victims"] == [1]
        acts(t)
    assert (t.region("Bomb"), t.region("The Barrens")) == ("ash-heap", "ash-heap")


@editions
@pytest.mark.parametrize("card", ["Baseball Bat", "Leather Jacket"])
def test_who_took_it_unlocks_at_the_end_of_the_turn(card: str, edition: str) -> None:
    t = acting(card, more=("Ines 2/4",), edition=edition)
    acts(t, f"play {card} Mira 0")
    assert t.measure("Mira.locked") == 1
    while t.g.turn_span().seat == 0:
        t.passes()
    assert t.measure("Mira.locked") == 0
