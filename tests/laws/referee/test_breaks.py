"""The referee must notice nine in ten of the known breaks of the engine."""

from __future__ import annotations

import warnings
from collections.abc import Iterator

import pytest

from praxis.kernel.walks import Broken
from tests.laws.referee.breaks import BREAKS, Break, Unfit, broken, changed
from tests.laws.referee.games import game_number, played
from tests.laws.referee.referee import Violation, violations
from tests.laws.referee.scenes import EDITIONS, SCENES, judged
from tests.size import sized

DICE = sized(quick=5, normal=12, full=40)
"""How often each scene is played in each edition."""
GAMES = sized(quick=2, normal=8, full=30)


def looked_at() -> Iterator[list[Violation]]:
    """What the referee finds in each scene, then in whole games, until the engine stops with an error."""
    for number in range(DICE):
        for scene in range(len(SCENES)):
            for edition in EDITIONS:
                yield judged(number, scene, edition)
    for number in range(GAMES):
        try:
            yield violations(played(*game_number(number))[0])
        except Broken:
            yield []


def is_noticed(one: Break) -> bool:
    """Whether the referee notices a break; one that no longer fits the engine counts as not noticed."""
    try:
        with broken(one):
            return any(looked_at())
    except Unfit as reason:
        warnings.warn(str(reason), UserWarning, stacklevel=1)
        return False


def test_there_are_sixty_of_different_names_that_fit_the_engine_as_it_is() -> None:
    assert len({one.name for one in BREAKS}) == len(BREAKS) >= 60
    for one in BREAKS:
        changed(one)


@pytest.mark.filterwarnings("default::UserWarning")
def test_the_referee_notices_nine_in_ten() -> None:
    unnoticed = [one.name for one in BREAKS if not is_noticed(one)]
    assert len(unnoticed) <= 0.1 * len(BREAKS), unnoticed


@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize("scene", range(len(SCENES)), ids=lambda number: SCENES[number].__name__.strip("_"))
def test_a_sound_engine_gives_no_cause_to_object(scene: int, edition: str) -> None:
    for number in range(DICE):
        assert judged(number, scene, edition) == []
