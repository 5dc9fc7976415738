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
from praxis.kernel.game import DecisionView, Game, Header, Kind
from praxis.table.tenants import Bot, Tenant, Tenants
from praxis.table.words import PlainWords, Words


class LibraryBot:
    """A bot of `praxis.bots` at the table. A new one for each decision: whatever it knows is in the view."""

    def __init__(self, name: str, game: str) -> None:
        self._name = name
        self._game = game

    def choose(self, view: msgspec.Struct, decision: DecisionView, seed: int) -> str:
        options = [parse(option) for option in decision.options or []]
        return key(make(self._name, self._game, seed).choose(view, options))


def tenants() -> Tenants:
    """By name, each with the words and bots that it brings."""
    return {kind.name: _tenant(kind) for kind in games.kinds()}


def _tenant(kind: Kind) -> Tenant:
    words: Words | None = _brought(f"praxis.{kind.name}.words", "WORDS")
    position: Callable[[str], tuple[Header, Game]] | None = _brought(f"praxis.{kind.name}.positions", "opened")
    bots: dict[str, Bot] = {name: LibraryBot(name, kind.name) for name in bots_for(kind.name)}
    return Tenant(kind, words or PlainWords(kind.name), bots, position)


def _brought(module: str, attribute: str) -> Any:
    """What a game offers to the table under an agreed name; None if it does not."""
    return getattr(import_module(module), attribute, None) if find_spec(module) is not None else None
