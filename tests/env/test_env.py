"""The games as environments of PettingZoo: its own tests, hidden cards, pages, rewards, and the example that learns."""

from __future__ import annotations

import importlib.util
from pathlib import Path
from types import ModuleType, SimpleNamespace
from typing import Any

import pytest

np = pytest.importorskip("numpy")
pytest.importorskip("pettingzoo")

from pettingzoo.test import api_test, max_cycles_test, seed_test  # noqa: E402

from praxis import games  # noqa: E402
from praxis.env import table, vendetta_v0, vtes_v0  # noqa: E402
from praxis.kernel.decision import Decision, Option  # noqa: E402
from praxis.kernel.errors import BadSetting  # noqa: E402
from praxis.vtes.model.numbers_seen import LENGTH, numbers_seen  # noqa: E402

MODULES = [vtes_v0, vendetta_v0]
pytestmark = pytest.mark.filterwarnings("ignore::UserWarning")
"""PettingZoo's test warns that an observation with a mask is a dictionary, which its own card games have too."""


def play(env: Any, seed: int, most: int = 4000) -> dict[str, float]:
    """A random game to its end: what each agent was paid."""
    env.reset(seed=seed)
    rng = np.random.default_rng(seed)
    paid = dict.fromkeys(env.possible_agents, 0.0)
    for agent in env.agent_iter(most):
        seen, reward, over, cut, _ = env.last()
        paid[agent] += reward
        env.step(None if over or cut else int(rng.choice(np.flatnonzero(seen["action_mask"]))))
    return paid


@pytest.mark.parametrize("module", MODULES)
def test_the_tests_of_pettingzoo_pass(module: ModuleType) -> None:
    api_test(module.env(), num_cycles=200)
    seed_test(module.env, num_cycles=100)

    def cycling(max_cycles: int) -> Any:
        return module.env(max_cycles=max_cycles, everybody=True, illegal="first")

    max_cycles_test(SimpleNamespace(env=cycling, parallel_env=module.parallel_env))


@pytest.mark.parametrize("module", MODULES)
def test_rewards_add_up_to_the_scores(module: ModuleType) -> None:
    env = module.env(players=4)
    paid = play(env, seed=3)
    game = env.unwrapped.game
    assert game.over
    assert [paid[agent] for agent in env.possible_agents] == game.scores()


@pytest.mark.parametrize("edition", ["2000", "2011", "2012", "2023"])
def test_an_observation_has_the_length_and_range_that_its_space_says(edition: str) -> None:
    env = vtes_v0.env(players=4, edition=edition, turns=12)
    env.reset(seed=5)
    rng = np.random.default_rng(5)
    for agent in env.agent_iter(300):
        seen, _, over, cut, _ = env.last()
        assert env.observation_space(agent).contains(seen)
        assert len(seen["observation"]) == LENGTH
        env.step(None if over or cut else int(rng.choice(np.flatnonzero(seen["action_mask"]))))


def test_hidden_cards_do_not_show_in_the_numbers() -> None:
    """Worlds that a seat cannot tell apart give it the same row."""
    kind, setting = games.kind("vtes"), games.entry("vtes").usual
    rng = np.random.default_rng(2)
    told = 0
    for seed in range(3):
        game = kind.begin(kind.header(setting, seed))
        for step in range(400):
            if game.decision is None:
                break
            if step % 25 == 0:
                for seat in range(game.seats):
                    other = kind.resample(game.view(seat), seed=step)
                    assert numbers_seen(other, seat) == numbers_seen(game, seat)  # type: ignore[arg-type]
                    told += 1
            options = game.decision.options
            game._answer(options[int(rng.integers(len(options)))])
    assert told > 100


def test_more_options_than_actions_are_turned_like_pages() -> None:
    env = vtes_v0.raw_env(players=2)
    env.reset(seed=1)
    decision = env.game.decision
    assert decision is not None
    agent = env.agent_selection
    many: list[Option] = [("amount", number) for number in range(300)]
    taken: list[Option] = []
    asks = Decision(decision.seat, "amount", many)
    game: Any = SimpleNamespace(decision=asks, over=False, vps=[0, 0], _answer=taken.append)
    env.game = game
    env.numbers = lambda game, seat: [0] * LENGTH
    first = env.observe(agent)
    assert first["action_mask"].sum() == table.ACTIONS
    assert list(first["options"][:2, 1]) == [0, 1]
    env.step(table.TURN_PAGE)
    assert env.agent_selection == agent
    assert list(env.observe(agent)["options"][:2, 1]) == [127, 128]
    env.step(table.TURN_PAGE)
    last = env.observe(agent)
    assert last["action_mask"].sum() == 300 - 2 * 127 + 1
    env.step(table.TURN_PAGE)
    assert list(env.observe(agent)["options"][:2, 1]) == [0, 1]
    env.step(table.TURN_PAGE)
    env.step(3)
    assert taken == [("amount", 130)]


def test_an_illegal_action_ends_the_game_with_a_penalty() -> None:
    env = vtes_v0.env(players=3)
    env.reset(seed=1)
    agent = env.agent_selection
    env.last()
    env.step(table.TURN_PAGE)
    assert env.terminations[agent]
    assert env._cumulative_rewards[agent] == -1


def test_a_setting_that_cannot_be_played_is_one_clear_line() -> None:
    env = vtes_v0.env(players=5, edition="1994")
    with pytest.raises(BadSetting, match="no edition '1994'; there are 2000, 2011, 2012, 2023"):
        env.reset(seed=1)


def test_the_example_learns_to_beat_random_players() -> None:
    path = Path(__file__).parents[2] / "examples" / "learn.py"
    spec = importlib.util.spec_from_file_location("learn", path)
    assert spec is not None
    assert spec.loader is not None
    learn = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(learn)
    assert learn.measure(learn.train(games=30), games=30) > learn.measure(np.zeros(256), games=30)
