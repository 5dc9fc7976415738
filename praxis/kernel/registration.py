"""What a game registers: where its parts stand. Commands, bots, simulations and the web table read it and know no game.

A part is named as ``module:attribute`` and imported when it is needed. If a game leaves a part out, something plain
takes its place: its keys for words, its view for a picture, a bot that chooses at random.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

import msgspec

from praxis.kernel.structs import Setting

RANDOM: Final = "praxis.bots.player:RandomPlayer"


class Rulebook(msgspec.Struct, frozen=True, kw_only=True):
    """The clauses of a game: a file in the form of `praxis.clauses.matrix`, and the editions of its rulebook."""

    file: str
    editions: tuple[str, ...]


class Entry(msgspec.Struct, frozen=True, kw_only=True):
    name: str
    kind: str
    """The game's `Kind`."""
    words: str = ""
    """The game's `Words`."""
    bots: Mapping[str, str] = msgspec.field(default_factory=lambda: {"random": RANDOM})
    """The classes of bots by name, the best one last. A bot is made with a seed."""
    usual_bot: str = ""
    """The bot that plays where nobody names one; if left out, the best."""
    positions: str = ""
    """A module that reads positions from text files; it has `read` and `picture`."""
    picture: str = ""
    """A class that draws the game in the terminal."""
    packs: str = ""
    """A function that loads the packs of cards that were installed."""
    decks: str = ""
    """A function that reads the file of a deck for the command line; empty if the game has no decks."""
    deck_box: str = ""
    """The game's `DeckBox`; empty if nobody brings decks."""
    finder: str = ""
    """The game's `CardFinder`; empty if people look at all its cards together."""
    rulebook: Rulebook | None = None
    """The game's clauses, unless they are among those that come with `praxis.clauses`."""
    usual: Setting = Setting(4)
    """The players and options that are played where nobody names others, and that `praxis bench` measures."""
    figures: str = ""
    """A function without arguments that measures more of the game: the cost of a decision by turn."""
    watcher: str = ""
    """A class that watches a game for the report of `praxis simulate`. Its `saw` takes each answer, its `end` gives the
    story."""
    counted: tuple[str, ...] = ("start", "seat", "bot")
    """The facts by which `praxis simulate` counts who won: names among `Kind.facts`, and "seat" and "bot"."""
    habits: tuple[str, ...] = ()
    """The answers of which `praxis simulate` tells how often each bot gave them: first words of options."""
    worths: str = ""
    """A function that says what each option of a decision is worth to the seat of a view, for `praxis.bots.reason`."""
    open_choice: str = ""
    """A function that weighs a choice by public facts alone, so that a bot's reasons can be told while the game goes
    on."""
    examples: str = ""
    """A function that plays one game of bots against each other, which `praxis arena learn` learns from."""
