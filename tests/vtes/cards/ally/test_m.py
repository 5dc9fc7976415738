"""Ally cards: M."""

from __future__ import annotations

import pytest

from praxis.vtes.model import spans
from praxis.vtes.model.state import with_mod
from praxis.vtes.positions.scenario import position, seat
from tests.vtes.cards.answering import acts
from tests.vtes.cards.combat_tables import on_to
from tests.vtes.cards.rulings import rules_on
from tests.vtes.cards.tables import bystander, editions, in_editions

# -- Marijava Thuggee -------------------------------------------------------------------------------------------------


@editions
def test_thuggees_inflict_damage_and_need_lords(edition: str) -> None:
    card = "Marijava Thuggee"
    t = position(seat(ready=[card]), seat(ready=["Oskar 4/8"]), bystander(), edition=edition)
    acts(t, f"use {card} {card} -1")
    assert t.measure("Oskar.blood") == 3
    for lords, locked in ((1, 1), (2, 0)):
        t = position(
            seat(ready=[card, card, *[f"Lord{n} 4/8 trait:black-hand" for n in range(lords)]]),
            seat(),
            bystander(),
            turn="c",
            phase="discard",
            edition=edition,
        )
        t.passes_until("unlock")
        for _ in range(2):
            t.does(t.options("trigger")[0]) if t.options("trigger") else None
        assert t.measure(f"{card}.locked") == locked


# -- Member of the Entourage ------------------------------------------------------------------------------------------


@editions
def test_a_member_of_the_entourage_throws_himself_in_the_way(edition: str) -> None:
    card = "Member of the Entourage"
    t = position(
        seat(ready=["Oskar 6/8", "Wolf ally 3 bleed:1"]),
        seat(ready=[card]),
        bystander(),
        edition=edition,
    )
    t.does("bleed Oskar")
    action = t.g.action()
    assert action is not None
    with_mod(action, spans.STEALTH, t["Oskar"], 1)
    acts(t, f"block {card}", f"use {card} {card} -1")
    assert (len(t.told("blocked")), t.region(card), t.told("combat")) == (1, "ash-heap", [])
    t = position(seat(ready=[card]), seat(), bystander(), edition=edition)
    assert not t.offers(f"bleed {card}")


# -- Muddled Vampire Hunter -------------------------------------------------------------------------------------------


@editions
def test_the_muddled_hunter_strikes_first(edition: str) -> None:
    t = position(seat(ready=["Muddled Vampire Hunter"]), seat(ready=["Oskar 3/8"]), bystander(), edition=edition)
    t.does_all("bleed Muddled Vampire Hunter", "block Oskar")
    on_to(t)
    assert (t.region("Oskar"), t.measure("Muddled Vampire Hunter.blood")) == ("torpor", 1)


# -- Mylan Horseed ----------------------------------------------------------------------------------------------------


@in_editions(
    "vampire may",
    [
        ("Oskar 2/8 sect:Sabbat locked", True),
        ("Oskar 2/7 sect:Sabbat locked", False),
        ("Oskar 2/8 sect:Camarilla locked", False),
    ],
)
def test_mylan_unlocks_elders_outside_the_camarilla(edition: str, vampire: str, may: bool) -> None:
    t = position(seat(ready=["Mylan Horseed", vampire]), seat(), bystander(), edition=edition)
    assert t.offers("use Mylan Horseed Mylan Horseed -2") is may
    if may:
        t.does("use Mylan Horseed Mylan Horseed -2")
        assert t.told("action")[0]["stealth"] == 1
        t.goes_on()
        assert t.measure("Oskar.locked") == 0


@editions
def test_mylan_dodges_once_each_combat_and_does_not_block_vampires(edition: str) -> None:
    t = position(seat(ready=["Mira 4/8"]), seat(ready=["Mylan Horseed"]), bystander(), edition=edition)
    t.does("bleed Mira")
    assert not t.offers("block Mylan Horseed")
    t = position(seat(ready=["Mylan Horseed"]), seat(ready=["Oskar 4/8"]), bystander(), edition=edition)
    t.does_all("bleed Mylan Horseed", "block Oskar")
    on_to(t, "strike")
    t.does("use Mylan Horseed Mylan Horseed -1", by="a")
    on_to(t)
    assert t.region("Mylan Horseed") == "ready"


@editions
@rules_on("Mylan Horseed", "PIB 20121028")
@pytest.mark.parametrize(("whom", "directed"), [("Ines", []), ("Oskar", [1])])
def test_mylan_acts_against_who_controls_the_one_that_he_unlocks(whom: str, directed: list[int], edition: str) -> None:
    old = "8/8 sect:Sabbat locked"
    t = position(
        seat(ready=["Mylan Horseed", f"Ines {old}"]), seat(ready=[f"Oskar {old}"]), bystander(), edition=edition
    )
    t.does_all("use Mylan Horseed Mylan Horseed -2", f"target {whom}")
    assert t.told("action")[-1]["victims"] == directed
    t.goes_on()
    assert t.measure(f"{whom}.locked") == 0
