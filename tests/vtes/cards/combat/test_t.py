"""Combat cards: T."""

from __future__ import annotations

import pytest

from praxis.vtes.model.spans import ActionSpan
from praxis.vtes.positions.scenario import SeatOf, Table, position, seat
from tests.vtes.cards.answering import does, goes_through, to_the_end, until
from tests.vtes.cards.combat_tables import (
    ANOTHER,
    GOING_ON,
    NEW_ROUND,
    ended,
    fought,
    hurt_in_combat,
    on_to,
    played_in,
    strikes,
    taken_up,
    to_long,
)
from tests.vtes.cards.rulings import ruled_alike, rules_on
from tests.vtes.cards.tables import BYSTANDER, bystander, editions, fighting, in_editions

# -- Target Vitals ----------------------------------------------------------------------------------------------------


@editions
def test_target_vitals_makes_a_strike_that_hurts_hurt_more(edition: str) -> None:
    t = fighting("Target Vitals", "Target Vitals", answers=["Boxed In", "Deflection"], edition=edition)
    on_to(t, "strike")
    asked = len(t.asked)
    with t.unchanged(*BYSTANDER):
        t.does("play Target Vitals Mira 0", by="a")
        on_to(t)
    assert not t.ever_offered("play Target Vitals#2", since=asked + 1)
    assert not t.ever_offered("yes")  # he has one combat card too few to cancel it
    assert (t.measure("Oskar.blood"), t.measure("Mira.blood")) == (6 - 3, 5)
    assert not t.ever_offered("play Boxed In")
    t.is_quiet()


@rules_on("Target Vitals", "PIB 20121031")
@editions
@pytest.mark.parametrize("pays", [True, False])
def test_two_combat_cards_cancel_an_aim(edition: str, pays: bool) -> None:
    t = fighting("Target Vitals", answers=["Boxed In", "Dodge", "Deflection"], edition=edition)
    on_to(t, "strike")
    t.does("play Target Vitals Mira 0", by="a")
    t.does("yes" if pays else "no", by="b")
    if pays:
        assert not t.offers("discard Deflection")
        t.does("discard Boxed In", by="b")
        assert t.region("Dodge") == "ash-heap"
    on_to(t)
    assert t.measure("Oskar.blood") == (5 if pays else 3)
    t.is_quiet()


@rules_on("Target Vitals", "RTR 19960221", "PIB 20130319")
@in_editions("card words", [("Dodge", ""), ("Majesty", "pre")])
def test_an_aim_adds_nothing_where_there_is_no_damage(edition: str, card: str, words: str) -> None:
    t = fighting("Target Vitals", card, who=words, edition=edition)
    on_to(t, "strike")
    t.does("play Target Vitals Mira 0", by="a")
    t.does(f"play {card} Mira 0", by="a")
    on_to(t)
    assert t.measure("Oskar.blood") == 6
    t.is_quiet()


@rules_on("Target Vitals", "RTR 19970630")
@editions
def test_what_an_aim_adds_to_claws_is_aggravated(edition: str) -> None:
    t = fighting("Target Vitals", "Wolf Claws", who="pro", edition=edition)
    t.does("play Wolf Claws Mira 0", by="a")
    on_to(t, "strike")
    t.does("play Target Vitals Mira 0", by="a")
    on_to(t)
    assert (t.region("Oskar"), t.measure("Oskar.blood")) == ("torpor", 6 - 2)


@editions
def test_all_damage_prevented_leaves_an_aim_without_effect(edition: str) -> None:
    t = fighting("Target Vitals", answers=["Soak"], other="Oskar 6/8 for", edition=edition)
    on_to(t, "strike")
    t.does("play Target Vitals Mira 0", by="a")
    on_to(t, "prevent")
    t.does("play Soak Oskar 0", by="b")
    on_to(t)
    assert t.measure("Oskar.blood") == 6


@rules_on("Target Vitals", "LSJ 20080409")
@editions
def test_one_aims_with_a_strike_that_a_maneuver_has_committed(edition: str) -> None:
    t = fighting("Target Vitals", "Thrown Gate", who="pot", edition=edition)
    on_to(t, "maneuver")
    t.does("play Thrown Gate Mira 0", by="a")
    on_to(t, "strike")
    t.does("play Target Vitals Mira 0", by="a")
    on_to(t)
    assert t.measure("Oskar.blood") == 6 - 3
    t.is_quiet()


@rules_on("Target Vitals", "LSJ 20080409")
def test_no_aim_with_a_strike_that_can_no_longer_be_chosen() -> None:
    t = fighting(
        "Target Vitals",
        "Thrown Gate",
        "Fake Out",
        who="pot",
        answers=["Fake Out", "Immortal Grapple"],
        other="Oskar 6/8 pot",
    )
    on_to(t, "maneuver")
    t.does("play Thrown Gate Mira 0", by="a")
    t.does("play Fake Out#2 Oskar 0", by="b")
    on_to(t, "before-strikes")
    t.does("play Immortal Grapple Oskar 0", by="b")
    asked = len(t.asked)
    on_to(t)
    assert not t.ever_offered("play Target Vitals", since=asked)


