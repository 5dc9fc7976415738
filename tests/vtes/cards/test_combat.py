"""Combat cards: strikes, what comes before the range, maneuvers, presses, additional strikes, prevention."""

from __future__ import annotations

import pytest

from praxis.vtes.positions.scenario import Table, position, seat
from tests.vtes.cards.rulings import rules_on
from tests.vtes.cards.tables import BYSTANDER, editions, fighting, in_editions, since_2011


def on(t: Table, *kinds: str) -> None:
    """Nobody does anything more than strike with the hand, until one of these questions."""
    while t.asks not in kinds and t.asks not in t.quiet:
        t.does("strike hand" if t.asks == "strike" else "pass")


def to_long(t: Table) -> None:
    """Mira maneuvers with a card of hers."""
    on(t, "maneuver")
    t.does("play Fake Out Mira 0", by="a")
    assert t.told("maneuver")[-1]["range"] == "long"


def strikes_at_its_range(
    edition: str, card: str, words: str, mode: int, ordinary: int, aggravated: int, ranged: bool | None, long: bool
) -> None:
    """Play a strike card at a range. It inflicts this damage there; `ranged` is None if it needs close range."""
    t = fighting(card, *(["Fake Out"] if long else []), who=words, edition=edition)
    with t.unchanged(*BYSTANDER, "b.pool"):
        if long:
            to_long(t)
        on(t, "strike")
        if long and ranged is None:  # only usable at close range
            on(t)
            assert not t.ever_offered(f"play {card}")
            return
        t.does(f"play {card} Mira {mode}", by="a")
        on(t)
    cost = t.g.face[t[card]].blood
    assert t.measure("Mira.blood") == 6 - cost - (0 if long else 1)
    if long and not ranged:
        assert (t.measure("Oskar.blood"), t.region("Oskar")) == (6, "ready")
    else:
        # one aggravated point sends to torpor, the second burns a blood [damage]
        assert t.measure("Oskar.blood") == 6 - ordinary - max(0, aggravated - 1)
        assert t.region("Oskar") == ("torpor" if aggravated else "ready")
    t.is_quiet()


# -- strikes ----------------------------------------------------------------------------------------------------------

HITS = [
    # card, words, mode, ordinary, aggravated, ranged
    ("Aid from Bats", "ani", 0, 1, 0, True),
    ("Aid from Bats", "ANI", 1, 1, 0, True),
    ("Canine Horde", "ani", 0, 1, 0, True),
    ("Body Flare", "pro", 0, 0, 2, False),
    ("Body Flare", "PRO", 1, 0, 2, True),
    ("Dust Up", "ani sect:Anarch", 0, 2, 0, False),
    ("Dust Up", "pot sect:Anarch", 2, 3, 0, False),
    ("Roundhouse", "pot", 0, 3, 0, False),
    ("Roundhouse", "POT", 1, 4, 0, False),
    ("Undead Strength", "pot", 0, 2, 0, False),
    ("Undead Strength", "POT", 1, 3, 0, False),
    ("Pushing the Limit", "pot", 0, 3, 0, False),
    ("Pushing the Limit", "POT", 1, 4, 0, False),
    ("Slam", "pot", 0, 3, 0, False),
    ("Slam", "POT", 1, 3, 0, False),
    ("Thrown Gate", "pot", 0, 1, 0, True),
    ("Thrown Gate", "POT", 1, 2, 0, True),
    ("Earthshock", "pot", 0, 1, 0, True),
    ("Earthshock", "POT", 1, 2, 0, True),
    ("Blood Rage", "tha", 0, 1, 0, None),
    ("Blood Rage", "THA", 1, 2, 0, None),
    ("Blood Fury", "tha", 0, 2, 0, None),
    ("Blood Fury", "THA", 1, 3, 0, None),
    ("Soul Burn", "tha", 0, 1, 0, True),
    ("Burning Wrath", "pot", 0, 0, 2, False),
    ("Burning Wrath", "POT", 1, 0, 3, False),
    ("Earth Swords", "pot", 0, 1, 0, True),
    ("Earth Swords", "myt", 1, 2, 0, True),
    ("Earth Swords", "MYT", 2, 3, 0, True),
    ("Flames of the Netherworld", "dai", 1, 0, 1, False),
    ("Flames of the Netherworld", "DAI", 2, 0, 1, True),
    ("Anticipation", "aus clan:Salubri", 0, 3, 0, False),
    ("Bollix", "tha sect:Anarch", 3, 2, 0, False),
    ("Soul Burn", "THA", 1, 2, 0, True),
    ("Soulgrinder", "pot", 0, 3, 0, False),
    ("Soulgrinder", "tha", 1, 3, 0, False),
    ("Soulgrinder", "POT", 2, 3, 0, False),
    ("Soulgrinder", "THA", 3, 3, 0, False),
    ("Sculpt the Flesh", "pro clan:Tzimisce", 0, 0, 1, False),
    ("Sculpt the Flesh", "PRO clan:Tzimisce", 1, 2, 0, False),
    ("Brick by Brick", "vis", 1, 2, 0, True),
]


