"""Combat cards: U."""

from __future__ import annotations

import pytest

from praxis.vtes.rules.strike import RANGED
from tests.vtes.cards.combat_tables import on_to, strikes
from tests.vtes.cards.rulings import rules_on
from tests.vtes.cards.tables import editions, fighting, in_editions

# -- Undead Strength --------------------------------------------------------------------------------------------------


@rules_on("Undead Strength", "RTR 19970630", "TOM 19960225")
@rules_on("Pushing the Limit", "RTR 19970630", "TOM 19960225")
@pytest.mark.parametrize(("card", "n"), [("Undead Strength", 3), ("Pushing the Limit", 4)])
def test_more_damage_is_as_aggravated_as_the_blade(card: str, n: int) -> None:
    t = fighting(card, who="POT", on_mira=["Sengir Dagger"], other="Oskar 8/9")
    on_to(t, "strike")
    t.does(f"play {card} Mira 3", by="a")
    on_to(t)
    harm = [told for told in t.told("damage") if told["card"] == t["Oskar"]]
    assert [(told["ordinary"], told["aggravated"]) for told in harm] == [(0, n)]


@in_editions(
    "card words mode more",
    [
        ("Undead Strength", "pot", 2, 1),
        ("Undead Strength", "POT", 3, 2),
        ("Pushing the Limit", "pot", 2, 2),
        ("Pushing the Limit", "POT", 3, 3),
    ],
)
def test_a_melee_weapon_is_used_with_more_damage(edition: str, card: str, words: str, mode: int, more: int) -> None:
    t = fighting(card, who=words, on_mira=["Bastard Sword", ".44 Magnum"], other="Oskar 8/9", edition=edition)
    on_to(t, "strike")
    t.does(f"play {card} Mira {mode}", by="a")
    on_to(t)
    assert t.measure("Oskar.blood") == 8 - 2 - more
    assert not t.told("strike")[0]["flags"] & RANGED  # it is still a melee weapon
    assert t.measure("Mira.blood") == 6 - t.g.face[t[card]].blood - 1
    t.is_quiet()
    t = fighting(card, who=words, on_mira=[".44 Magnum"], edition=edition)
    on_to(t, "strike")
    assert not t.offers(f"play {card} Mira {mode}")  # a gun is no melee weapon


@editions
def test_all_damage_of_an_aggravated_blade_stays_aggravated(edition: str) -> None:
    t = fighting("Undead Strength", who="POT", on_mira=["Sengir Dagger"], edition=edition)
    strikes(t, "Undead Strength", 3)
    assert [told["aggravated"] for told in t.told("damage") if told["card"] == t["Oskar"]] == [3]


# -- Unflinching Persistence ------------------------------------------------------------------------------------------

KEPT = [
    # card, words, mode, when it is played, for the combat
    ("Unflinching Persistence", "FOR", 1, "maneuver", False),
    ("Bear's Skin", "ani pro", 0, "before-range", False),
    ("Bear's Skin", "ANI PRO", 1, "before-range", True),
    ("Obedient Flesh", "DOM PRO", 1, "before-range", False),
    ("Horrid Form", "VIC", 1, "before-range", True),
]


@in_editions("card words mode when lasts", KEPT)
def test_one_damage_can_be_prevented_later_in_the_round_or_in_each(
    edition: str, card: str, words: str, mode: int, when: str, lasts: bool
) -> None:
    far = card == "Unflinching Persistence"
    answers = ["Boxed In", *(["Fake Out"] if far else [])]
    t = fighting(card, who=words, answers=answers, other="Oskar 8/9 strength:2", edition=edition)
    cost = t.g.face[t[card]].blood
    on_to(t, when)
    t.does(f"play {card} Mira {mode}", by="a")
    if far:
        t.does("play Fake Out Oskar 0", by="b")
    on_to(t, "prevent")
    t.does(f"use {card} Mira", by="a")
    assert not t.offers(f"use {card} Mira")
    on_to(t, "press")
    assert t.measure("Mira.blood") == 6 - cost - 1
    t.does("play Boxed In Oskar 0", by="b")
    asked = len(t.asked)
    on_to(t)
    assert t.ever_offered(f"use {card} Mira", since=asked - 1) is lasts
    t.is_quiet()


# -- Unholy Penance ---------------------------------------------------------------------------------------------------


@rules_on("Unholy Penance", "RTR 19970630")
@editions
def test_unholy_penance_makes_its_striker_bleed_for_more(edition: str) -> None:
    t = fighting("Unholy Penance", "Unholy Penance", who="PRE", edition=edition)
    on_to(t, "strike")
    t.does("play Unholy Penance Mira 1", by="a")
    on_to(t)
    assert t.g.host[t["Unholy Penance"]] == t["Oskar"]
    while t.g.turn < 23:
        t.goes_by()
    while t.asks != "minion":
        t.answer("pass")
    t.does("bleed Mira", by="a")
    assert t.measure("Mira.bleed") == 2
    t.does("block Oskar", by="b")
    on_to(t, "strike", "minion")
    assert not t.offers("play Unholy Penance#2 Mira 1")
    assert t.offers("play Unholy Penance#2 Mira 0")