@editions
def test_an_aim_is_for_one_strike(edition: str) -> None:
    t = fighting("Target Vitals", "Target Vitals", "Blur", who="CEL", other="Oskar 9/9", edition=edition)
    on_to(t, "strike")
    t.does("play Target Vitals Mira 0", by="a")
    on_to(t, "additional")
    t.does("play Blur Mira 1", by="a")
    on_to(t, "strike")
    t.does("play Target Vitals#2 Mira 0", by="a")
    on_to(t)
    cost = t.g.face[t["Blur"]].blood
    assert (t.measure("Oskar.blood"), t.measure("Mira.blood")) == (9 - 3 - 3 - 1, 6 - cost - 1)
    t.is_quiet()


# -- Taste of Death ---------------------------------------------------------------------------------------------------


@in_editions("words mode aggravated", [("qui", 0, 1), ("QUI", 1, 2)])
def test_taste_of_death_is_for_long_range(edition: str, words: str, mode: int, aggravated: int) -> None:
    t = fighting("Taste of Death", "Fake Out", who=words, edition=edition)
    on_to(t)
    assert not t.ever_offered("play Taste of Death")
    t = fighting("Taste of Death", "Fake Out", who=words, edition=edition)
    to_long(t)
    on_to(t, "strike")
    t.does(f"play Taste of Death Mira {mode}", by="a")
    on_to(t)
    assert (t.region("Oskar"), t.measure("Oskar.blood"), t.measure("Mira.blood")) == ("torpor", 7 - aggravated, 5)
    t.is_quiet()


# -- Taste of Vitae ---------------------------------------------------------------------------------------------------


@editions
def test_taste_of_vitae_gives_the_blood_lost_to_damage_this_round(edition: str) -> None:
    t = fighting("Taste of Vitae", who="strength:3", edition=edition)
    goes_through(t, "play Taste of Vitae Mira 0")
    assert t.measure("Oskar.blood") == 6 - 3
    assert t.measure("Mira.blood") == 6 - 1 + 3
    t.is_quiet()


@editions
@rules_on("Taste of Vitae", "PIB 20121028")
def test_taste_of_vitae_is_not_for_combat_with_an_ally(edition: str) -> None:
    t = fighting("Taste of Vitae", other="Oskar ally 5", edition=edition)
    while t.asks not in t.quiet:
        assert not t.offers("play Taste of Vitae")
        t.does("pass" if t.offers("pass") else "strike hand")


@editions
@ruled_alike("card words mode", GOING_ON, "LSJ 20021113")
@rules_on("Taste of Vitae", "LSJ 20021113")
@pytest.mark.parametrize("first", [True, False])
def test_blood_is_tasted_before_or_after_a_card_by_which_the_combat_goes_on(
    card: str, words: str, mode: int, first: bool, edition: str
) -> None:
    """It is the blood of the round that has been fought; what is tasted once is not tasted again."""
    plays = [f"play {card} Mira {mode}", "play Taste of Vitae Mira 0"]
    t = played_in(plays if first else plays[::-1], card, "Taste of Vitae", words=words, edition=edition)
    price = t.g.face[t[card]].blood + (card == "Relentless Reaper")
    on_to(t)
    assert len(t.told("round")) == 2
    assert (t.measure("Mira.blood"), t.measure("Oskar.blood")) == (6 - 1 - price + 2 - 1, 7 - 2 - 2)
    assert len(t.told("combat")) == (2 if card == "Psyche!" else 1)
    t.is_quiet()


@rules_on("Taste of Vitae", "RTR 20001020", "LSJ 20031201-2")
@pytest.mark.parametrize(("claws", "region"), [(False, "torpor"), (True, "ash-heap")])
def test_vitae_is_tasted_when_the_round_ends_early_and_the_other_has_fallen_or_burned(claws: bool, region: str) -> None:
    """In 2023: before, a round that ends early has no end at which cards are played."""
    t = fought("Mira 3/8 PRO strength:4", ["Taste of Vitae", "Wolf Claws"], "Oskar 1/8 strength:0", [], "2023")
    does(t, *(["play Wolf Claws Mira 0"] if claws else []), "play Taste of Vitae Mira 0")
    paid = t.g.face[t["Wolf Claws"]].blood if claws else 0
    assert (t.region("Oskar"), t.measure("Mira.blood")) == (region, 3 - paid + 1)


# -- Telepathic Tracking ----------------------------------------------------------------------------------------------


@editions
def test_telepathic_tracking_gives_a_maneuver_in_the_next_round(edition: str) -> None:
    t = fighting("Telepathic Tracking", who="aus", edition=edition)
    on_to(t, "press")
    assert not t.told("maneuver")
    t.does("play Telepathic Tracking Mira 0", by="a")
    on_to(t, "maneuver")
    assert (t.who(), t.offers("maneuver")) == ("a", True)
    t.does("maneuver")
    on_to(t)
    assert (t.measure("Oskar.blood"), t.measure("Mira.blood"), len(t.told("round"))) == (5, 4, 2)
    t.is_quiet()


