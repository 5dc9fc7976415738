"""The speed of the environments in random play, in steps a second on one core: the figure `env` of `praxis bench`."""

from __future__ import annotations

import importlib.util
import random
import time
from typing import Any

import numpy as np

from praxis import games


def has_environment(game: str) -> bool:
    return importlib.util.find_spec(f"praxis.env.{game}_v0") is not None


def measure(game: str, seconds: float) -> dict[str, float]:
    """Steps a second, each as a learning program takes it: `last` with observation and mask, a legal action, `step`."""
    env = games.part(f"praxis.env.{game}_v0:env")()
    dice = random.Random(1)
    _play(env, dice, 0)  # reads the cards and warms up the caches
    steps, number = 0, 1
    began, worked = time.perf_counter(), time.process_time()
    while time.perf_counter() - began < seconds:
        steps += _play(env, dice, number)
        number += 1
    took, worked = time.perf_counter() - began, time.process_time() - worked
    return {"steps_per_second": steps / took, "steps_per_cpu_second": steps / worked}


def _play(env: Any, dice: random.Random, seed: int) -> int:
    env.reset(seed=seed)
    steps = 0
    for _ in env.agent_iter(1_000_000):
        seen, _, over, cut, _ = env.last()
        if over or cut:
            env.step(None)
            continue
        legal = np.flatnonzero(seen["action_mask"])
        env.step(int(legal[int(dice.random() * len(legal))]))
        steps += 1
    return steps
