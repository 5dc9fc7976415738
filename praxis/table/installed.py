"""The games that come with this program, as tenants of the table."""

from __future__ import annotations

from importlib import import_module
from importlib.util import find_spec

from praxis import games
from praxis.kernel.game import Kind
from praxis.table.tenants import RANDOM, Bot, RandomBot, Tenant, Tenants
from praxis.table.words import PlainWords, Words


def tenants() -> Tenants:
    """By name, each with the words and bots that it brings."""
    return {kind.name: _tenant(kind) for kind in games.kinds()}


def _tenant(kind: Kind) -> Tenant:
    return Tenant(kind, _words(kind.name), _bots(kind.name))


def _words(game: str) -> Words:
    module = f"praxis.{game}.words"
    if find_spec(module) is None:
        return PlainWords(game)
    words: Words = import_module(module).WORDS
    return words


def _bots(game: str) -> dict[str, Bot]:
    return {RANDOM: RandomBot()}
