"""Event cards: A."""

from __future__ import annotations

import pytest

from praxis.vtes.positions.scenario import position, seat
from tests.vtes.cards.action_tables import EVENT
from tests.vtes.cards.tables import BYSTANDER, bystander, since_2011

# -- Anthelios, The Red Star ------------------------------------------------------------------------------------------

PLAYED = ["Anthelios, The Red Star", "Break the Code", "Scourge of the Enochians"]


@since_2011
@pytest.mark.parametrize("card", PLAYED)
def test_it_comes_into_play_by_a_discard_phase_action(card: str, edition: str) -> None:
    t = position(seat(ready=["Mira 3/5"], hand=[card]), seat(), bystander(), phase="discard", edition=edition)
    with t.unchanged("a.pool", "b.pool", "c.pool"):
        t.does(f"play {card}")
    assert t.region(card) == "play"


@since_2011
@pytest.mark.parametrize("owner", ["a", "b"])
def test_anthelios_lets_anybody_trade_a_master_card_once_a_turn(owner: str, edition: str) -> None:
    star = ["Anthelios, The Red Star"]
    t = position(
        seat(
            ready=["Mira 3/5"],
            hand=["Blank Page"],
            ash_heap=["Misdirection", "Dodge"],
            play=star if owner == "a" else [],
        ),
        seat(ready=["Oskar 2/4"], play=star if owner == "b" else []),
        bystander(),
        phase="master",
        edition=edition,
    )
    t.does("use Anthelios, The Red Star", by="a")
    assert (t.region("Misdirection"), t.region("Dodge"), t.measure("a.hand")) == ("hand", "ash-heap", 1)
    assert t.asks != "master" or not t.offers("play Misdirection")  # the master phase action is spent


@since_2011
@pytest.mark.parametrize(("card", "blood"), [(EVENT, 3), ("The Uncoiling", 4)])
def test_antara_suffers_from_every_gehenna_event(card: str, blood: int, edition: str) -> None:
    t = position(
        seat(ready=["Mira 3/5"], hand=[card]), seat(ready=["Antara"]), bystander(), phase="discard", edition=edition
    )
    t.g.blood[t["Antara"]] = 4
    with t.unchanged(*BYSTANDER, "a.pool", "b.pool"):
        t.does(f"play {card}")
    assert t.measure("Antara.blood") == blood


@since_2011
@pytest.mark.parametrize(
    ("card", "region", "locked"), [(EVENT, "ready", 0), ("The Uncoiling", "ready", 1), (EVENT, "torpor", 1)]
)
def test_jesse_menks_unlocks_for_a_gehenna_card(card: str, region: str, locked: int, edition: str) -> None:
    t = position(
        seat(hand=[card], **{region: ["Jesse Menks locked"]}),  # type: ignore[arg-type]
        seat(ready=["Oskar 2/4"]),
        bystander(),
        phase="discard",
        edition=edition,
    )
    with t.unchanged(*BYSTANDER):
        t.does(f"play {card}")
    assert t.measure("Jesse Menks.locked") == locked


@since_2011
@pytest.mark.parametrize(("card", "offered"), [(EVENT, True), ("The Uncoiling", False)])
def test_giangaleazzo_unlocks_in_times_of_gehenna(card: str, offered: bool, edition: str) -> None:
    who = "Giangaleazzo, The Traitor"
    t = position(
        seat(ready=[f"{who} locked"], hand=["Blank Page"]),
        seat(ready=["Oskar 2/4"], play=[card]),
        bystander(),
        phase="discard",
        edition=edition,
    )
    t.g.blood[t[who]] = 4
    assert t.offers(f"use {who}") is offered
    if offered:
        with t.unchanged(*BYSTANDER, "a.pool"):
            t.does(f"use {who}")
        assert (t.measure(f"{who}.locked"), t.measure(f"{who}.blood")) == (0, 3)