NEW_ROUNDS = [
    ("Telepathic Tracking", "AUS", 1),
    ("Hunting the Quarry", "CEL", 2),
    ("Hunting the Quarry", "THA", 3),
]


@rules_on("Telepathic Tracking", "RTR 20030519")
@rules_on("Hunting the Quarry", "RTR 20030519")
@in_editions("card words mode", NEW_ROUNDS)
@pytest.mark.parametrize("ended", [False, True])
def test_a_new_round_begins_instead_of_the_end(edition: str, card: str, words: str, mode: int, ended: bool) -> None:
    t = fighting(card, who=words, answers=["Majesty"] if ended else [], other="Oskar 6/8 pre", edition=edition)
    if ended:
        on_to(t, "strike")
        t.does("play Majesty Oskar 0", by="b")
    on_to(t, "would-end")
    t.does(f"play {card} Mira {mode}", by="a")
    on_to(t)
    assert len(t.told("round")) == 2
    assert len(t.told("combat-over")) == 1
    rounds = 1 if ended else 2
    majesty = 1 if ended else 0
    assert (t.measure("Mira.blood"), t.measure("Oskar.blood")) == (6 - 1 - rounds, 6 - majesty - rounds)
    t.is_quiet()


@in_editions("card words mode", NEW_ROUNDS)
def test_no_new_round_if_somebody_has_fallen(edition: str, card: str, words: str, mode: int) -> None:
    t = fighting(card, who=f"{words} strength:7", edition=edition)
    on_to(t)
    assert t.region("Oskar") == "torpor"
    assert not t.ever_offered(f"play {card} Mira {mode}")


@editions
def test_what_follows_the_combat_is_decided_once(edition: str) -> None:
    """After Psyche! nobody tracks; who tracks first leaves Psyche! for the end of the round that comes."""
    t = fighting("Psyche!", "Telepathic Tracking", who="CEL AUS", edition=edition)
    on_to(t, "would-end")
    t.does("play Psyche! Mira 1", by="a")
    on_to(t, "would-end")
    assert (len(t.told("combat")), t.asks) == (2, "would-end")  # asked again at the end of the new combat only
    t = fighting("Psyche!", "Telepathic Tracking", who="CEL AUS", edition=edition)
    on_to(t, "would-end")
    t.does("play Telepathic Tracking Mira 1", by="a")
    on_to(t, "would-end")
    assert (len(t.told("combat")), len(t.told("round"))) == (1, 2)
    assert t.offers("play Psyche! Mira 1")


@editions
@ruled_alike("card words mode", NEW_ROUND, "ANK 20191219")
@pytest.mark.parametrize("first", [True, False])
def test_no_new_round_once_another_combat_is_queued(
    card: str, words: str, mode: int, first: bool, edition: str
) -> None:
    """If the round comes first, the other combat is queued at the end of that round only."""
    order = [f"play {card} Mira {mode}"] if first else ["play Psyche! Mira 1"]
    t = played_in(order, card, "Psyche!", words=f"CEL {words}", edition=edition)
    on_to(t, "would-end")
    assert (len(t.told("combat")), len(t.told("round"))) == ((1, 2) if first else (2, 2))
    t.does("play Psyche! Mira 1" if first else f"play {card} Mira {mode}", by="a")
    on_to(t)
    assert (len(t.told("combat")), len(t.told("round"))) == (2, 3)
    t.is_quiet()


# -- Terror Frenzy ----------------------------------------------------------------------------------------------------


@editions
def test_terror_frenzy_keeps_the_other_away_and_unarmed(edition: str) -> None:
    t = fighting(
        "Terror Frenzy",
        "Fake Out",
        who="ani",
        answers=["Fake Out", "Boxed In"],
        on_other=[".44 Magnum"],
        edition=edition,
    )
    t.does("play Terror Frenzy Mira 0", by="a")
    on_to(t, "maneuver")
    t.does("play Fake Out Mira 0", by="a")  # to long: he may not come back
    asked = len(t.asked)
    on_to(t)
    assert not t.ever_offered("play Fake Out#2 Oskar", since=asked)
    assert not t.ever_offered("use .44 Magnum", since=asked)
    assert not t.ever_offered("play Boxed In", since=asked)
    assert (t.measure("Mira.blood"), t.measure("Oskar.blood")) == (5, 6)
    t.is_quiet()


@rules_on("Terror Frenzy", "ANK 20191221")
@editions
def test_terror_frenzy_at_superior_makes_combat_cards_dearer_to_the_end(edition: str) -> None:
    t = fighting("Terror Frenzy", "Terror Frenzy", who="ANI", answers=["Taste of Vitae"], edition=edition)
    t.does("play Terror Frenzy Mira 1", by="a")
    assert not t.offers("play Terror Frenzy#2 Mira 1")
    on_to(t, "end-of-round")
    t.does("play Taste of Vitae Oskar 0", by="b")
    on_to(t)
    assert (t.measure("Oskar.blood"), t.measure("Mira.blood")) == (6 - 1 - 1 + 1, 4)
    t.is_quiet()