@in_editions("card words mode ordinary aggravated ranged", HITS)
@pytest.mark.parametrize("long", [False, True])
def test_a_strike_does_its_damage_at_its_range(
    edition: str, card: str, words: str, mode: int, ordinary: int, aggravated: int, ranged: bool | None, long: bool
) -> None:
    strikes_at_its_range(edition, card, words, mode, ordinary, aggravated, ranged, long)


ENDINGS = [
    ("Majesty", "pre", 0, False),
    ("Majesty", "PRE", 1, True),
    ("Earth Meld", "pro", 0, False),
    ("Earth Meld", "PRO", 1, True),
    ("Staredown", "PRE", 1, False),
    ("Spiritual Intervention", "NEC", 1, False),
    ("No Trace", "OBF", 1, False),
    ("Rapid Change", "PRO", 1, False),
    ("Catatonic Fear", "pre", 0, False),
    ("Oubliette", "obt", 0, False),
    ("Kiss of Cathari", "obf", 0, False),
    ("Kiss of Cathari", "pre", 1, False),
    ("Charismatic Aura", "AUS PRE", 1, False),
    ("Pass Through Shadow", "obl", 0, False),
    ("Meld with the Land", "VIC", 1, False),
    ("Shadow Body", "obt", 0, False),
    ("Mirror Image", "CHI", 1, False),
]


@in_editions("card words mode unlocks", ENDINGS)
def test_combat_ends_before_anything_is_inflicted(
    edition: str, card: str, words: str, mode: int, unlocks: bool
) -> None:
    t = fighting(card, who=words, edition=edition)
    with t.unchanged(*BYSTANDER, "Oskar.blood", "b.pool"):
        on(t, "strike")
        t.does(f"play {card} Mira {mode}", by="a")
        assert t.measure("Mira.locked") == (0 if t.told("combat-ends") and unlocks else 1)
        on(t)
    assert t.told("combat-ends")
    assert t.measure("Mira.blood") == 6 - t.g.face[t[card]].blood
    assert t.measure("Mira.locked") == (0 if unlocks else 1)
    t.is_quiet()


@editions
def test_no_trace_at_basic_needs_long_range(edition: str) -> None:
    t = fighting("No Trace", "Fake Out", who="obf", edition=edition)
    on(t, "strike")
    assert not t.options("play")
    t = fighting("No Trace", "Fake Out", who="obf", edition=edition)
    to_long(t)
    on(t, "strike")
    t.does("play No Trace Mira 0", by="a")
    on(t)
    assert t.told("combat-ends")
    t.is_quiet()


