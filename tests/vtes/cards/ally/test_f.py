"""Ally cards: F."""

from __future__ import annotations

import pytest

from praxis.vtes.positions.scenario import position, seat
from tests.vtes.cards.ally_tables import next_turn
from tests.vtes.cards.answering import acts
from tests.vtes.cards.rulings import rules_on
from tests.vtes.cards.tables import acting, bystander, editions, in_editions

# -- Felix "Fix" Hessian ----------------------------------------------------------------------------------------------


@editions
@rules_on('Felix "Fix" Hessian', "LSJ 20090324")
def test_felix_burns_a_location_for_pool(edition: str) -> None:
    card = 'Felix "Fix" Hessian'
    t = position(seat(ready=[card]), seat(ready=["Oskar 2/4"], play=["The Barrens"]), bystander(), edition=edition)
    with t.changes("a.pool", -1):
        t.does(f"use {card} {card} -1")
        assert (t.told("action")[0]["stealth"], t.told("action")[0]["victims"]) == (1, [1])
        acts(t)
    assert t.region("The Barrens") == "ash-heap"


# -- Fiorella, Empty One ----------------------------------------------------------------------------------------------

DEAD = [("Screamer", True), ("Aggressive Corpse", True), ("Procurer", False)]


@editions
@pytest.mark.parametrize(("friend", "dead"), DEAD)
def test_fiorella_helps_other_dead_to_stealth_and_intercept(friend: str, dead: bool, edition: str) -> None:
    t = position(seat(ready=["Fiorella, Empty One", friend]), seat(ready=["Oskar 2/4"]), bystander(), edition=edition)
    t.does_all(f"bleed {friend}", "block Oskar")
    assert t.offers("use Fiorella, Empty One -1 -1") is dead
    if dead:
        t.does("use Fiorella, Empty One -1 -1")
        assert (t.told("block-failed")[0]["stealth"], t.measure("Fiorella, Empty One.locked")) == (1, 1)
    t = position(seat(ready=["Mira 4/8"]), seat(ready=["Fiorella, Empty One", friend]), bystander(), edition=edition)
    t.does("hunt Mira")
    while not t.offers(f"block {friend}"):
        t.does("pass")
    t.does(f"block {friend}")
    assert t.offers("use Fiorella, Empty One -1 -2") is dead


# -- Freakish Conglomeration ------------------------------------------------------------------------------------------


@in_editions("words mode life", [("obl", 0, 3), ("tha", 1, 3), ("OBL", 2, 4), ("THA", 3, 4)])
def test_a_freakish_conglomeration_falls_apart(edition: str, words: str, mode: int, life: int) -> None:
    t = acting("Freakish Conglomeration", who=f"{words}", edition=edition)
    t.does(f"play Freakish Conglomeration Mira {mode}")
    t.goes_on()
    assert t.measure("Freakish Conglomeration.blood") == life
    next_turn(t)
    assert t.measure("Freakish Conglomeration.blood") == life - 1
