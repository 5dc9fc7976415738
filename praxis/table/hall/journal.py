"""What a table writes down: the only way to the store.

An entry is saved before the table's facts have it, and the facts have it before people see it. A write that fails
leaves everything as it was.
"""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from typing import TYPE_CHECKING, Final

import sqlalchemy as sa

from praxis.kernel import record as records
from praxis.kernel.decision import parse
from praxis.table.game import fair
from praxis.table.game.driver import Play
from praxis.table.hall.summary import as_json, row_of
from praxis.table.history import entries as e
from praxis.table.history.facts import Facts, FactsMark
from praxis.table.store import Conflict, RecordRow, StoreTrouble
from praxis.table.store.writes import insert_record, update_table

if TYPE_CHECKING:
    from praxis.table.hall.table import Table


class Journal:
    """The entries of one table."""

    def __init__(self, table: Table) -> None:
        self.table: Final = table

    async def write(self, *entries: e.AnyEntry, also: Sequence[sa.Executable] = (), line: bool = False) -> None:
        """Save entries, then add them to the table's facts. `line`: the lists of tables change, too."""
        table = self.table
        facts = table.facts
        if line:
            # The row of the lists is known only after the entries; so add them to a copy first.
            stored = await table.hall.store.entries(facts.id)
            preview = Facts.of(facts.id, [*stored, *entries])
            also = [*also, update_table(row_of(preview, table.now()))]
        try:
            await table.hall.store.append(facts.id, facts.seq, entries, also)
        except StoreTrouble as trouble:
            raise self.unsaved(trouble) from None
        for entry in entries:
            table.take(entry)

    def unsaved(self, trouble: StoreTrouble) -> StoreTrouble:
        if isinstance(trouble, Conflict):
            return trouble
        self.table.hall.log.warning("store.trouble", table=self.table.facts.id, trouble=str(trouble))
        return StoreTrouble(f"this could not be saved, nothing was changed: {trouble}")

    # -- the game ---------------------------------------------------------------------------------------------------

    async def restore(self) -> Play | None:
        """The game that the entries describe; None if it has not started. `BadRecord` if it cannot be restored."""
        facts = self.table.facts
        if facts.header is None:
            return None
        # In a thread: a long game takes a while, and other tables must not wait for it.
        loop = asyncio.get_running_loop()
        return await loop.run_in_executor(self.table.hall.restorers, Play.restore, self.table.hosted, facts)

    async def finish(self, play: Play) -> None:
        """Write the record of a finished game."""
        table = self.table
        facts = table.facts
        record = play.record()
        if not facts.known:
            bound = facts.seating, facts.deck_seals(), facts.asked_decks(), facts.form
            record.header = fair.told(record.header, facts.secret, facts.contributions(), *bound)
        record_id = f"{facts.id}-{facts.undos}"
        row = RecordRow(
            id=record_id,
            game=facts.game,
            kind="record",
            listed=facts.rules.listed,
            table_id=facts.id,
            owner=facts.host_account or facts.host,
            setting=as_json(facts.setting.public()),
            names=as_json(list(facts.names)),
            answers=len(record.answers),
            complete=True,
            made=table.now(),
            text=records.write(record),
        )
        digest = record.digests[len(record.answers)]
        ended = e.Ended(at=table.now(), record=record_id, scores=play.game.scores(), digest=digest)
        await self.write(ended, also=[insert_record(row)], line=True)


class Batch:
    """Answers that are given together. They are applied one after the other and written at once, or not at all."""

    def __init__(self, table: Table, play: Play) -> None:
        self.table: Final = table
        self.play: Final = play
        self.entries: list[e.AnyEntry] = []
        self.ended: list[int] = []
        """The seats whose yields or holds ended with this batch."""
        self.moved = False
        self._facts: Final[FactsMark] = table.facts.mark()
        self._undo: Final = table.undo
        self._stop = table.facts.stops
        self._bare = 0

    def answer(self, answered: e.Answered) -> None:
        """Give an answer. It is written down only if the seat had more than one option."""
        self.moved = True
        if self.play.step(parse(answered.key)):
            self._bare = 0
            self.note(answered)
        else:
            self._bare += 1
            if answered.by in ("seat", "clock"):
                alone = e.Passed(at=answered.at, stop=self._stop, bare=1, seat=answered.seat, spent=answered.spent)
                self._bare -= 1
                self.note(alone)

    def note(self, entry: e.AnyEntry) -> None:
        """Add an entry that follows from the answers, such as the end of a standing yield."""
        self.entries.append(entry)
        self.table.facts.take(entry)

    @property
    def stop(self) -> int:
        """The stop of the game that is answered now."""
        return self._stop

    def next_stop(self) -> None:
        self._stop += 1

    def close(self) -> None:
        """End the batch. Chances that went by without a choice are noted too, so that every batch writes something and
        the time that it takes tells nothing."""
        if self._bare or not self.entries:
            self.note(e.Passed(at=self.table.now(), stop=max(self._stop - 1, 0), bare=self._bare))

    def begin_saving(self) -> asyncio.Future[None]:
        store = self.table.hall.store
        saving = store.begin(self.table.facts.id, self._facts.seq, self.entries)
        store.give_way()
        return saving

    def take_back(self) -> None:
        """Return the game and the facts to the state before the batch, because it could not be saved or the rules
        failed."""
        self.table.facts.return_to(self._facts)
        self.play.go_back()
        self.table.progress.explaining.forget()
        self.table.undo = self._undo