DODGES_AND_STRIKES = {
    ("Dust Up", "cel"),
    ("Arms of the Abyss", "OBT"),
    ("Arms of Ahriman", "OBL"),
    ("Acrobatics", "CEL"),
    ("Hell-for-Leather", "ani"),
}
DODGES = [
    ("Dodge", "", 0),
    ("Staredown", "pre", 0),
    ("Spiritual Intervention", "nec", 0),
    ("Sideslip", "cel", 0),
    ("Dust Up", "cel sect:Anarch", 1),
    ("Arms of the Abyss", "obt", 0),
    ("Arms of the Abyss", "OBT", 1),
    ("Arms of Ahriman", "OBL", 1),
    ("Acrobatics", "CEL", 1),
    ("Side Strike", "cel", 0),
    ("Preternatural Evasion", "cel", 0),
    ("Plasmic Form", "VIC", 1),
    ("Occlusion", "chi", 0),
    ("Swift Cover", "cel", 0),
    ("Swift Cover", "obf", 1),
    ("Behind You!", "OBF", 1),
    ("Read Intentions", "AUS", 1),
    ("Hell-for-Leather", "ani sect:Anarch", 0),
]


@in_editions("card words mode", DODGES)
def test_a_dodge_protects_and_harms_nobody(edition: str, card: str, words: str, mode: int) -> None:
    t = fighting(card, who=words, edition=edition)
    cost = t.g.face[t[card]].blood
    with t.unchanged(*BYSTANDER, "b.pool"):
        on(t, "strike")
        t.does(f"play {card} Mira {mode}", by="a")
        on(t)
    extra = 1 if (card, words[:3]) in DODGES_AND_STRIKES else 0  # an additional strike with the hand
    assert (t.measure("Oskar.blood"), t.measure("Mira.blood")) == (6 - extra, 6 - cost)
    assert t.told("dodged")
    t.is_quiet()


@rules_on("Dust Up", "LSJ 20030902-2")
@since_2011
def test_one_strike_of_dust_up_cannot_be_dodged(edition: str) -> None:
    t = fighting("Dust Up", who="ani sect:Anarch", answers=["Dodge"], edition=edition)
    on(t, "strike")
    t.does("play Dust Up Mira 0", by="a")
    t.does("play Dodge Oskar 0", by="b")
    on(t)
    assert (t.measure("Oskar.blood"), t.measure("Mira.blood")) == (4, 6)
    t.is_quiet()


@editions
@pytest.mark.parametrize("card", ["Dust Up", "Diversion"])
def test_only_anarchs_play_their_cards(edition: str, card: str) -> None:
    t = fighting(card, who="ani cel pot for tha", edition=edition)
    on(t)
    assert not t.ever_offered("play")
    t.is_quiet()


@editions
def test_canine_horde_burns_equipment_before_it_is_used(edition: str) -> None:
    t = fighting("Canine Horde", who="ANI", on_other=[".44 Magnum"], edition=edition)
    on(t, "strike")
    t.does("play Canine Horde Mira 1", by="a")
    assert t.offers("use .44 Magnum Oskar")
    t.does("use .44 Magnum Oskar -1", by="b")
    on(t)
    assert t.region(".44 Magnum") == "ash-heap"
    assert t.measure("Mira.blood") == 6  # the shot was lost with the gun
    t.is_quiet()


@rules_on("Theft of Vitae", "RTR 20010711")
@rules_on("Diversion", "RTR 20010711")
@in_editions(
    "card words mode stolen",
    [
        ("Theft of Vitae", "tha", 0, 1),
        ("Theft of Vitae", "THA", 1, 2),
        ("Diversion", "tha sect:Anarch", 2, 1),
    ],
)
@pytest.mark.parametrize("has", [0, 1, 6])
def test_blood_is_stolen_as_far_as_there_is_any(
    edition: str, card: str, words: str, mode: int, stolen: int, has: int
) -> None:
    t = fighting(card, who=words, other=f"Oskar {has}/8", edition=edition)
    with t.unchanged(*BYSTANDER):
        on(t, "strike")
        t.does(f"play {card} Mira {mode}", by="a")
        on(t)
    moved = min(stolen, has)
    assert t.measure("Mira.blood") == 6 - t.g.face[t[card]].blood + moved - 1
    assert t.measure("Oskar.blood") == has - moved
    t.is_quiet()


# -- before the range is determined -----------------------------------------------------------------------------------


