"""V:TES as an environment of PettingZoo."""

from __future__ import annotations

from typing import Any

from pettingzoo import AECEnv, ParallelEnv
from pettingzoo.utils import wrappers
from pettingzoo.utils.conversions import turn_based_aec_to_parallel

from praxis.env.table import TableEnv, words_of
from praxis.kernel.game import Game, Setting
from praxis.vtes.actions.table import CARDLESS
from praxis.vtes.answers import ANSWERS
from praxis.vtes.editions import NEWEST
from praxis.vtes.model.numbers_seen import LENGTH, numbers_seen
from praxis.vtes.model.state import Vtes


def raw_env(
    players: int = 5, edition: str = NEWEST, decks: list[str] | None = None, turns: int = 150, **options: Any
) -> TableEnv:
    """The environment without PettingZoo's wrappers. `decks`: one for each seat as a header carries it; else ours."""
    setting = Setting(players, edition, {"turns": turns}, decks or [])
    return TableEnv("vtes", setting, _numbers, LENGTH, words_of(ANSWERS, CARDLESS), **options)


def env(**options: Any) -> AECEnv:
    """The environment as it should be used: an illegal action ends the game with a penalty of 1."""
    raw: Any = raw_env(**options)
    if raw.illegal == "refuse":
        raw = wrappers.TerminateIllegalWrapper(raw, illegal_reward=-1)
    return wrappers.OrderEnforcingWrapper(raw)


def parallel_env(**options: Any) -> ParallelEnv:
    """Everybody acts at once, but only the action of the seat that is asked counts; an illegal one is its first."""
    return turn_based_aec_to_parallel(raw_env(illegal="first", **options))


def _numbers(game: Game, seat: int) -> list[int]:
    assert isinstance(game, Vtes)
    return numbers_seen(game, seat)
