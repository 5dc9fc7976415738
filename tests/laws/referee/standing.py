"""What may be there only once: unique cards and titles."""

from __future__ import annotations

from typing import Any

from tests.laws.referee.chapter import Chapter
from tests.laws.referee.table import IN_PLAY, Table

UNIQUE_TITLES = ("prince of", "archbishop of", "baron of", "justicar of", "inner circle of", "regent", "kholo of")
"""How the titles begin of which there is one for a city, a clan or the sect."""


class Standing(Chapter):
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

    def on_phase(self, fields: dict[str, Any]) -> None:
        self._one_of_each()
        if self.table.book.titles_contested:
            self._one_for_each_city()

    def _one_of_each(self) -> None:
        table = self.table
        seen: dict[str, int] = {}
        for card, zone in table.zone.items():
            printed = table.known(card)
            below = zone == "attached" and table.host.get(card) in table.merged and printed.capacity > 0
            if zone not in IN_PLAY or not printed.unique or below:
                continue
            name = f"{printed.name} {printed.advanced}"
            self.claim(name not in seen, f"{printed.name} is in play twice: {card} and {seen.get(name)}")
            seen[name] = card

    def _one_for_each_city(self) -> None:
        table = self.table
        seen: dict[str, int] = {}
        for card, zone in table.zone.items():
            title = self.titles.get(card, table.known(card).title)
            if zone not in ("ready", "torpor") or not title.startswith(UNIQUE_TITLES) or card in self.contesting:
                continue
            if card in self.sects:
                continue  # his sect has changed: the title may be suspended
            claim = title.partition(" of ")[2] if title.startswith(("prince", "archbishop", "baron")) else title
            self.claim(claim not in seen, f"the title {title} belongs to {card} and {seen.get(claim)}")
            seen[claim] = card
