"""Praxis: the table where the Jyhad is played.

>>> import praxis
>>> game = praxis.game("vendetta", players=4, seed=7)
>>> points = game.play("house")

What can be used is listed in `praxis.__all__` and described in `praxis.api`; `Client` talks to a server. Each
name is imported when it is first used, so that `import praxis` costs nothing.
"""

from importlib import import_module
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from praxis.api import (
        SPECTATOR,
        Answer,
        BadRecord,
        BadSetting,
        Decision,
        Event,
        Game,
        Header,
        Illegal,
        Malformed,
        Option,
        Player,
        Position,
        Reason,
        Record,
        Refusal,
        Setting,
        Stale,
        bot,
        bot_names,
        game,
        game_names,
        position,
        replay,
        seat,
        simulate,
    )
    from praxis.table.client import Client

__version__ = "0.2.0.dev0"

__all__ = (
    "SPECTATOR",
    "Answer",
    "BadRecord",
    "BadSetting",
    "Client",
    "Decision",
    "Event",
    "Game",
    "Header",
    "Illegal",
    "Malformed",
    "Option",
    "Player",
    "Position",
    "Reason",
    "Record",
    "Refusal",
    "Setting",
    "Stale",
    "bot",
    "bot_names",
    "game",
    "game_names",
    "position",
    "replay",
    "seat",
    "simulate",
)


def __getattr__(name: str) -> Any:
    if name not in __all__:
        raise AttributeError(f"module 'praxis' has no attribute {name!r}")
    found = getattr(import_module("praxis.table.client" if name == "Client" else "praxis.api"), name)
    globals()[name] = found
    return found


def __dir__() -> list[str]:
    return sorted({*globals(), *__all__})
