"""The games that are played at this server's tables: the kind, its words, its bots. All the table knows of a game."""

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
    """A player that sees a view and a decision, nothing else."""

    def choose(self, view: msgspec.Struct, decision: DecisionView, seed: int) -> str:
        """The key of one of the options. The same arguments give the same choice."""


class RandomBot:
    """Any option, each as likely."""

    def choose(self, view: msgspec.Struct, decision: DecisionView, seed: int) -> str:
        options = decision.options or []
        return options[Dice(seed).below(len(options))]


class HostedGame(msgspec.Struct, frozen=True):
    """A game that is played at this server's tables."""

    kind: Kind
    words: Words
    bots: Mapping[str, Bot]
    """By level, weakest first."""
    decks: DeckBox | None = None
    """Its decks, if people bring any."""
    usual: str = ""
    """The level of whoever steps in for a person, and of seats for which none is named; if left out, the strongest."""

    finder: CardFinder | None = None
    """How its cards are found, if there are many."""

    @property
    def usual_bot(self) -> str:
        return self.usual or list(self.bots)[-1]


HostedGames = Mapping[str, HostedGame]


def plain(kind: Kind) -> HostedGame:
    """A game that brings nothing but its rules."""
    return HostedGame(kind, PlainWords(kind.name), {RANDOM: RandomBot()})


def named(path: str) -> HostedGames:
    """The games that ``module:function`` gives. A name, not an object, because the bots' processes must find them."""
    module, _, function = path.partition(":")
    found: HostedGames = getattr(importlib.import_module(module), function)()
    return {
        name: msgspec.structs.replace(hosted, words=CarefulWords(hosted.words, name)) for name, hosted in found.items()
    }