@in_editions("words mode amount", [("ani", 0, 1), ("ANI", 1, 2)])
def test_carrion_crows_come_once_a_combat_and_reach_everywhere(
    edition: str, words: str, mode: int, amount: int
) -> None:
    t = fighting("Carrion Crows", "Carrion Crows", "Fake Out", who=words, edition=edition)
    with t.unchanged(*BYSTANDER, "b.pool"):
        assert t.asks == "before-range"
        t.does(f"play Carrion Crows Mira {mode}", by="a")
        assert not t.offers("play Carrion Crows#2 Mira")
        assert t.asks == "maneuver"  # nothing else to do before
        t.does("play Fake Out Mira 0", by="a")
        on(t)
    assert (t.measure("Oskar.blood"), t.measure("Mira.blood")) == (6 - amount, 6)
    t.is_quiet()


@in_editions(
    "card words mode strength",
    [
        ("Fists of Death", "pot", 0, 2),
        ("Fists of Death", "POT", 1, 3),
        ("Torn Signpost", "pot", 0, 2),
        ("Form of the Wolf", "pro", 0, 2),
        ("Bear's Skin", "ani pro", 0, 2),
        ("Bear's Skin", "ANI PRO", 1, 2),
        ("Horrid Form", "vic", 0, 2),
        ("Horrid Form", "VIC", 1, 2),
        ("Form of the Wolf", "PRO", 1, 2),
        ("Monstrous Form", "dom pro", 0, 2),
        ("Invoking the Beast", "abo", 1, 2),
        ("Invoking the Beast", "ABO", 2, 2),
        ("Rage of Apedemak", "ani", 0, 2),
        ("Rage of Apedemak", "pot", 1, 2),
        ("Rage of Apedemak", "ANI", 2, 3),
        ("Rage of Apedemak", "POT", 3, 3),
        ("Torn Signpost", "POT", 1, 3),
    ],
)
def test_strength_for_the_combat(edition: str, card: str, words: str, mode: int, strength: int) -> None:
    t = fighting(card, who=words, edition=edition)
    with t.unchanged(*BYSTANDER):
        t.does(f"play {card} Mira {mode}", by="a")
        on(t)
    assert (t.measure("Oskar.blood"), t.measure("Mira.blood")) == (6 - strength, 6 - t.g.face[t[card]].blood - 1)
    t.is_quiet()


@rules_on("Torn Signpost", "LSJ 20100813")
@editions
def test_torn_signpost_sets_the_strength_where_fists_of_death_add_to_it(edition: str) -> None:
    t = fighting("Torn Signpost", who="pot strength:2", edition=edition)
    t.does("play Torn Signpost Mira 0", by="a")
    on(t)
    assert t.measure("Oskar.blood") == 4
    t = fighting("Fists of Death", "Torn Signpost", who="pot strength:2", edition=edition)
    t.does("play Fists of Death Mira 0", by="a")
    t.does("play Torn Signpost Mira 0", by="a")
    on(t)
    assert t.measure("Oskar.blood") == 3


CLAWS = [
    ("Raking Talons", "clan:Gargoyle", 0, 0),
    ("Claws of the Dead", "pro", 0, 1),
    ("Wolf Claws", "pro", 0, 1),
    ("Devil-Channel: Hands", "abo", 1, 1),
    ("Devil-Channel: Hands", "ABO", 2, 1),
    ("Bone Spur", "pro", 0, 1),
    ("Bone Spur", "PRO", 1, 1),
    ("Chiropteran Marauder", "VIC", 1, 1),
]


@in_editions("card words mode blood", CLAWS)
def test_hand_strikes_become_aggravated(edition: str, card: str, words: str, mode: int, blood: int) -> None:
    t = fighting(card, card, who=words, edition=edition)
    with t.unchanged(*BYSTANDER):
        t.does(f"play {card} Mira {mode}", by="a")
        on(t)
    assert (t.region("Oskar"), t.measure("Oskar.blood")) == ("torpor", 6)
    assert t.measure("Mira.blood") == 6 - blood - 1
    t.is_quiet()


@in_editions("words mode lasts", [("pro", 0, False), ("PRO", 1, True)])
def test_a_bone_spur_lasts_for_the_round_or_the_combat(edition: str, words: str, mode: int, lasts: bool) -> None:
    t = fighting("Bone Spur", "Boxed In", who=words, answers=["Dodge"], edition=edition)
    t.does(f"play Bone Spur Mira {mode}", by="a")
    on(t, "strike")
    t.does("play Dodge Oskar 0", by="b")
    on(t, "press")
    t.does("play Boxed In Mira 0", by="a")
    on(t)
    assert t.region("Oskar") == ("torpor" if lasts else "ready")
    t.is_quiet()


