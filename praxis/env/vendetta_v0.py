"""Vendetta as an environment of PettingZoo."""

from __future__ import annotations

from typing import Any

from pettingzoo import AECEnv, ParallelEnv

from praxis.env.table import TableEnv, all_at_once, with_wrappers, words_of
from praxis.kernel.game import Game, Setting
from praxis.vendetta.answers import ANSWERS
from praxis.vendetta.numbers_seen import LENGTH, numbers_seen
from praxis.vendetta.view import View


def raw_env(players: int = 4, variants: dict[str, str | int | bool] | None = None, **options: Any) -> TableEnv:
    """The environment without PettingZoo's wrappers. `variants` are what `praxis play --set` takes."""
    setting = Setting(players, "", variants or {})
    return TableEnv("vendetta", setting, _numbers, LENGTH, words_of(ANSWERS), **options)


def env(**options: Any) -> AECEnv:
    """The environment as it should be used: an illegal action ends the game with a penalty of 1."""
    return with_wrappers(raw_env(**options))


def parallel_env(**options: Any) -> ParallelEnv:
    """All agents act at once, but only the action of the seat that is asked counts; an illegal action counts as its
    first option."""
    return all_at_once(raw_env(illegal="first", **options))


def _numbers(game: Game, seat: int) -> list[int]:
    view = game.view(seat)
    assert isinstance(view, View)
    return numbers_seen(view)
