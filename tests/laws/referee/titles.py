"""The titles and sects that events have told; two chapters read them."""

from __future__ import annotations

from typing import Any

from tests.laws.referee.chapter import Chapter
from tests.laws.referee.table import Table


class Titles(Chapter):
    """Keeps the titles and sects that differ from the printed ones, and the contested titles."""

    def __init__(self, table: Table) -> None:
        super().__init__(table)
        self.titles: dict[int, str] = {}
        self.contesting: set[int] = set()
        self.sects: dict[int, str] = {}

    def on_title(self, fields: dict[str, Any]) -> None:
        self.titles[fields["card"]] = fields["title"]

    def on_title_lost(self, fields: dict[str, Any]) -> None:
        self.titles[fields["card"]] = ""
        self.contesting.discard(fields["card"])

    def on_title_contested(self, fields: dict[str, Any]) -> None:
        self.contesting.add(fields["card"])

    def on_title_won(self, fields: dict[str, Any]) -> None:
        self.contesting.discard(fields["card"])

    def on_sect(self, fields: dict[str, Any]) -> None:
        self.sects[fields["card"]] = fields["sect"]

    def on_anarch(self, fields: dict[str, Any]) -> None:
        self.sects[fields["card"]] = fields["sect"]

    def on_burned(self, fields: dict[str, Any]) -> None:
        self.contesting.discard(fields["card"])
        self.sects.pop(fields["card"], None)
