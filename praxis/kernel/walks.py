"""Random games for the laws, what a broken law is, and how two views differ."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final, TypeVar

import msgspec

from praxis.kernel.decision import Option, key
from praxis.kernel.rng import Dice, derive

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from praxis.kernel.event import Event
    from praxis.kernel.game import Game, Header, Kind, Setting

V = TypeVar("V", bound=msgspec.Struct)

FOLLOWED: Final = 20
ENCODE: Final = msgspec.json.Encoder(order="deterministic").encode


class Broken(AssertionError):
    """A law does not hold for a game."""


def header_for(kind: Kind, setting: Setting, seed: int) -> Header:
    return kind.header(setting, derive(kind.name, setting.label(), seed))


def random_walk(kind: Kind, setting: Setting, seed: int) -> Iterator[tuple[Game, Option]]:
    """Play a random game, decision by decision. Yields the game at each decision, and the option that it is about to
    answer."""
    game = kind.begin(header_for(kind, setting, seed))
    dice = Dice(derive("player", seed))
    limit = kind.longest(setting)
    while game.decision is not None:
        if game.number > limit:
            raise Broken(f"{setting.label()} seed {seed}: not over after {limit} decisions")
        options = game.decision.options
        option = options[dice.below(len(options))]
        yield game, option
        number = game.number
        try:
            game._answer(option)
        except Exception as error:
            raise Broken(f"{setting.label()} seed {seed} at {number}: '{key(option)}' raised {error!r}") from error
    yield game, ()


STUBBORN: Final = ("first", "last", "cyclic")
"""How a player answers who looks at nothing but the number of options."""


def stubborn(policy: str, number: int, options: Sequence[Option]) -> Option:
    """The answer of such a player to the decision with this number."""
    return options[{"first": 0, "last": -1, "cyclic": number % len(options)}[policy]]


def sampled(walk: Iterator[tuple[Game, Option]], dice: Dice, every: int) -> Iterator[tuple[Game, Option]]:
    """Some decisions of a game: about one in `every`, and fewer as the game gets long, so that a law that looks
    closely takes hardly longer for a long game."""
    due = dice.below(every)
    for game, option in walk:
        if game.decision is not None and game.number >= due:
            yield game, option
            due = game.number + 1 + dice.below(2 * every - 1) + dice.below(1 + game.number // 4)


def told_of(events: list[Event]) -> list[bytes]:
    return [ENCODE([event.kind, event.fields, event.hidden]) for event in events]


def carried(view: V) -> V:
    """The view after it was encoded and decoded, so that only what is written in it is left."""
    return msgspec.json.decode(msgspec.json.encode(view), type=type(view))


def difference(one: msgspec.Struct, two: msgspec.Struct) -> str:
    """Where two views differ first, as ``stack.2.slots.bids: 3 / 1``."""
    return _where(msgspec.json.decode(ENCODE(one)), msgspec.json.decode(ENCODE(two)), "")


def _where(one: Any, two: Any, path: str) -> str:
    inner: list[tuple[Any, Any, Any]] = []
    if isinstance(one, dict) and isinstance(two, dict) and one.keys() == two.keys():
        inner = [(name, one[name], two[name]) for name in one]
    elif isinstance(one, list) and isinstance(two, list) and len(one) == len(two):
        inner = [(n, a, b) for n, (a, b) in enumerate(zip(one, two, strict=True))]
    for name, a, b in inner:
        if a != b:
            return _where(a, b, f"{path}.{name}" if path else str(name))
    return f"{path}: {one!r} / {two!r}"
