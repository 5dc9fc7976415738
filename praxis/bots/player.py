"""What the engine expects of a player, and the bots of each game by name."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Any, Final, Protocol

from praxis import games
from praxis.bots.search import Budget
from praxis.kernel.errors import BadSetting
from praxis.kernel.rng import Dice

if TYPE_CHECKING:
    import msgspec

    from praxis.kernel.decision import Option

_SPELLED: Final = re.compile(r"(?P<name>[a-z]+)(\+(?P<style>[a-z]+))?(@(?P<number>\d+(\.\d+)?)(?P<unit>[sp]?))?")
_LONGEST: Final = 20.0


class Player(Protocol):
    """Chooses one of the options offered, knowing only the view of its seat."""

    needs_view: bool
    """Whether `choose` looks at the view; if not, it may be given None."""

    def choose(self, view: msgspec.Struct | None, options: list[Option]) -> Option:
        """One of the options, for the seat of this view."""
        ...


class RandomPlayer:
    """Chooses any option, each with the same odds."""

    needs_view = False

    def __init__(self, seed: int) -> None:
        self._dice = Dice(seed)

    def choose(self, view: msgspec.Struct | None, options: list[Option]) -> Option:
        return options[self._dice.below(len(options))]


def bots_for(game: str) -> list[str]:
    """The names of the bots that play a game, the best last."""
    return list(games.entry(game).bots)


def usual_bot(game: str) -> str:
    """The bot that plays where nobody names one: good, and quick enough for any use."""
    return games.entry(game).usual_bot or bots_for(game)[-1]


def check(spelled: str, game: str) -> None:
    """Raise `BadSetting` if no bot of this game has the name."""
    _made_of(spelled, game)


def make(spelled: str, game: str, seed: int) -> Player:
    """Make a bot by its name. Two bots with the same seed choose alike.

    The name may be followed by a style and by the time for a choice: ``house+bleed``, ``search@0.1`` (seconds of
    processor time), ``search@60p`` (playouts, the same on every machine).
    """
    maker, more = _made_of(spelled, game)
    player: Player = maker(seed, **more)
    return player


def _made_of(spelled: str, game: str) -> tuple[Any, dict[str, Any]]:
    found = _SPELLED.fullmatch(spelled)
    where = games.entry(game).bots.get(found["name"]) if found else None
    if where is None or found is None:
        raise BadSetting(f"no bot '{spelled[:40]}' plays {game}; there is {', '.join(bots_for(game))}")
    maker = games.part(where)
    more: dict[str, Any] = {}
    if found["style"]:
        styles = getattr(maker, "STYLES", ())
        if found["style"] not in styles:
            known = f"its styles are {', '.join(styles)}" if styles else "it has no styles"
            raise BadSetting(f"bot '{found['name']}' of {game} does not play '{found['style']}'; {known}")
        more["style"] = found["style"]
    if found["number"]:
        if not getattr(maker, "THINKS", False):
            raise BadSetting(f"bot '{found['name']}' of {game} answers at once: write it without @{found['number']}")
        number = float(found["number"])
        if found["unit"] == "p":
            more["budget"] = Budget(playouts=max(1, int(number)))
        elif 0 < number <= _LONGEST:
            more["budget"] = Budget(seconds=number)
        else:
            raise BadSetting(f"'{spelled}': a bot thinks for more than 0 and at most {_LONGEST:g} seconds")
    return maker, more
