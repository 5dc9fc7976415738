"""Presses, and the end of a round."""

from __future__ import annotations

import pytest

from praxis.clauses.proof import proves
from praxis.vtes.model import windows
from praxis.vtes.model.face import Face
from praxis.vtes.rules import strike
from tests.vtes.rules.combat.fights import blow, card, chase, editions, fight_of, strike_card
from tests.vtes.shorthand import base
from tests.vtes.shorthand import combat as fight
from tests.vtes.shorthand import verbs as do


def taste(name: str = "Taste It") -> Face:
    return card(name, do.gain_blood(1, base.ME), when=windows.END_OF_ROUND)


@editions
@proves("combat.press.default-ends", "combat.press.continue", "combat.press.new-round", "combat.sequence.rounds")
def test_a_press_leads_to_another_round_without_one_combat_ends(edition: str) -> None:
    t = fight_of(edition, "Kurt 5/5", "Ira 5/5", [chase(), chase()])
    t.does("play Give Chase Kurt", by="a")
    assert [told["number"] for told in t.told("round")] == [1, 2]
    assert t.asks == "press"
    t.passes()
    assert [told["number"] for told in t.told("round")] == [1, 2]
    assert (t.measure("Kurt.blood"), t.measure("Ira.blood")) == (3, 3)
    t.is_quiet()


@editions
@proves("combat.press.end", "combat.press.unlimited-exchange", "combat.press.no-two-in-a-row")
def test_presses_answer_each_other_and_nobody_presses_twice_in_a_row(edition: str) -> None:
    t = fight_of(edition, "Kurt 5/5", "Ira 5/5", [chase(), chase()], [chase(), chase()])
    t.does("play Give Chase Kurt", by="a")
    assert t.clauses("play Give Chase#2 Kurt 0", by="a") == ["combat.press.no-two-in-a-row"]
    t.does("play Give Chase#3 Ira", by="b")
    t.does("play Give Chase#2 Kurt", by="a")
    t.does("play Give Chase#4 Ira", by="b")
    assert [told["to"] for told in t.told("press")] == ["continue", "end", "continue", "end"]
    assert len(t.told("round")) == 1
    t.is_quiet()


@editions
@proves("combat.press.continue", "combat.press.end")
def test_the_opposing_minion_may_press_if_the_acting_one_declines_who_may_answer(edition: str) -> None:
    t = fight_of(edition, "Kurt 5/5", "Ira 5/5", [chase()], [chase()])
    t.does("pass", by="a")
    t.does("play Give Chase#2 Ira", by="b")
    t.does("play Give Chase Kurt", by="a")
    assert len(t.told("round")) == 1
    t.is_quiet()


@editions
def test_an_optional_press_of_a_strike_card_is_used_or_declined_in_the_press_step(edition: str) -> None:
    backflip = card("Backflip", fight.strike_(strike.DODGE), fight.gain_press())
    t = fight_of(edition, "Kurt 5/5", "Ira 5/5", [backflip])
    t.does("play Backflip Kurt")
    assert t.options() == ["press", "pass"]
    t.does("press")
    assert [told["number"] for told in t.told("round")] == [1, 2]
    assert (t.measure("Kurt.blood"), t.measure("Ira.blood")) == (4, 4)
    t.is_quiet()


@editions
def test_a_press_only_to_end_combat_answers_a_press_and_does_nothing_else(edition: str) -> None:
    part = card("Part Ways", fight.press_(only="end"), when=windows.PRESS)
    t = fight_of(edition, "Kurt 5/5", "Ira 5/5", [chase()], [part])
    t.does("play Give Chase Kurt", by="a")
    t.does("play Part Ways Ira", by="b")
    assert len(t.told("round")) == 1
    t.is_quiet()
    t = fight_of(edition, "Kurt 5/5", "Ira 5/5", [], [part])
    assert t.measure("b.hand") == 1
    t.is_quiet()


@editions
@proves("combat.end-of-round.step", editions="2023")
def test_cards_for_the_end_of_a_round_come_after_the_press_step(edition: str) -> None:
    t = fight_of(edition, "Kurt 5/5", "Ira 5/5", [chase(), taste()])
    assert t.asks == "press"
    assert t.clauses("play Taste It Kurt 0", by="a") == ["combat.sequence.steps"]
    t.does("play Give Chase Kurt")
    assert t.asks == "end-of-round"  # the round is over although the combat goes on
    with t.changes("Kurt.blood", 1 - 1):  # tasted, and hurt in the next round
        t.does("play Taste It Kurt")
    assert len(t.told("round")) == 2
    t.is_quiet()


@editions
@proves("combat.end-of-round.after-combat-ends")
@pytest.mark.parametrize("how", ["combat ends", "torpor"])
def test_the_end_of_the_round_comes_in_2023_even_if_combat_is_over(edition: str, how: str) -> None:
    """After a strike that ends combat and after the opponent went to torpor; before 2023 combat is simply over."""
    over = strike_card("Vanish", strike.COMBAT_ENDS) if how == "combat ends" else blow("Huge Blow", 9)
    t = fight_of(edition, "Kurt 4/5", "Ira 4/5", [over, taste(), chase()], [taste()])
    t.does("play Vanish Kurt" if how == "combat ends" else "play Huge Blow Kurt")
    left = 4 if how == "combat ends" else 3
    if edition == "2023":
        assert (t.who(), t.asks) == ("a", "end-of-round")
        t.does("play Taste It Kurt")
        assert t.measure("Kurt.blood") == left + 1
        if how == "combat ends":  # one who is no longer ready plays nothing
            assert (t.who(), t.asks) == ("b", "end-of-round")
            t.passes()
    else:
        assert t.measure("Kurt.blood") == left
    assert len(t.told("round")) == 1
    assert not t.told("press")
    t.is_quiet()