@editions
def test_raking_talons_are_for_gargoyles(edition: str) -> None:
    t = fighting("Raking Talons", who="clan:Brujah", edition=edition)
    on(t)
    assert not t.ever_offered("play")


# -- maneuvers, presses, additional strikes ---------------------------------------------------------------------------

MANEUVERS = [
    ("Fake Out", "", 0),
    ("Pursuit", "cel", 0),
    ("Claws of the Dead", "PRO", 1),
    ("Chiropteran Marauder", "vic", 0),
    ("Flash", "cel", 0),
    ("Flash", "CEL", 2),
    ("Apportation", "THA", 1),
    ("Swallowed by the Night", "OBF", 1),
    ("Resist Earth's Grasp", "cel", 1),
    ("Swiftness of the Stag", "spi", 1),
    ("Behind You!", "obf", 0),
    ("Bollix", "cel sect:Anarch", 0),
    ("Fae Contortion", "obt", 1),
    ("Fae Contortion", "myt", 2),
    ("Crawling Chamber", "tha", 0),
    ("Crawling Chamber", "vis", 1),
    ("Shadow Shift", "OBL", 1),
    ("Unflinching Persistence", "FOR", 1),
    ("Brick by Brick", "tha", 0),
]


@in_editions("card words mode", MANEUVERS)
def test_a_maneuver_goes_to_long_range_and_can_be_answered(edition: str, card: str, words: str, mode: int) -> None:
    t = fighting(card, who=words, answers=["Fake Out"], edition=edition)
    with t.unchanged(*BYSTANDER):
        on(t, "maneuver")
        t.does(f"play {card} Mira {mode}", by="a")
        assert t.told("maneuver")[-1]["range"] == "long"
        answer = next(option for option in t.options("play") if t.who() == "b")
        t.answer(answer)
        assert t.told("maneuver")[-1]["range"] == "close"
        on(t)
    assert (t.measure("Oskar.blood"), t.measure("Mira.blood")) == (5, 5 - t.g.face[t[card]].blood)
    t.is_quiet()


PRESSES = [
    ("Flash", "cel", 1),
    ("Psyche!", "cel", 0),
    ("Indomitability", "FOR", 1),
    ("Apportation", "tha", 0),
    ("Resist Earth's Grasp", "cel", 0),
    ("Deny", "dem", 0),
    ("Wolf Claws", "PRO", 1),
    ("Swiftness of the Stag", "cel", 0),
    ("Swiftness of the Stag", "spi", 2),
    ("Boxed In", "", 0),
    ("Bollix", "cel sect:Anarch", 1),
    ("Crawling Chamber", "vis", 2),
    ("Stonestrength", "tha", 0),
    ("Stonestrength", "vis", 1),
    ("Telepathic Tracking", "aus", 0),
]


@in_editions("card words mode", PRESSES)
def test_a_press_continues_the_combat(edition: str, card: str, words: str, mode: int) -> None:
    t = fighting(card, who=words, edition=edition)
    with t.unchanged(*BYSTANDER):
        on(t, "press")
        t.does(f"play {card} Mira {mode}", by="a")
        on(t)
    assert t.told("press")[0]["to"] == "continue"
    assert (t.measure("Oskar.blood"), t.measure("Mira.blood")) == (4, 4 - t.g.face[t[card]].blood)
    t.is_quiet()