@editions
def test_terror_frenzy_at_superior_is_no_use_against_an_ally(edition: str) -> None:
    for other, offered in (("Oskar 4/8", True), ("Oskar ally 3", False)):
        t = position(
            seat(ready=["Mira 4/8 ANI"], hand=["Terror Frenzy"]), seat(ready=[other]), bystander(), edition=edition
        )
        does(t, "bleed Mira", "block Oskar", "play Terror Frenzy Mira 0")
        assert t.ever_offered("play Terror Frenzy Mira 1") is offered


# -- Theft of Vitae ---------------------------------------------------------------------------------------------------


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
        on_to(t, "strike")
        t.does(f"play {card} Mira {mode}", by="a")
        on_to(t)
    moved = min(stolen, has)
    assert t.measure("Mira.blood") == 6 - t.g.face[t[card]].blood + moved - 1
    assert t.measure("Oskar.blood") == has - moved
    t.is_quiet()


@rules_on("Theft of Vitae", "ANK 20200123")
def test_two_thefts_of_vitae_cancel_out() -> None:
    """A full vampire loses nothing of what he steals while as much is stolen from him."""
    t = fighting("Theft of Vitae", who="THA", answers=["Theft of Vitae"], other="Oskar 8/8 THA")
    on_to(t, "strike")
    t.does("play Theft of Vitae Mira 1", by="a")
    t.does("play Theft of Vitae#2 Oskar 1", by="b")
    on_to(t)
    cost = t.g.face[t["Theft of Vitae"]].blood
    assert (t.measure("Mira.blood"), t.measure("Oskar.blood")) == (6 - cost, 8 - cost)
    t.is_quiet()


# -- Thin Blood -------------------------------------------------------------------------------------------------------


@in_editions("words mode n", [("qui", 0, 1), ("QUI", 1, 2)])
def test_thin_blood_flows_at_close_range(edition: str, words: str, mode: int, n: int) -> None:
    t = fighting("Thin Blood", "Thin Blood", who=words, edition=edition)
    on_to(t, "before-strikes")
    t.does(f"play Thin Blood Mira {mode}", by="a")
    assert not t.offers("play Thin Blood#2")
    on_to(t)
    assert t.measure("Oskar.blood") == 6 - n - 1
    t = fighting("Thin Blood", "Fake Out", who=words, edition=edition)
    to_long(t)
    on_to(t)
    assert not t.ever_offered("play Thin Blood")


# -- Thoughts Betrayed ------------------------------------------------------------------------------------------------


@rules_on("Thoughts Betrayed", "RTR 19970630", "PIB 20140324")
@editions
def test_betrayed_thoughts_hurt_in_the_first_round_even_who_dodges(edition: str) -> None:
    t = fighting("Thoughts Betrayed", "Boxed In", who="dom", answers=["Dodge"], edition=edition)
    t.does("play Thoughts Betrayed Mira 0", by="a")
    on_to(t, "strike")
    t.does("play Dodge Oskar 0", by="b")
    on_to(t, "press")
    assert (t.measure("Oskar.blood"), t.told("damage")[0]["environmental"]) == (5, 1)
    t.does("play Boxed In Mira 0", by="a")
    on_to(t)
    assert t.measure("Oskar.blood") == 4
    t.is_quiet()


@rules_on("Thoughts Betrayed", "ANK 20210928-2")
@editions
def test_who_is_betrayed_plays_no_strike_cards(edition: str) -> None:
    t = fighting(
        "Thoughts Betrayed",
        "Boxed In",
        who="DOM",
        other="Oskar 6/8 ani",
        answers=["Dodge", "Aid from Bats", "Fake Out"],
        on_other=[".44 Magnum"],
        edition=edition,
    )
    t.does("play Thoughts Betrayed Mira 1", by="a")
    asked = len(t.asked)
    on_to(t, "strike")
    assert t.offers("use .44 Magnum")
    on_to(t)
    assert not t.ever_offered("play Dodge", since=asked)
    assert not t.ever_offered("play Aid from Bats", since=asked)
    assert t.ever_offered("play Fake Out", since=asked)
    t.is_quiet()


# -- Thrown Gate ------------------------------------------------------------------------------------------------------

COMMITTED = [
    # card, words, mode, what is on Oskar
    ("Thrown Gate", "pot", 0, ""),
    ("Slam", "POT", 1, ""),
    ("Brick by Brick", "vis", 1, ""),
    ("Zip Gun", "", 0, "Zip Gun"),
]


def to_long_for_slam(t: Table, who: str, card: str) -> None:
    """Only from long range does the maneuver of Slam lead anywhere: whoever fights for seat a goes there first."""
    on_to(t, "maneuver")
    if card == "Slam":
        t.does(f"play Fake Out {who} 0", by="a")
        assert t.told("maneuver")[-1]["range"] == "long"


