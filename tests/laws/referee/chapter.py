"""A chapter of the rulebook as the referee checks it: it hears each event while the table still stands as before.

It is not told which clause the engine names for an event: by what came before he must know why it happens.
"""

from __future__ import annotations

from typing import Any

from tests.laws.referee.table import Table


class Chapter:
    """Its methods `on_<kind>` are called with the fields of each event of that kind, before the table follows it."""

    def __init__(self, table: Table) -> None:
        self.table = table
        self.objections: list[str] = []

    def claim(self, holds: bool, otherwise: str) -> None:
        if not holds:
            self.objections.append(otherwise)

    def by_book(self, holds: bool, otherwise: str, about: str) -> None:
        """What holds unless the text of a card changes it. Where cards are dealt whose texts he does not know by heart,
        it is judged only as long as no text in force speaks of it; `about` is a pattern of the words it would use."""
        if not self.table.unread:
            self.claim(holds, otherwise)
        elif not self.table.speaks_of(about):
            self.table.judged += 1
            self.claim(holds, otherwise)
        else:
            self.table.left_out += 1

    def may_differ(self, about: str) -> bool:
        """Whether a text in force that he does not know by heart may make it otherwise."""
        return self.table.unread and self.table.speaks_of(about)

    def hear(self, kind: str, fields: dict[str, Any]) -> None:
        method: Any = getattr(self, "on_" + kind.replace("-", "_"), None)
        if method is not None:
            method(fields)

    def sees(self, seat: int, kind: str, options: list[tuple[Any, ...]]) -> None:
        """A seat is asked something."""

    def answered(self, seat: int, kind: str, option: tuple[Any, ...]) -> None:
        """She has chosen."""
