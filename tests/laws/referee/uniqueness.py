"""Unique cards and titles: each may be in play only once."""

from __future__ import annotations

from typing import Any

from tests.laws.referee.table import IN_PLAY, NOBODY
from tests.laws.referee.titles import Titles

UNIQUE_TITLES = ("prince of", "archbishop of", "baron of", "justicar of", "inner circle of", "regent", "kholo of")
"""The first words of titles of which a city, a clan or a sect has only one."""


class Uniqueness(Titles):
    def on_phase(self, fields: dict[str, Any]) -> None:
        self._one_of_each()
        if self.table.book.titles_contested:
            self._one_for_each_city()

    def _one_of_each(self) -> None:
        table = self.table
        seen: dict[str, int] = {}
        for card, zone in table.zone.items():
            printed = table.known(card)
            host = table.host.get(card, NOBODY) if zone == "attached" else NOBODY
            base = host in table.merged and printed.capacity > 0
            below = base or table.zone.get(host) == "contested"  # what lies on a contested card is out of play with it
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
