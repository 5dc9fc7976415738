"""Learning from self-play: the same seed gives the same examples, and the net foretells better than equal shares."""

from __future__ import annotations

import pytest

from praxis import games
from praxis.arena.learn import Course, Example, Examples, learn, place_of
from praxis.bots.sums import shares
from praxis.kernel.rng import Dice


@pytest.mark.parametrize("game", ["vtes", "vendetta"])
def test_examples_are_the_same_for_the_same_seed(game: str) -> None:
    play = games.part(games.entry(game).examples)
    inputs, path = place_of(game)
    first: list[Example] = play(5, Dice(7))
    assert first == play(5, Dice(7))
    assert first
    for numbers, share in first:
        assert {len(row) for row in numbers} == {len(inputs)}
        assert sum(share) == pytest.approx(1.0)
    assert path.is_file()


def test_the_net_learns_who_will_take_more() -> None:
    pytest.importorskip("numpy")
    dice = Dice(1)
    found: list[Example] = []
    for _ in range(600):
        strength = [dice.below(100) / 100 for _ in range(4)]
        best = strength.index(max(strength))
        found.append(([[s, 0.5] for s in strength], [1.0 if seat == best else 0.0 for seat in range(4)]))
    packed = Examples()
    packed.add(found)
    lesson = learn(Course(game="vtes", games=20, seed=1, units=6, epochs=300), packed, ("strength", "noise"), "here")
    assert lesson.surprise < 0.6 * lesson.surprise_of_equal_shares
    weak, strong = lesson.net.score([0.1, 0.5]), lesson.net.score([0.9, 0.5])
    assert shares([weak, strong])[1] > 0.8


def test_packed_examples_come_out_as_they_went_in() -> None:
    """Games of three and of two seats, beside each other."""
    pytest.importorskip("numpy")
    packed = Examples()
    packed.add([([[1.0, 2.0], [3.0, 4.0], [5.0, 6.0]], [0.5, 0.25, 0.25]), ([[7.0, 8.0], [9.0, 10.0]], [0.0, 1.0])])
    assert len(packed) == 2
    x, target, there = packed.arrays(2)
    assert x.tolist() == [[[1, 2], [3, 4], [5, 6]], [[7, 8], [9, 10], [0, 0]]]
    assert target.tolist() == [[0.5, 0.25, 0.25], [0, 1, 0]]
    assert there.tolist() == [[True, True, True], [True, True, False]]
