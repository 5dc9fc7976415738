"""Event cards: U."""

from __future__ import annotations

import pytest

from praxis.vtes.positions.scenario import position, seat
from tests.vtes.cards.tables import bystander, editions, since_2011

# -- The Uncoiling ----------------------------------------------------------------------------------------------------


@since_2011
def test_others_buy_the_uncoiling_away(edition: str) -> None:
    t = position(
        seat(ready=["Mira 3/5"], hand=["Blank Page"]),
        seat(ready=["Oskar 2/4"], play=["The Uncoiling", "The Unmasking"]),
        bystander(),
        phase="discard",
        edition=edition,
    )
    t.does("use The Uncoiling", by="a")
    assert (t.region("The Uncoiling"), t.region("The Unmasking"), t.measure("a.pool")) == ("ash-heap", "play", 29)
    assert not t.offers("discard Blank Page")  # the action is spent


# -- The Unmasking ----------------------------------------------------------------------------------------------------


@since_2011
def test_the_unmasking_is_replaced_in_the_next_discard_phase(edition: str) -> None:
    t = position(
        seat(ready=["Mira 3/5"], hand=["The Unmasking", *["Blank Page"] * 6], library=9),
        seat(ready=["Oskar 2/4"]),
        bystander(),
        phase="discard",
        edition=edition,
    )
    t.does("play The Unmasking")
    for _ in range(80):
        if t.asks == "discard" and t.who() == "a":
            break
        assert t.measure("a.hand") == 6
        t.goes_by()
    assert t.measure("a.hand") == 7


@pytest.mark.parametrize("edition", ["2011", "2012", "2023"])
def test_the_unmasking_lets_allies_see_vampires(edition: str) -> None:
    t = position(
        seat(ready=["Mira 3/5"], hand=["The Unmasking"]),
        seat(ready=["Brute ally 2", "Oskar 2/4"]),
        bystander(),
        phase="discard",
        edition=edition,
    )
    t.does("play The Unmasking")
    assert t.region("The Unmasking") == "play"


@editions
@pytest.mark.parametrize(
    ("actor", "blocker", "caught"),
    [
        ("Mira 3/5", "Brute ally 2", True),
        ("Mira 3/5", "Oskar 2/4", False),
        ("Hound ally 3", "Brute ally 2", False),
    ],
)
def test_the_unmasking_is_for_allies_against_vampires(actor: str, blocker: str, caught: bool, edition: str) -> None:
    t = position(
        seat(ready=[actor], hand=["Procurer"]),
        seat(ready=[blocker]),
        seat(ready=["Vera 2/4"], play=["The Unmasking"]),
        edition=edition,
    )
    name = actor.split()[0]
    stealthy = [option for option in t.options() if option.startswith("hunt")] or ["bleed"]
    t.does(f"hunt {name}" if stealthy[0].startswith("hunt") else f"bleed {name}")
    t.does(f"block {blocker.split()[0]}", by="b")
    outcome = (t.told("blocked") or t.told("block-failed"))[0]
    assert outcome["intercept"] == (1 if caught else 0)
