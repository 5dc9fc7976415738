"""A decision: one question to one seat, with all its legal answers."""

from __future__ import annotations

import re
from typing import Final

from mypy_extensions import mypyc_attr

from praxis.kernel.errors import Malformed

Option = tuple[str | int, ...]
"""A legal answer as a small value: a word and what it is about, such as ``("play", 17, 2, "down")``."""

PASS: Final[Option] = ("pass",)
TIME: Final[Option] = ("time",)
"""The answer that ends a game at its time limit. No seat gives it; whoever keeps the clock does."""

_WORD: Final = re.compile(r"[a-z][a-z0-9+.'-]*\Z")
_NUMBER: Final = re.compile(r"(0|-?[1-9][0-9]{0,17})\Z")
_LONGEST: Final = 200


def key(option: Option) -> str:
    """The text of an option, as in records, tests and on the wire: ``play 17 2 down``."""
    return " ".join(map(str, option))


def parse(text: str) -> Option:
    """Read an option's text back; the exact inverse of `key`."""
    if len(text) > _LONGEST:
        raise Malformed(f"an answer has at most {_LONGEST} characters, this one has {len(text)}")
    parts: list[str | int] = []
    for token in text.split(" "):
        if _NUMBER.match(token):
            parts.append(int(token))
        elif _WORD.match(token):
            parts.append(token)
        else:
            raise Malformed(f"'{text}' is not an answer; an answer is words and numbers with one blank between them")
    return tuple(parts)


@mypyc_attr(acyclic=True, free_list_len=1)
class Decision:
    """One question to one seat. A decision is never changed once it is made, so forks share it."""

    __slots__ = ("chance", "clause", "kind", "options", "seat", "secret", "source")

    def __init__(
        self,
        seat: int,
        kind: str,
        options: list[Option],
        source: int = 0,
        clause: str = "",
        secret: bool = False,
        chance: bool = False,
    ) -> None:
        self.seat = seat
        self.kind = kind
        self.options = options
        self.source = source
        self.clause = clause
        # A secret decision exists only because of something hidden (a card in hand):
        # a view never tells other seats that it is open.
        self.secret = secret
        # The decision is a chance to react: a pass lets it go. Several seats that have a chance at the same moment may
        # be asked at the same time, but their answers are carried out in the order in which the game asks.
        self.chance = chance

    def keys(self) -> list[str]:
        """The texts of all options."""
        return [key(option) for option in self.options]

    def __repr__(self) -> str:
        return f"Decision({self.seat}, {self.kind!r}, {self.keys()})"
