"""Strike cards: what they do when they hit, what they do besides, and additional strikes."""

from __future__ import annotations

import pytest

from praxis.vtes.positions.scenario import Table, position, seat
from praxis.vtes.rules.strike import RANGED
from tests.vtes.cards.rulings import rules_on
from tests.vtes.cards.tables import BYSTANDER, bystander, editions, fighting, in_editions, since_2011
from tests.vtes.cards.test_combat import on, to_long


def strikes(t: Table, card: str, mode: int, answer: str = "strike hand") -> None:
    """Mira strikes by the card, Oskar so, and nobody does anything more."""
    on(t, "strike")
    t.does(f"play {card} Mira {mode}", by="a")
    while t.asks == "strike" and t.who() == "b":
        t.does(answer)
    on(t)


# -- found wrong before -----------------------------------------------------------------------------------------------


@in_editions(
    "card words mode", [("Claws of the Dead", "pro", 0), ("Chiropteran Marauder", "VIC", 1), ("Wolf Claws", "pro", 0)]
)
def test_claws_come_out_even_after_both_strikes_are_chosen(edition: str, card: str, words: str, mode: int) -> None:
    t = fighting(card, who=words, edition=edition)
    on(t, "strikes-chosen")
    t.does(f"play {card} Mira {mode}", by="a")
    on(t)
    assert (t.region("Oskar"), t.measure("Oskar.blood")) == ("torpor", 6)
    t.is_quiet()


@rules_on("Fast Hands", "RTR 19980928")
@in_editions(
    "card words mode gear",
    [
        ("Canine Horde", "ANI", 1, "Flak Jacket"),
        ("Fast Hands", "cel", 0, ".44 Magnum"),
        ("Fast Hands", "CEL", 1, ".44 Magnum"),
    ],
)
def test_a_strike_at_equipment_needs_some(edition: str, card: str, words: str, mode: int, gear: str) -> None:
    t = fighting(card, who=words, edition=edition)
    on(t)
    assert not t.ever_offered(f"play {card} Mira {mode}")
    t = fighting(card, who=words, on_other=[gear], edition=edition)
    on(t, "strike")
    assert t.offers(f"play {card} Mira {mode}")


@editions
def test_fast_hands_take_no_equipment_but_weapons(edition: str) -> None:
    t = fighting("Fast Hands", who="CEL", on_other=["Flak Jacket"], edition=edition)
    on(t)
    assert not t.ever_offered("play Fast Hands")


@in_editions("words mode shot", [("cel", 0, True), ("CEL", 1, False)])
def test_fast_hands_steal_a_weapon_first_at_superior(edition: str, words: str, mode: int, shot: bool) -> None:
    t = fighting("Fast Hands", who=words, on_other=[".44 Magnum"], edition=edition)
    with t.unchanged(*BYSTANDER, "b.pool"):
        strikes(t, "Fast Hands", mode, "use .44 Magnum Oskar -1")
    assert t.g.host[t[".44 Magnum"]] == t["Mira"]
    assert t.measure("Mira.blood") == 6 - 1 - (2 if shot else 0)
    t.is_quiet()


# -- damage -----------------------------------------------------------------------------------------------------------


@in_editions("words mode aggravated", [("tha", 0, 1), ("THA", 1, 2)])
def test_walk_of_flame_waits_for_the_second_round(edition: str, words: str, mode: int, aggravated: int) -> None:
    t = fighting("Walk of Flame", "Fake Out", answers=["Boxed In"], who=words, edition=edition)
    on(t, "press")
    assert not t.ever_offered("play Walk of Flame")
    t.does("play Boxed In Oskar 0", by="b")
    on(t, "strike")
    t.does(f"play Walk of Flame Mira {mode}", by="a")
    on(t)
    assert (t.region("Oskar"), t.measure("Oskar.blood")) == ("torpor", 6 - 1 - (aggravated - 1))
    t.is_quiet()


@in_editions("words mode press", [("pot", 0, False), ("POT", 1, True)])
def test_a_sewer_lid_is_thrown_far(edition: str, words: str, mode: int, press: bool) -> None:
    t = fighting("Thrown Sewer Lid", "Fake Out", who=words, edition=edition)
    on(t)
    assert not t.ever_offered("play Thrown Sewer Lid")
    t = fighting("Thrown Sewer Lid", "Fake Out", who=words, edition=edition)
    to_long(t)
    on(t, "strike")
    t.does(f"play Thrown Sewer Lid Mira {mode}", by="a")
    on(t, "press")
    assert t.offers("press") is press
    on(t)
    assert (t.measure("Oskar.blood"), t.measure("Mira.blood")) == (3, 6)
    t.is_quiet()


