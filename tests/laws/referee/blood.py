"""The counters on every card, and how many the rules add or remove."""

from __future__ import annotations

from typing import Any

from tests.laws.referee import cards
from tests.laws.referee.chapter import CAPACITY, Chapter
from tests.laws.referee.table import NOBODY, Table


class Blood(Chapter):
    def __init__(self, table: Table) -> None:
        super().__init__(table)
        self.paying = NOBODY
        """The vampire whose contested title is about to be paid for."""

    def on_blood(self, fields: dict[str, Any]) -> None:
        table, card, change = self.table, fields["card"], fields["change"]
        before = table.blood.get(card, 0)
        self.claim(fields["blood"] == before + change, f"{before} and {change} are not {fields['blood']}")
        self.claim(fields["blood"] >= 0, "blood below nothing")
        if change > 0 and table.is_vampire(card) and table.zone.get(card) != "uncontrolled":
            full = table.capacity(card)
            self.by_book(fields["blood"] <= full, f"blood above the capacity of {full}", CAPACITY, of=(card,))
        if self.paying == card and change < 0:
            self.claim(-change in (1, 2), "a contested title costs 1 blood, or a baron 2")
            self.paying = NOBODY

    def answered(self, seat: int, kind: str, option: tuple[Any, ...]) -> None:
        self.claim(self.paying < 0, f"the contested title of {self.paying} was not paid for")
        title = option[0] == "pay" and self.table.zone.get(option[1]) in ("ready", "torpor")
        self.paying = option[1] if title else NOBODY

    def on_combat_over(self, fields: dict[str, Any]) -> None:
        for minion in (fields["acting"], fields["opposing"]):
            alive = self.table.is_vampire(minion) or self.table.zone.get(minion) != "ready"
            self.claim(alive or self.table.blood.get(minion, 0) > 0, f"ally {minion} goes on without life")

    def on_turn(self, fields: dict[str, Any]) -> None:
        table = self.table
        for card, zone in table.zone.items():
            if zone == "ready" and table.known(card).kind in (cards.ALLY, cards.IMBUED):
                self.claim(table.blood.get(card, 0) > 0, f"ally {card} is ready without life")
            elif zone in ("ready", "torpor") and table.is_vampire(card):
                full = table.capacity(card)
                fits = table.blood.get(card, 0) <= full
                self.by_book(fits, f"vampire {card} has more blood than {full}", CAPACITY, of=(card,))
