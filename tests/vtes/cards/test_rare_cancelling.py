"""Rare phrases of vampires about cancelled cards, changed votes, bleeds and presses: each is played."""

from __future__ import annotations

import pytest

from praxis.vtes.effects.forbidding import PRESS
from praxis.vtes.model import stats
from praxis.vtes.model.rulings import bars
from praxis.vtes.positions.scenario import Table, position, seat
from tests.vtes.cards.rulings import rules_on
from tests.vtes.cards.tables import bystander

POLL = "Anarchist Uprising"


def goes_on(t: Table, *first: str) -> None:
    """Give each of these answers when it is offered; else everybody passes."""
    while t.asks not in t.quiet:
        wanted = [text for text in first if t.offers(text)]
        if wanted:
            t.does(wanted[0])
        else:
            t.goes_by()


# -- cancelled as they are played --------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("name", "reacting", "offered"),
    [
        ("Mithras", "Oskar 4/8 aus", True),
        ("Mithras", "Oskar 4/20 aus", False),
        ("Lucita (ADV)", "Oskar 4/5 aus", True),
        ("Lucita (ADV)", "Oskar 4/6 aus", False),
    ],
)
def test_they_cancel_reactions_to_their_actions(name: str, reacting: str, offered: bool) -> None:
    """The hunt has one stealth, so that the card is needed."""
    me = name.split(" (")[0]
    t = position(seat(ready=[f"{name} blood:3"]), seat(ready=[reacting], hand=["Enhanced Senses"] * 2), bystander())
    t.does(f"hunt {me}")
    t.passes_until_offered("block Oskar")
    t.does("block Oskar")
    t.passes_until_offered("play Enhanced Senses Oskar")
    t.answer(next(key for key in t.options() if key.startswith("play")))
    assert t.offers(f"use {me} {me}") is offered
    if offered:
        with t.changes(f"{me}.blood", -2):
            t.does(f"use {me} {me}", by="a")
        assert t.told("cancelled")
        assert stats.intercept(t.g, t["Oskar"]) == 0
        assert not t.offers(f"use {me} {me}")


@rules_on("Khalu", "ANK 20190104")
def test_khalu_cancels_cards_of_his_neighbours() -> None:
    t = position(seat(ready=["Mira 4/8 dom"], hand=["Govern the Unaligned"]), seat(), seat(ready=["Khalu"]))
    t.answer(next(key for key in t.options() if key.startswith("play")))
    t.passes_until_offered("use Khalu")
    with t.changes("Khalu.blood", -5), t.unchanged("Mira.blood"):
        t.does("use Khalu", by="c")
    assert t.region("Govern the Unaligned") == "ash-heap"
    assert not t.measure("Mira.locked")


@rules_on("Louhi", "ANK 20200813-2")
@pytest.mark.parametrize("card", ["Computer Hacking", POLL, "Laptop Computer"])
def test_louhi_cancels_action_cards_of_her_predator(card: str) -> None:
    t = position(seat(ready=["Mira 4/8"], hand=[card]), seat(ready=["Louhi"]), bystander())
    t.does(f"play {card} Mira")
    with t.changes("Louhi.blood", -1):
        t.does("use Louhi", by="b")
    assert t.region(card) == "ash-heap"
    assert not t.measure("Mira.locked")
    t = position(seat(ready=["Louhi"]), seat(ready=["Mira 4/8"], hand=[card]), bystander(), turn="b")
    t.does(f"play {card} Mira")
    t.goes_on()
    assert not t.ever_offered("use Louhi")  # her prey


@rules_on("Diana Iadanza", "ANK 20190104")
def test_diana_cancels_reactions_in_her_referendums() -> None:
    card = "Delaying Tactics"
    for caller, offered in (("Diana Iadanza", True), ("Mira", False)):
        t = position(
            seat(ready=["Diana Iadanza", "Mira 4/8"], hand=[POLL]),
            seat(ready=["Oskar 4/8 AUS aus"], hand=[card]),
            bystander(),
        )
        t.does(f"play {POLL} {caller}")
        while t.asks not in t.quiet and not t.offers(f"play {card} Oskar"):
            t.passes()
        assert t.offers(f"play {card} Oskar")
        t.answer(next(key for key in t.options() if key.startswith("play")))
        while t.asks == "target":
            t.answer(t.options()[0])
        assert t.offers("use Diana Iadanza") is offered
        if offered:
            with t.changes("Diana Iadanza.blood", -1):
                t.does("use Diana Iadanza", by="a")
            assert t.told("cancelled")


# -- votes -------------------------------------------------------------------------------------------------------------