@in_editions("words mode more", [("pot", 0, 1), ("POT", 1, 2)])
def test_the_maneuver_of_a_thrown_gate_commits_it(edition: str, words: str, mode: int, more: int) -> None:
    t = fighting("Thrown Gate", who=words, edition=edition)
    on(t, "maneuver")
    t.does(f"play Thrown Gate Mira {mode}", by="a")
    assert t.told("maneuver")[-1]["range"] == "long"
    on(t)
    assert (t.measure("Oskar.blood"), t.measure("Mira.blood")) == (6 - more, 6)
    t.is_quiet()


@editions
def test_the_maneuver_of_slam_only_leads_to_close_range(edition: str) -> None:
    t = fighting("Slam", answers=["Fake Out"], who="POT", edition=edition)
    on(t, "maneuver")
    assert t.who() == "b"  # at close range she has nothing to maneuver with
    t.does("play Fake Out Oskar 0", by="b")
    t.does("play Slam Mira 1", by="a")
    assert t.told("maneuver")[-1]["range"] == "close"
    on(t)
    assert (t.measure("Oskar.blood"), t.measure("Mira.blood")) == (3, 4)
    t.is_quiet()


@editions
def test_nobody_dodges_an_earthshock(edition: str) -> None:
    t = fighting("Earthshock", answers=["Dodge"], who="POT strength:2", edition=edition)
    strikes(t, "Earthshock", 1, "play Dodge Oskar 0")
    assert (t.measure("Oskar.blood"), t.measure("Mira.blood")) == (3, 5)


@rules_on("Burst of Sunlight", "LSJ 19970801", "ANK 20221212")
@rules_on("Breath of the Dragon", "LSJ 19970801")
@in_editions(
    "card words mode n long burnt",
    [
        ("Burst of Sunlight", "tha", 0, 1, False, True),
        ("Burst of Sunlight", "THA", 1, 2, True, True),
        ("Breath of the Dragon", "vic", 0, 1, False, True),
        ("Breath of the Dragon", "VIC", 1, 2, False, True),
        ("Breath of the Dragon", "VIC", 1, 2, True, False),
    ],
)
def test_who_plays_with_fire_is_burnt(
    edition: str, card: str, words: str, mode: int, n: int, long: bool, burnt: bool
) -> None:
    t = fighting(card, *(["Fake Out"] if long else []), who=words, edition=edition)
    cost = t.g.face[t[card]].blood
    with t.unchanged(*BYSTANDER, "b.pool"):
        if long:
            to_long(t)
        strikes(t, card, mode)
    assert (t.region("Oskar"), t.measure("Oskar.blood")) == ("torpor", 6 - (n - 1))
    left = 6 - cost - (0 if long else 1)
    assert (t.region("Mira"), t.measure("Mira.blood")) == ("torpor", left - (n - 1)) if burnt else ("ready", left)
    harm = [told for told in t.told("damage") if told["card"] == t["Mira"] and told["aggravated"]]
    assert [told["environmental"] for told in harm] == ([1] if burnt else [])
    t.is_quiet()


@editions
def test_a_dodge_saves_the_other_and_not_the_one_who_plays_with_fire(edition: str) -> None:
    t = fighting("Burst of Sunlight", answers=["Dodge"], who="tha", edition=edition)
    strikes(t, "Burst of Sunlight", 0, "play Dodge Oskar 0")
    assert (t.region("Oskar"), t.measure("Oskar.blood"), t.region("Mira")) == ("ready", 6, "torpor")


# -- melee weapons ----------------------------------------------------------------------------------------------------


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
    on(t, "strike")
    t.does(f"play {card} Mira {mode}", by="a")
    on(t)
    assert t.measure("Oskar.blood") == 8 - 2 - more
    assert not t.told("strike")[0]["flags"] & RANGED  # it is still a melee weapon
    assert t.measure("Mira.blood") == 6 - t.g.face[t[card]].blood - 1
    t.is_quiet()
    t = fighting(card, who=words, on_mira=[".44 Magnum"], edition=edition)
    on(t, "strike")
    assert not t.offers(f"play {card} Mira {mode}")  # a gun is no melee weapon


