"""Law 4 in words: two worlds that look the same to a seat ask it, offer it, explain to it and tell it what is going on
in the same words, and give it the same reasons."""

from __future__ import annotations

from importlib import import_module

import pytest

from praxis import games
from praxis.kernel.game import Game, Kind, Setting
from praxis.kernel.rng import Dice, derive
from praxis.kernel.walks import random_walk, sampled
from praxis.kernel.words import Scene, Words
from tests.laws.choice import covering
from tests.size import sized

LANGUAGES = ("en", "de", "it", "ja")
EVERY = sized(quick=25, normal=12, full=3)


def words_of(kind: Kind) -> Words:
    words: Words = import_module(f"praxis.{kind.name}.words").WORDS
    return words


def told(game: Game, words: Words, seat: int, lang: str, dice: Dice) -> list[str]:
    """All that a seat is told at this moment besides the log: question, options, what they do, what is going on."""
    view = game.view(seat)
    scene = Scene(lang, tuple(f"Person {each}" for each in range(game.seats)), seat, view)
    found = [words.stack(game.stack_view(seat), scene)]
    decision = game.decision_view(seat)
    if decision is not None:
        found.append(words.decision(decision, scene).text)
        options = decision.options or []
        found += [words.option(key, decision, scene).text for key in options]
        found += [words.explain(key, decision, scene) for key in options[:3]]
    for _ in range(5):
        question = ("play", dice.below(400), dice.below(400), 0)
        found += [words.reason(reason, scene) for reason in game.why_not(seat, question)]
    return found


@pytest.mark.parametrize(
    ("kind", "setting"),
    [
        pytest.param(kind, setting, id=f"{kind.name} {setting.label()}")
        for kind in games.kinds()
        for setting in covering(kind.settings())
    ],
)
def test_another_world_tells_a_seat_the_same(kind: Kind, setting: Setting) -> None:
    words = words_of(kind)
    compared = 0
    for game, _ in sampled(random_walk(kind, setting, 3), Dice(derive("told", 3)), EVERY):
        for seat in range(game.seats):
            world = kind.resample(game.view(seat), derive("told", seat, game.number))
            lang = LANGUAGES[compared % len(LANGUAGES)]
            here, there = (told(each, words, seat, lang, Dice(derive(seat, game.number))) for each in (game, world))
            assert here == there
            compared += len(here)
    assert compared > 50
