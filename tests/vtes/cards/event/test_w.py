"""Event cards: W."""

from __future__ import annotations

import pytest

from praxis.vtes.positions.scenario import position, seat
from tests.vtes.cards.rulings import rules_on
from tests.vtes.cards.tables import bystander, since_2011

# -- Waiting Game -----------------------------------------------------------------------------------------------------


@since_2011
@rules_on("Waiting Game", "ANK 20210124")
def test_the_waiting_game_counts_actions_and_wears_anarchs_down(edition: str) -> None:
    t = position(
        seat(ready=["Mira 3/5", "Ines 3/5 sect:Anarch"], play=["Waiting Game counters:1"]),
        seat(ready=["Oskar 2/4 locked"]),
        bystander(),
        edition=edition,
    )
    t.does("bleed Ines")
    t.goes_on()
    assert t.region("Waiting Game") == "play"
    t.does("bleed Mira")
    assert t.region("Waiting Game") == "ash-heap"
    t = position(
        seat(ready=["Mira 3/5 sect:Anarch", "Ines 3/5"], play=["Waiting Game counters:5"]),
        seat(ready=["Oskar 2/4 sect:Anarch", "Brute ally 3"]),
        bystander(),
        phase="unlock",
        edition=edition,
    )
    t.answer(t.options("trigger")[0])
    for _ in range(2):
        assert t.asks == "unless"
        t.does("yes" if t.who() == "a" else "no")
    assert (t.measure("Mira.blood"), t.measure("Ines.blood"), t.measure("Brute.life")) == (2, 3, 2)
    assert (t.measure("Oskar.blood"), t.word("Oskar.sect")) == (2, "Camarilla")


# -- White Nights Massacre --------------------------------------------------------------------------------------------


@since_2011
@pytest.mark.parametrize(("way", "burned"), [(0, 1), (1, 2), (2, 2)])
def test_the_massacre_burns_the_sleeping(way: int, burned: int, edition: str) -> None:
    t = position(
        seat(
            ready=["Mira 3/5", "Wolf ally 3 trait:werewolf"],
            play=["White Nights Massacre"],
            hand=["White Nights Massacre", "Blank Page"],
        ),
        seat(ready=["Oskar 2/4"], torpor=["Prey 1/4"]),
        seat(ready=["Vera 2/4"], torpor=["Sleeper 1/4"]),
        edition=edition,
    )
    for _ in range(40):
        if t.asks == "way":
            break
        t.goes_by()
    t.does(f"way {way}")
    for _ in range(3):
        if t.asks == "may":
            t.does("yes")
        elif t.asks in ("pick", "discard-cost"):
            t.answer(t.options()[0])
    assert [t.region("Prey"), t.region("Sleeper")].count("ash-heap") == burned
    assert t.measure("Wolf.locked") == (1 if way == 1 else 0)
    assert t.measure("a.in_play") == 0
