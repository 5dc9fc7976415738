"""Torpor, diablerie and the blood hunt."""

from __future__ import annotations

from typing import Any

from tests.laws.referee.chapter import CAPACITY, Chapter
from tests.laws.referee.table import IN_PLAY, NOBODY, Table

DRAINS, GAINS, SEIZES = 0, 1, 2
"""The step that a diablerie has reached."""


class Torpor(Chapter):
    def __init__(self, table: Table) -> None:
        super().__init__(table)
        self.diablerist = NOBODY
        self.victim = NOBODY
        self.drained = 0
        self.stage = DRAINS
        self.hunted = NOBODY
        """The diablerist, while a blood hunt on him is due or in progress."""
        self.polling = False
        self.doomed = NOBODY

    def on_torpor(self, fields: dict[str, Any]) -> None:
        self.claim(self.table.is_vampire(fields["card"]), "only vampires go to torpor")
        self.claim(self.table.zone.get(fields["card"]) == "ready", "one who is not ready goes to torpor")

    def on_leaves_torpor(self, fields: dict[str, Any]) -> None:
        self.claim(self.table.zone.get(fields["card"]) == "torpor", "one who is not in torpor leaves it")

    def on_diablerie(self, fields: dict[str, Any]) -> None:
        table = self.table
        self.diablerist, self.victim = fields["diablerist"], fields["victim"]
        ready = table.zone.get(self.diablerist) == "ready" and table.is_vampire(self.diablerist)
        self.claim(ready, "only a ready vampire commits diablerie")
        torpid = table.zone.get(self.victim) == "torpor" and table.is_vampire(self.victim)
        self.claim(torpid, "only a vampire in torpor is diablerized")
        self.drained = table.blood.get(self.victim, 0)
        self.stage = DRAINS

    def on_blood(self, fields: dict[str, Any]) -> None:
        card, change = fields["card"], fields["change"]
        if self.victim < 0:
            return
        if self.stage == DRAINS and self.drained:
            self.claim(card == self.victim and -change == self.drained, "a diablerie takes all blood of its victim")
            self.stage = GAINS
        elif self.stage == GAINS:
            self.claim(card == self.diablerist, "the blood of a diablerie for another")
            due = self._gain()
            self.by_book(
                change == due, f"{self.drained} blood, room for {due}", rf"diabler|{CAPACITY}", of=(self.diablerist,)
            )
            self.stage = SEIZES

    def _gain(self) -> int:
        room = self.table.capacity(self.diablerist) - self.table.blood.get(self.diablerist, 0)
        return max(0, min(self.drained, room))

    def on_burned(self, fields: dict[str, Any]) -> None:
        if fields["card"] == self.victim and self.victim >= 0:
            gained = self.stage == SEIZES or not (self.drained and self._gain())
            self.claim(gained, "the blood of the victim was not drunk")
            self.hunted, self.victim = self.diablerist, NOBODY
        if fields["card"] == self.doomed:
            self.doomed = NOBODY

    def on_referendum(self, fields: dict[str, Any]) -> None:
        if fields["of"] == "blood-hunt":
            self.by_book(self.hunted >= 0, "a blood hunt without a diablerie", "blood hunt")
            self.polling = True

    def on_result(self, fields: dict[str, Any]) -> None:
        if self.polling:
            passed = fields["result"] == "passed" and self.table.zone.get(self.hunted) in IN_PLAY
            self.doomed = self.hunted if passed else NOBODY
            self.polling, self.hunted = False, NOBODY

    def on_action_over(self, fields: dict[str, Any]) -> None:
        self.claim(self.victim < 0, "a diablerie that did not burn its victim")
        if self.hunted >= 0 and self.table.book.hunt_is_automatic:
            gone = self.table.zone.get(self.hunted) not in IN_PLAY
            self.by_book(gone, "a diablerie without a blood hunt", "blood hunt|diabler", of=(self.hunted,))
        self.claim(self.doomed < 0, f"vampire {self.doomed} was to be burned by the blood hunt")
        self.hunted = self.doomed = NOBODY

    def on_turn(self, fields: dict[str, Any]) -> None:
        self.hunted = self.doomed = self.victim = NOBODY
