"""Rulings on damage: who takes it and how much, what adds to it and what turns it aside."""

from __future__ import annotations

from collections.abc import Sequence

import pytest

from praxis.vtes.definitions.language import RANGED, STRIKE, ability, definition, dodge, permanent, special
from praxis.vtes.model import face as faces
from praxis.vtes.model.face import made_up
from praxis.vtes.positions.scenario import Table, position, seat
from tests.vtes.cards.rulings import ruled_alike, rules_on
from tests.vtes.cards.tables import bystander
from tests.vtes.cards.test_combat import on

SHIELD = made_up(
    "Shield",
    faces.EQUIPMENT,
    traits=("weapon", "melee weapon"),
    definition=definition(permanent(), ability(STRIKE, dodge())),
)
"""A melee weapon whose strike hurts nobody."""
LANTERN = made_up(
    "Lantern",
    faces.EQUIPMENT,
    traits=("weapon",),
    definition=definition(permanent(), ability(STRIKE, special(RANGED))),
)
"""A ranged strike that does nothing."""


def meets(
    who: str,
    bears: Sequence[str | faces.Face] = (),
    other: str = "Oskar 6/8",
    on_other: Sequence[str] = (),
    hand: Sequence[str] = (),
    answers: Sequence[str] = (),
) -> Table:
    """The bleed of the first minion is blocked by Oskar: the combat has begun."""
    t = position(
        seat(ready=[(who, list(bears))], hand=hand),
        seat(ready=[(other, list(on_other))], hand=answers),
        bystander(),
        options={"legacy": True},
    )
    t.does(f"bleed {who.split(' blood:')[0].split(' 6/')[0]}")
    until(t, "block Oskar")
    t.does("block Oskar", by="b")
    return t


def until(t: Table, text: str) -> None:
    """Everybody passes, and strikes with the hand, until somebody can do that."""
    while not t.offers(text):
        assert t.asks not in t.quiet, f"nobody is offered '{text}'"
        t.does("strike hand" if t.asks == "strike" else "pass")


def strikes_with(t: Table, card: str) -> None:
    """The seat that chooses a strike takes one that a card in play gives."""
    until(t, f"use {card}")
    t.answer(next(one for one in t.options("use") if one.startswith(f"use {t[card]} ")))


# -- added to nothing -------------------------------------------------------------------------------------------------


@ruled_alike("card words", [("Pushing the Limit", "pot"), ("Undead Strength", "pot")], "RTR 19960221")
@pytest.mark.parametrize("level", [0, 1])
def test_more_damage_of_a_blade_that_hurts_nobody_is_none(card: str, words: str, level: int) -> None:
    t = meets(f"Mira 6/8 {words.upper() if level else words}", [SHIELD], hand=[card])
    until(t, f"play {card} Mira")
    modes = sorted({one.split()[3] for one in t.options("play")})
    t.does(f"play {card} Mira {modes[-1]}", by="a")
    if t.asks == "target":
        t.does("target Shield")
    on(t)
    cost = t.g.face[t[card]].blood
    assert (t.measure("Mira.blood"), t.measure("Oskar.blood")) == (6 - cost, 6)
    t.is_quiet()


@ruled_alike(
    "who weapon",
    [
        ("Wendell Delburton", SHIELD),
        ("Jaroslav Pascek", SHIELD),
        ("Nuriel", SHIELD),
        ("Casino Reeds", LANTERN),
    ],
    "RTR 19960221",
)
def test_who_hits_harder_with_a_weapon_adds_nothing_to_a_strike_that_hurts_nobody(who: str, weapon: faces.Face) -> None:
    t = meets(who, [weapon])
    strikes_with(t, weapon.name)
    on(t)
    assert t.measure("Oskar.blood") == 6
    t.is_quiet()


@rules_on("Strike with Conviction", "RTR 19960221")
@pytest.mark.parametrize("weapon", ["Shield", "Meat Cleaver"])
def test_conviction_adds_nothing_to_a_strike_that_hurts_nobody(weapon: str) -> None:
    card = "Strike with Conviction"
    t = meets("Abe 6/6 imbued", [SHIELD if weapon == "Shield" else weapon, card])
    until(t, f"use {card}")
    t.does(f"use {card} Abe -3", by="a")
    on(t)
    assert t.measure("Oskar.blood") == (6 if weapon == "Shield" else 3)
    assert t.region(card) == "ash-heap"
    t.is_quiet()


# -- strikes that take ------------------------------------------------------------------------------------------------


