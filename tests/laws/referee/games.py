"""Random games for the referee: their events, and the table at the end as everybody at it sees it."""

from __future__ import annotations

from typing import Any

from praxis import games
from praxis.kernel.event import SPECTATOR, Event
from praxis.kernel.game import Setting
from praxis.kernel.laws import random_walk

KIND = games.kind("vtes")
SETTINGS = KIND.settings()


def played(setting: Setting, seed: int) -> tuple[list[Event], Any]:
    events: list[Event] = []
    for game, _ in random_walk(KIND, setting, seed):
        events.extend(game.take_events())
    return events, game.view(SPECTATOR)
