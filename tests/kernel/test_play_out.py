"""A game that is played out at random ends as if somebody had given the same answers."""

from __future__ import annotations

from random import Random

import pytest

from praxis import games


@pytest.mark.parametrize("name", ["vtes", "vendetta"])
def test_a_game_played_out_ends_as_with_the_same_answers_one_by_one(name: str) -> None:
    kind, setting = games.kind(name), games.entry(name).usual
    at_once, one_by_one = (kind.begin(kind.header(setting, 7)) for _ in range(2))
    at_once.play_out(Random(7).random)
    roll = Random(7).random
    while (decision := one_by_one.decision) is not None:
        one_by_one.answer(decision.seat, decision.options[int(roll() * len(decision.options))])
    assert at_once.over
    assert at_once.number == one_by_one.number > 20
    assert at_once.digest() == one_by_one.digest()
