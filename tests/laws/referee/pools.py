"""The counters of every pool, and how many the rules add or remove."""

from __future__ import annotations

from typing import Any

from tests.laws.referee.chapter import Chapter
from tests.laws.referee.table import Table

EDGE_PAYS = r"pool from the edge"
"""Words of texts by which the pool that the Edge pays goes elsewhere, which its Methuselah may be asked first."""


class Pools(Chapter):
    def __init__(self, table: Table) -> None:
        super().__init__(table)
        self.edge_paid = 0
        self.contests_paid = 0
        self.bleed: tuple[int, int] = (-1, 0)
        """The seat that is bled, and for how much, until the pool is burned."""
        self.edge_due = -1
        self.chosen: tuple[Any, ...] = ()
        """The answer that must move pool, until pool has moved."""
        self.just_paid = False
        """Whether the Edge has given its pool and no event came since."""

    def on_pool(self, fields: dict[str, Any]) -> None:
        seat, change, before = fields["seat"], fields["change"], self.table.pool[fields["seat"]]
        self.claim(fields["pool"] == before + change, f"{before} and {change} are not {fields['pool']}")
        self.claim(fields["pool"] >= 0, "a pool below nothing")
        self.claim(seat not in self.table.out, "the pool of somebody out of the game")
        if self.bleed[0] >= 0:
            victim, amount = self.bleed
            right = (seat, -change) == (victim, min(amount, before))
            self.by_book(right, f"a bleed of {amount} against {victim}", r"pool.*\bbleed|\bbleed.*pool", seat=victim)
            self.bleed = (-1, 0)
        elif self.chosen[:1] == ("edge",):
            self._edge_pays(seat, change)
            self.just_paid = True
        elif self.just_paid:
            self.by_book(False, "the Edge pays twice for one answer", "edge|pool")
        elif self.chosen[:1] == ("pay",) and self.table.zone.get(self.chosen[1]) == "contested":
            mine = seat == self.table.active and self.table.phase == "unlock" and change == -1
            self.claim(mine, "a contest costs 1 pool in one's own unlock phase")
            self.contests_paid += 1
        self.chosen = ()

    def _edge_pays(self, seat: int, change: int) -> None:
        table = self.table
        self.claim(seat == table.active and table.phase == "unlock", "the Edge pays in one's own unlock phase")
        self.claim(table.edge == seat and change == 1, "the Edge pays 1 to whoever has it")
        self.by_book(self.edge_paid != table.turn, "the Edge pays twice in a turn", "edge")
        self.edge_paid = table.turn

    def hear(self, kind: str, fields: dict[str, Any]) -> None:
        if kind != "pool":
            self.just_paid = False
        super().hear(kind, fields)

    def sees(self, seat: int, kind: str, options: list[tuple[Any, ...]]) -> None:
        self.just_paid = False

    def answered(self, seat: int, kind: str, option: tuple[Any, ...]) -> None:
        """Note the answer: the next event must carry it out."""
        undone = f"{self.chosen} was chosen and is not done"
        if self.chosen[:1] == ("edge",):
            self.by_book(False, undone, EDGE_PAYS, seat=seat)
        else:
            self.claim(not self.chosen, undone)
        due = option[0] == "edge" or (option[0] == "pay" and self.table.zone.get(option[1]) == "contested")
        self.chosen = option if due else ()

    def on_transfer(self, fields: dict[str, Any]) -> None:
        before, on_card = self.table.pool[fields["seat"]], self.table.blood.get(fields["card"], 0)
        self.claim(fields["pool"] == before - fields["amount"], f"a pool of {before} before the transfer")
        self.claim(fields["blood"] == on_card + fields["amount"], f"{on_card} counters before the transfer")
        self.claim(fields["pool"] >= 0 and fields["blood"] >= 0, "counters that are not there")

    def on_bleeds(self, fields: dict[str, Any]) -> None:
        self._settled()
        if fields["amount"] > 0:
            self.bleed = (fields["seat"], fields["amount"])
            holder = self.table.control[fields["minion"]]
            self.edge_due = holder if self.table.edge != holder else -1

    def on_edge(self, fields: dict[str, Any]) -> None:
        seat = fields["seat"]
        if seat >= 0:
            self.by_book(seat == self.edge_due, "the Edge without a bleed", r"\bedge\b")
        self.edge_due = -1

    def _settled(self) -> None:
        self.claim(self.bleed[0] < 0, f"a bleed of {self.bleed[1]} that burned nothing")
        if self.edge_due >= 0:
            self.by_book(False, "a bleed that did not bring the Edge", r"\bedge\b")
        self.bleed, self.edge_due = (-1, 0), -1

    def on_action_over(self, fields: dict[str, Any]) -> None:
        self._settled()

    def on_turn(self, fields: dict[str, Any]) -> None:
        self._settled()
        self.contests_paid = 0

    def on_phase(self, fields: dict[str, Any]) -> None:
        """Check that a seat has paid for each contested card that she did not yield in her unlock phase."""
        if fields["phase"] != "master":
            return
        table = self.table
        down = [card for card, zone in table.zone.items() if zone == "contested"]
        names = [table.known(card).name for card in down]
        due = [
            card
            for card, name in zip(down, names, strict=True)
            if table.control[card] == table.active and names.count(name) > 1
        ]
        self.claim(self.contests_paid >= len(due), f"{len(due)} contested cards, paid for {self.contests_paid}")
