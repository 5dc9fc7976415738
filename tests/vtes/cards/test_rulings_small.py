"""Rulings on single cards: choices that are made as the action is resolved, and an ally who helps at once."""

from __future__ import annotations

import pytest

from praxis.vtes.model import stats
from praxis.vtes.positions.scenario import Table, position, seat
from tests.vtes.cards.rulings import rules_on
from tests.vtes.cards.tables import bystander, editions
from tests.vtes.cards.test_progeny import dealt


def until(t: Table, answer: str) -> None:
    while not t.offers(answer):
        assert t.asks not in t.quiet, f"never offered: {answer}"
        t.does("strike hand" if t.asks == "strike" else "pass")


GIVING = [
    ("Third Tradition: Progeny", "clan:Ventrue prince", 2),
    ("Creation Rites", "clan:Lasombra sect:Sabbat archbishop city:Paris", 1),
]


@editions
@rules_on("Third Tradition: Progeny", "PIB 20150418")
@rules_on("Creation Rites", "PIB 20150418")
@pytest.mark.parametrize(("card", "words", "most"), GIVING)
@pytest.mark.parametrize("blood", [0, 1])
def test_how_much_blood_a_childe_gets_is_decided_at_the_end(
    blood: int, card: str, words: str, most: int, edition: str
) -> None:
    t = dealt(card, words, edition)
    t.does(f"play {card} Mira 0")
    assert t.told("action")  # it is announced without a number
    until(t, "amount 0")
    assert (t.who(), t.region(card), t.options("amount")) == (
        "a",
        "ready",
        [f"amount {number}" for number in range(most + 1)],
    )
    t.does(f"amount {blood}")
    assert t.g.blood[t[card]] == blood


@editions
@rules_on("Unlicensed Taxicab", "LSJ 20060222")
@pytest.mark.parametrize(("also", "stealth"), [(False, 2), (True, 2)])
def test_a_taxicab_is_taken_over_in_secret(also: bool, stealth: int, edition: str) -> None:
    t = position(
        seat(ready=[("Mira 4/8", ["Unlicensed Taxicab", "IR Goggles"]), "Ines 4/8"]),
        seat(ready=["Oskar 4/4"]),
        bystander(),
        edition=edition,
    )
    t.does("take Ines Unlicensed Taxicab")
    if also:
        t.does("also IR Goggles", by="a")
    else:
        t.passes()
    assert stats.stealth(t.g, t["Ines"]) == stealth
    t.goes_on()
    assert t.g.host[t["Unlicensed Taxicab"]] == t["Ines"]
    assert (t.g.host[t["IR Goggles"]] == t["Ines"]) is also


@rules_on("Bone Shambler", "ANK 20180517")
def test_a_bone_shambler_helps_another_in_the_turn_in_which_it_comes() -> None:
    """Up to 2012 it waits out of play until the end of the turn."""
    card = "Bone Shambler"
    t = position(
        seat(ready=["Mira 6/8 obl clan:Hecata", card], hand=[card]), seat(ready=["Oskar 4/4 locked"]), bystander()
    )
    t.does(f"play {card}#2 Mira 0")
    t.goes_on()
    t.does(f"bleed {card}")
    until(t, f"use {card} -1 -1")
    t.does(f"use {card} -1 -1", by="a")
    t.goes_on()
    assert (t.measure("b.pool"), t.measure(f"{card}#2.locked")) == (28, 1)


@rules_on("Underbridge Stray", "ANK 20180517")
def test_a_stray_gives_a_press_in_the_turn_in_which_it_comes() -> None:
    t = position(
        seat(ready=["Mira 6/8 ani", "Ines 6/8"], hand=["Underbridge Stray"]), seat(ready=["Oskar 4/4"]), bystander()
    )
    t.does("play Underbridge Stray Mira 0")
    t.goes_on()
    t.does("bleed Ines")
    until(t, "block Oskar")
    t.does("block Oskar", by="b")
    until(t, "use Underbridge Stray")
    t.does("use Underbridge Stray -1 -1", by="a")
    t.does("press", by="a")
    assert (t.region("Underbridge Stray"), len(t.told("round"))) == ("ash-heap", 2)