@editions
def test_all_damage_of_an_aggravated_blade_stays_aggravated(edition: str) -> None:
    t = fighting("Undead Strength", who="POT", on_mira=["Sengir Dagger"], edition=edition)
    strikes(t, "Undead Strength", 3)
    assert [told["aggravated"] for told in t.told("damage") if told["card"] == t["Oskar"]] == [3]


@in_editions("card words mode", [("Dodge", "", 0), ("Majesty", "pre", 0)])
def test_a_strike_that_inflicts_nothing_is_not_ranged(edition: str, card: str, words: str, mode: int) -> None:
    t = fighting(card, who=words, edition=edition)
    on(t, "strike")
    t.does(f"play {card} Mira {mode}", by="a")
    on(t)
    assert not t.told("strike")[0]["flags"] & RANGED
    t.is_quiet()


# -- Fortitude and weapons --------------------------------------------------------------------------------------------

FURIES = [("Blood Rage", "tha", 0), ("Blood Fury", "THA", 1), ("Soul Burn", "tha", 0)]


@in_editions("card words mode", FURIES)
def test_weapons_of_the_opposing_vampire_are_harmless_unless_he_dodges(
    edition: str, card: str, words: str, mode: int
) -> None:
    t = fighting(card, who=words, on_other=[".44 Magnum"], edition=edition)
    cost = t.g.face[t[card]].blood
    strikes(t, card, mode, "use .44 Magnum Oskar -1")
    assert t.measure("Mira.blood") == 6 - cost
    t = fighting(
        card, who=words, answers=["Dodge", "Blur"], other="Oskar 6/8 cel", on_other=[".44 Magnum"], edition=edition
    )
    on(t, "strike")
    t.does(f"play {card} Mira {mode}", by="a")
    t.does("play Dodge Oskar 0", by="b")
    on(t, "additional")
    t.does("play Blur Oskar 0", by="b")
    t.does("use .44 Magnum Oskar -1", by="b")
    on(t)
    assert (t.measure("Mira.blood"), t.measure("Oskar.blood")) == (
        6 - cost - 2,
        5,
    )  # who has paid for the second strike
    t.is_quiet()


@in_editions("card words mode", [("Blood Rage", "tha", 0), ("Soulgrinder", "POT", 2)])
def test_an_ally_still_strikes_with_a_weapon(edition: str, card: str, words: str, mode: int) -> None:
    t = fighting(card, who=words, other="Oskar ally 9", on_other=[".44 Magnum"], edition=edition)
    strikes(t, card, mode, "use .44 Magnum Oskar -1")
    assert t.measure("Mira.blood") == 4


@rules_on("Blood Rage", "LSJ 20050628")
@rules_on("Blood Fury", "LSJ 20050628")
@rules_on("Soul Burn", "LSJ 20050628")
@rules_on("Soulgrinder", "LSJ 20050628")
@in_editions(
    "card words mode barred",
    [*((*row, True) for row in FURIES), ("Soulgrinder", "pot", 0, False), ("Soulgrinder", "THA", 3, True)],
)
def test_fortitude_does_not_prevent_the_damage_and_is_not_even_played(
    edition: str, card: str, words: str, mode: int, barred: bool
) -> None:
    t = fighting(
        card,
        who=words,
        answers=["Soak", "Glancing Blow", "Rolling with the Punches"],
        other="Oskar 6/8 FOR",
        edition=edition,
    )
    on(t, "strike")
    t.does(f"play {card} Mira {mode}", by="a")
    on(t, "prevent")
    assert (t.who(), t.offers("play Soak Oskar")) == ("b", not barred)
    assert t.offers("play Rolling with the Punches Oskar") is not barred
    assert t.offers("play Glancing Blow Oskar")


# -- after the combat -------------------------------------------------------------------------------------------------


