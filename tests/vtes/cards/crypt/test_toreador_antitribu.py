"""Crypt cards: Toreador antitribu."""

from __future__ import annotations

import pytest

from praxis.vtes.model import stats
from praxis.vtes.positions.scenario import position, seat
from tests.vtes.cards.crypt_tables import uses
from tests.vtes.cards.tables import BYSTANDER, bystander, editions

# -- Greta Kircher ----------------------------------------------------------------------------------------------------


@editions
@pytest.mark.parametrize(
    ("name", "actor", "n"),
    [
        ("Greta Kircher", "Mira 4/6", 1),
        ("Greta Kircher", "Wolf ally 2", 1),
        ("Serenna the White", "Mira 4/8", 2),
    ],
)
def test_blood_for_less_bleed(name: str, actor: str, n: int, edition: str) -> None:
    t = position(seat(ready=[f"{actor} bleed:3"]), seat(ready=[f"{name} locked"]), bystander(), edition=edition)
    who = actor.split(" ")[0]
    t.does(f"bleed {who}")
    bleed = stats.bleed(t.g, t[who])
    uses(t, name)
    with t.changes(f"{name}.blood", -1), t.changes("b.pool", -bleed + n):
        t.does(f"use {name}", by="b")
        asked = len(t.asked)
        t.goes_on()
    assert not t.ever_offered(f"use {name}", since=asked)


@editions
def test_greta_does_nothing_about_the_bleed_of_an_elder(edition: str) -> None:
    t = position(seat(ready=["Mira 4/8"]), seat(ready=["Greta Kircher locked"]), bystander(), edition=edition)
    t.does("bleed Mira")
    t.goes_on()
    assert not t.ever_offered("use Greta Kircher")


# -- Isouda de Blaise -------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("phase", "edge", "offered"), [("discard", True, True), ("discard", False, False), ("influence", True, False)]
)
def test_isouda_is_unlocked_for_the_edge_in_the_discard_phase(phase: str, edge: bool, offered: bool) -> None:
    me = "Isouda de Blaise"
    t = position(
        seat(ready=[f"{me} locked", "Ines 2/4 locked"], edge=edge, hand=["Blank Page"]),
        seat(ready=["Oskar 2/4"]),
        bystander(),
        phase=phase,
    )
    assert t.offers(f"use {me}") is offered
    if offered:
        with t.unchanged(*BYSTANDER, "a.pool", "Ines.locked", f"{me}.blood"):
            t.does(f"use {me}")
        assert (t.measure(f"{me}.locked"), t.measure("a.edge")) == (0, 0)
        assert not t.offers(f"use {me}")
    t.is_quiet()


# -- Malabranca -------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("mine", "offered"), [(29, True), (30, False)])
def test_a_counter_of_a_richer_prey(mine: int, offered: bool) -> None:
    t = position(seat(pool=mine, ready=["Malabranca"]), seat(), bystander())
    assert t.offers("use Malabranca Malabranca") is offered
    if offered:
        with t.changes("a.pool", 1), t.changes("b.pool", -1), t.unchanged(*BYSTANDER):
            t.does("use Malabranca Malabranca")
            t.goes_on()
        t.is_quiet()


# -- Rosa Martínez ----------------------------------------------------------------------------------------------------


def test_rosa_feeds_while_a_regent_is_hers() -> None:
    for title, n in (("regent", 1), ("cardinal", 0)):
        t = position(
            seat(ready=["Rosa Martínez blood:1", f"Mira 9/9 sect:Sabbat {title}"]), seat(), bystander(), phase="unlock"
        )
        if t.offers("trigger Rosa Martínez"):
            t.does("trigger Rosa Martínez")
        assert t.measure("Rosa Martínez.blood") == 1 + n


# -- Tears, The Dark Pierrot ------------------------------------------------------------------------------------------


def test_a_block_costs_tears_blood() -> None:
    me = "Tears, The Dark Pierrot"
    for does, burned in ((f"bleed {me}", 2), (f"hunt {me}", 1)):
        t = position(seat(ready=[f"{me} blood:3"]), seat(ready=[("Oskar 6/8", ["Raven Spy"])]), bystander())
        t.does(does)
        t.passes_until_offered("block Oskar")
        with t.changes(f"{me}.blood", -burned):  # one of them in the combat
            t.does("block Oskar")
            t.goes_on()


# -- Venere Carboni ---------------------------------------------------------------------------------------------------


@editions
def test_venere_rises_for_blood_in_your_unlock_phase(edition: str) -> None:
    for blood, offered in ((2, True), (0, False)):
        t = position(
            seat(ready=["Mira 2/4"], torpor=[f"Venere Carboni blood:{blood}"]),
            seat(ready=["Oskar 2/4"]),
            bystander(),
            phase="unlock",
            edition=edition,
        )
        assert t.ever_offered("use Venere Carboni") is offered
        if offered:
            t.does("use Venere Carboni")
            assert (t.region("Venere Carboni"), t.measure("Venere Carboni.blood")) == ("ready", 1)
