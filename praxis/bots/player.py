"""What a player is to the engine, and the players there are by name."""

from __future__ import annotations

from typing import TYPE_CHECKING, Protocol

from praxis import games
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


def bots_for(game: str) -> list[str]:
    """The names of the bots that play a game, the best last."""
    return list(games.entry(game).bots)


def make(name: str, game: str, seed: int) -> Player:
    """A bot by name; two with the same seed choose alike."""
    where = games.entry(game).bots.get(name)
    if where is None:
        raise BadSetting(f"no bot '{name}' plays {game}; there is {', '.join(bots_for(game))}")
    player: Player = games.part(where)(seed)
    return player
