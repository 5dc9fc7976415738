"""Ousting and victory points, by the rulebooks' examples."""

from __future__ import annotations

import pytest

from praxis.clauses.proof import proves
from praxis.vtes.definitions.language import POOL, PREY, burn
from praxis.vtes.model import face as faces
from praxis.vtes.model import windows
from praxis.vtes.model.face import made_up
from praxis.vtes.positions.scenario import Table, position, seat
from praxis.vtes.rules.ending import call_time
from tests.vtes.shorthand import build
from tests.vtes.shorthand import verbs as do
from tests.vtes.shorthand.base import Definition

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


@editions
@proves("end.vp.tie", "end.vp.most-wins", "end.vp.sum", "end.vp.six-pool", "end.vp.prey-ousted", "end.vp.last-player")
def test_richard_and_lisa_share_the_highest_score(edition: str) -> None:
    """Richard, Steve, Justin, Lisa clockwise: Steve out, Justin out, then Richard; Lisa is last: 2 to 2."""
    t = position(
        seat(pool=1, ready=["Richard 2/3", "Rita 2/3"]),
        seat(pool=1),
        seat(pool=1),
        seat(ready=["Lisa 2/3 bleed:20"]),
        edition=edition,
    )
    play_until_ousted(t, "Richard")
    assert (t.g.vps, t.measure("a.pool")) == ([1, 0, 0, 0], 7)
    play_until_ousted(t, "Rita")
    assert (t.g.vps, t.measure("a.pool")) == ([2, 0, 0, 0], 13)
    while t.who() != "d" or t.asks != "minion":
        t.passes()
    assert (t.g.prey(3), t.g.predator(3)) == (0, 0)
    play_until_ousted(t, "Lisa")
    assert t.game.over
    assert t.g.ousted == [1, 1, 1, 0]
    assert t.g.vps == [2, 0, 0, 2]
    assert sum(t.g.vps) == 4
    assert t.g.scores() == ([0.0] * 4 if edition == "2023" else [0.5, 0.0, 0.0, 0.5])


@editions
@proves("end.vp.sum", "end.vp.most-wins", "end.oust.new-prey", "end.oust.new-predator", "end.oust.two-left")
def test_the_five_player_example_ends_three_one_one(edition: str) -> None:
    """Justin, Lisa, Richard, Scott, Steve clockwise. Steve out, Scott out, Lisa out, Richard out; Justin is last."""
    t = position(
        seat(ready=["Justin 2/3 bleed:30", "Jo 2/3 bleed:30"]),
        seat(),
        seat(ready=["Richard 2/3 bleed:30"]),
        seat(pool=2, ready=["Scott 2/3 bleed:30"]),
        seat(),
        edition=edition,
        turn="d",
    )
    play_until_ousted(t, "Scott")  # his prey Steve
    assert t.g.vps == [0, 0, 0, 1, 0]
    assert (t.g.prey(3), t.g.predator(0)) == (0, 3)
    while t.who() != "c" or t.asks != "minion":
        t.passes()
    play_until_ousted(t, "Richard")
    assert t.g.vps == [0, 0, 1, 1, 0]
    assert (t.g.prey(2), t.g.predator(0)) == (0, 2)
    while t.who() != "a" or t.asks != "minion":
        t.passes()
    play_until_ousted(t, "Justin")
    assert t.g.vps == [1, 0, 1, 1, 0]
    assert (t.g.prey(0), t.g.predator(0), t.g.prey(2), t.g.predator(2)) == (2, 2, 0, 0)
    while not t.game.over:
        t.does("bleed Jo") if t.offers("bleed Jo") else t.passes()
        t.goes_on()
        if t.offers("bleed Justin"):
            t.does("bleed Justin")
            t.goes_on()
    assert t.g.vps == [3, 0, 1, 1, 0]
    assert sum(t.g.vps) == 5
    assert t.g.scores() == [1.0, 0.0, 0.0, 0.0, 0.0]


@editions
@proves("end.oust.borrowed-cards")
def test_borrowed_cards_leave_play_with_the_ousted_and_end_up_with_their_owners(edition: str) -> None:
    t = position(seat(ready=["Mira 2/3"]), seat(pool=1, ready=["Otto 2/3 locked of:c"]), seat(), edition=edition)
    assert (t.g.owner[t["Otto"]], t.g.controller[t["Otto"]]) == (2, 1)
    play_until_ousted(t, "Mira")
    assert t.region("Otto") == ("ash-heap" if edition == "2000" else "removed")
    assert t.g.controller[t["Otto"]] == 2
    assert t["Otto"] in (t.g.ash_heap(2) if edition == "2000" else t.g.regions[8][2])
    t.is_quiet()


