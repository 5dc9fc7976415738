"""What official rulings say of minions who change sides for a turn: Temptation and Puppet Master."""

from __future__ import annotations

import pytest

from praxis.vtes.model.spans import ActionSpan
from praxis.vtes.positions.scenario import Table, position, seat
from tests.vtes.cards.rulings import rules_on

CARDS = pytest.mark.parametrize("card", ["Temptation", "Puppet Master"])


def lured(card: str, *hand: str, words: str = "", blood: int = 1) -> Table:
    """Seat a controls the card, which is on Oskar of seat b, her prey, and can use it in this minion phase."""
    t = position(
        seat(ready=[f"Mira 6/8 {words}".strip(), "Ines 2/4"], hand=list(hand)),
        seat(ready=[(f"Oskar {blood}/5", [card])]),
        seat(ready=["Vera 2/4"]),
        seat(ready=["Dora 2/4"]),
    )
    t.g.controller[t[card]] = 0
    load(t, card, blood)
    t.g.forget_moments()
    t.does("hunt Ines")
    to_the_end(t)
    return t


def load(t: Table, card: str, counters: int) -> None:
    """Temptation takes as many counters as the vampire has blood; Puppet Master takes none."""
    if card == "Temptation":
        t.g.blood[t[card]] = counters
        t.g.total += counters


def until(t: Table, text: str) -> None:
    """Everybody passes, and strikes with the hand, until somebody can do that."""
    while not t.offers(text):
        assert t.asks not in t.quiet, f"nobody is offered '{text}'"
        t.does("strike hand" if t.asks == "strike" else "pass")


def to_the_end(t: Table) -> None:
    while t.asks not in t.quiet:
        t.does("strike hand" if t.asks == "strike" else "pass")


@rules_on("Temptation", "LSJ 20080326")
@CARDS
def test_who_changes_sides_blocks_no_more(card: str) -> None:
    t = lured(card, words="stealth:1")
    t.does("bleed Mira")
    until(t, "block Oskar")
    t.does("block Oskar", by="b")
    until(t, f"use {card}")
    t.does(f"use {card}", by="a")
    to_the_end(t)
    assert (t.told("combat"), t.measure("b.pool"), t.g.controller[t["Oskar"]]) == ([], 29, 0)


@rules_on("Temptation", "LSJ 20020618")
@CARDS
def test_a_combat_is_over_as_a_fighter_changes_sides(card: str) -> None:
    t = lured(card)
    t.does("bleed Mira")
    until(t, "block Oskar")
    t.does("block Oskar", by="b")
    while not t.told("combat") or not t.offers(f"use {card}"):
        t.answer("pass")
    t.does(f"use {card}", by="a")
    to_the_end(t)
    assert (len(t.told("combat")), t.measure("Mira.blood"), t.measure("Oskar.blood")) == (1, 6, 1)
    assert t.g.controller[t["Oskar"]] == 0


@rules_on("Temptation", "ANK 20181110")
@CARDS
def test_nobody_is_left_to_have_him_back(card: str) -> None:
    t = lured(card)
    t.does(f"use {card}", by="a")
    t.g.burn_pool(1, 29, "action.bleed.burns-pool")
    t.does("bleed Oskar")
    to_the_end(t)
    assert t.g.ousted[1]
    while t.g.turn_span().seat == 0:
        t.answer("pass")
    assert t.region("Oskar") == "removed"


@rules_on("Temptation", "ANK 20181110")
@rules_on("Puppet Master", "ANK 20181110")
@CARDS
def test_who_was_borrowed_by_one_who_is_ousted_is_gone(card: str) -> None:
    t = lured(card)
    t.does(f"use {card}", by="a")
    t.g.burn_pool(0, 30, "action.bleed.burns-pool")
    t.does("bleed Oskar")
    assert t.g.ousted[0]
    assert t.region("Oskar") == "removed"


@rules_on("Temptation", "LSJ 20020725")
@rules_on("Puppet Master", "LSJ 20020725")
@CARDS
def test_an_action_at_who_has_changed_sides_comes_to_nothing(card: str) -> None:
    """Slaughtering the Herd is for a vampire of the predator: Dora, who is of seat a when it is resolved."""
    herd = "Slaughtering the Herd"
    t = position(
        seat(ready=["Mira 6/8 DOM"], hand=[herd]),
        seat(ready=["Oskar 2/4"]),
        seat(ready=[("Dora 1/5", [card])]),
    )
    t.g.controller[t[card]] = 0
    load(t, card, 1)
    t.g.forget_moments()
    cost = t.g.face[t[herd]].blood
    t.does(f"play {herd} Mira 1")
    until(t, f"use {card}")
    t.does(f"use {card}", by="a")
    to_the_end(t)
    assert (t.region(herd), t.g.controller[t["Dora"]], t.measure("Mira.blood")) == ("ash-heap", 0, 6 - cost)
    assert t.told("action-over")[-1]["outcome"] == ActionSpan.SUCCESS
