"""Combat cards that aim, that give strikes of one kind, or that maneuver and press for a price."""

from __future__ import annotations

import pytest

from tests.vtes.cards.rulings import rules_on
from tests.vtes.cards.tables import BYSTANDER, editions, fighting, in_editions
from tests.vtes.cards.test_combat import on

# -- aims --------------------------------------------------------------------------------------------------------------


@editions
def test_target_vitals_makes_a_strike_that_hurts_hurt_more(edition: str) -> None:
    t = fighting("Target Vitals", "Target Vitals", answers=["Boxed In", "Deflection"], edition=edition)
    on(t, "strike")
    asked = len(t.asked)
    with t.unchanged(*BYSTANDER):
        t.does("play Target Vitals Mira 0", by="a")
        on(t)
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
    on(t, "strike")
    t.does("play Target Vitals Mira 0", by="a")
    t.does("yes" if pays else "no", by="b")
    if pays:
        assert not t.offers("discard Deflection")
        t.does("discard Boxed In", by="b")
        assert t.region("Dodge") == "ash-heap"
    on(t)
    assert t.measure("Oskar.blood") == (5 if pays else 3)
    t.is_quiet()


@rules_on("Target Vitals", "RTR 19960221", "PIB 20130319")
@in_editions("card words", [("Dodge", ""), ("Majesty", "pre")])
def test_an_aim_adds_nothing_where_there_is_no_damage(edition: str, card: str, words: str) -> None:
    t = fighting("Target Vitals", card, who=words, edition=edition)
    on(t, "strike")
    t.does("play Target Vitals Mira 0", by="a")
    t.does(f"play {card} Mira 0", by="a")
    on(t)
    assert t.measure("Oskar.blood") == 6
    t.is_quiet()


@rules_on("Target Vitals", "RTR 19970630")
@editions
def test_what_an_aim_adds_to_claws_is_aggravated(edition: str) -> None:
    t = fighting("Target Vitals", "Wolf Claws", who="pro", edition=edition)
    t.does("play Wolf Claws Mira 0", by="a")
    on(t, "strike")
    t.does("play Target Vitals Mira 0", by="a")
    on(t)
    assert (t.region("Oskar"), t.measure("Oskar.blood")) == ("torpor", 6 - 2)


@editions
def test_all_damage_prevented_leaves_an_aim_without_effect(edition: str) -> None:
    t = fighting("Target Vitals", answers=["Soak"], other="Oskar 6/8 for", edition=edition)
    on(t, "strike")
    t.does("play Target Vitals Mira 0", by="a")
    on(t, "prevent")
    t.does("play Soak Oskar 0", by="b")
    on(t)
    assert t.measure("Oskar.blood") == 6


@rules_on("Target Vitals", "LSJ 20080409")
@editions
def test_one_aims_with_a_strike_that_a_maneuver_has_committed(edition: str) -> None:
    t = fighting("Target Vitals", "Thrown Gate", who="pot", edition=edition)
    on(t, "maneuver")
    t.does("play Thrown Gate Mira 0", by="a")
    on(t, "strike")
    t.does("play Target Vitals Mira 0", by="a")
    on(t)
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
    on(t, "maneuver")
    t.does("play Thrown Gate Mira 0", by="a")
    t.does("play Fake Out#2 Oskar 0", by="b")
    on(t, "before-strikes")
    t.does("play Immortal Grapple Oskar 0", by="b")
    asked = len(t.asked)
    on(t)
    assert not t.ever_offered("play Target Vitals", since=asked)


@editions
def test_an_aim_is_for_one_strike(edition: str) -> None:
    t = fighting("Target Vitals", "Target Vitals", "Blur", who="CEL", other="Oskar 9/9", edition=edition)
    on(t, "strike")
    t.does("play Target Vitals Mira 0", by="a")
    on(t, "additional")
    t.does("play Blur Mira 1", by="a")
    on(t, "strike")
    t.does("play Target Vitals#2 Mira 0", by="a")
    on(t)
    cost = t.g.face[t["Blur"]].blood
    assert (t.measure("Oskar.blood"), t.measure("Mira.blood")) == (9 - 3 - 3 - 1, 6 - cost - 1)
    t.is_quiet()


