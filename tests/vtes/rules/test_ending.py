"""Ousting and victory points, by the rulebooks' examples."""

from __future__ import annotations

import pytest

from praxis.clauses.proof import proves
from praxis.vtes.scenario import Table, position, seat

editions = pytest.mark.parametrize("edition", ["2000", "2011", "2012", "2023"])


def play_until_ousted(t: Table, bleeder: str) -> None:
    t.does(f"bleed {bleeder}")
    t.goes_on()


@editions
@proves("end.vp.prey-ousted", "end.vp.six-pool", "end.vp.last-player", "end.game.last-standing", "end.vp.most-wins")
@proves("end.oust.zero-pool", "end.vp.sum", "end.oust.two-left")
def test_the_last_one_left_gets_a_point_for_it(edition: str) -> None:
    t = position(seat(ready=["Mira 2/3", "Nils 2/3"]), seat(pool=1), seat(pool=1), edition=edition)
    play_until_ousted(t, "Mira")
    assert t.g.vps == [1, 0, 0]
    assert t.measure("a.pool") == 36
    play_until_ousted(t, "Nils")
    assert t.game.over
    assert t.g.vps == [3, 0, 0]
    assert t.g.scores() == [1.0, 0.0, 0.0]


@editions
@proves("end.oust.controlled-cards")
def test_the_cards_of_the_ousted_leave_play(edition: str) -> None:
    t = position(
        seat(ready=["Mira 2/3"]), seat(pool=1, ready=[("Otto 2/3 locked", ["Rusty Gun"])]), seat(), edition=edition
    )
    play_until_ousted(t, "Mira")
    assert t.region("Otto") == ("ash-heap" if edition == "2000" else "removed")
    assert t.region("Rusty Gun") == t.region("Otto")
    t.is_quiet()


@editions
@proves("end.oust.simultaneous")
def test_ousted_together_with_her_prey_she_gets_the_point_but_no_pool(edition: str) -> None:
    t = position(
        seat(pool=1, ready=["Vasily 3/7 prince"], hand=["Anarchist Uprising"]),
        seat(pool=1, ready=["Otto 2/3 locked"]),
        seat(pool=5),
        seat(pool=5),
        edition=edition,
    )
    t.does("play Anarchist Uprising Vasily")
    while t.asks != "polling":
        t.passes()
    t.does_all("vote Vasily for")
    t.goes_on()
    assert t.g.ousted == [1, 1, 0, 0]
    assert t.g.vps == [1, 0, 0, 1]
    assert t.g.pool == [0, 0, 5, 11]
    t.is_quiet()
