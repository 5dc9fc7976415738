"""Reaction cards: N."""

from __future__ import annotations

import pytest

from praxis.vtes.positions.scenario import position, seat
from tests.vtes.cards.answering import answers, until
from tests.vtes.cards.combat_tables import on_to
from tests.vtes.cards.reaction_tables import carries_nothing_over
from tests.vtes.cards.rulings import ruled_alike, rules_on
from tests.vtes.cards.tables import bystander, editions

# -- Night Terrors ----------------------------------------------------------------------------------------------------


@editions
@pytest.mark.parametrize("stealth", [0, 2])
@rules_on("Night Terrors", "LSJ 20021211", "LSJ 20020612")
def test_night_terrors_take_all_stealth(edition: str, stealth: int) -> None:
    t = position(
        seat(ready=[f"Mira 6/7 obf stealth:{stealth}"], hand=["Lost in Crowds"]),
        seat(ready=["Oskar 6/8 OBF PRE clan:Ravnos"], hand=["Night Terrors"]),
        bystander(),
        edition=edition,
    )
    t.does("bleed Mira")
    t.passes_until_offered("play Night Terrors Oskar 1")
    t.does("play Night Terrors Oskar 1", by="b")
    assert t.measure("Mira.stealth") == 0
    t.passes_until_offered("block Oskar")
    t.does("block Oskar", by="b")
    assert t.offers("play Lost in Crowds")  # it can be raised again
    t.passes()
    assert t.told("blocked")
    while t.asks != "strike" or t.who() != "b":
        t.does("strike hand") if t.asks == "strike" else t.passes()
    t.answer(t.options("use")[0])
    t.goes_on()
    assert (t.measure("Mira.blood"), t.measure("Oskar.blood")) == (6, 6 - t.g.face[t["Night Terrors"]].blood)
    t.is_quiet()


@ruled_alike(
    "card words",
    [("Night Terrors", "OBF PRE clan:Ravnos"), ("One With the Land", "PRO clan:Tzimisce locked")],
    "LSJ 20010814-2",
)
def test_a_second_block_of_the_action_gives_the_same_again(card: str, words: str) -> None:
    """Mira goes on as a mist out of the first combat; Oskar, awake, blocks her once more."""
    terrors, wakes = card == "Night Terrors", "Wake with Evening's Freshness"
    t = position(
        seat(ready=["Mira 9/9 PRO"], hand=["Form of Mist", "Boxed In"]),
        seat(ready=[(f"Oskar 8/9 {words}", ["Raven Spy"] * 3)], hand=[card, wakes]),
        bystander(),
    )
    t.does("bleed Mira")
    answers(t, f"play {card} Oskar 1", "block Oskar" if terrors else "play Boxed In Mira 0")
    assert terrors or not t.told("strike")  # of the first round
    answers(t, "play Form of Mist Mira 1", "yes", f"play {wakes} Oskar 0", "block Oskar")
    assert len(t.told("blocked")) == 2
    if terrors:
        until(t, "use Night Terrors")
        t.does("use Night Terrors", by="b")
    blood = t.measure("Mira.blood")
    on_to(t)
    assert (t.measure("Mira.blood"), len(t.told("combat"))) == (blood, 2)  # no blow in the second combat
    t.is_quiet()


@rules_on("Night Terrors", "RTR 20030519")
@pytest.mark.parametrize("before", [0, 1, 2])
def test_night_terrors_take_the_stealth_that_there_is_and_no_more(before: int) -> None:
    """What she gets later counts, and blocks at no intercept need to answer it."""
    t = position(
        seat(ready=[f"Mira 6/8 stealth:{before} obf"], hand=["Lost in Crowds"]),
        seat(ready=["Oskar 6/8 obf pre clan:Ravnos"], hand=["Night Terrors"]),
        bystander(),
    )
    t.does("bleed Mira")
    answers(t, "play Night Terrors Oskar 0")
    assert t.measure("action.stealth") == 0
    answers(t, "block Oskar", "play Lost in Crowds Mira 0")
    assert t.told("block-failed")[-1]["stealth"] == 1


@editions
@ruled_alike("card words mode", [("Night Terrors", "OBF PRE clan:Ravnos", 1)], "LSJ 20010819-2")
def test_the_way_out_of_night_terrors_is_for_the_combat_of_the_block(
    card: str, words: str, mode: int, edition: str
) -> None:
    carries_nothing_over(card, words, mode, "use Night Terrors", edition)
