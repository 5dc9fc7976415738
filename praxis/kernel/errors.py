"""Errors: the three ways in which an answer is refused, and what is wrong with a record or a setting.

A refused answer leaves the game as it was.
"""

from __future__ import annotations

from collections.abc import Iterable


def one_line(text: str) -> str:
    """The text on one line: every character that cannot be printed is written as an escape."""
    if text.isprintable():
        return text
    return "".join(sign if sign.isprintable() else sign.encode("unicode_escape").decode() for sign in text)


def nearest(word: str, known: Iterable[object]) -> str:
    """``; did you mean …`` with the known words nearest to this one, or all of them if none is near."""
    from difflib import get_close_matches

    words = [str(each) for each in known]
    close = get_close_matches(word, words, n=3, cutoff=0.6)
    return f"; did you mean {' or '.join(close)}?" if close else f"; known are {', '.join(words)}"


class Refusal(Exception):
    """An answer that the game does not take."""

    def __init__(self, message: str, clause: str = "") -> None:
        self.message = one_line(message)
        super().__init__(self.message)
        self.clause = clause


class Malformed(Refusal):
    """The text cannot be read as an option."""


class Illegal(Refusal):
    """The answer can be read, but it is not offered to this seat now."""


class Stale(Refusal):
    """The answer is meant for a decision that is no longer open."""


class BadRecord(Exception):
    """A record cannot be read; the message is one line for a person."""

    def __init__(self, message: str) -> None:
        super().__init__(one_line(message))


class BadSetting(Exception):
    """A game cannot be set up as asked; the message is one line for a person."""

    def __init__(self, message: str) -> None:
        super().__init__(one_line(message))