@rules_on("Goratrix", "ANK 20190701")
@pytest.mark.parametrize("other", ["Oskar 6/8", "Oskar ally 4"])
def test_goratrix_steals_blood_or_life(other: str) -> None:
    t = meets("Goratrix blood:5", other=other)
    had = t.measure("Oskar.blood")
    strikes_with(t, "Goratrix")
    on(t)
    assert t.measure("Oskar.blood") == had - 2
    assert t.measure("Goratrix.blood") == 5 + 2 - 1  # and one for the blow of Oskar
    t.is_quiet()


@rules_on("Lucian", "LSJ 19980206", "RBK steal-equipment")
@pytest.mark.parametrize("has", [True, False])
def test_lucian_steals_no_second_jacket(has: bool) -> None:
    t = meets("Lucian", ["Leather Jacket"] if has else [], on_other=["Leather Jacket"])
    theirs = "Leather Jacket#2" if has else "Leather Jacket"
    on(t, "strike")
    assert t.offers("use Lucian") is not has
    if not has:
        strikes_with(t, "Lucian")
        on(t)
        assert t.g.host[t[theirs]] == t["Lucian"]
        t.is_quiet()


def test_lucian_steals_at_close_range_only() -> None:
    t = meets("Lucian", on_other=["Leather Jacket"], hand=["Fake Out"])
    on(t, "maneuver")
    t.does("play Fake Out Lucian 0", by="a")
    on(t, "strike")
    t.does("use Lucian", by="a")
    on(t)
    assert t.g.host[t["Leather Jacket"]] == t["Oskar"]
    t.is_quiet()


@rules_on("Lucian", "LSJ 19980206", "RBK steal-equipment")
def test_what_lucian_has_stolen_is_used_in_the_next_round() -> None:
    t = meets("Lucian", on_other=["Assault Rifle"], hand=["Blur", "Boxed In"])
    strikes_with(t, "Lucian")
    until(t, "play Blur Lucian 0")
    assert t.g.host[t["Assault Rifle"]] == t["Lucian"]
    since = len(t.asked)
    t.does("play Blur Lucian 0", by="a")
    until(t, "play Boxed In Lucian 0")
    assert [told["minion"] for told in t.told("strike")].count(t["Lucian"]) == 2
    assert not t.ever_offered("use Assault Rifle", since)
    t.does("play Boxed In Lucian 0", by="a")
    until(t, "use Assault Rifle")


@rules_on("Lucky Blow", "LSJ 20010627")
def test_no_other_strike_card_is_played_for_the_hand_of_a_lucky_blow() -> None:
    t = meets("Mira 6/8 pot", hand=["Lucky Blow", "Undead Strength"])
    until(t, "play Lucky Blow Mira 0")
    assert t.offers("play Undead Strength Mira 0")
    since = len(t.asked)
    t.does("play Lucky Blow Mira 0", by="a")
    on(t)
    assert not t.ever_offered("play Undead Strength", since + 1)
    assert (t.measure("Oskar.blood"), t.region("Undead Strength")) == (4, "hand")
    t.is_quiet()


# -- damage from the surroundings -------------------------------------------------------------------------------------


@rules_on("Mambo Jeanne", "RTR 19941109")
@pytest.mark.parametrize(
    ("card", "words", "lost"), [("Dodge", "", 2), ("Majesty", "pre", 0), ("", "", 2), ("Fake Out", "", 0)]
)
def test_who_opposes_jeanne_is_hurt_unless_the_combat_ends_first(card: str, words: str, lost: int) -> None:
    t = meets("Mambo Jeanne", other=f"Oskar 6/8 {words}".strip(), answers=[card] if card else [])
    if card == "Fake Out":  # nobody is hurt at long range
        until(t, "play Fake Out Oskar 0")
        t.does("play Fake Out Oskar 0", by="b")
    elif card:
        until(t, f"play {card} Oskar 0")
        t.does(f"play {card} Oskar 0", by="b")
    on(t)
    blow = 0 if card else 1
    assert t.measure("Oskar.blood") == 6 - lost - blow - (t.g.face[t[card]].blood if card else 0)


@rules_on("Mambo Jeanne", "PIB 20140324")
def test_who_fells_jeanne_by_first_strike_is_not_hurt() -> None:
    t = position(
        seat(ready=["Mambo Jeanne blood:1"]),
        seat(ready=["Oskar 6/8"], hand=["Snap"]),
        bystander(),
        cards={"Snap": "combat, strike 3 first"},
    )
    t.does("bleed Mambo Jeanne")
    until(t, "block Oskar")
    t.does("block Oskar", by="b")
    until(t, "play Snap Oskar")
    t.does("play Snap Oskar", by="b")
    on(t)
    assert (t.region("Mambo Jeanne"), t.measure("Oskar.blood")) == ("torpor", 6)


