"""Ally cards: B."""

from __future__ import annotations

import pytest

from praxis.vtes.positions.scenario import position, seat
from tests.vtes.cards.ally_tables import fought_by
from tests.vtes.cards.answering import acts, until
from tests.vtes.cards.combat_tables import on_to
from tests.vtes.cards.rulings import rules_on
from tests.vtes.cards.tables import bystander, editions

# -- Black Spiral Buddy -----------------------------------------------------------------------------------------------


@editions
def test_a_black_spiral_buddy_claws_once_more_in_a_combat(edition: str) -> None:
    t = fought_by("Black Spiral Buddy", "Oskar 9/9 strength:0", edition)
    on_to(t, "additional")
    assert t.told("inflicted")[-1]["aggravated"] == 1
    acts(t)
    assert t.region("Oskar") == "torpor"


@editions
@rules_on("Black Spiral Buddy", "PIB 20121028")
def test_the_additional_strike_of_a_black_spiral_buddy_is_not_for_him_to_decline(edition: str) -> None:
    t = position(
        seat(ready=["Black Spiral Buddy"]), seat(ready=["Wall ally 9 strength:0"]), bystander(), edition=edition
    )
    t.does_all("bleed Black Spiral Buddy", "block Wall")
    t.goes_on()
    while t.asks == "strike":
        t.does("strike hand")
        t.goes_on()
    assert t.measure("Wall.blood") == 7  # nothing was asked but for the strike itself
    t.is_quiet()


@editions
@rules_on("Black Spiral Buddy", "PIB 20121028")
def test_a_black_spiral_buddy_strikes_twice_in_one_round_only(edition: str) -> None:
    t = position(
        seat(ready=["Black Spiral Buddy"]),
        seat(ready=[("Wall ally 9 strength:0", ["Righteous Blade"])]),
        bystander(),
        edition=edition,
    )
    t.does_all("bleed Black Spiral Buddy", "block Wall")
    while not t.offers("use Righteous Blade Wall -2"):
        t.does("strike hand" if t.asks == "strike" else "pass")
    assert t.measure("Wall.blood") == 7
    t.does("use Righteous Blade Wall -2", by="b")
    while t.asks not in t.quiet:
        t.does("strike hand" if t.asks == "strike" else "pass")
    assert (len(t.told("round")), t.measure("Wall.blood")) == (2, 6)
    t.is_quiet()


# -- Bone Shambler ----------------------------------------------------------------------------------------------------


@editions
def test_bone_shamblers_bleed_together(edition: str) -> None:
    bone = "Bone Shambler"
    for superior in (0, 1):
        t = position(
            seat(ready=[bone, bone, f"{bone} locked", "Mira 4/8 clan:Hecata"], hand=[".44 Magnum"]),
            seat(ready=["Oskar 2/4"]),
            bystander(),
            edition=edition,
        )
        t.g.versions[t[bone]] = superior
        assert not t.offers(f"play .44 Magnum {bone}")
        t.does(f"bleed {bone}")
        assert t.offers(f"use {bone} -1 -2") is bool(superior)
        t.does(f"use {bone} -1 -1", by="a")
        assert t.measure(f"{bone}#2.locked") == 1
        assert not t.offers(f"use {bone} -1 -1")  # nobody else is unlocked
        if superior:
            t.does(f"use {bone} -1 -2", by="a")
        t.goes_on()
        assert (t.measure("b.pool"), t.measure("Mira.blood")) == (28 - superior, 4 - superior)


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


# -- Brigitte Gebauer -------------------------------------------------------------------------------------------------


@editions
@pytest.mark.parametrize("caught", [True, False])
def test_brigitte_helps_a_bleed_and_suffers_if_it_is_blocked(caught: bool, edition: str) -> None:
    t = position(seat(ready=["Brigitte Gebauer", "Mira 6/8"]), seat(ready=["Oskar 6/8"]), bystander(), edition=edition)
    t.does("bleed Mira")
    acts(t, "use Brigitte Gebauer", *(["block Oskar"] if caught else []))
    assert t.measure("b.pool") == (30 if caught else 28)
    assert t.measure("Brigitte Gebauer.blood") == (2 if caught else 3)
