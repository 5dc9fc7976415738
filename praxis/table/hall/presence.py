"""Who is connected to a table, here or at another server on the same database, and since when somebody is away."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from msgspec import UNSET

from praxis.table.hall.several_servers import Note
from praxis.table.wire.messages import UndoProposal

if TYPE_CHECKING:
    from praxis.table.hall.table import Table

SILENCE: Final = 60_000
"""After how many silent milliseconds another server counts as gone."""


class Presence:
    """The people at one table."""

    def __init__(self, table: Table) -> None:
        self.table: Final = table
        self.away: dict[int, int] = {}
        """Since when each absent person is not connected."""
        self._elsewhere: dict[str, tuple[int, list[int], int]] = {}
        """For each other server: when it last spoke, the seats that are connected to it, and its number of
        spectators."""
        self._told: tuple[list[int], int, UndoProposal | None] = ([], 0, None)
        """What this server last told the others."""

    def begin(self) -> None:
        """Begin with nobody connected: the table has just woken."""
        now = self.table.now()
        self.away = {seat: now for seat, chair in enumerate(self.table.facts.chairs) if chair.is_person}

    def _here(self) -> list[int]:
        found = {connection.who.seat for connection in self.table.audience.connections}
        return sorted(seat for seat in found if seat is not None)

    def seats(self) -> set[int]:
        """The seats whose people are connected."""
        found = set(self._here())
        for _, seats, _ in self._elsewhere.values():
            found.update(seats)
        return found

    def spectators(self) -> int:
        return self.table.audience.spectators() + sum(count for _, _, count in self._elsewhere.values())

    def came_or_went(self, seat: int) -> None:
        if seat in self.seats():
            self.away.pop(seat, None)
        elif self.table.facts.chairs[seat].is_person:
            self.away.setdefault(seat, self.table.now())

    # -- other servers ------------------------------------------------------------------------------------------------

    def tell_others(self, again: bool = False) -> None:
        """Tell the other servers what is not in the store, if it has changed."""
        sharing = self.table.hall.sharing
        if sharing.alone:
            return
        now = (self._here(), self.table.audience.spectators(), self.table.undo)
        if now != self._told or again:
            undo = self.table.undo if self.table.undo != self._told[2] else UNSET
            self._told = now
            note = Note(sharing.name, self.table.facts.id, here=now[0], spectators=now[1], undo=undo)
            self.table.hall.store.say(note)

    def note_others(self, server: str, seats: list[int], spectators: int) -> None:
        before = self.seats()
        self._elsewhere[server] = (self.table.now(), seats, spectators)
        self._compare(before)

    async def refresh(self) -> None:
        """Forget servers that were silent for too long, and tell the others that this one is there."""
        before = self.seats()
        limit = self.table.now() - SILENCE
        self._elsewhere = {server: said for server, said in self._elsewhere.items() if said[0] >= limit}
        self._compare(before)
        if self.table.audience.connections:
            self.tell_others(again=True)

    def others_know(self, undo: UndoProposal | None) -> None:
        """Note that the other servers know of a proposal, or of its end, because it came from one of them."""
        self._told = (*self._told[:2], undo)

    def _compare(self, before: set[int]) -> None:
        for seat in before ^ self.seats():
            self.came_or_went(seat)
            self.table.changed()
