"""Combat cards: V."""

from __future__ import annotations

import pytest

from tests.vtes.cards.answering import until
from tests.vtes.cards.combat_tables import on_to, to_long
from tests.vtes.cards.tables import BYSTANDER, fighting, in_editions

# -- Vampiric Speed ---------------------------------------------------------------------------------------------------

DODGES = [
    # card, words, mode, whether a press comes with it, whether it only ends, at long range only
    ("Vampiric Speed", "cel", 0, "", False),
    ("Vampiric Speed", "CEL", 1, "press", False),
    ("Backflip", "", 0, "press", True),
    ("Quick Exit", "OBF", 1, "", False),
    ("Fade from View", "OBF", 1, "", False),
    ("Amria", "CHI", 1, "use Amria", False),
    ("Dust to Dust", "thn", 1, "press", False),
    ("Dust to Dust", "THN", 2, "press", False),
    ("The Jones", "ser", 0, "use The Jones", False),
    ("Bond with the Mountain", "tha", 0, "press", False),
    ("Anesthetic Touch", "aus", 0, "", False),
]


@in_editions("card words mode pressing long", DODGES)
def test_a_dodge_and_perhaps_a_press(edition: str, card: str, words: str, mode: int, pressing: str, long: bool) -> None:
    t = fighting(card, "Fake Out", who=words, other="Oskar 6/7", on_other=[".44 Magnum"], edition=edition)
    if long:
        on_to(t, "strike")
        assert not t.offers(f"play {card}")
        t = fighting(card, "Fake Out", who=words, on_other=[".44 Magnum"], edition=edition)
        to_long(t)
    on_to(t, "strike")
    t.does(f"play {card} Mira {mode}", by="a")
    t.does("use .44 Magnum Oskar -1", by="b")
    on_to(t, "press")
    assert t.ever_offered(pressing or "press") is (bool(pressing) and (pressing == "press" or t.asks == "press"))
    on_to(t)
    assert t.measure("Mira.blood") == 6 - t.g.face[t[card]].blood
    t.is_quiet()


# -- Vitae Block ------------------------------------------------------------------------------------------------------


@in_editions("words mode most", [("obe", 1, 2), ("OBE", 2, 3)])
def test_vitae_block_keeps_blood_until_the_unlock_phase(edition: str, words: str, mode: int, most: int) -> None:
    t = fighting("Vitae Block", "Vitae Block", who=words, edition=edition)
    t.does(f"play Vitae Block Mira {mode}", by="a")
    assert not t.offers(f"amount {most + 1}")
    t.does(f"amount {most}", by="a")
    assert not t.offers("play Vitae Block#2")
    on_to(t)
    assert (t.measure("Oskar.blood"), t.measure("Vitae Block.blood")) == (6 - most - 1, most)
    while t.g.turn < 23:
        t.answer("pass")
    assert not t.offers("pass")
    t.does("trigger Vitae Block 0", by="a")
    assert (t.measure("Oskar.blood"), t.region("Vitae Block")) == (5, "ash-heap")


def test_vitae_block_is_a_press_at_basic_animalism() -> None:
    t = fighting("Vitae Block", who="ani")
    t.does("play Vitae Block Mira 0", by="a")
    on_to(t, "press")
    assert t.offers("press")


# -- Voracious Vermin -------------------------------------------------------------------------------------------------


@in_editions("gear burned", [(".44 Magnum", True), ("Flak Jacket", False)])
def test_vermin_eat_weapons_and_nothing_else(edition: str, gear: str, burned: bool) -> None:
    t = fighting("Voracious Vermin", who="ANI", on_other=[gear], edition=edition)
    on_to(t, "strike")
    with t.unchanged(*BYSTANDER, "Mira.blood", "Oskar.blood"):
        t.does("play Voracious Vermin Mira 1", by="a")
        on_to(t)
    assert (t.region(gear) == "ash-heap") is burned
    t.is_quiet()


@pytest.mark.parametrize("other", [True, False])
def test_the_additional_strike_of_vermin_is_not_limited(other: bool) -> None:
    """It comes besides what another card gives: three pairs of strikes, or two."""
    t = fighting("Voracious Vermin", "Pursuit", who="ANI CEL", on_other=[".44 Magnum"])
    until(t, "play Voracious Vermin Mira 1")
    t.does("play Voracious Vermin Mira 1", by="a")
    if other:
        on_to(t, "additional")
        t.does("play Pursuit Mira 1", by="a")
    on_to(t)
    mine = [told for told in t.told("strike") if told["minion"] == t["Mira"]]
    assert len(mine) == (3 if other else 2)