@rules_on("Catatonic Fear", "RTR 19970630", "LSJ 19990723")
@editions
@pytest.mark.parametrize("long", [False, True])
def test_catatonic_fear_hurts_after_the_combat_at_close_range(long: bool, edition: str) -> None:
    t = fighting("Catatonic Fear", "Fake Out", who="PRE", edition=edition)
    with t.unchanged(*BYSTANDER, "b.pool"):
        if long:
            to_long(t)
        strikes(t, "Catatonic Fear", 1)
    assert (t.measure("Oskar.blood"), t.measure("Mira.blood")) == (6 if long else 5, 5)
    harm = [told for told in t.told("damage") if told["card"] == t["Oskar"]]
    assert [(told["source"], told["environmental"]) for told in harm] == ([] if long else [(t["Mira"], 0)])
    t.is_quiet()


AFTER = [("Catatonic Fear", "PRE", 1), ("Oubliette", "OBT", 1)]


@rules_on("Catatonic Fear", "LSJ 19980526", "LSJ 20070124")
@rules_on("Oubliette", "LSJ 19980526")
@in_editions("card words mode", AFTER)
def test_what_follows_the_combat_is_dodged(edition: str, card: str, words: str, mode: int) -> None:
    t = fighting(card, answers=["Dodge"], who=words, edition=edition)
    strikes(t, card, mode, "play Dodge Oskar 0")
    assert t.told("combat-ends")
    assert t.measure("Oskar.blood") == 6


@rules_on("Catatonic Fear", "RTR 20020501", "LSJ 19980109")
@rules_on("Oubliette", "RTR 20020501", "LSJ 19980109")
@rules_on("Pass Through Shadow", "RTR 20020501", "LSJ 19980109")
@rules_on("Shadow Body", "RTR 20020501", "LSJ 19980109")
@in_editions("card words mode", [*AFTER, ("Pass Through Shadow", "OBL", 1), ("Shadow Body", "OBT", 1)])
@pytest.mark.parametrize("going_on", ["Psyche!", "Telepathic Tracking"])
def test_what_follows_the_combat_is_lost_if_it_goes_on(
    edition: str, card: str, words: str, mode: int, going_on: str
) -> None:
    t = fighting(card, answers=[going_on], who=words, other="Oskar 6/8 CEL AUS", edition=edition)
    on(t, "strike")
    t.does(f"play {card} Mira {mode}", by="a")
    on(t, "would-end")
    t.does(f"play {going_on} Oskar 1", by="b")
    on(t)
    cost = t.g.face[t[going_on]].blood
    assert t.measure("Oskar.blood") == 6 - cost - 1  # a round with the hand, and nothing else
    assert (t.region(card), t.measure("b.pool")) == ("ash-heap", 30)
    t.is_quiet()


@rules_on("Oubliette", "LSJ 20080226")
@in_editions("other left", [("Oskar 6/8", 5), ("Oskar 0/8", 0), ("Oskar ally 3", 2)])
@pytest.mark.parametrize("long", [False, True])
def test_oubliette_burns_a_blood_at_any_range(edition: str, other: str, left: int, long: bool) -> None:
    t = fighting("Oubliette", "Fake Out", who="OBT", other=other, edition=edition)
    if long:
        to_long(t)
    strikes(t, "Oubliette", 1)
    assert (t.measure("Oskar.blood"), t.measure("Mira.blood")) == (left, 5)
    assert not t.told("damage")
    t.is_quiet()


@editions
def test_pass_through_shadow_waits_on_the_vampire_for_a_blocker(edition: str) -> None:
    t = fighting("Pass Through Shadow", who="OBL", edition=edition)
    strikes(t, "Pass Through Shadow", 1)
    assert t.g.host[t["Pass Through Shadow"]] == t["Mira"]
    t = position(
        seat(ready=[("Mira 4/8", ["Pass Through Shadow"])]), seat(ready=["Oskar 2/4"]), bystander(), edition=edition
    )
    t.does("bleed Mira")
    assert not t.offers("use Pass Through Shadow Mira")
    t.does("block Oskar", by="b")
    t.does("use Pass Through Shadow Mira -1", by="a")
    t.goes_on()
    assert (t.region("Pass Through Shadow"), t.measure("b.pool")) == ("ash-heap", 29)
    t.is_quiet()


@editions
def test_meld_with_the_land_unlocks_the_other_before_the_combat_ends(edition: str) -> None:
    t = fighting("Meld with the Land", who="vic", edition=edition)
    strikes(t, "Meld with the Land", 0)
    assert (t.measure("Oskar.locked"), t.measure("Mira.locked")) == (0, 1)
    t.is_quiet()


