"""What a player is to the engine, and the players there are by name."""

from __future__ import annotations

from importlib import import_module
from typing import TYPE_CHECKING, Final, Protocol

from praxis.kernel.errors import BadSetting
from praxis.kernel.rng import Dice

if TYPE_CHECKING:
    import msgspec

    from praxis.kernel.decision import Option


class Player(Protocol):
    """Chooses one of the options offered, knowing only the view of its seat."""

    needs_view: bool
    """Whether `choose` looks at the view at all; if not, it may be given none."""

    def choose(self, view: msgspec.Struct | None, options: list[Option]) -> Option: ...


class RandomPlayer:
    """Any option, each as likely."""

    needs_view = False

    def __init__(self, seed: int) -> None:
        self._dice = Dice(seed)

    def choose(self, view: msgspec.Struct | None, options: list[Option]) -> Option:
        return options[self._dice.below(len(options))]


BOTS: Final[dict[str, dict[str, str]]] = {
    "random": {"vendetta": "praxis.bots.player:RandomPlayer", "vtes": "praxis.bots.player:RandomPlayer"},
    "house": {"vendetta": "praxis.bots.vendetta.house:HousePlayer"},
}
"""The bots by name, and for each game where its class stands."""


def bots_for(game: str) -> list[str]:
    return [name for name, games in BOTS.items() if game in games]


def make(name: str, game: str, seed: int) -> Player:
    """A bot by name; two with the same seed choose alike."""
    where = BOTS.get(name, {}).get(game)
    if where is None:
        raise BadSetting(f"no bot '{name}' plays {game}; there is {', '.join(bots_for(game))}")
    module, _, attribute = where.partition(":")
    player: Player = getattr(import_module(module), attribute)(seed)
    return player
