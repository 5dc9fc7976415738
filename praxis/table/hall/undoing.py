"""Take-backs, by consent of the table. All functions run in the table's task."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING, Final

import msgspec

from praxis.kernel.errors import Illegal, Stale
from praxis.table.history import entries as e
from praxis.table.people.rights import Act, Forbidden, Who, require
from praxis.table.wire.messages import UndoProposal

if TYPE_CHECKING:
    from praxis.table.hall.table import Table

PATIENCE: Final = 60_000
"""Milliseconds after which a proposal lapses."""


async def propose(table: Table, who: Who, answers: int) -> None:
    """Ask to take back one's own last answers. It is done at once if nobody need be asked."""
    require(Act.UNDO, who)
    seat = who.seat
    assert seat is not None
    play = table.progress.open_play()
    if table.facts.rules.undo == "never":
        raise Forbidden("at this table nothing is taken back")
    if table.undo is not None:
        raise Stale("a take-back is already proposed")
    own = table.facts.own_stops(seat)
    if not 1 <= answers <= len(own):
        raise Illegal(f"you have given {len(own)} answers; you asked to take back {answers}")
    to = own[-answers]
    reveals = await asyncio.to_thread(play.reveals, play.answers_before(to))
    people = table.facts.voters(seat)
    everyone = reveals or table.facts.rules.undo == "everyone"
    needed = len(people) if everyone else len(people) // 2 + 1 if people else 0
    table.undo = proposed = UndoProposal(
        proposal=table.now(),  # any number that tells nothing of what was written
        seat=seat,
        answers=answers,
        reveals=reveals,
        needed=needed,
        yes=[],
        no=[],
        until=table.now() + PATIENCE,
        asked=people,
    )
    table.changed()
    if needed == 0:
        await _take_back(table, proposed)
    else:
        table.later(PATIENCE / 1000, lambda: _lapse(table, proposed))


async def vote(table: Table, who: Who, proposal: int, yes: bool) -> None:
    require(Act.VOTE, who)
    seat = who.seat
    assert seat is not None
    undo = table.undo
    if undo is None or undo.proposal != proposal:
        raise Stale("that take-back is no longer proposed")
    if seat == undo.seat and not yes:
        table.undo = None
        table.changed()
        return
    people = undo.asked
    if seat not in people:
        raise Forbidden("this is not yours to vote on")
    if seat in undo.yes or seat in undo.no:
        raise Stale("you have voted")
    if yes:
        undo = msgspec.structs.replace(undo, yes=[*undo.yes, seat])
    else:
        undo = msgspec.structs.replace(undo, no=[*undo.no, seat])
    table.undo = undo if len(people) - len(undo.no) >= undo.needed else None
    table.changed()
    if len(undo.yes) >= undo.needed:
        await _take_back(table, undo)


async def merge(table: Table, other: UndoProposal | None) -> None:
    """Merge a proposal with what another server knows of it: votes may have been given at both."""
    table.presence.others_know(other)
    mine = table.undo
    if mine is not None and other is not None and mine.proposal == other.proposal:
        yes, no = sorted({*mine.yes, *other.yes}), sorted({*mine.no, *other.no})
        other = msgspec.structs.replace(mine, yes=yes, no=no)
    elif other is not None:
        table.later((other.until - table.now()) / 1000, lambda: _lapse(table, other))
    table.undo = other
    table.changed()
    if other is not None and len(other.yes) >= other.needed and table.owns():
        await _take_back(table, other)


async def _take_back(table: Table, undo: UndoProposal) -> None:
    stop = table.facts.own_stops(undo.seat)[-undo.answers]
    play = table.progress.open_play()
    to, bare = await asyncio.to_thread(play.way_to, stop)
    await table.write(e.Undone(at=table.now(), to=to, seat=undo.seat, stop=stop, bare=bare))
    table.undo = None
    await table.begin()


async def _lapse(table: Table, undo: UndoProposal) -> None:
    """End a proposal that was not answered in time, and say who has not answered."""
    now = table.undo
    if now is None or now.proposal != undo.proposal:
        return
    table.undo = None
    table.changed()
    if table.owns():
        silent = [table.facts.names[seat] for seat in now.asked if seat not in now.yes and seat not in now.no]
        await table.note(f"the take-back is not granted: no answer from {', '.join(silent)}")
