"""Loads everything that games share in one thread, before there is a second one.

msgspec 0.22 builds its description of a struct type when the type is first read, and hands a half-built one to a second
thread that reads the same type meanwhile: the process dies (`docs/msgspec-race.py`). Compiled modules that import each
other must not be imported by two threads at once either. So everything is built, imported and read from files before
the first table is restored.
"""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import suppress
from importlib import import_module
from pkgutil import walk_packages

import msgspec

from praxis.kernel.game import Game
from praxis.kernel.sight import SPECTATOR
from praxis.languages import known
from praxis.table.game.hosted import HostedGame, HostedGames
from praxis.table.game.words import Lang, Scene


def prepare(hosted_games: HostedGames) -> None:
    """Import the games' modules, deal a game of each edition and say it in every language, and build the description of
    every struct type."""
    _import_all("praxis.languages")
    for hosted in hosted_games.values():
        package = type(hosted.kind).__module__.rpartition(".")[0]
        if package.startswith("praxis."):
            _import_all(package)
    for hosted in hosted_games.values():
        _deal(hosted)
    build_types()


def _import_all(package: str) -> None:
    """Import every module of a package, even those that a function would import when it needs them."""
    for module in walk_packages(import_module(package).__path__, f"{package}."):
        import_module(module.name)


def _deal(hosted: HostedGame) -> None:
    """Deal and tell a game of each edition, so that its card data, decks and messages are read."""
    kind = hosted.kind
    first = {setting.edition: setting for setting in reversed(kind.settings())}
    for setting in first.values():
        game = kind.begin(kind.header(setting, 0))
        for lang in known():
            _tell(hosted, game, lang)


def _tell(hosted: HostedGame, game: Game, lang: Lang) -> None:
    seat = SPECTATOR if game.decision is None else game.decision.seat
    scene = Scene(lang, tuple(f"Seat {n}" for n in range(game.seats)), seat, game.view(seat))
    for event in game.events or []:
        hosted.words.event(event.kind, event.seen_by(seat), scene)
    decision = game.decision_view(seat)
    if decision is not None:
        hosted.words.decision(decision, scene)
        for key in (decision.options or [])[:1]:
            hosted.words.option(key, decision, scene)


def build_types() -> None:
    """Let msgspec build the description of every struct type."""
    for struct in _structs(msgspec.Struct):
        # A type that cannot be read at all (it has a field that no message can have) is never read.
        with suppress(TypeError, NameError):
            msgspec.json.Decoder(struct)


def _structs(base: type[msgspec.Struct]) -> Iterator[type[msgspec.Struct]]:
    for struct in base.__subclasses__():
        yield struct
        yield from _structs(struct)
