"""What the terminal says besides the words of a game."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cache

import msgspec

from praxis import languages
from praxis.languages import Text, listed


class TerminalWords(msgspec.Struct, frozen=True):
    """The messages of `terminal.ftl`."""

    saved: Text
    bound: Text
    kept: Text
    record: Text
    number: Text
    back: str
    help: str
    why: str
    """The word that asks what cannot be done with a card."""
    which: str
    offered: str
    nothing: str
    several: Text
    unknown: Text
    replayed: Text
    no_reasons: str
    yes: str
    no: str
    refused: str
    right: str
    wrong: str
    wrong_clause: Text
    measured: Text
    unlike: Text
    already: str
    decides: Text
    over: Text
    nobody: str
    nothing_asked: str
    comma: str
    last: str
    becauses: Mapping[str, Text]
    """Why an answer is refused, if no rule forbids it."""
    grounds: Mapping[str, Text]
    """Why an option was chosen, by `praxis.bots.reason.Ground`."""

    def listed(self, names: list[str]) -> str:
        return listed(names, self.comma, self.last, self.nobody)


class BoardWords(msgspec.Struct, frozen=True):
    """The messages of `board_GAME.ftl`."""

    labels: Mapping[str, str]


@cache
def terminal_words(lang: str) -> TerminalWords:
    return languages.messages(TerminalWords, "terminal", lang)


@cache
def board_words(game: str, lang: str) -> Mapping[str, str]:
    return languages.messages(BoardWords, f"board_{game}", lang).labels


def spoken_to(names: Sequence[str], lang: str) -> tuple[tuple[str, ...], int]:
    """The names of the players for a reader of this language, and the seat of the player who gave no name, or -1.

    A seat without a name is called "you" in the language in which the game was begun.
    """
    known = {each.you for each in languages.languages().values()}
    you = next((seat for seat, name in enumerate(names) if name in known), -1)
    mine = languages.language(lang).you
    return tuple(mine if seat == you else name for seat, name in enumerate(names)), you