@in_editions(
    "card words mode action goes_on",
    [
        ("Shadow Body", "OBT", 1, "hunt", True),
        ("Shadow Body", "OBT", 1, "bleed", False),
        ("Mirror Image", "CHI", 1, "hunt", True),
        ("Mirror Image", "CHI", 1, "bleed", False),
    ],
)
def test_an_action_goes_on_after_the_combat_unless_it_is_of_the_wrong_kind(
    edition: str, card: str, words: str, mode: int, action: str, goes_on: bool
) -> None:
    t = position(
        seat(ready=[f"Mira 4/8 {words}"], hand=[card]),
        seat(ready=[("Oskar 6/8", ["Raven Spy"])]),
        bystander(),
        edition=edition,
    )
    t.does_all(f"{action} Mira", "block Oskar")
    strikes(t, card, mode)
    assert (t.measure("Mira.blood"), t.measure("b.pool")) == (4 if goes_on else 3, 30)
    t.is_quiet()


# -- what hits --------------------------------------------------------------------------------------------------------

FELLS = [
    ("Entombment", "OBT", 1, "Oskar 6/8", "torpor"),
    ("Entombment", "obt", 0, "Oskar ally 3 strength:1", "ash-heap"),
    ("Coma", "dem", 0, "Oskar 6/8", "torpor"),
    ("Coma", "DEM", 1, "Oskar 6/8", "torpor"),
    ("Touch of Oblivion", "OBL", 1, "Oskar 6/8", "torpor"),
    ("Touch of Oblivion", "OBL", 1, "Oskar ally 3 strength:1", "ash-heap"),
]


@rules_on("Entombment", "LSJ 20000110")
@rules_on("Coma", "LSJ 20000110")
@in_editions("card words mode other region", FELLS)
@pytest.mark.parametrize("how", ["close", "long", "dodged"])
def test_a_strike_fells_whom_it_hits_at_close_range(
    edition: str, card: str, words: str, mode: int, other: str, region: str, how: str
) -> None:
    t = fighting(card, "Fake Out", answers=["Dodge"], who=words, other=other, edition=edition)
    with t.unchanged(*BYSTANDER, "b.pool"):
        if how == "long":
            to_long(t)
        strikes(t, card, mode, "play Dodge Oskar 0" if how == "dodged" else "strike hand")
    assert t.region("Oskar") == (region if how == "close" else "ready")
    assert t.measure("Mira.blood") == 6 - t.g.face[t[card]].blood - (1 if how == "close" else 0)  # at the same time
    t.is_quiet()


@in_editions(
    "card words other",
    [("Entombment", "OBT", "Oskar ally 3"), ("Entombment", "obt", "Oskar 6/8"), ("Coma", "dem", "Oskar ally 3")],
)
def test_it_is_for_its_kind_of_minion(edition: str, card: str, words: str, other: str) -> None:
    t = fighting(card, who=words, other=other, edition=edition)
    on(t)
    assert not t.ever_offered(f"play {card} Mira {1 if words == 'OBT' else 0}")


@editions
def test_touch_of_oblivion_keeps_a_minion_locked_for_two_of_his_unlock_phases(edition: str) -> None:
    t = fighting("Touch of Oblivion", who="obl", edition=edition)
    strikes(t, "Touch of Oblivion", 0)
    assert (t.g.host[t["Touch of Oblivion"]], t.measure("Touch of Oblivion.blood")) == (t["Oskar"], 2)
    for region in ("attached", "ash-heap", "ash-heap"):
        while t.who() == "b" and t.asks in t.quiet:
            t.answer("pass")
        while t.who() != "b" or t.asks != "influence":
            t.answer("trigger 2 0" if t.offers("trigger Touch of Oblivion") else "pass")
        assert t.region("Touch of Oblivion") == region
    assert [told["card"] for told in t.told("unlocked")].count(t["Oskar"]) == 1  # in the third


@editions
def test_sculpt_the_flesh_costs_its_bearer_blood_until_somebody_removes_it(edition: str) -> None:
    t = fighting("Sculpt the Flesh", who="PRO clan:Tzimisce", edition=edition)
    strikes(t, "Sculpt the Flesh", 1)
    assert (t.g.host[t["Sculpt the Flesh"]], t.measure("Oskar.blood")) == (t["Oskar"], 4)
    t = position(
        seat(ready=["Mira 4/8"]),
        seat(ready=[("Oskar 4/8", ["Sculpt the Flesh"])]),
        bystander(),
        edition=edition,
        turn="b",
        phase="unlock",
    )
    t.does("trigger Sculpt the Flesh")
    assert t.measure("Oskar.blood") == 3
    while t.asks != "minion":
        t.answer("pass")
    t.does("use Sculpt the Flesh Oskar")
    assert t.told("action")[0]["stealth"] == 1
    t.goes_on()
    assert t.region("Sculpt the Flesh") == "ash-heap"


