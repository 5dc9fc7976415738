"""The games that are played at this server's tables, each with its kind, its words and its bots. The table knows
nothing else of a game."""

from __future__ import annotations

import importlib
from collections.abc import Mapping
from typing import Final, Protocol

import msgspec

from praxis.kernel.card_search import CardFinder
from praxis.kernel.decks import DeckBox
from praxis.kernel.game import DecisionView, Kind
from praxis.kernel.rng import Dice
from praxis.table.game.safe_words import CarefulWords
from praxis.table.game.words import PlainWords, Words

RANDOM: Final = "random"


class Bot(Protocol):
    """A player that sees only a view and a decision."""

    def choose(self, view: msgspec.Struct, decision: DecisionView, seed: int) -> str:
        """The key of one of the options. The same arguments give the same choice."""


class RandomBot:
    """Chooses any option, each with the same odds."""

    def choose(self, view: msgspec.Struct, decision: DecisionView, seed: int) -> str:
        options = decision.options or []
        return options[Dice(seed).below(len(options))]


class HostedGame(msgspec.Struct, frozen=True):
    """A game that is played at this server's tables."""

    kind: Kind
    words: Words
    bots: Mapping[str, Bot]
    """The bots by level, weakest first."""
    decks: DeckBox | None = None
    """The game's decks, if people bring any."""
    usual: str = ""
    """The level of a bot that replaces a person, and of seats for which none is named; if left out, the strongest."""

    finder: CardFinder | None = None
    """The search for the game's cards, if it has many."""

    @property
    def usual_bot(self) -> str:
        return self.usual or list(self.bots)[-1]


HostedGames = Mapping[str, HostedGame]


def plain(kind: Kind) -> HostedGame:
    """A game that has nothing but its rules."""
    return HostedGame(kind, PlainWords(kind.name), {RANDOM: RandomBot()})


def named(path: str) -> HostedGames:
    """The games that ``module:function`` returns. They are given by name, so that the bots' processes can find them."""
    module, _, function = path.partition(":")
    found: HostedGames = getattr(importlib.import_module(module), function)()
    return {
        name: msgspec.structs.replace(hosted, words=CarefulWords(hosted.words, name)) for name, hosted in found.items()
    }