@in_editions(
    "card words mode ends",
    [
        ("Flash", "cel", 1, True),
        ("Apportation", "tha", 0, False),
        ("Stonestrength", "tha", 0, False),
        ("Stonestrength", "vis", 1, True),
        ("Read Intentions", "aus", 0, True),
        ("Telepathic Tracking", "aus", 0, False),
    ],
)
def test_a_press_may_end_the_combat_unless_it_only_continues(
    edition: str, card: str, words: str, mode: int, ends: bool
) -> None:
    t = fighting("Psyche!", who="cel", answers=[card], other=f"Oskar 6/8 {words}", edition=edition)
    on(t, "press")
    t.does("play Psyche! Mira 0", by="a")
    combat = t.g.combat()
    assert combat is not None
    assert combat.rounds == (1 if ends else 2)  # asked at once, or not at all
    if ends:
        t.does(f"play {card} Oskar {mode}", by="b")
        assert t.told("press")[-1]["to"] == "end"
    on(t)
    assert t.measure("Oskar.blood") == (5 if ends else 4)
    t.is_quiet()


HELD_PRESSES = [
    ("Aid from Bats", "ANI", 1, "strike"),
    ("Flash", "CEL", 2, "maneuver"),
    ("Resist Earth's Grasp", "cel", 1, "maneuver"),
    ("Immortal Grapple", "POT", 1, "before-strikes"),
    ("Form of the Wolf", "PRO", 1, "before-range"),
    ("Invoking the Beast", "ABO", 2, "before-range"),
]


@in_editions("card words mode when", HELD_PRESSES)
def test_an_optional_press_waits_for_the_press_step(edition: str, card: str, words: str, mode: int, when: str) -> None:
    t = fighting(card, who=words, edition=edition)
    on(t, when)
    t.does(f"play {card} Mira {mode}", by="a")
    on(t, "press")
    assert t.offers("press")
    t.does("press")
    assert t.told("press")[0]["to"] == "continue"
    on(t, "press")
    assert t.asks != "press"  # one, not one each round
    t.is_quiet()


@in_editions(
    "card words mode more",
    [
        ("Blur", "cel", 0, 1),
        ("Blur", "CEL", 1, 2),
        ("Pursuit", "CEL", 1, 1),
        ("Diversion", "cel sect:Anarch", 0, 1),
        ("Side Strike", "CEL", 1, 1),
        ("Shadow Shift", "obl", 0, 1),
        ("Arms of Ahriman", "obl", 0, 1),
        ("Acrobatics", "cel", 0, 1),
        ("Quickness", "cel", 0, 1),
        ("Lightning Reflexes", "cel", 0, 1),
    ],
)
def test_additional_strikes_come_from_one_source(edition: str, card: str, words: str, mode: int, more: int) -> None:
    t = fighting(card, "Blur" if card != "Blur" else "Pursuit", who=words, edition=edition)
    with t.unchanged(*BYSTANDER):
        on(t, "additional")
        t.does(f"play {card} Mira {mode}", by="a")
        on(t)
    assert (t.measure("Oskar.blood"), t.measure("Mira.blood")) == (6 - 1 - more, 6 - 1 - t.g.face[t[card]].blood)
    assert len(t.told("plays")) == 1
    t.is_quiet()


# -- preventing damage ------------------------------------------------------------------------------------------------

PREVENTS = [
    ("Indomitability", "for", 0, 1),
    ("Indomitability", "FOR", 2, 1),
    ("Rolling with the Punches", "for", 0, 1),
    ("Skin of Rock", "for", 0, 1),
    ("Skin of Rock", "FOR", 1, 2),
    ("Sideslip", "CEL", 1, 1),
    ("Soak", "for", 0, 2),
    ("Soak", "FOR", 1, 4),
    ("Diversion", "for sect:Anarch", 1, 2),
    ("Resilience", "for", 0, 1),
    ("Resilience", "FOR", 1, 3),
    ("Stonestrength", "vis", 2, 1),
    ("Stonestrength", "VIS", 3, 2),
    ("Rego Motum", "tha", 0, 2),
    ("Rego Motum", "THA", 1, 4),
    ("Skin of Steel", "for", 0, 9),
    ("Unflinching Persistence", "for", 0, 1),
    ("Superior Mettle", "for", 0, 9),
    ("Superior Mettle", "FOR", 1, 9),
    ("Touch of Valeren", "for clan:Salubri", 1, 9),
    ("Skin of Steel", "FOR", 1, 9),
]


