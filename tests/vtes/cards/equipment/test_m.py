"""Equipment cards: M."""

from __future__ import annotations

import pytest

from praxis.vtes.positions.scenario import Table, position, seat
from tests.vtes.cards.combat_tables import on_to
from tests.vtes.cards.tables import bystander, editions

# -- Mark V -----------------------------------------------------------------------------------------------------------

ONCE = [
    ("Mark V", True),
    ("Sawed-Off Shotgun", True),
    ("Combat Shotgun", True),
    ("Gas-Powered Chainsaw", True),
    ("Brass Knuckles", True),
    ("Improvised Flamethrower", True),
    ("Starshell Grenade Launcher", True),
    ("Blow Torch", False),
    ("Baseball Bat", False),
]


def _with_more_strikes(card: str, edition: str) -> Table:
    t = position(
        seat(ready=[("Mira 6/8 CEL", [card])], hand=["Blur"]),
        seat(ready=["Wolf ally 20"]),
        bystander(),
        edition=edition,
    )
    t.does("bleed Mira")
    t.passes_until_offered("block Wolf")
    t.does("block Wolf")
    return t


@editions
@pytest.mark.parametrize(("card", "once"), ONCE)
def test_some_weapons_strike_once_a_round(card: str, once: bool, edition: str) -> None:
    t = _with_more_strikes(card, edition)
    on_to(t, "strike")
    t.does(f"use {card} Mira -1", by="a")
    t.passes_until_offered("play Blur Mira 0")
    t.does("play Blur Mira 0", by="a")
    on_to(t, "strike")
    assert t.offers(f"use {card} Mira -1") is not once


# -- Mummy's Tongue ---------------------------------------------------------------------------------------------------


@editions
def test_mummys_tongue_holds_a_vampire(edition: str) -> None:
    t = position(
        seat(ready=[("Mira 4/8 clan:Ministry", ["Mummy's Tongue"])]),
        seat(ready=["Oskar 2/4", "Kin 2/4"]),
        bystander(),
        edition=edition,
        phase="master",
    )
    t.does("use Mummy's Tongue")
    t.does("target Oskar")
    assert (t.measure("Oskar.locked"), t.region("Mummy's Tongue")) == (1, "ash-heap")
    while t.g.turn_span().seat != 1 or t.asks != "minion":
        t.passes()
    assert t.measure("Oskar.locked") == 1