# -- additional strikes of one kind -----------------------------------------------------------------------------------


@editions
def test_the_additional_strike_of_wind_dance_is_a_dodge(edition: str) -> None:
    t = fighting("Wind Dance", who="THA", other="Oskar 6/8 cel", answers=["Blur"], edition=edition)
    with t.unchanged(*BYSTANDER, "Mira.blood"):
        on(t, "strike")
        t.does("play Wind Dance Mira 1", by="a")
        assert [(told["minion"], told["amount"]) for told in t.told("additional")] == [(t["Mira"], 1)]
        on(t, "additional")
        t.does("play Blur Oskar 0", by="b")
        on(t, "minion")
    assert len(t.told("dodged")) == 2
    t.is_quiet()


@editions
def test_wind_dance_gives_no_second_source_of_strikes(edition: str) -> None:
    t = fighting("Wind Dance", "Blur", who="THA cel", edition=edition)
    on(t, "strike")
    t.does("play Wind Dance Mira 1", by="a")
    asked = len(t.asked)
    on(t)
    assert not t.ever_offered("play Blur", since=asked)
    assert t.measure("Oskar.blood") == 6


@pytest.mark.parametrize(("card", "words"), [("Wind Dance", "tha"), ("Voracious Vermin", "ani")])
def test_at_basic_it_is_a_dodge_alone(card: str, words: str) -> None:
    t = fighting(card, who=words)
    on(t, "strike")
    t.does(f"play {card} Mira 0", by="a")
    on(t)
    assert (t.measure("Mira.blood"), t.told("additional")) == (6, [])


@in_editions("gear burned", [(".44 Magnum", True), ("Flak Jacket", False)])
def test_vermin_eat_weapons_and_nothing_else(edition: str, gear: str, burned: bool) -> None:
    t = fighting("Voracious Vermin", who="ANI", on_other=[gear], edition=edition)
    on(t, "strike")
    with t.unchanged(*BYSTANDER, "Mira.blood", "Oskar.blood"):
        t.does("play Voracious Vermin Mira 1", by="a")
        on(t)
    assert (t.region(gear) == "ash-heap") is burned
    t.is_quiet()


# -- maneuvers for a price --------------------------------------------------------------------------------------------


@in_editions("words mode", [("obf", 0), ("tha", 1), ("OBF", 2), ("THA", 3)])
def test_dance_with_the_devil_only_leads_close(edition: str, words: str, mode: int) -> None:
    t = fighting("Dance with the Devil", answers=["Fake Out", "Fake Out"], who=words, edition=edition)
    on(t, "maneuver")
    assert t.who() == "b"
    t.does("play Fake Out Oskar 0", by="b")
    t.does(f"play Dance with the Devil Mira {mode}", by="a")
    t.does("play Fake Out#2 Oskar 0", by="b")
    if mode < 2:
        on(t)
        assert t.measure("Mira.blood") == 6
    else:
        t.does("use Dance with the Devil Mira", by="a")
        on(t)
        assert (t.measure("Mira.blood"), t.measure("Oskar.blood")) == (6 - 1 - 1, 5)
    t.is_quiet()


@in_editions("words mode", [("pro", 0), ("PRO", 1)])
def test_quick_meld_sells_a_second_maneuver_at_superior(edition: str, words: str, mode: int) -> None:
    t = fighting("Quick Meld", answers=["Fake Out"], who=words, edition=edition)
    on(t, "maneuver")
    t.does(f"play Quick Meld Mira {mode}", by="a")
    t.does("play Fake Out Oskar 0", by="b")
    if mode:
        t.does("use Quick Meld Mira", by="a")
    asked = len(t.asked)
    on(t)
    assert not t.ever_offered("use Quick Meld", since=asked)
    assert (t.measure("Mira.blood"), t.measure("Oskar.blood")) == ((5, 6) if mode else (5, 5))
    t.is_quiet()