def until_after_combat(t: Table) -> None:
    """The first combat is fought with the hands."""
    while t.asks != "after-combat":
        assert t.asks not in t.quiet
        t.does("strike hand" if t.asks == "strike" else "pass")


@rules_on("Thrown Gate", "LSJ 20021028")
@rules_on("Slam", "LSJ 20021028")
@rules_on("Brick by Brick", "LSJ 20021028")
@rules_on("Zip Gun", "LSJ 20021028")
@pytest.mark.parametrize(("card", "words", "mode", "gear"), COMMITTED)
@pytest.mark.parametrize("lurker", [True, False])
def test_who_cannot_strike_has_no_use_for_the_maneuver_of_a_strike(
    card: str, words: str, mode: int, gear: str, lurker: bool
) -> None:
    """Against a Hidden Lurker the blocker cannot strike in the first round. Otherwise he maneuvers."""
    t = position(
        seat(ready=["Mira 6/8", "Ines 6/8 obf"], hand=["Hidden Lurker", "Fake Out", "Fake Out"]),
        seat(ready=[(f"Oskar 6/8 {words}".strip(), [gear] if gear else [])], hand=[] if gear else [card]),
        bystander(),
    )
    use = f"use {card} Oskar -2" if gear else f"play {card} Oskar {mode}"
    t.does("bleed Mira")
    until(t, "block Oskar")
    t.does("block Oskar", by="b")
    if lurker:
        until_after_combat(t)
        t.does("play Hidden Lurker Ines 0", by="a")
    to_long_for_slam(t, "Ines" if lurker else "Mira", card)
    since = len(t.asked)
    to_the_end(t)
    assert t.ever_offered(use, since - 1) is not lurker
    t.is_quiet()


@in_editions("words mode more", [("pot", 0, 1), ("POT", 1, 2)])
def test_the_maneuver_of_a_thrown_gate_commits_it(edition: str, words: str, mode: int, more: int) -> None:
    t = fighting("Thrown Gate", who=words, edition=edition)
    on_to(t, "maneuver")
    t.does(f"play Thrown Gate Mira {mode}", by="a")
    assert t.told("maneuver")[-1]["range"] == "long"
    on_to(t)
    assert (t.measure("Oskar.blood"), t.measure("Mira.blood")) == (6 - more, 6)
    t.is_quiet()


# -- Thrown Sewer Lid -------------------------------------------------------------------------------------------------

PRESSES = [
    # card, words, mode, when it is played
    ("Thrown Sewer Lid", "POT", 1, "strike"),
    ("Immortal Grapple", "POT", 1, "before-strikes"),
    ("Resist Earth's Grasp", "cel", 1, "maneuver"),
]


@rules_on("Thrown Sewer Lid", "TOM 19960521")
@rules_on("Immortal Grapple", "TOM 19960521")
@rules_on("Resist Earth's Grasp", "TOM 19960521")
@pytest.mark.parametrize(("card", "words", "mode", "when"), PRESSES)
def test_the_press_of_a_card_is_for_its_round(card: str, words: str, mode: int, when: str) -> None:
    t = fighting(card, "Fake Out", who=words, answers=("Boxed In",))
    if card == "Thrown Sewer Lid":
        to_long(t)
    on_to(t, when)
    t.does(f"play {card} Mira {mode}", by="a")
    on_to(t, "press")
    assert (t.who(), t.offers("press")) == ("a", True)
    t.does("pass", by="a")
    t.does("play Boxed In Oskar 0", by="b")
    t.does("pass", by="a")  # she could still press to end the combat
    since = len(t.asked)
    on_to(t)
    assert len(t.told("round")) == 2
    assert not t.ever_offered("press", since)
    t.is_quiet()


@in_editions("words mode press", [("pot", 0, False), ("POT", 1, True)])
def test_a_sewer_lid_is_thrown_far(edition: str, words: str, mode: int, press: bool) -> None:
    t = fighting("Thrown Sewer Lid", "Fake Out", who=words, edition=edition)
    on_to(t)
    assert not t.ever_offered("play Thrown Sewer Lid")
    t = fighting("Thrown Sewer Lid", "Fake Out", who=words, edition=edition)
    to_long(t)
    on_to(t, "strike")
    t.does(f"play Thrown Sewer Lid Mira {mode}", by="a")
    on_to(t, "press")
    assert t.offers("press") is press
    on_to(t)
    assert (t.measure("Oskar.blood"), t.measure("Mira.blood")) == (3, 6)
    t.is_quiet()


# -- Toreador's Bane --------------------------------------------------------------------------------------------------


def test_toreadors_bane_is_for_toreador_and_the_weaker() -> None:
    for other, may in (("Oskar 6/9", False), ("Oskar 6/9 clan:Toreador", True), ("Oskar ally 3", True)):
        t = fighting("Toreador's Bane", who="pre", other=other)
        on_to(t)
        assert t.ever_offered("play Toreador's Bane") is may


# -- Torn Signpost ----------------------------------------------------------------------------------------------------