# -- damage that is changed -------------------------------------------------------------------------------------------


@rules_on("Hidden Strength", "LSJ 19970224")
@pytest.mark.parametrize("x", [0, 1, 2])
def test_hidden_strength_prevents_one_more_than_it_costs(x: int) -> None:
    t = meets("Mira 6/8 strength:4", other="Oskar 6/8 for", answers=["Hidden Strength"])
    until(t, "play Hidden Strength Oskar 0")
    t.does("play Hidden Strength Oskar 0", by="b")
    t.does(f"amount {x}", by="b")
    on(t)
    assert t.measure("Oskar.blood") == 6 - x - max(0, 4 - (x + 1))
    t.is_quiet()


@rules_on("Nephandus", "LSJ 20080630")
@pytest.mark.parametrize("other", ["Nephandus", "Brute ally 2"])
def test_nephandus_takes_less_damage_after_the_combat_too(other: str) -> None:
    name = other.split()[0]
    t = position(seat(ready=["Mira 6/8 PRE"], hand=["Catatonic Fear"]), seat(ready=[other]), bystander())
    t.does("bleed Mira")
    until(t, f"block {name}")
    t.does(f"block {name}", by="b")
    until(t, "play Catatonic Fear Mira 1")
    t.does("play Catatonic Fear Mira 1", by="a")
    on(t)
    assert t.measure(f"{name}.blood") == (2 if name == "Nephandus" else 1)
    t.is_quiet()


@rules_on("Merrill Molitor", "LSJ 20030213")
@pytest.mark.parametrize(("blood", "region"), [(0, "ash-heap"), (1, "torpor")])
def test_what_merrill_takes_as_normal_damage_comes_first(blood: int, region: str) -> None:
    """He cannot mend it without blood, and the aggravated point burns who is wounded already."""
    me = "Merrill Molitor"
    t = position(
        seat(ready=["Mira 6/8 THA"], hand=["Burst of Sunlight"]), seat(ready=[f"{me} blood:{blood}"]), bystander()
    )
    t.does("bleed Mira")
    until(t, f"block {me}")
    t.does(f"block {me}", by="b")
    until(t, f"use {me}")
    t.does(f"use {me}", by="b")
    until(t, "play Burst of Sunlight Mira 1")
    t.does("play Burst of Sunlight Mira 1", by="a")
    on(t)
    assert (t.region(me), t.measure(f"{me}.blood")) == (region, 0)


@rules_on("Merrill Molitor", "LSJ 20100527")
def test_what_target_vitals_adds_is_aggravated_though_merrill_takes_a_point_as_normal() -> None:
    me = "Merrill Molitor"
    t = position(
        seat(ready=["Mira 6/8 tha"], hand=["Burst of Sunlight", "Target Vitals"]),
        seat(ready=[f"{me} blood:4"]),
        bystander(),
    )
    t.does("bleed Mira")
    until(t, f"block {me}")
    t.does(f"block {me}", by="b")
    until(t, f"use {me}")
    t.does(f"use {me}", by="b")
    until(t, "play Target Vitals Mira 0")
    t.does("play Target Vitals Mira 0", by="a")
    t.does("play Burst of Sunlight Mira 0", by="a")
    on(t)
    # one point is mended, one sends to torpor, and one costs a blood to survive
    assert (t.region(me), t.measure(f"{me}.blood")) == ("torpor", 2)
    t.is_quiet()


@rules_on("Improvised Flamethrower", "LSJ 20100709")
@pytest.mark.parametrize("long", [True, False])
def test_damage_before_range_is_at_long_range_if_the_range_was_set_so(long: bool) -> None:
    card = "Improvised Flamethrower"
    t = position(
        seat(ready=["Mira 6/8 obe TEM"], hand=["Neutral Guard", "Outside the Hourglass"]),
        seat(ready=[("Oskar 8/9", [card])]),
        bystander(),
    )
    t.does("bleed Mira")
    until(t, "play Neutral Guard Mira 1")
    t.does("play Neutral Guard Mira 1" if long else "pass", by="a")
    until(t, "block Oskar")
    t.does("block Oskar", by="b")
    until(t, "play Outside the Hourglass Mira 3")
    t.does("play Outside the Hourglass Mira 3", by="a")
    on(t)
    assert (t.region(card), t.region("Oskar")) == (("ash-heap", "torpor") if long else ("attached", "ready"))
