"""Triggers in the texts of vampires, and their rules that bind others: each phrase is played."""

from __future__ import annotations

import pytest

from praxis.vtes.positions.scenario import position, seat
from tests.vtes.cards.tables import BYSTANDER, bystander


@pytest.mark.parametrize(
    ("name", "path", "blocked", "unblocked"),
    [
        ("Marialena", "Marialena.blood", -2, 0),  # one of them in combat
        ("Aelswith, The Irresistible", "b.pool", -1, -1),  # the text, or the bleed
        ("Dónal O'Connor", "Oskar.blood", -2, 0),
    ],
)
def test_what_follows_on_a_block(name: str, path: str, blocked: int, unblocked: int) -> None:
    for does, n in (("block Oskar", blocked), ("pass", unblocked)):
        t = position(seat(ready=[f"{name} blood:4"]), seat(ready=["Oskar 4/4"]), bystander())
        t.does(f"bleed {name}")
        with t.changes(path, n), t.unchanged(*BYSTANDER):
            t.does(does, by="b")
            t.goes_on()
        assert bool(t.told("blocked")) is (does != "pass")
        t.is_quiet()


def test_what_follows_on_a_bleed() -> None:
    for answer, gained in (("yes", 1), ("no", 0)):
        t = position(seat(ready=["Gostoso blood:1"]), seat(ready=["Oskar 4/4"]), bystander())
        t.does("bleed Gostoso")
        t.passes_until("may")
        with t.changes("Gostoso.blood", gained), t.unchanged(*BYSTANDER):
            t.does(answer)
            t.goes_on()
        t.is_quiet()


def test_pool_burned_when_he_goes_to_torpor() -> None:
    t = position(
        seat(ready=["Thomas De Lutrius blood:0"]), seat(ready=[("Oskar 4/4 strength:2", ["Raven Spy"])]), bystander()
    )
    with t.changes("a.pool", -1), t.unchanged("b.pool", "c.pool"):
        t.does("block Oskar", by="b")
        t.goes_on()
    assert t.region("Thomas De Lutrius") == "torpor"
    t.is_quiet()


@pytest.mark.parametrize("votes", ["for", "against"])
def test_unlocking_when_his_referendum_passes(votes: str) -> None:
    name = "Sybren van Oosten"
    t = position(seat(ready=[name], hand=["Anarchist Uprising"]), seat(ready=["Oskar 4/4 votes:6"]), bystander())
    t.does(f"play Anarchist Uprising {name}")
    t.passes_until("polling")
    while t.asks == "polling":
        if t.offers("vote Oskar against") and votes == "against":
            t.does("vote Oskar against")
        elif t.offers(f"vote {name} for"):
            t.does(f"vote {name} for")
        else:
            t.passes()
    if votes == "for":
        t.passes_until("may")
        t.does("yes")
    t.goes_on()
    assert t.measure(f"{name}.locked") == (0 if votes == "for" else 1)
    t.is_quiet()


def test_the_controller_of_who_leaves_combat_burns_pool() -> None:
    t = position(seat(ready=["Egidia Arrú"]), seat(ready=["Oskar 0/4"]), bystander())
    t.does("bleed Egidia Arrú")
    with t.changes("b.pool", -1), t.unchanged("a.pool", "c.pool"):
        t.does("block Oskar", by="b")
        t.goes_on()
    assert t.region("Oskar") == "torpor"
    t.is_quiet()


def test_ranged_strikes_hurt_more_at_any_range() -> None:
    for name, hurt in (("Noluthando", 3), ("Barachiel", 2)):
        t = position(seat(ready=[(name, [".44 Magnum"])]), seat(ready=["Oskar 6/8"]), bystander())
        t.does(f"bleed {name}")
        t.does("block Oskar", by="b")
        while not t.offers(f"use .44 Magnum {name}") or t.asks != "strike":
            t.passes()
        with t.changes("Oskar.blood", -hurt), t.unchanged(*BYSTANDER):
            t.does(f"use .44 Magnum {name} -1")
            t.goes_on()
        t.is_quiet()


@pytest.mark.parametrize(("counters", "offered"), [([(1, "corruption", "Agnieszka", "a")], False), ([], True)])
def test_who_is_corrupt_cannot_end_the_combat(counters: list[tuple[int, str, str, str]], offered: bool) -> None:
    other = "Agnieszka, Tempter of Legions"
    counters = [(n, name, other, by) for n, name, _, by in counters]
    t = position(seat(ready=["Faruq Abd al-Qadir"]), seat(ready=[other]), bystander(), counters=counters)
    t.does("bleed Faruq Abd al-Qadir")
    t.does(f"block {other}", by="b")
    assert t.offers(f"use {other} {other}") is offered
    if offered:
        t.does("strike hand")
    t.goes_on()
    t.is_quiet()


def test_cards_of_another_clan_played_as_if() -> None:
    for name, offered in (("Gem Ghastly", True), ("Anvil", False)):
        t = position(seat(ready=[name], hand=["Political Ally"]), seat(ready=["Oskar 4/4"]), bystander())
        assert t.offers(f"play Political Ally {name}") is offered


def test_no_blood_hunt_is_called_on_him() -> None:
    t = position(seat(ready=["Samat Ramal-Ra, Archon"]), seat(torpor=["Oskar 1/4"]), bystander())
    t.does("diablerize Samat Ramal-Ra, Archon Oskar")
    t.goes_on()
    assert t.region("Oskar") == "ash-heap"
    assert not t.told("referendum")
    t.is_quiet()