@rules_on("Michael Luther", "LSJ 20041207", "LSJ 20011022")
@pytest.mark.parametrize("region", ["ready", "torpor"])
def test_michael_locks_to_change_votes(region: str) -> None:
    me = "Michael Luther"
    mine = (
        seat(ready=["Mira 4/8", me], hand=[POLL])
        if region == "ready"
        else seat(ready=["Mira 4/8"], torpor=[me], hand=[POLL])
    )
    t = position(mine, seat(ready=["Oskar 4/8 votes:2 sect:Camarilla", "Anja 4/8 votes:2 sect:Sabbat"]), bystander())
    t.does(f"play {POLL} Mira")
    t.passes_until("polling")
    t.passes_until_offered("vote Oskar against")
    t.does("vote Oskar against")
    t.does("vote Anja against")
    t.passes_until_offered(f"use {me}")
    with t.changes("referendum.against", -2), t.changes("referendum.favour", 2):
        t.does(f"use {me}", by="a")
        assert not t.offers("target Anja")
        t.does("way 0", by="a")
    t.g.unlock(t[me])
    assert not t.offers(f"use {me}")  # once each referendum


def test_michael_draws_as_he_enters_combat() -> None:
    me = "Michael Luther"
    t = position(seat(ready=[me], hand=["Blank Page"] * 7, library=9), seat(ready=["Oskar 6/8"]), bystander())
    t.does(f"bleed {me}")
    t.passes_until_offered("block Oskar")
    t.does("block Oskar")
    t.does("yes", by="a")
    assert t.asks == "discard-down"


# -- bleeds ------------------------------------------------------------------------------------------------------------


@rules_on("Andre LeRoux", "LSJ 20081123", "LSJ 20081124-2")
def test_andre_moves_bleed_to_himself() -> None:
    me = "Andre LeRoux"
    t = position(seat(ready=[me, "Mira 4/8"]), seat(ready=["Oskar 2/4"]), bystander())
    t.does("bleed Mira")
    t.passes_until_offered(f"use {me}")
    t.does(f"use {me}", by="a")
    assert not t.offers(f"use {me}")
    with t.unchanged("b.pool"):  # one less
        t.goes_on()
    with t.changes("b.pool", -4):  # his own: one, two more, and one less and two more again
        t.does(f"bleed {me}")
        goes_on(t, f"use {me}")


def test_oliver_burns_a_card_for_a_bleed() -> None:
    t = position(
        seat(ready=["Oliver Thrace"], hand=["Theft of Vitae", "Dodge"]), seat(ready=["Oskar 2/4"]), bystander()
    )
    t.does("bleed Oliver Thrace")
    with t.changes("b.pool", -2):
        goes_on(t, "use Oliver Thrace Oliver Thrace")
    assert (t.region("Theft of Vitae"), t.region("Dodge")) == ("ash-heap", "hand")


@pytest.mark.parametrize("ready", [True, False])
def test_ganhuru_earns_pool_while_ubende_is_ready(ready: bool) -> None:
    theirs = seat(ready=["Ubende"]) if ready else seat(torpor=["Ubende"])
    t = position(seat(ready=["Ganhuru"]), seat(ready=["Oskar 2/4"]), theirs)
    t.does("bleed Ganhuru")
    with t.changes("a.pool", 1 if ready else 0):
        t.goes_on()


def test_a_block_costs_tears_blood() -> None:
    me = "Tears, The Dark Pierrot"
    for does, burned in ((f"bleed {me}", 2), (f"hunt {me}", 1)):
        t = position(seat(ready=[f"{me} blood:3"]), seat(ready=[("Oskar 6/8", ["Raven Spy"])]), bystander())
        t.does(does)
        t.passes_until_offered("block Oskar")
        with t.changes(f"{me}.blood", -burned):  # one of them in the combat
            t.does("block Oskar")
            t.goes_on()


# -- combat ------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("name", "on", "out"),
    [("Mukhtar Bey", False, True), ("Don Michael Antonio Giovanni", True, False), ("Mowgli", True, False)],
)
def test_who_cannot_press_on_or_press_out(name: str, on: bool, out: bool) -> None:
    """As things stand the combat ends, and a press would continue it; or the other way round."""
    t = position(seat(ready=[name]), seat(ready=["Oskar 9/9"], hand=["Dodge"]), bystander())
    t.does(f"bleed {name}")
    t.passes_until_offered("block Oskar")
    t.does("block Oskar")
    while t.asks != "strike":
        t.passes()
    round_ = t.g.round()
    assert round_ is not None
    assert (not bars(t.g, PRESS, t[name])) is on
    round_.press = 1
    assert (not bars(t.g, PRESS, t[name])) is out
    assert not bars(t.g, PRESS, t["Oskar"])


def test_don_michael_is_stronger_after_the_first_round() -> None:
    me = "Don Michael Antonio Giovanni"
    t = position(seat(ready=[me]), seat(ready=["Kazimir Savostin"]), bystander())
    plain = stats.strength(t.g, t[me])
    t.does(f"bleed {me}")
    t.passes_until_offered("block Kazimir Savostin")
    t.does("block Kazimir Savostin")
    while t.asks != "press":
        assert stats.strength(t.g, t[me]) == plain
        t.passes()
    t.does("use Kazimir Savostin Kazimir Savostin", by="b")
    assert (
        t.g.combat() is None or stats.strength(t.g, t[me]) == plain + 1 or t.told("damage")[-1]["ordinary"] == plain + 1
    )
