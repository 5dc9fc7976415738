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

    def by_book(self, holds: bool, otherwise: str) -> None:
        """What holds unless the text of a card changes it: not judged where cards are dealt that he has not read."""
        if not self.table.unread:
            self.claim(holds, otherwise)

    def hear(self, kind: str, fields: dict[str, Any]) -> None:
        method: Any = getattr(self, "on_" + kind.replace("-", "_"), None)
        if method is not None:
            method(fields)

    def sees(self, seat: int, kind: str, options: list[tuple[Any, ...]]) -> None:
        """A seat is asked something."""

    def answered(self, seat: int, kind: str, option: tuple[Any, ...]) -> None:
        """She has chosen."""