@rules_on("Torn Signpost", "LSJ 20100813")
@editions
def test_torn_signpost_sets_the_strength_where_fists_of_death_add_to_it(edition: str) -> None:
    t = fighting("Torn Signpost", who="pot strength:2", edition=edition)
    t.does("play Torn Signpost Mira 0", by="a")
    on_to(t)
    assert t.measure("Oskar.blood") == 4
    t = fighting("Fists of Death", "Torn Signpost", who="pot strength:2", edition=edition)
    t.does("play Fists of Death Mira 0", by="a")
    t.does("play Torn Signpost Mira 0", by="a")
    on_to(t)
    assert t.measure("Oskar.blood") == 3


@rules_on("Torn Signpost", "PIB 20130303")
def test_a_signpost_lowers_a_strength_that_was_greater() -> None:
    t = fighting("Torn Signpost", who="pot strength:4")
    t.does("play Torn Signpost Mira 0", by="a")
    on_to(t)
    assert t.measure("Oskar.blood") == 4
    t.is_quiet()


# -- Torrent ----------------------------------------------------------------------------------------------------------

GOES_ON = [
    ("Torrent", "CEL", 1, False, True),
    ("Flow Within the Mountain", "VIS", 2, False, True),
    ("Chameleon's Colors", "SPI", 3, True, False),
    ("Toreador's Bane", "mel", 1, False, False),
    ("Toreador's Bane", "MEL", 2, False, True),
    ("Morphean Blow", "VAL", 2, False, False),
]


def through(t: Table) -> None:
    """On to the next step of the turn; of things that happen at once, the first comes first."""
    on_to(t, "trigger")
    while t.asks == "trigger":
        t.answer(t.options()[0])
        on_to(t, "trigger")


@in_editions("card words mode long bleeds", GOES_ON)
def test_a_blocked_action_goes_on(edition: str, card: str, words: str, mode: int, long: bool, bleeds: bool) -> None:
    t = fighting(card, *(["Fake Out"] if long else []), who=words, other="Oskar 6/7", edition=edition)
    if long:
        to_long(t)
    on_to(t, "strike")
    t.does(f"play {card} Mira {mode}", by="a")
    through(t)
    assert t.measure("b.pool") == (29 if bleeds else 30)
    t.is_quiet()


@in_editions("card words mode", [(card, words, mode) for card, words, mode, long, _ in GOES_ON if not long])
def test_a_blocked_hunt_goes_on(edition: str, card: str, words: str, mode: int) -> None:
    t = position(
        seat(ready=[f"Mira 4/8 {words}"], hand=[card]),
        seat(ready=[("Oskar 6/7", ["Raven Spy"])]),
        bystander(),
        edition=edition,
    )
    cost = t.g.face[t[card]].blood
    t.does("hunt Mira")
    while not t.offers("block Oskar"):
        t.answer("pass")
    t.does("block Oskar")
    on_to(t, "strike")
    t.does(f"play {card} Mira {mode}", by="a")
    through(t)
    assert t.measure("Mira.blood") == 4 - cost + 1
    t.is_quiet()


COMBAT_GOES_ON = [
    # card, words, mode, whether it needs long range
    ("Torrent", "CEL", 1, False),
    ("Flow Within the Mountain", "VIS", 2, False),
    ("Chameleon's Colors", "SPI", 3, True),
    ("Toreador's Bane", "mel", 1, False),
    ("Morphean Blow", "VAL", 2, False),
]
goes_on = pytest.mark.parametrize(("card", "words", "mode", "long"), COMBAT_GOES_ON)


def hunted(card: str, words: str, *answers: str, oskar: str = "", vera: str = "", hand: tuple[str, ...] = ()) -> Table:
    """Mira hunts; Oskar of seat b and Vera of seat c can both see it."""
    t = position(
        seat(ready=[f"Mira 4/8 {words}"], hand=[card, "Fake Out", *hand]),
        seat(ready=[f"Oskar 6/7 intercept:4 {oskar}".strip()], hand=list(answers)),
        seat(ready=[f"Vera 6/7 intercept:4 {vera}".strip()]),
    )
    t.does("hunt Mira")
    return t


def succeeded(t: Table) -> bool:
    """Nobody does anything more: whether the action is successful in the end."""
    while t.asks not in t.quiet:
        t.does("strike hand" if t.asks == "strike" else t.options()[0] if t.asks == "trigger" else "pass")
    t.is_quiet()
    return bool(t.told("action-over")[-1]["outcome"] == ActionSpan.SUCCESS)


@rules_on("Torrent", "RTR 19941109")
@rules_on("Flow Within the Mountain", "RTR 19941109")
@rules_on("Chameleon's Colors", "RTR 19941109")
@rules_on("Toreador's Bane", "RTR 19941109")
@rules_on("Morphean Blow", "RTR 19941109")
@goes_on
def test_an_action_that_goes_on_keeps_its_modifiers(card: str, words: str, mode: int, long: bool) -> None:
    t = hunted(card, f"{words} obf", hand=("Lost in Crowds",))
    until(t, "block Oskar")
    t.does("block Oskar", by="b")
    t.does("play Lost in Crowds Mira 0", by="a")
    before = t.measure("Mira.stealth")
    ended(t, card, mode, long)
    until(t, "block Vera")
    assert t.measure("Mira.stealth") == before
    assert succeeded(t)


