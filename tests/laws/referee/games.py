"""Random games for the referee: their events, and the table at the end as everybody at it sees it."""

from __future__ import annotations

from functools import lru_cache
from typing import Any

from praxis import games
from praxis.kernel.event import SPECTATOR, Event
from praxis.kernel.game import Setting
from praxis.kernel.laws import random_walk

KIND = games.kind("vtes")
SETTINGS = KIND.settings()
_STRIDE = 7
"""Through the settings, so that a few games already show all editions."""


def game_number(number: int) -> tuple[Setting, int]:
    """The setting and seed of the games in the order in which they are looked at."""
    return SETTINGS[number * _STRIDE % len(SETTINGS)], number // len(SETTINGS)


def played(setting: Setting, seed: int) -> tuple[list[Event], Any]:
    events: list[Event] = []
    for game, _ in random_walk(KIND, setting, seed):
        events.extend(game.take_events())
    return events, game.view(SPECTATOR)


@lru_cache(maxsize=40)
def told(number: int) -> tuple[Event, ...]:
    """The events of a game, kept for those who want to doctor them."""
    return tuple(played(*game_number(number))[0])
