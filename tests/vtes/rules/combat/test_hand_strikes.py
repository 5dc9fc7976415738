"""Hand strikes: strength, what counts as one, and what old cards call hand damage."""

from __future__ import annotations

import pytest

from praxis.clauses.proof import proves
from praxis.vtes.model import spans, windows
from praxis.vtes.rules import strike
from tests.vtes.rules.combat.fights import card, editions, fight_of, strike_card, weapon
from tests.vtes.shorthand import base
from tests.vtes.shorthand import combat as fight
from tests.vtes.shorthand import verbs as do


@editions
@proves("combat.hand.damage-strength", "combat.hand.default-vampire")
def test_a_hand_strike_inflicts_the_strikers_strength_which_is_one_for_a_vampire(edition: str) -> None:
    t = fight_of(edition, "Kurt 5/5 strength:3", "Ira 5/5")
    assert (t.measure("Kurt.blood"), t.measure("Ira.blood")) == (4, 2)
    t.is_quiet()


@editions
@proves("combat.hand.default-ally")
def test_an_ally_has_strength_one_but_none_by_the_book_of_2000(edition: str) -> None:
    t = fight_of(edition, "Kurt 5/5", "Thugs ally 3")
    assert t.measure("Kurt.blood") == (5 if edition == "2000" else 4)
    assert t.measure("Thugs.blood") == 2
    t.is_quiet()


@editions
@proves("combat.hand.strength-based", "combat.hand.weapon-not-hand", "combat.hand.ranged-not-hand")
@pytest.mark.parametrize(
    ("how", "region"), [("hand", "torpor"), ("strength", "torpor"), ("ranged", "ready"), ("weapon", "ready")]
)
def test_a_strike_based_on_strength_is_a_hand_strike_unless_it_is_ranged_or_made_with_a_weapon(
    edition: str, how: str, region: str
) -> None:
    """Claws make the damage of hand strikes aggravated, so it shows which strikes are such."""
    claws = card("Claws Out", fight.aggravated_hands(), when=windows.BEFORE_RANGE)
    strong = strike_card("Strong Blow", strike.DAMAGE, 1, strike.WITH_STRENGTH)
    spit = strike_card("Spit", strike.DAMAGE, 1, strike.WITH_STRENGTH | strike.RANGED)
    knife = weapon("Knife", 1, strike.WITH_STRENGTH)
    t = fight_of(edition, ("Kurt 5/5", [knife]), "Ira 5/5", [claws, strong, spit])
    t.does("play Claws Out Kurt")
    answers = {
        "hand": "strike hand",
        "strength": "play Strong Blow Kurt",
        "ranged": "play Spit Kurt",
        "weapon": "use Knife Kurt",
    }
    t.does(answers[how])
    assert t.region("Ira") == region
    assert t.measure("Ira.blood") == {"hand": 5, "strength": 4, "ranged": 3, "weapon": 3}[how]
    t.is_quiet()


@pytest.mark.parametrize("edition", ["2000"])
@proves("combat.hand.old-wording")
@pytest.mark.parametrize("minion", ["Brute 5/5 hand-damage:2", "Brute ally 5 hand-damage:2"])
def test_hand_damage_on_old_vampires_and_allies_means_strength(edition: str, minion: str) -> None:
    t = fight_of(
        edition,
        minion,
        "Ira 5/5",
        [card("Old Fist", do.modify(spans.STRENGTH, 1, base.ME, "round"), when=windows.BEFORE_RANGE)],
    )
    t.does("play Old Fist Brute")
    assert t.measure("Ira.blood") == 2
    t.is_quiet()


@editions
@proves("combat.hand.old-weapon-bonus", "combat.hand.weapon-not-hand")
def test_a_weapon_with_one_hand_damage_more_inflicts_strength_plus_one_and_is_no_hand_strike(edition: str) -> None:
    claws = card("Claws Out", fight.aggravated_hands(), when=windows.BEFORE_RANGE)
    t = fight_of(edition, ("Kurt 5/5 strength:2", [weapon("Old Sword", 1, strike.WITH_STRENGTH)]), "Ira 5/5", [claws])
    t.does_all("play Claws Out Kurt", "use Old Sword Kurt")
    assert t.happened("inflicted", card=t["Ira"], ordinary=3, aggravated=0)
    assert (t.measure("Ira.blood"), t.region("Ira")) == (2, "ready")
    t.is_quiet()