@editions
@proves("end.oust.own-cards-elsewhere")
def test_cards_of_the_ousted_that_others_control_stay_in_play(edition: str) -> None:
    t = position(
        seat(ready=["Mira 2/3", "Lent 2/3 of:b"]),
        seat(pool=1),
        seat(pool=5),
        seat(ready=["Vera 2/3 bleed:60"]),
        edition=edition,
    )
    play_until_ousted(t, "Mira")
    assert t.g.ousted == [0, 1, 0, 0]
    assert t.region("Lent") == "ready"
    assert t.g.controller[t["Lent"]] == 0
    t.does("bleed Lent")
    t.goes_on()
    assert t.measure("c.pool") == 4
    while t.who() != "d" or t.asks != "minion":
        t.passes()
    play_until_ousted(t, "Vera")  # until that other is ousted too
    assert t.region("Lent") == ("ash-heap" if edition == "2000" else "removed")
    assert t.g.owner[t["Lent"]] == 1


@editions
@proves("end.oust.simultaneous", "end.game.last-standing")
def test_the_last_two_ousted_together_get_a_point_each_and_nobody_the_survivors(edition: str) -> None:
    """Our reading: nobody is left, so nobody gets the point of the last one."""
    t = position(
        seat(pool=1, ready=["Vasily 3/7 prince"], hand=["Anarchist Uprising"]),
        seat(pool=1, ready=["Otto 2/3 locked"]),
        edition=edition,
    )
    t.does("play Anarchist Uprising Vasily")
    while t.asks != "polling":
        t.passes()
    t.does("vote Vasily for")
    t.goes_on()
    assert t.game.over
    assert t.g.vps == [1, 1]


@editions
@proves("end.oust.own-payment")
def test_who_pays_her_last_pool_for_a_crypt_card_is_ousted(edition: str) -> None:
    t = position(seat(pool=1, crypt=2), seat(), seat(), edition=edition, phase="influence")
    t.does("crypt")
    assert t.g.ousted == [1, 0, 0]
    assert t.g.vps == [0, 0, 1]
    assert t.measure("c.pool") == 36
    assert t.who() == "b"


@editions
@pytest.mark.parametrize("turn", ["a", "b"])
@proves("end.oust.controlled-cards", "end.oust.own-payment")
def test_a_card_paid_for_with_the_last_pool_leaves_with_those_that_she_controls(edition: str, turn: str) -> None:
    """In her own turn a piece of equipment, in another's a master card out of turn."""
    villa = made_up("Villa", faces.EQUIPMENT, pool=1, definition=Definition(0, (build.permanent(),)))
    alms = made_up(
        "Alms", faces.MASTER, pool=1, definition=Definition(0, (build.out_of_turn(do.gain_pool(3), when=windows.OPEN),))
    )
    t = position(
        seat(pool=1, ready=["Mira 3/5"], hand=[villa, alms]),
        seat(ready=["Ada 2/4"]),
        seat(),
        edition=edition,
        turn=turn,
    )
    paid = "Villa" if turn == "a" else "Alms"
    t.does("play Villa Mira" if turn == "a" else "hunt Ada")
    if turn != "a":
        t.passes_until_offered("play Alms")
        t.does("play Alms")
    while t.measure("a.pool"):
        t.passes()
    assert t.g.ousted == [1, 0, 0]
    assert t.region(paid) == ("ash-heap" if edition == "2000" else "removed")
    assert t.region("Mira") == t.region(paid)
    t.goes_on()
    t.is_quiet()


@editions
@proves("end.game.last-standing")
def test_the_card_whose_effect_ends_the_game_lies_on_the_ash_heap(edition: str) -> None:
    ruin = made_up("Ruin", faces.ACTION, definition=Definition(0, (build.action("", burn(1, POOL, PREY)),)))
    t = position(seat(ready=["Mira 3/5"], hand=[ruin]), seat(pool=1), edition=edition)
    t.does("play Ruin Mira")
    while not t.game.over:
        t.passes()
    assert t.g.vps == [2, 0]
    assert (t.region("Ruin"), t.g.faults()) == ("ash-heap", [])


@editions
def test_when_time_is_up_everybody_still_in_the_game_has_half_a_victory_point_more(edition: str) -> None:
    """a and c have a victory point each; a is out, so c wins by the half."""
    t = position(seat(), seat(), seat(), ousted=["a"], turn="b", edition=edition)
    t.g.vps[:] = [1, 0, 1]
    call_time(t.g)
    assert t.game.over
    assert [event.fields for event in t.g.take_events() if event.kind == "time-up"] == [{"seats": [1, 2]}]
    assert t.g.scores() == [0.0, 0.0, 1.0]
