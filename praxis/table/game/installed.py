"""The games that come with this program, as tenants of the table."""

from __future__ import annotations

from collections.abc import Callable
from importlib import import_module
from importlib.util import find_spec
from typing import Any

import msgspec

from praxis import games
from praxis.bots.player import bots_for, make
from praxis.kernel.decision import key, parse
from praxis.kernel.game import DecisionView, Kind
from praxis.table.game.hosted import Bot, Tenant, Tenants
from praxis.table.game.words import PlainWords, Words
from praxis.table.server.logs import Log


class LibraryBot:
    """A bot of `praxis.bots` at the table. A new one for each decision: whatever it knows is in the view."""

    def __init__(self, name: str, game: str) -> None:
        self._name = name
        self._game = game

    def choose(self, view: msgspec.Struct, decision: DecisionView, seed: int) -> str:
        options = [parse(option) for option in decision.options or []]
        return key(make(self._name, self._game, seed).choose(view, options))


def tenants() -> Tenants:
    """By name, each with the words and bots that it brings. A game that has no words yet is not for people, unless
    none has any."""
    speaking = [name for name in games.names() if _words(name) is not None]
    found: dict[str, Tenant] = {}
    for name in speaking or games.names():
        try:
            found[name] = _tenant(games.kind(name))
        except ImportError as error:  # half of a game must not keep the others from being played
            Log().exception("game.not_loaded", error, game=name)
    return found


def _words(game: str) -> Words | None:
    words: Words | None = _brought(f"praxis.{game}.words", "WORDS")
    return words


def _tenant(kind: Kind) -> Tenant:
    bring: Callable[[], list[str]] | None = _brought(f"praxis.{kind.name}.installed_packs", "bring")
    if bring is not None:
        bring()
    bots: dict[str, Bot] = {name: LibraryBot(name, kind.name) for name in bots_for(kind.name)}
    return Tenant(kind, _words(kind.name) or PlainWords(kind.name), bots)


def _brought(module: str, attribute: str) -> Any:
    """What a game offers to the table under an agreed name; None if it does not."""
    return getattr(import_module(module), attribute, None) if find_spec(module) is not None else None
