"""Takes what other servers wrote to a table into this server's copy of it. All functions run in the table's task."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from msgspec import UnsetType

from praxis.table.hall import undoing
from praxis.table.hall.seating import known
from praxis.table.hall.several_servers import Note
from praxis.table.history import entries as e

if TYPE_CHECKING:
    from praxis.table.hall.table import Table

PLAIN: Final = e.Answered | e.Passed | e.Chosen | e.Chatted | e.Yielded | e.Ordered | e.Held | e.Contributed | e.Brought
"""Entries after which the copy goes on as it is. After any other entry it is made anew."""


async def follow(table: Table) -> None:
    """Read the new entries from the store."""
    new = await table.hall.store.entries(table.facts.id, table.facts.seq)
    for entry in new:
        if not isinstance(entry, PLAIN):
            await table.reload("another server changed it")
            recognise(table)
            return
    moved = False
    for entry in new:
        if isinstance(entry, e.Answered | e.Passed):
            table.progress.follow(entry)
            moved = True
        table.take(entry)
        if isinstance(entry, e.Yielded | e.Ordered | e.Held | e.Chosen):
            await _heeded(table, entry)
    if moved:
        table.lapse()
        await table.progress.go_on()


async def _heeded(table: Table, entry: e.Yielded | e.Ordered | e.Held | e.Chosen) -> None:
    """Take over what a seat has told another server: an order, a yield, a hold, or an answer to an open chance."""
    if isinstance(entry, e.Chosen):
        await table.progress.chosen_elsewhere(entry)
    else:
        await table.progress.heed(entry.seat, held=isinstance(entry, e.Held))


def recognise(table: Table) -> None:
    """Give everybody connected here the seat and rights that the table's entries now say."""
    facts = table.facts
    for connection in list(table.audience.connections):
        seat, connection.who = connection.who.seat, known(facts, connection.who.token, connection.who)
        if facts.phase == "closed":
            connection.bye("closed", "the table was closed")
        elif seat is not None and connection.who.seat is None:
            connection.bye("removed", "this seat is no longer yours")


async def take_note(table: Table, note: Note) -> None:
    """Take in what another server said about a table that is awake here."""
    if note.here is not None:
        table.presence.note_others(note.server, note.here, note.spectators)
    if note.seq > table.facts.seq:
        await follow(table)
    if not isinstance(note.undo, UnsetType):
        await undoing.merge(table, note.undo)