@editions
def test_form_of_the_cobra_steals_a_blood_at_close_range(edition: str) -> None:
    t = fighting("Form of the Cobra", who="pro", edition=edition)
    strikes(t, "Form of the Cobra", 0)
    assert (t.measure("Mira.blood"), t.measure("Oskar.blood")) == (6, 5)
    t.is_quiet()


@editions
def test_form_of_the_cobra_gives_stealth_before_it_is_needed(edition: str) -> None:
    t = position(
        seat(ready=["Mira 4/8 PRO"], hand=["Form of the Cobra"]),
        seat(ready=["Oskar 2/4"]),
        bystander(),
        edition=edition,
    )
    t.does("bleed Mira")
    assert t.asks == "announced"
    t.does("play Form of the Cobra Mira 1", by="a")
    t.does("block Oskar", by="b")
    assert t.told("block-failed")[0]["stealth"] == 1
    t.goes_on()
    t.is_quiet()


# -- additional strikes -----------------------------------------------------------------------------------------------


@rules_on("Quickness", "LSJ 20001206", "ANK 20211124")
@rules_on("Hell-for-Leather", "LSJ 20001206", "ANK 20211124")
@in_editions("card words mode", [("Quickness", "CEL", 1), ("Hell-for-Leather", "cel sect:Anarch", 1)])
@pytest.mark.parametrize("first", [True, False])
def test_a_strike_outside_the_limit_comes_before_or_after_a_limited_one(
    edition: str, card: str, words: str, mode: int, first: bool
) -> None:
    t = fighting(card, "Blur", who=words, edition=edition)
    cost = t.g.face[t[card]].blood + t.g.face[t["Blur"]].blood
    on(t, "additional")
    for play in (f"{card} Mira {mode}", "Blur Mira 0") if first else ("Blur Mira 0", f"{card} Mira {mode}"):
        t.does(f"play {play}", by="a")
    on(t)
    assert (t.measure("Oskar.blood"), t.measure("Mira.blood")) == (3, 5 - cost)
    t.is_quiet()


@editions
def test_quickness_is_played_once_a_round(edition: str) -> None:
    t = fighting("Quickness", "Quickness", who="CEL", edition=edition)
    on(t, "additional")
    t.does("play Quickness Mira 1", by="a")
    assert not t.offers("play Quickness#2 Mira")


@editions
@pytest.mark.parametrize("x", [1, 3])
def test_lightning_reflexes_strike_as_often_as_blood_is_burned(x: int, edition: str) -> None:
    t = fighting("Lightning Reflexes", who="CEL", edition=edition)
    on(t, "additional")
    t.does("play Lightning Reflexes Mira 1", by="a")
    t.does(f"amount {x}", by="a")
    on(t)
    assert (t.measure("Mira.blood"), t.measure("Oskar.blood")) == (6 - 1 - 1 - x, 6 - 1 - x)
    t.is_quiet()


@editions
@pytest.mark.parametrize("left", [1, 2])
def test_lightning_reflexes_take_blood_to_burn_besides_the_cost(left: int, edition: str) -> None:
    t = fighting("Lightning Reflexes", who="CEL", other=f"Oskar 6/8 strength:{6 - left}", edition=edition)
    on(t, "additional")
    assert t.offers("play Lightning Reflexes Mira 0")
    assert t.offers("play Lightning Reflexes Mira 1") is (left == 2)


@since_2011
def test_hell_for_leather_takes_pool_from_whose_minion_has_fallen(edition: str) -> None:
    t = fighting("Hell-for-Leather", who="obt strength:3 sect:Anarch", other="Oskar 1/8", edition=edition)
    on(t, "end-of-round", "after-combat")
    t.does("play Hell-for-Leather Mira 2", by="a")
    on(t)
    assert (t.region("Oskar"), t.measure("b.pool")) == ("torpor", 28)
    t.is_quiet()
