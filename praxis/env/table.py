"""A game of Praxis as an environment of PettingZoo: one agent for each seat, asked one after the other (AEC)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

import numpy as np
from gymnasium import spaces
from pettingzoo import AECEnv, ParallelEnv
from pettingzoo.utils import wrappers
from pettingzoo.utils.conversions import turn_based_aec_to_parallel

from praxis import games
from praxis.kernel.decision import PASS, Decision, Option
from praxis.kernel.game import Game, Setting
from praxis.kernel.rng import derive

ACTIONS: Final = 128
"""How many actions there are. An action is the place of an option in the list of legal options. If a decision has more
options, the last action turns the page."""
TURN_PAGE: Final = ACTIONS - 1
OPTION_NUMBERS: Final = 4
"""Numbers for each option: its word, and the parts after it; -1 for each part that it lacks."""
WORDS: Final = 200
"""How many words there can be. Words are numbered from 1 on; parts that are words are given by these numbers, other
parts as they are."""

Numbers = Callable[[Game, int], list[int]]
Row = dict[str, Any]


class TableEnv(AECEnv):  # type: ignore[misc] # PettingZoo has no types
    """One table. `numbers` gives what a seat sees as a row of `length` numbers; `words` are the words of the
    options."""

    def __init__(
        self,
        game: str,
        setting: Setting,
        numbers: Numbers,
        length: int,
        words: list[str],
        max_cycles: int = 0,
        everybody: bool = False,
        illegal: str = "refuse",
        render_mode: str | None = None,
    ) -> None:
        super().__init__()
        self.metadata = {"name": f"{game}_v0", "render_modes": ["ansi"], "is_parallelizable": True}
        self.render_mode = render_mode
        self.game_name, self.setting, self.numbers, self.length = game, setting, numbers, length
        self.word_numbers = {word: number for number, word in enumerate(words, 1)}
        self.max_cycles, self.everybody, self.illegal = max_cycles, everybody, illegal
        self.possible_agents = [f"seat_{seat}" for seat in range(setting.players)]
        self.seat_of = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        self._space = spaces.Dict(
            {
                "observation": spaces.Box(-(2**31), 2**31 - 1, (length,), np.int32),
                "options": spaces.Box(-(2**31), 2**31 - 1, (ACTIONS, OPTION_NUMBERS), np.int32),
                "action_mask": spaces.Box(0, 1, (ACTIONS,), np.int8),
            }
        )
        self._actions = spaces.Discrete(ACTIONS)
        self._rng = np.random.default_rng()

    def observation_space(self, agent: str) -> spaces.Space[Any]:
        return self._space

    def action_space(self, agent: str) -> spaces.Space[Any]:
        return self._actions

    # -- the course of a game ----------------------------------------------------------------------------------------

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        if seed is not None:
            self._rng = np.random.default_rng(seed)
        kind = games.kind(self.game_name)
        self.game: Game = kind.begin(kind.header(self.setting, derive("env", int(self._rng.integers(2**62)))))
        self.game.events = None
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self.page = self.cycles = 0
        self._paid = [0.0] * len(self.agents)
        self._waiting: list[str] = []
        self._next()

    def step(self, action: int | None) -> None:
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        self._cumulative_rewards[agent] = 0.0
        self.rewards = dict.fromkeys(self.agents, 0.0)
        decision = self._decision_of(agent)
        if decision is not None:
            self._answer(decision, int(action) if action is not None else -1)
        if not self._waiting:
            self.cycles += 1
        self._pay()
        self._next()
        self._accumulate_rewards()

    def _answer(self, decision: Decision, action: int) -> None:
        options, more = self._shown(decision)
        if more and action == TURN_PAGE:
            self.page += 1
            return
        self.page = 0
        if not 0 <= action < len(options):
            if self.illegal != "first":
                raise ValueError(f"action {action} is no legal one: the mask allows 0 to {len(options) - 1}")
            action = 0
        self.game._answer(options[action])

    def _shown(self, decision: Decision) -> tuple[list[Option], bool]:
        """The options on this page, and whether there are other pages."""
        if len(decision.options) <= ACTIONS:
            return decision.options, False
        pages = -(-len(decision.options) // TURN_PAGE)
        first = self.page % pages * TURN_PAGE
        return decision.options[first : first + TURN_PAGE], True

    def _pay(self) -> None:
        """Reward each seat with what its score has grown by: victory points as they come, or the win."""
        scores = self.game.scores() if self.game.over else self._points()
        for agent, seat in self.seat_of.items():
            if agent in self.rewards:
                self.rewards[agent] = scores[seat] - self._paid[seat]
        self._paid = scores

    def _points(self) -> list[float]:
        return [float(points) for points in getattr(self.game, "vps", ())] or [0.0] * len(self.possible_agents)

    def _next(self) -> None:
        """Select the agent that acts next; at the end, every agent once more for its last reward."""
        if self.game.over:
            self.terminations = dict.fromkeys(self.agents, True)
        elif self.max_cycles and self.cycles >= self.max_cycles:
            self.truncations = dict.fromkeys(self.agents, True)
        if any(self.terminations.values()) or any(self.truncations.values()):
            self.agent_selection = self.agents[0]
            self._skip_agent_selection = None
            return
        asked = self.game.decision
        assert asked is not None
        if not self.everybody:
            self.agent_selection = self.possible_agents[asked.seat]
            return
        if not self._waiting:
            self._waiting = self.agents[:]
        self.agent_selection = self._waiting.pop(0)

    # -- what an agent sees ------------------------------------------------------------------------------------------

    def observe(self, agent: str) -> Row:
        seat = self.seat_of[agent]
        mask = np.zeros(ACTIONS, np.int8)
        rows = np.full((ACTIONS, OPTION_NUMBERS), -1, np.int32)
        decision = self._decision_of(agent)
        if decision is not None:
            options, more = self._shown(decision)
            mask[: len(options)] = 1
            rows[: len(options)] = [self._row(option) for option in options]
            if more:
                mask[TURN_PAGE] = 1
        elif self.everybody:
            mask[0] = 1
        seen = np.array(self.numbers(self.game, seat), np.int32)
        return {"observation": seen, "options": rows, "action_mask": mask}

    def _decision_of(self, agent: str) -> Decision | None:
        decision = self.game.decision
        return decision if decision is not None and decision.seat == self.seat_of[agent] else None

    def _row(self, option: Option) -> tuple[int, int, int, int]:
        words = self.word_numbers
        parts = [words.get(part, WORDS) if isinstance(part, str) else part for part in option[:OPTION_NUMBERS]]
        parts += [-1] * (OPTION_NUMBERS - len(parts))
        return parts[0], parts[1], parts[2], parts[3]

    def render(self) -> str:
        """One line: the seat that decides, and its options."""
        decision = self.game.decision
        if decision is None:
            return f"over, {self.game.scores()}"
        return f"{self.possible_agents[decision.seat]} is asked: {decision.kind}, {len(decision.options)} options"

    def close(self) -> None:
        """There is nothing to close."""


def with_wrappers(raw: TableEnv) -> AECEnv:
    """The wrappers of PettingZoo around a table: calls come in order, and an illegal action ends the game."""
    table: Any = raw
    if raw.illegal == "refuse":
        table = wrappers.TerminateIllegalWrapper(table, illegal_reward=-1)
    return wrappers.OrderEnforcingWrapper(table)


def all_at_once(raw: TableEnv) -> ParallelEnv:
    """The table for agents that all act at the same time; only the action of the seat that is asked counts."""
    return turn_based_aec_to_parallel(raw)


def words_of(*tables: dict[str, Any]) -> list[str]:
    """The words of a game's options, in an order that stays the same as long as the words do."""
    return sorted({str(PASS[0]), *(word for table in tables for word in table)})