@rules_on("Diversion", "RTR 20041202")
@rules_on("Skin of Rock", "RTR 20041202")
@rules_on("Soak", "RTR 20041202")
@in_editions("card words mode prevents", PREVENTS)
@pytest.mark.parametrize("damage", [1, 3, 5])
def test_damage_is_prevented_up_to_the_number(
    edition: str, card: str, words: str, mode: int, prevents: int, damage: int
) -> None:
    t = fighting(card, who=words, other=f"Oskar 6/8 strength:{damage}", edition=edition)
    with t.unchanged(*BYSTANDER):
        on(t, "prevent")
        t.does(f"play {card} Mira {mode}", by="a")
        on(t)
    assert t.measure("Mira.blood") == 6 - t.g.face[t[card]].blood - max(0, damage - prevents)
    assert t.measure("Oskar.blood") == 5
    t.is_quiet()


@in_editions("card words", [("Soak", "for"), ("Soak", "FOR")])
def test_soak_does_not_help_against_aggravated_damage(edition: str, card: str, words: str) -> None:
    t = fighting(card, who=words, answers=["Claws of the Dead"], other="Oskar 6/8 pro", edition=edition)
    t.does("play Claws of the Dead Oskar 0", by="b")
    on(t)
    assert t.region("Mira") == "torpor"
    assert len(t.told("plays")) == 1


@in_editions("card words mode", [("Soak", "for", 0), ("Sideslip", "CEL", 1)])
def test_some_prevention_is_for_once_a_round(edition: str, card: str, words: str, mode: int) -> None:
    t = fighting(card, card, who=words, other="Oskar 6/8 strength:5", edition=edition)
    on(t, "prevent")
    t.does(f"play {card} Mira {mode}", by="a")
    on(t)
    assert len([told for told in t.told("plays") if told["mode"] == mode]) == 1
    t.is_quiet()


@in_editions("card words", [(row[0], row[1]) for row in PREVENTS])
def test_nobody_prevents_without_the_discipline(edition: str, card: str, words: str) -> None:
    t = fighting(card, who="" if edition == "2000" else "sect:Anarch", edition=edition)
    on(t)
    assert not t.ever_offered("play")
    assert t.measure("Mira.blood") == 5


# -- by those who look on ---------------------------------------------------------------------------------------------


@in_editions(
    "onlooker legal",
    [
        ("Vera 2/8 clan:Brujah", True),
        ("Vera 2/8 clan:Brujah locked", False),
        ("Vera 2/4 clan:Brujah", False),  # not older
        ("Vera 2/8 clan:Toreador", False),
        ("Vera ally 3 clan:Brujah", False),
    ],
)
def test_save_face_makes_a_younger_clan_mate_press_on(edition: str, onlooker: str, legal: bool) -> None:
    t = position(
        seat(ready=["Mira 6/7 clan:Brujah"]),
        seat(ready=["Oskar 6/8"]),
        seat(ready=[onlooker], hand=["Save Face", "Save Face"]),
        edition=edition,
    )
    t.does_all("bleed Mira", "block Oskar")
    assert t.offers("play Save Face Vera") is legal
    if not legal:
        assert len(t.told("round")) == 1
        return
    t.does("play Save Face Vera", by="c")
    # Two rounds with the hand, and a blood for holding out; a second one may not be played in the same combat.
    assert (len(t.told("round")), t.measure("Mira.blood"), t.measure("Oskar.blood")) == (2, 5, 4)
    assert t.region("Save Face#2") == "hand"
    t.is_quiet()


@rules_on("Save Face", "LSJ 20020416", "ANK 20181101")
@editions
def test_save_face_is_also_for_a_vampire_in_torpor(edition: str) -> None:
    """Ruling."""
    t = position(
        seat(ready=["Mira 6/7 clan:Brujah"]),
        seat(ready=["Oskar 6/8"]),
        seat(ready=["Wanda 1/4"], torpor=["Vera 2/8 clan:Brujah"], hand=["Save Face"]),
        edition=edition,
    )
    t.does_all("bleed Mira", "block Oskar")
    t.does("play Save Face Vera", by="c")
    assert (len(t.told("round")), t.region("Vera")) == (2, "torpor")
    t.is_quiet()
