"""The house bot of Vendetta: it plans, it bluffs, it leaves, it is quick, and it knows no more than its view."""

from __future__ import annotations

import msgspec
import pytest

from praxis.arena.simulate import Result, Task, play_one
from praxis.bots.player import make
from praxis.kernel.decision import key, parse
from praxis.kernel.game import Setting
from praxis.kernel.rng import Dice
from praxis.kernel.walks import header_for
from praxis.vendetta.kind import KIND
from praxis.vendetta.view import View
from tests.size import sized

AGAINST_RANDOM = sized(quick=16, normal=60, full=400)
AMONG_THEMSELVES = sized(quick=4, normal=12, full=100)


def play(bots: list[str], games: int, setting: Setting) -> list[Result]:
    task = Task(game="vendetta", setting=setting, bots=bots, games=games, seed=7)
    return [play_one(task, number) for number in range(games)]


def test_it_wins_at_least_seven_of_ten_games_against_three_random_bots() -> None:
    results = play(["house", "random", "random", "random"], AGAINST_RANDOM, Setting(4))
    wins = sum(result.scores[result.bots.index("house")] for result in results)
    assert wins / len(results) >= 0.7


def test_it_bluffs_face_down_and_withdraws_but_not_always() -> None:
    results = play(["house"], AMONG_THEMSELVES, Setting(4))
    counted = {word: sum(sum(r.facts.get(word, [])) for r in results) for word in ("play down", "play up")}
    assert 0.03 < counted["play down"] / sum(counted.values()) < 0.6
    withdrawn = sum(sum(r.facts.get("withdraw", [])) for r in results)
    stayed = sum(sum(r.facts.get("stay", [])) for r in results)
    assert 0.01 < withdrawn / (withdrawn + stayed) < 0.6


def test_it_answers_within_fifty_milliseconds_on_average() -> None:
    results = play(["house"], 3, Setting(5))
    choices = sum(sum(result.facts["choices"]) for result in results)
    assert sum(sum(result.thinking) for result in results) / choices < 0.05


@pytest.mark.parametrize("setting", KIND.settings(), ids=lambda setting: setting.label())
def test_it_finishes_games_in_every_setting(setting: Setting) -> None:
    (result,) = play(["house", "random"], 1, setting)
    assert result.error == ""
    assert len(result.scores) == setting.players


@pytest.mark.parametrize("setting", [Setting(4), Setting(6, options={"relics": True, "locations": True})], ids=str)
def test_it_chooses_alike_from_the_bytes_of_its_view_alone(setting: Setting) -> None:
    """Whatever is not written in the view, once it has gone through bytes, cannot have helped."""
    game = KIND.begin(header_for(KIND, setting, 3))
    game.events = None
    dice = Dice(5)
    asked = 0
    while (decision := game.decision) is not None:
        view = game.view(decision.seat)
        carried = msgspec.json.decode(msgspec.json.encode(view), type=View)
        assert carried.decision is not None
        options = [parse(text) for text in carried.decision.options or []]
        seed = dice.below(1000)
        there = make("house", "vendetta", seed).choose(view, decision.options)
        here = make("house", "vendetta", seed).choose(carried, options)
        assert key(there) == key(here)
        asked += 1
        game._answer(there)
    assert asked > 50


def test_it_chooses_alike_in_worlds_it_cannot_tell_apart() -> None:
    game = KIND.begin(header_for(KIND, Setting(4), 11))
    game.events = None
    compared = 0
    while (decision := game.decision) is not None:
        view = game.view(decision.seat)
        option = make("house", "vendetta", game.number).choose(view, decision.options)
        if game.number % 4 == 0:
            world = KIND.resample(view, game.number)
            other = make("house", "vendetta", game.number).choose(world.view(decision.seat), decision.options)
            assert other == option
            compared += 1
        game._answer(option)
    assert compared > 10


def test_an_unknown_bot_is_named_with_those_there_are() -> None:
    from praxis.kernel.errors import BadSetting

    with pytest.raises(BadSetting, match="no bot 'elder' plays vendetta; there is random, gentle, house, keen, search"):
        make("elder", "vendetta", 1)