@rules_on("Torrent", "ANK 20190116")
@rules_on("Flow Within the Mountain", "ANK 20190116")
@rules_on("Chameleon's Colors", "ANK 20190116")
@rules_on("Toreador's Bane", "ANK 20190116")
@rules_on("Morphean Blow", "ANK 20190116")
@goes_on
def test_who_has_declined_to_block_is_not_asked_again(card: str, words: str, mode: int, long: bool) -> None:
    t = hunted(card, words)
    until(t, "block Oskar")
    assert t.who() == "b"
    until(t, "block Vera")
    t.does("block Vera", by="c")
    since = len(t.asked)
    ended(t, card, mode, long)
    assert succeeded(t)
    assert not t.ever_offered("block Oskar", since)


def until_combat(t: Table) -> None:
    while not t.told("combat"):
        t.answer("pass" if t.offers("pass") else t.options()[0])


@rules_on("Torrent", "RTR 19970630")
@rules_on("Flow Within the Mountain", "RTR 19970630")
@rules_on("Chameleon's Colors", "RTR 19970630")
@rules_on("Toreador's Bane", "RTR 19970630")
@rules_on("Morphean Blow", "RTR 19970630")
@goes_on
def test_an_attack_that_was_not_blocked_does_not_go_on(card: str, words: str, mode: int, long: bool) -> None:
    t = position(
        seat(ready=[f"Mira 4/8 {words}"], hand=["Bum's Rush", card, "Fake Out"]),
        seat(ready=["Oskar 6/7"]),
        bystander(),
    )
    t.does("play Bum's Rush Mira 0")
    until_combat(t)
    ended(t, card, mode, long)
    since = len(t.asked)
    assert succeeded(t)
    assert not t.ever_offered("block Oskar", since)
    assert len(t.told("combat")) == 1


@rules_on("Torrent", "RTR 20020501")
@rules_on("Flow Within the Mountain", "RTR 20020501")
@rules_on("Chameleon's Colors", "RTR 20020501")
@rules_on("Toreador's Bane", "RTR 20020501")
@rules_on("Morphean Blow", "RTR 20020501")
@rules_on("Psyche!", "LSJ 19980109")
@goes_on
@ANOTHER
def test_the_action_does_not_go_on_if_the_fight_does(
    card: str, words: str, mode: int, long: bool, more: str, code: str
) -> None:
    t = hunted(card, words, more, oskar=code)
    until(t, "block Oskar")
    t.does("block Oskar", by="b")
    ended(t, card, mode, long)
    taken_up(t, more)
    assert not succeeded(t)
    assert t.region(card) == "ash-heap"  # and Morphean Blow is put on nobody


# -- Touch of Oblivion ------------------------------------------------------------------------------------------------


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


# -- Tranquility Shield -----------------------------------------------------------------------------------------------

SHIELDS = [
    ("Tranquility Shield", "for clan:Salubri", 0, 1),
    ("Tranquility Shield", "FOR clan:Salubri", 1, 2),
    ("Armor of Caine's Fury", "val", 1, 1),
    ("Armor of Caine's Fury", "VAL", 2, 2),
]


@in_editions("card words mode n", SHIELDS)
def test_a_shield_prevents_so_many_points_each_round(edition: str, card: str, words: str, mode: int, n: int) -> None:
    t = hurt_in_combat(card, "Boxed In", who=words, other="Oskar 6/8 strength:3", edition=edition)
    cost = t.g.face[t[card]].blood
    t.does(f"play {card} Mira {mode}", by="a")
    for round_ in (1, 2):
        for _ in range(n):
            on_to(t, "prevent")
            t.does(f"use {card} Mira", by="a") if n == 1 else t.answer(t.options("use")[0])
        asked = len(t.asked)
        on_to(t, "press", "minion")
        assert not t.ever_offered(f"use {card}", since=asked)
        assert t.measure("Mira.blood") == 6 - cost - round_ * (3 - n)
        if round_ == 1:
            t.does("play Boxed In Mira 0", by="a")
    on_to(t)
    t.is_quiet()


@in_editions("card words mode n", SHIELDS)
def test_frenzy_is_lifted_and_kept_away(edition: str, card: str, words: str, mode: int, n: int) -> None:
    t = fighting(
        card,
        "Boxed In",
        who=f"{words} strength:1",
        other="Oskar 6/8 ani ANI",
        answers=["Drawing Out the Beast", "Terror Frenzy", "Fake Out"],
        on_mira=[".44 Magnum"],
        edition=edition,
    )
    t.does("pass", by="a")
    t.does("play Drawing Out the Beast Oskar 0", by="b")
    assert t.measure("Mira.strength") == 2
    t.does(f"play {card} Mira {mode}", by="a")
    assert t.measure("Mira.strength") == 1
    asked = len(t.asked)
    on_to(t, "strike")
    assert t.offers("use .44 Magnum")
    on_to(t)
    assert not t.ever_offered("play Terror Frenzy", since=asked)
    assert t.measure("Oskar.strength") == 1
    t.is_quiet()


