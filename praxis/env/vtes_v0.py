"""V:TES as an environment of PettingZoo."""

from __future__ import annotations

from typing import Any, Final

from pettingzoo import AECEnv, ParallelEnv

from praxis.env.table import TableEnv, all_at_once, with_wrappers, words_of
from praxis.kernel.game import Game, Setting
from praxis.vtes.actions.table import CARDLESS
from praxis.vtes.answers import ANSWERS
from praxis.vtes.editions import NEWEST
from praxis.vtes.model.numbers_seen import (
    LENGTH,
    MINION_NUMBERS,
    MINIONS,
    SEAT_NUMBERS,
    TABLE_NUMBERS,
    numbers_seen,
)
from praxis.vtes.model.state import Vtes

MINE: Final = TABLE_NUMBERS
"""Where the numbers of one's own seat begin in a row."""
PREY: Final = TABLE_NUMBERS + SEAT_NUMBERS + MINIONS * MINION_NUMBERS
"""Where those of the prey begin, in the same order."""
POOL, WAITING_BLOOD, READY_BLOOD = 0, 9, 14
"""Numbers of a seat, counted from there: pool, blood on uncontrolled cards, blood on ready minions."""


def raw_env(
    players: int = 5, edition: str = NEWEST, decks: list[str] | None = None, turns: int = 150, **options: Any
) -> TableEnv:
    """The environment without PettingZoo's wrappers. `decks` has a deck for each seat, as headers carry them; if left
    out, house decks are played."""
    setting = Setting(players, edition, {"turns": turns}, decks or [])
    return TableEnv("vtes", setting, _numbers, LENGTH, words_of(ANSWERS, CARDLESS), **options)


def env(**options: Any) -> AECEnv:
    """The environment as it should be used: an illegal action ends the game with a penalty of 1."""
    return with_wrappers(raw_env(**options))


def parallel_env(**options: Any) -> ParallelEnv:
    """All agents act at once, but only the action of the seat that is asked counts; an illegal action counts as its
    first option."""
    return all_at_once(raw_env(illegal="first", **options))


def _numbers(game: Game, seat: int) -> list[int]:
    assert isinstance(game, Vtes)
    return numbers_seen(game, seat)
