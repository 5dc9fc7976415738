"""Events."""

from __future__ import annotations

import pytest

from praxis.vtes.model import stats
from praxis.vtes.positions.scenario import position, seat
from tests.vtes.cards.rulings import rules_on
from tests.vtes.cards.tables import bystander, since_2011

PLAYED = ["Anthelios, The Red Star", "Break the Code", "Scourge of the Enochians"]


@since_2011
@pytest.mark.parametrize("card", PLAYED)
def test_it_comes_into_play_by_a_discard_phase_action(card: str, edition: str) -> None:
    t = position(seat(ready=["Mira 3/5"], hand=[card]), seat(), bystander(), phase="discard", edition=edition)
    with t.unchanged("a.pool", "b.pool", "c.pool"):
        t.does(f"play {card}")
    assert t.region(card) == "play"


@since_2011
@pytest.mark.parametrize(("card", "held"), [("Dragonbound", 6), ("The Uncoiling", 6), ("Break the Code", 7)])
def test_some_are_not_replaced_as_long_as_they_are_in_play(card: str, held: int, edition: str) -> None:
    t = position(
        seat(ready=["Mira 3/5"], hand=[card, *["Blank Page"] * 6], library=9),
        seat(ready=["Oskar 2/4"]),
        bystander(),
        phase="discard",
        edition=edition,
    )
    t.does(f"play {card}")
    assert t.measure("a.hand") == held
    for _ in range(60):
        if t.asks == "minion" and t.who() == "a":
            break
        t.goes_by()
    assert t.measure("a.hand") == held


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


@since_2011
def test_a_burned_event_is_replaced(edition: str) -> None:
    t = position(
        seat(ready=["Mira 3/5"], hand=["Dragonbound", *["Blank Page"] * 6], library=9),
        seat(ready=["Oskar 2/4"], play=["The Uncoiling"], hand=["Blank Page"]),
        bystander(),
        phase="discard",
        edition=edition,
    )
    t.does("play Dragonbound")
    for _ in range(60):
        if t.region("Dragonbound") == "ash-heap":
            break
        assert t.measure("a.hand") == 6
        t.goes_by()
    assert t.measure("a.hand") == 7  # The Uncoiling took it in the discard phase of seat b


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


@since_2011
@rules_on("Scourge of the Enochians", "ANK 20200508-1")
@pytest.mark.parametrize("burns", [True, False])
def test_the_scourge_of_the_enochians_burns_the_weak_and_moves_on(burns: bool, edition: str) -> None:
    t = position(
        seat(ready=["Mira 3/5"], hand=["Blank Page"], play=["Scourge of the Enochians"]),
        seat(ready=["Weak 1/2", "Oskar 2/3"]),
        bystander(),
        phase="influence",
        edition=edition,
    )
    for _ in range(9):
        if t.asks == "pick":
            break
        t.passes()
    assert (t.who(), len(t.options("pick"))) == ("a", 1)
    t.does("pick Weak" if burns else "pass")
    assert t.region("Weak") == ("ash-heap" if burns else "ready")
    assert t.g.controller[t["Scourge of the Enochians"]] == 2


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


@pytest.mark.parametrize("edition", ["2011", "2012"])
def test_break_the_code_turns_the_hunters_into_prey(edition: str) -> None:
    t = position(
        seat(ready=["Mira 3/8", "Brute ally 2 trait:mortal"]),
        seat(ready=["Abe 3/3 imbued"]),
        seat(ready=["Vera 2/4"], play=["Break the Code"]),
        edition=edition,
    )
    assert not t.offers("use Break the Code Brute")
    t.does("use Break the Code Mira")
    assert (t.told("action")[-1]["victims"], stats.intercept(t.g, t["Abe"])) == ([1], -1)
