"""What other servers wrote to a table, taken into this server's copy of it. All run in the table's task."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from msgspec import UnsetType

from praxis.kernel.decision import PASS, parse
from praxis.table.hall import undoing
from praxis.table.hall.seating import known
from praxis.table.hall.several_servers import Note
from praxis.table.history import entries as e
from praxis.table.store import Conflict

if TYPE_CHECKING:
    from praxis.table.hall.table import Table

PLAIN: Final = e.Answered | e.Chatted | e.Yielded | e.Contributed
"""Entries after which the copy can go on; after any other it is made anew."""


async def follow(table: Table) -> None:
    """Take in whatever is new in the store."""
    new = await table.hall.store.entries(table.facts.id, table.facts.seq)
    for entry in new:
        if not isinstance(entry, PLAIN):
            await table.reload("another server changed it")
            recognise(table)
            return
    for entry in new:
        if isinstance(entry, e.Answered):
            await _answered(table, entry)
        else:
            table.take(entry)
            if isinstance(entry, e.Yielded):
                table.audience.tell_seat(entry.seat)


async def _answered(table: Table, entry: e.Answered) -> None:
    """An answer given elsewhere. A pass in a window is shown, as everywhere, when the window ends."""
    play = table.open_play()
    window = table.window
    if window is not None and window.given is not None:
        play.step(window.given)
        table.window = None
    while play.game.decision is not None and not play.is_choice:
        play.pass_by()
    if play.game.number != entry.number:
        raise Conflict("another server has played on differently")
    table.take(entry)
    option = parse(entry.key)
    if play.stop == "window" and option == PASS and not table.is_quick(play):
        table.window = table.window or table.clockwork.open_window(play)
        table.window.given = option
        table.audience.tell_seat(entry.seat, decision=True)
    else:
        await table.move(option)


def recognise(table: Table) -> None:
    """Everybody connected here, as the table's entries have them now."""
    facts = table.facts
    for connection in list(table.audience.connections):
        seat, connection.who = connection.who.seat, known(facts, connection.who.token, connection.who)
        if facts.phase == "closed":
            connection.bye("closed", "the table was closed")
        elif seat is not None and connection.who.seat != seat:
            connection.bye("removed", "this seat is no longer yours")


async def hear(table: Table, note: Note) -> None:
    """What another server said about a table that is awake here."""
    if note.here is not None:
        table.presence.heard(note.server, note.here, note.spectators)
    if note.seq > table.facts.seq:
        await follow(table)
    if not isinstance(note.undo, UnsetType):
        await undoing.merge(table, note.undo)