def test_frenzy_is_lifted_also_if_it_comes_from_the_first_card_in_the_game() -> None:
    frenzy = "Drawing Out the Beast"
    theirs = SeatOf(30, False, {"hand": [frenzy], "ready": ["Oskar 6/8 ANI"]})
    shield = "Tranquility Shield"
    t = position(theirs, seat(ready=["Mira 6/8 FOR clan:Salubri strength:1"], hand=[shield]), turn="b")
    assert t[frenzy] == 0
    t.does_all("bleed Mira", "block Oskar", "pass")
    t.does(f"play {frenzy} Oskar 0", by="a")
    assert t.measure("Mira.strength") == 2
    t.does(f"play {shield} Mira 1", by="b")
    assert t.measure("Mira.strength") == 1
    on_to(t)
    t.is_quiet()


def test_a_shield_is_for_the_first_round() -> None:
    t = hurt_in_combat("Tranquility Shield", "Boxed In", who="for clan:Salubri", other="Oskar 6/8")
    on_to(t, "press")
    t.does("play Boxed In Mira 0", by="a")
    asked = len(t.asked)
    on_to(t)
    assert not t.ever_offered("play Tranquility Shield", since=asked)


# -- Trap -------------------------------------------------------------------------------------------------------------


@editions
def test_a_trap_keeps_both_fighting_for_three_quiet_rounds(edition: str) -> None:
    t = fighting("Trap", other="Oskar 8/8", edition=edition)
    t.does("play Trap Mira 0", by="a")
    with t.unchanged(*BYSTANDER):
        on_to(t)
    assert (len(t.told("round")), t.region("Trap")) == (4, "ash-heap")
    assert (t.measure("Mira.blood"), t.measure("Oskar.blood")) == (6 - 4, 8 - 4)
    t.is_quiet()


@rules_on("Trap", "ANK 20200525-1")
@editions
def test_a_press_ends_what_the_trap_goes_on_with_and_cards_reset_it(edition: str) -> None:
    t = fighting("Trap", "Fake Out", other="Oskar 8/8", answers=["Boxed In"], edition=edition)
    t.does("play Trap Mira 0", by="a")
    on_to(t, "press")
    assert t.measure("Trap.blood") == 2
    t.does("pass", by="b")
    on_to(t, "maneuver")
    t.does("play Fake Out Mira 0", by="a")
    on_to(t, "press")
    assert t.measure("Trap.blood") == 3 - 1  # it was reset
    t.does("play Boxed In Oskar 0", by="b")
    on_to(t)
    assert (len(t.told("round")), t.region("Trap")) == (2, "ash-heap")
    t.is_quiet()


def test_a_trap_is_set_in_the_first_round() -> None:
    t = fighting("Trap", "Boxed In")
    on_to(t, "press")
    t.does("play Boxed In Mira 0", by="a")
    asked = len(t.asked)
    on_to(t)
    assert not t.ever_offered("play Trap", since=asked)


@editions
@rules_on("Trap", "LSJ 20040521")
def test_a_trap_presses_for_one_who_cannot(edition: str) -> None:
    t = position(
        seat(ready=["Mukhtar Bey"], hand=["Trap"]),
        seat(ready=["Oskar 8/9"]),
        bystander(),
        edition=edition,
    )
    t.does_all("bleed Mukhtar Bey", "block Oskar")
    until(t, "play Trap Mukhtar Bey 0")
    t.does("play Trap Mukhtar Bey 0", by="a")
    while len(t.told("round")) < 2:
        t.does("strike hand" if t.asks == "strike" else "pass")
    assert t.told("press")[0] == {"minion": t["Trap"], "to": "continue"}
    on_to(t)
    assert len(t.told("round")) == 4  # three counters
    t.is_quiet()


# -- Typhonic Beast ---------------------------------------------------------------------------------------------------


@in_editions(
    "card words mode",
    [("Typhonic Beast", "pot ser", 1), ("Typhonic Beast", "POT SER", 2), ("Skin of the Adder", "ser", 0)],
)
def test_one_point_is_prevented_each_round(edition: str, card: str, words: str, mode: int) -> None:
    t = fighting(card, "Boxed In", who=words, other="Oskar 9/9 strength:2", edition=edition)
    t.does(f"play {card} Mira {mode}", by="a")
    for _ in range(2):
        on_to(t, "prevent")
        t.does(f"use {card} Mira", by="a")
        on_to(t, "press", "influence")
        if t.offers("play Boxed In"):
            t.does("play Boxed In Mira 0", by="a")
    on_to(t)
    assert t.measure("Mira.blood") == 6 - t.g.face[t[card]].blood - 2
