"""The three refusals, and what is wrong with a record. A refused answer leaves the game as it was."""

from __future__ import annotations


class Refusal(Exception):
    """An answer that the game does not take."""

    def __init__(self, message: str, clause: str = "") -> None:
        super().__init__(message)
        self.message = message
        self.clause = clause


class Malformed(Refusal):
    """Not an answer at all: the text cannot be read as an option."""


class Illegal(Refusal):
    """Readable, but not offered to this seat now."""


class Stale(Refusal):
    """Meant for a decision that is no longer open."""


class BadRecord(Exception):
    """A record that cannot be read; the message is one line for a person."""


class BadSetting(Exception):
    """A game that cannot be set up so; the message is one line for a person."""
