"""Who may act in the minion phase, and how often."""

from __future__ import annotations

from praxis.clauses.proof import proves
from praxis.vtes.positions.scenario import position, seat
from tests.vtes.rules.action.cards import editions, second_wind


@editions
@proves("minion.act.own-phase", "action.types.basic")
def test_any_number_of_minions_act_one_after_another_and_none_has_to(edition: str) -> None:
    t = position(seat(ready=["Mira 3/5", "Ira 3/5", "Rest 3/5"]), seat(), edition=edition)
    assert [word for word in ("bleed", "hunt") if t.offers(f"{word} Rest")] == ["bleed", "hunt"]
    t.does("bleed Mira", by="a")
    t.does("hunt Ira", by="a")
    assert (t.measure("b.pool"), t.measure("Ira.blood")) == (29, 4)
    t.passes()  # Rest rests
    assert t.asks == "influence"
    assert t.measure("Rest.locked") == 0
    assert t.clauses("bleed Rest", by="b") == ["minion.act.own-phase"]
    t.is_quiet()


@editions
@proves("minion.act.ready-untapped")
def test_a_locked_minion_and_one_in_torpor_take_no_action(edition: str) -> None:
    t = position(seat(ready=["Mira 3/5", "Locked 3/5 locked"], torpor=["Gone 1/5"]), seat(), edition=edition)
    assert not t.offers("bleed Locked")
    assert not t.offers("hunt Gone")
    assert t.clauses("bleed Locked", by="a") == ["minion.act.ready-untapped"]
    assert t.clauses("hunt Locked", by="a") == ["minion.act.ready-untapped"]
    assert t.clauses("bleed Gone", by="a") == ["torpor.state.only-leave-action"]
    t.refuses(t.option("bleed Locked"))
    t.is_quiet()


@editions
@proves("minion.act.untap-again", "minion.act.taps")
def test_who_unlocks_in_the_phase_can_act_again(edition: str) -> None:
    t = position(seat(ready=["Mira 3/5"], hand=[second_wind()]), seat(pool=9), edition=edition)
    t.does("bleed Mira")
    assert t.measure("Mira.locked") == 1
    t.does("play Second Wind Mira")
    assert t.measure("Mira.locked") == 0
    t.does("hunt Mira")
    assert (t.measure("b.pool"), t.measure("Mira.blood"), t.measure("Mira.locked")) == (8, 4, 1)
    t.is_quiet()


@editions
@proves("minion.act.one-at-a-time")
def test_an_action_is_over_before_the_next_begins(edition: str) -> None:
    t = position(seat(ready=["Mira 3/5", "Ira 3/5"]), seat(ready=["Oskar 2/4"]), edition=edition)
    t.does("bleed Mira")
    assert t.offers("block Oskar")
    assert t.clauses("hunt Ira", by="a") == ["minion.act.one-at-a-time"]
    t.passes()
    assert [told["outcome"] for told in t.told("action-over")] == [1]
    t.does("hunt Ira", by="a")
    t.goes_on()
    kinds = [event.kind for event in t.story if event.kind in ("action", "action-over")]
    assert kinds == ["action", "action-over", "action", "action-over"]
    t.is_quiet()
