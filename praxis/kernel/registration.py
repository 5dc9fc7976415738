"""What a game registers: where its parts stand. Commands, bots, simulations and the web table read it and know no game.

A part is named as ``module:attribute`` and imported when it is needed. What a game leaves out is done plainly: its keys
as words, its view as a picture, a bot that chooses at random.
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
    """Its `Kind`."""
    words: str = ""
    """Its `Words`."""
    bots: Mapping[str, str] = msgspec.field(default_factory=lambda: {"random": RANDOM})
    """By name, the best one last: a class that is made with a seed."""
    usual_bot: str = ""
    """Who plays where nobody is asked for by name; if left out, the best."""
    positions: str = ""
    """A module that reads positions from text files: `read` and `picture`."""
    picture: str = ""
    """A class that draws it in the terminal."""
    packs: str = ""
    """A function that brings the packs of cards that were installed."""
    decks: str = ""
    """A function that reads a file with a deck for the command line; empty if it is played without decks."""
    deck_box: str = ""
    """Its `DeckBox`: what a table asks of its decks; empty if nobody brings any."""
    finder: str = ""
    """Its `CardFinder`; empty if all of its cards are looked at together."""
    rulebook: Rulebook | None = None
    """Its clauses, unless they are among those that come with `praxis.clauses`."""
    usual: Setting = Setting(4)
    """What is measured by `praxis bench`."""
    figures: str = ""
    """A function without arguments that measures more of it: the cost of a decision by the turn of the game."""
    watcher: str = ""
    """A class that watches a game for the report of `praxis simulate`: `saw` an answer, and the story at the `end`."""
    counted: tuple[str, ...] = ("start", "seat", "bot")
    """By what `praxis simulate` counts who won: names among `Kind.facts`, and the seat and the bot."""
    worths: str = ""
    """A function that says what each option of a decision is worth to the seat of a view, for `praxis.bots.reason`."""
    open_choice: str = ""
    """A function that says by what everybody sees of a choice it can be weighed, to tell why while the game is on."""
    examples: str = ""
    """A function that plays one game of self-play to learn from, for `praxis arena learn`."""
