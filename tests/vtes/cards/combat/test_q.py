"""Combat cards: Q."""

from __future__ import annotations

import pytest

from tests.vtes.cards.combat_tables import on_to
from tests.vtes.cards.rulings import rules_on
from tests.vtes.cards.tables import editions, fighting, in_editions

# -- Quick Exit -------------------------------------------------------------------------------------------------------


@in_editions("card words", [("Quick Exit", "obf"), ("Dust to Dust", "obf")])
def test_an_exit_only_ends_at_basic(edition: str, card: str, words: str) -> None:
    t = fighting(card, who=words, answers=["Boxed In"], edition=edition)
    on_to(t, "press")
    assert t.who() == "b"
    t.does("play Boxed In Oskar 0", by="b")
    t.does(f"play {card} Mira 0", by="a")
    on_to(t)
    assert len(t.told("round")) == 1


# -- Quick Meld -------------------------------------------------------------------------------------------------------


@in_editions("words mode", [("pro", 0), ("PRO", 1)])
def test_quick_meld_sells_a_second_maneuver_at_superior(edition: str, words: str, mode: int) -> None:
    t = fighting("Quick Meld", answers=["Fake Out"], who=words, edition=edition)
    on_to(t, "maneuver")
    t.does(f"play Quick Meld Mira {mode}", by="a")
    t.does("play Fake Out Oskar 0", by="b")
    if mode:
        t.does("use Quick Meld Mira", by="a")
    asked = len(t.asked)
    on_to(t)
    assert not t.ever_offered("use Quick Meld", since=asked)
    assert (t.measure("Mira.blood"), t.measure("Oskar.blood")) == ((5, 6) if mode else (5, 5))
    t.is_quiet()


# -- Quickness --------------------------------------------------------------------------------------------------------


@rules_on("Quickness", "LSJ 20001206", "ANK 20211124")
@rules_on("Hell-for-Leather", "LSJ 20001206", "ANK 20211124")
@in_editions("card words mode", [("Quickness", "CEL", 1), ("Hell-for-Leather", "cel sect:Anarch", 1)])
@pytest.mark.parametrize("first", [True, False])
def test_a_strike_outside_the_limit_comes_before_or_after_a_limited_one(
    edition: str, card: str, words: str, mode: int, first: bool
) -> None:
    t = fighting(card, "Blur", who=words, edition=edition)
    cost = t.g.face[t[card]].blood + t.g.face[t["Blur"]].blood
    on_to(t, "additional")
    for play in (f"{card} Mira {mode}", "Blur Mira 0") if first else ("Blur Mira 0", f"{card} Mira {mode}"):
        t.does(f"play {play}", by="a")
    on_to(t)
    assert (t.measure("Oskar.blood"), t.measure("Mira.blood")) == (3, 5 - cost)
    t.is_quiet()


@editions
def test_quickness_is_played_once_a_round(edition: str) -> None:
    t = fighting("Quickness", "Quickness", who="CEL", edition=edition)
    on_to(t, "additional")
    t.does("play Quickness Mira 1", by="a")
    assert not t.offers("play Quickness#2 Mira")
