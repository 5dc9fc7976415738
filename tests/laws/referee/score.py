"""Ousting, victory points, the pool that comes with them, and the end."""

from __future__ import annotations

from typing import Any

from tests.laws.referee.books import SIX
from tests.laws.referee.chapter import Chapter
from tests.laws.referee.table import IN_PLAY, Table


class Score(Chapter):
    def __init__(self, table: Table) -> None:
        super().__init__(table)
        self.falling: list[tuple[int, int]] = []
        """The seats being ousted, each with the predator that she had until then."""
        self.due: list[int] = []
        """The seats whose victory points must be told next."""
        self.six: list[int] = []
        self.leaving: set[int] = set()
        """The seats that have announced their withdrawal and have lost nothing since."""
        self.empty: set[int] = set()
        """The seats whose library must be empty, because they announced their withdrawal."""

    def on_ousted(self, fields: dict[str, Any]) -> None:
        table, seat = self.table, fields["seat"]
        self.claim(seat not in table.out, "somebody is ousted twice")
        self.claim(table.pool[seat] == 0, f"somebody with {table.pool[seat]} pool is ousted")
        back = {fallen for fallen, _ in self.falling}
        table.out -= back
        predator = table.predator(seat)
        table.out |= back
        self.falling.append((seat, predator))
        if predator != seat:
            self.due.append(predator)

    def on_withdraws(self, fields: dict[str, Any]) -> None:
        table, seat = self.table, fields["seat"]
        self.claim(
            seat == table.active and table.phase == "unlock", "a withdrawal announced outside one's unlock phase"
        )
        held, size = len(table.hand(seat)), table.lasting_hand_size(seat)
        self.by_book(held < size, f"a withdrawal with {held} cards in hand", "withdraw|hand")
        self.leaving.add(seat)
        self.empty.add(seat)

    def on_drawn(self, fields: dict[str, Any]) -> None:
        self.claim(fields["seat"] not in self.empty, "a withdrawal was announced, and there was a card to draw")

    def on_shuffled(self, fields: dict[str, Any]) -> None:
        self.empty.discard(fields["seat"])

    def on_blood(self, fields: dict[str, Any]) -> None:
        if fields["change"] < 0 and self.table.zone.get(fields["card"]) in ("ready", "torpor"):
            self.leaving.discard(self.table.control[fields["card"]])

    def on_combat(self, fields: dict[str, Any]) -> None:
        for minion in (fields["acting"], fields["opposing"]):
            self.leaving.discard(self.table.control.get(minion, -1))

    def on_transfer(self, fields: dict[str, Any]) -> None:
        if fields["amount"] > 0:
            self.leaving.discard(fields["seat"])

    def on_withdrawn(self, fields: dict[str, Any]) -> None:
        self.claim(fields["seat"] in self.leaving, "a withdrawal not announced, or broken by a loss")
        self.claim(fields["seat"] == self.table.active and not self.table.phase, "a withdrawal ends as a turn begins")
        self.due.append(fields["seat"])

    def on_victory_point(self, fields: dict[str, Any]) -> None:
        table, seat = self.table, fields["seat"]
        self.claim(fields["total"] == table.vps[seat] + 1, f"{table.vps[seat]} victory points and 1 more")
        if self.due:
            first = self.due.pop(0)
            self.claim(first == seat, f"the victory point is seat {first}'s")
            if seat not in table.out:
                self.six.append(seat)
        else:
            self.claim(table.seated() == [seat], "a victory point for nothing")

    def on_pool(self, fields: dict[str, Any]) -> None:
        if fields["change"] < 0:
            self.leaving.discard(fields["seat"])
        if self.six:
            right = self.six[0] == fields["seat"] and fields["change"] == SIX
            self.claim(right, "6 pool come with the victory point for a prey, and only then")
            self.six = self.six[1:]

    def _settled(self) -> None:
        table = self.table
        self.claim(not self.due, f"victory points of {self.due} not given")
        self.claim(not self.six, f"6 pool of {self.six} not given")
        for seat in table.out:
            here = IN_PLAY - {"attached"}  # the cards on another seat's minion belong to their owner
            left = [card for card, zone in table.zone.items() if zone in here and table.control.get(card) == seat]
            self.claim(not left, f"cards {left} of seat {seat}, who is out, are still in play")
        for seat in table.seated():
            self.claim(table.pool[seat] > 0, f"seat {seat} has no pool and plays on")
        self.falling, self.due, self.six = [], [], []

    def on_turn(self, fields: dict[str, Any]) -> None:
        self._settled()
        self.claim(len(self.table.seated()) > 1, "a turn after the end")

    def on_phase(self, fields: dict[str, Any]) -> None:
        self._settled()

    def on_window(self, fields: dict[str, Any]) -> None:
        self._settled()

    def on_action(self, fields: dict[str, Any]) -> None:
        self._settled()

    def on_game_over(self, fields: dict[str, Any]) -> None:
        table = self.table
        self._settled()
        self.claim(not table.over, "the game ends twice")
        self.claim(fields["vps"] == table.vps, f"the victory points given were {table.vps}")
        self.claim(sum(fields["vps"]) <= table.seats, "more victory points than players")
        if len(table.seated()) == 1:
            self.claim(sum(fields["vps"]) == table.seats, "all but one are out: as many victory points as players")
