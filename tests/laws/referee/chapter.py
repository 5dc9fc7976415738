"""A chapter of the rulebook as the referee checks it: it hears each event while the table still stands as before."""

from __future__ import annotations

from typing import Any

from praxis.kernel.event import Event
from tests.laws.referee.table import Table


class Chapter:
    """Its methods `on_<kind>` are called with the fields of each event of that kind, before the table follows it."""

    def __init__(self, table: Table) -> None:
        self.table = table
        self.objections: list[str] = []

    def claim(self, holds: bool, otherwise: str) -> None:
        if not holds:
            self.objections.append(otherwise)

    def hear(self, event: Event) -> None:
        method: Any = getattr(self, "on_" + event.kind.replace("-", "_"), None)
        if method is not None:
            method(event.fields)
