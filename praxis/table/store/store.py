"""The store: every write goes through one writer, which commits all that has gathered, so that many tables share one
sync."""

from __future__ import annotations

import asyncio
import sqlite3
import threading
from collections.abc import Collection, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from pathlib import Path
from queue import SimpleQueue
from time import perf_counter, sleep, time
from typing import Any, Final, TypeVar, cast

import msgspec
import sqlalchemy as sa
from sqlalchemy.exc import DataError, IntegrityError, SQLAlchemyError

from praxis.table.hall.several_servers import CHANNEL, Note
from praxis.table.history import entries as e
from praxis.table.server.logs import Log
from praxis.table.store.model import (
    ACCOUNTS,
    DECKS,
    ENTRIES,
    RECORDS,
    SESSIONS,
    SETTINGS,
    SITTERS,
    TABLES,
    AccountRow,
    DeckRow,
    RecordRow,
    TableRow,
)
from praxis.table.store.opening import opened
from praxis.table.store.troubles import Conflict, StoreTrouble, for_players, in_one_line
from praxis.table.store.writes import insert_record

GIVE_WAY_SECONDS: Final = 0.00003
MOST_AT_ONCE: Final = 1_000
"""How many rows one statement has at most: SQLite has a limit."""
READERS: Final = 4
"""How many threads read and do nothing else, so that tables get their entries even if all other threads are busy."""

R = TypeVar("R", bound=msgspec.Struct)


Row = tuple[str, int, str]


class Job:
    """One all-or-nothing write."""

    __slots__ = ("done", "rows", "statements")

    def __init__(self, rows: list[Row], statements: list[sa.Executable], done: asyncio.Future[None]) -> None:
        self.rows = rows
        self.statements = statements
        self.done = done


Outcome = list[tuple[Job, StoreTrouble | None]]


def _insert_at_once(driver: sqlite3.Connection, rows: list[Row]) -> None:
    """Insert rows in a statement outside any transaction, which is a transaction by itself. SQLite then writes and
    syncs without taking Python's lock in between, which the event loop holds while it prepares what people will see."""
    before, driver.isolation_level = driver.isolation_level, None
    try:
        driver.execute(f"{_INSERT} {', '.join(['(?, ?, ?)'] * len(rows))}", [value for row in rows for value in row])
    finally:
        driver.isolation_level = before


class Store:
    """Tables, records and accounts on disk."""

    def __init__(self, engine: sa.Engine) -> None:
        self.engine: Final = engine
        self.commits = 0
        self.commit_seconds = 0.0
        self.trouble = ""
        """Why the last write failed; empty if it did not fail."""
        self.tells_as = ""
        """This server's name among several that hear what the others write; empty if there are no others."""
        self._loop: Final = asyncio.get_running_loop()
        self._jobs: Final[SimpleQueue[list[Job] | None]] = SimpleQueue()
        self._gathered: list[Job] = []
        """The jobs that the writer gets at the end of this round of the event loop."""
        self._sqlite: Final = engine.dialect.name == "sqlite"
        self._insert: Final = f"{_INSERT} (?, ?, ?)" if self._sqlite else f"{_INSERT} (%s, %s, %s)"
        self._late: Final = (IntegrityError, engine.dialect.loaded_dbapi.IntegrityError)
        """The exceptions for a number or a name that is taken already."""
        self._own: Final = (*self._late, DataError, engine.dialect.loaded_dbapi.DataError, OverflowError)
        """The exceptions that concern one job alone; the other jobs of its batch are tried again."""
        self._readers: Final = ThreadPoolExecutor(READERS, thread_name_prefix="store reader")
        self._writing: sa.Connection | None = None
        self._waits = False
        """Whether the writer has nothing to do."""
        self._unsaved = 0
        """How many jobs those who wait for them have not been told of."""
        self._writer: Final = threading.Thread(target=self._write, name="store writer", daemon=True)
        self._writer.start()

    # -- opening --------------------------------------------------------------------------------------------------

    @classmethod
    async def open(cls, address: str | Path) -> Store:
        """Open the database and bring it to this program's version; `StoreTrouble` if that is impossible."""
        return cls(await asyncio.to_thread(opened, address))

    async def close(self) -> None:
        """Write what still waits, then close the database."""
        self._hand_over()
        self._jobs.put(None)
        await asyncio.to_thread(self._writer.join)
        self._readers.shutdown(wait=False, cancel_futures=True)
        await asyncio.to_thread(self.engine.dispose)

    # -- writing --------------------------------------------------------------------------------------------------

    async def append(
        self, table: str, seq: int, entries: Sequence[e.AnyEntry], also: Sequence[sa.Executable] = ()
    ) -> None:
        """Save entries under the numbers from `seq` on, together with other changes: all of it, or nothing."""
        await self.begin(table, seq, entries, also)

    def begin(
        self, table: str, seq: int, entries: Sequence[e.AnyEntry], also: Sequence[sa.Executable] = ()
    ) -> asyncio.Future[None]:
        """Begin to save entries, as `append` does, without waiting for the end."""
        rows = [(table, seq + i, e.encode(entry)) for i, entry in enumerate(entries)]
        return self._do(rows, list(also))

    def give_way(self) -> None:
        """Let an idle writer begin at once, for a job that is alone. Otherwise, on one core, it would begin only when
        this thread has nothing to do, and the disk would be idle while we prepare what people will see. If others wait
        as well, this thread has enough to do, and their jobs share one commit."""
        if self._waits and self._unsaved == 1:
            sleep(GIVE_WAY_SECONDS)

    def _do(self, rows: list[Row], statements: list[sa.Executable]) -> asyncio.Future[None]:
        job = Job(rows, statements, self._loop.create_future())
        if not self._writer.is_alive():
            job.done.set_exception(StoreTrouble("the server is stopping"))
            return job.done
        self._gathered.append(job)
        self._unsaved += 1
        if self._unsaved == 1:
            self._hand_over()
        elif len(self._gathered) == 1:
            # Others are being saved. Until then more will come, and each hand-over would stop this thread for a while.
            self._loop.call_soon(self._hand_over)
        return job.done

    def _hand_over(self) -> None:
        """Give the writer the jobs that have gathered."""
        if self._gathered:
            jobs, self._gathered = self._gathered, []
            self._jobs.put(jobs)

    def _write(self) -> None:
        """The loop of the writer's thread: all jobs that gather during one commit go into the next."""
        stopping = False
        while not stopping:
            jobs: list[Job] = []
            self._waits = True
            more = self._jobs.get()
            self._waits = False
            while True:
                if more is None:
                    stopping = True
                else:
                    jobs += more
                if self._jobs.empty():
                    break
                more = self._jobs.get()
            if jobs:
                began = perf_counter()
                outcome = self._commit(jobs)
                self.commits += 1
                self.commit_seconds += perf_counter() - began
                with suppress(RuntimeError):  # the event loop has ended, so nobody waits any more
                    self._loop.call_soon_threadsafe(self._tell_who_waits, outcome)
        self._drop_connection()

    def _tell_who_waits(self, outcome: Outcome) -> None:
        self._unsaved -= len(outcome)
        for job, trouble in outcome:
            if job.done.done():
                continue
            if trouble is None:
                job.done.set_result(None)
            else:
                job.done.set_exception(trouble)

    def _commit(self, jobs: list[Job]) -> Outcome:
        try:
            self._transact(jobs)
        except self._own:
            # One of the jobs came too late, or has values that cannot be stored. Each is tried alone, and so finds out
            # for itself.
            return [(job, self._commit_alone(job)) for job in jobs]
        except Exception as error:  # whatever a driver raises: nothing was written, and all who wait must be told
            self._failed(error)
            return [(job, StoreTrouble(self.trouble)) for job in jobs]
        self.trouble = ""
        return [(job, None) for job in jobs]

    def _commit_alone(self, job: Job) -> StoreTrouble | None:
        try:
            self._transact([job])
        except self._late as error:
            return Conflict(f"already there: {in_one_line(error)}")
        except self._own as error:
            return StoreTrouble(f"this cannot be stored: {in_one_line(error)}")
        except Exception as error:  # as above
            self._failed(error)
            return StoreTrouble(self.trouble)
        return None

    def _transact(self, jobs: list[Job]) -> None:
        connection = self._writing
        if connection is None:
            connection = self._writing = self.engine.connect()
        rows = [row for job in jobs for row in job.rows]
        statements = [statement for job in jobs for statement in job.statements]
        if statements:
            self._transact_with(connection, rows, statements)
            return
        # Five people wait for this, so it calls the driver directly.
        driver = connection.connection
        if self._sqlite and len(rows) <= MOST_AT_ONCE:
            _insert_at_once(cast("sqlite3.Connection", driver.driver_connection), rows)
            return
        try:
            cursor = driver.cursor()
            cursor.executemany(self._insert, rows)
            for note in self._notes(rows):
                cursor.execute(_NOTIFY, note)
            driver.commit()
        except self._own:
            driver.rollback()
            raise

    def _transact_with(self, connection: sa.Connection, rows: list[Row], statements: list[sa.Executable]) -> None:
        try:
            if rows:
                connection.exec_driver_sql(self._insert, rows)
                for note in self._notes(rows):
                    connection.exec_driver_sql(_NOTIFY, note)
            for statement in statements:
                connection.execute(statement)
            connection.commit()
        except self._own:
            connection.rollback()
            raise

    def _notes(self, rows: list[Row]) -> list[tuple[str, str]]:
        """The notes that PostgreSQL sends to the other servers as soon as the rows are saved, and only then."""
        if not self.tells_as:
            return []
        last = {table: seq + 1 for table, seq, _ in rows}
        return [(CHANNEL, _note(Note(self.tells_as, table, seq))) for table, seq in last.items()]

    def say(self, note: Note) -> None:
        """Tell the other servers something that is not kept."""
        self._do([], [sa.select(sa.func.pg_notify(CHANNEL, _note(note)))]).add_done_callback(_heed)

    def _failed(self, error: Exception) -> None:
        self.trouble = for_players(error)
        Log().warning("store.failed", detail=in_one_line(error))
        self._drop_connection()

    def _drop_connection(self) -> None:
        connection, self._writing = self._writing, None
        if connection is not None:
            with suppress(Exception):  # the connection may be broken already
                connection.invalidate()
                connection.close()

    async def check(self) -> str:
        """Try a write that changes nothing. Gives an empty text if the store works, else what is wrong."""
        try:
            await self.set_setting("checked", str(int(time())))
        except StoreTrouble as trouble:
            return str(trouble)
        return ""

    async def tidy(self) -> None:
        """Let SQLite tidy up now, as it would otherwise do so during somebody's answer. Writers do not wait for it."""
        if self._sqlite:
            await asyncio.to_thread(self._tidy)

    def _tidy(self) -> None:
        with suppress(SQLAlchemyError), self.engine.connect() as connection:
            connection.exec_driver_sql("PRAGMA wal_checkpoint(PASSIVE)")

    # -- reading --------------------------------------------------------------------------------------------------

    async def _rows(self, query: sa.Select[Any]) -> Sequence[sa.Row[Any]]:
        return await self._loop.run_in_executor(self._readers, self._read, query)

    def _read(self, query: sa.Select[Any]) -> Sequence[sa.Row[Any]]:
        try:
            with self.engine.connect() as connection:
                return connection.execute(query).all()
        except (SQLAlchemyError, OSError) as error:
            raise StoreTrouble(for_players(error)) from None

    async def _structs(self, query: sa.Select[Any], row: type[R]) -> list[R]:
        return [row(**found._mapping) for found in await self._rows(query)]

    async def _struct(self, query: sa.Select[Any], row: type[R]) -> R | None:
        found = await self._structs(query.limit(1), row)
        return found[0] if found else None

    async def entries(self, table: str, first: int = 0) -> list[e.AnyEntry]:
        """A table's entries in order, from a number on."""
        query = sa.select(ENTRIES.c.body).where(ENTRIES.c.table_id == table).order_by(ENTRIES.c.seq)
        if first:
            query = query.where(ENTRIES.c.seq >= first)
        return [e.decode(body) for (body,) in await self._rows(query)]

    # -- tables ---------------------------------------------------------------------------------------------------

    async def tables(self, phases: Sequence[str], listed: bool = True, limit: int = 100) -> list[TableRow]:
        query = sa.select(TABLES).where(TABLES.c.phase.in_(phases)).order_by(TABLES.c.changed.desc()).limit(limit)
        return await self._structs(query.where(TABLES.c.listed) if listed else query, TableRow)

    async def tables_of(self, account: str, limit: int = 100) -> list[tuple[TableRow, int]]:
        query = (
            sa.select(TABLES, SITTERS.c.seat)
            .join(SITTERS, SITTERS.c.table_id == TABLES.c.id)
            .where(SITTERS.c.account == account)
            .order_by(TABLES.c.changed.desc())
            .limit(limit)
        )
        found: list[tuple[TableRow, int]] = []
        for row in await self._rows(query):
            fields = dict(row._mapping)
            seat = fields.pop("seat")
            found.append((TableRow(**fields), seat))
        return found

    async def table_ids(self, phases: Sequence[str] | None = None) -> list[str]:
        query = sa.select(TABLES.c.id).order_by(TABLES.c.changed.desc())
        if phases is not None:
            query = query.where(TABLES.c.phase.in_(phases))
        return [found for (found,) in await self._rows(query)]

    # -- records --------------------------------------------------------------------------------------------------

    async def add_record(self, row: RecordRow) -> None:
        await self._do([], [insert_record(row)])

    async def record(self, record: str) -> RecordRow | None:
        return await self._struct(sa.select(RECORDS).where(RECORDS.c.id == record), RecordRow)

    async def records(
        self,
        listed: bool = True,
        limit: int = 100,
        before: int | None = None,
        last: str = "",
        tables: Collection[str] | None = None,
    ) -> list[RecordRow]:
        """The newest records first, without their texts. `before` and `last` are the time and the id of the last one on
        the page before; with `tables`, only records of games at these."""
        columns = [sa.literal("").label("text") if column.name == "text" else column for column in RECORDS.c]
        query = sa.select(*columns).order_by(RECORDS.c.made.desc(), RECORDS.c.id.desc()).limit(limit)
        if listed:
            query = query.where(RECORDS.c.listed)
        if tables is not None:
            query = query.where(RECORDS.c.table_id.in_(tables))
        if before is not None:
            earlier = RECORDS.c.made < before
            query = query.where(sa.or_(earlier, sa.and_(RECORDS.c.made == before, RECORDS.c.id < last)))
        return await self._structs(query, RecordRow)

    async def records_after(self, last: str, limit: int = 100) -> list[RecordRow]:
        """A number of records in the order of their ids, after the last one of the page before."""
        query = sa.select(RECORDS).where(RECORDS.c.id > last).order_by(RECORDS.c.id).limit(limit)
        return await self._structs(query, RecordRow)

    async def drop_record(self, record: str) -> None:
        await self._do([], [sa.delete(RECORDS).where(RECORDS.c.id == record)])

    # -- accounts and sessions --------------------------------------------------------------------------------------

    async def add_account(self, row: AccountRow) -> None:
        """Add an account; `Conflict` if the name is taken."""
        await self._do([], [sa.insert(ACCOUNTS).values(**msgspec.structs.asdict(row))])

    async def account(self, key: str) -> AccountRow | None:
        return await self._struct(sa.select(ACCOUNTS).where(ACCOUNTS.c.key == key), AccountRow)

    async def accounts(self) -> list[AccountRow]:
        return await self._structs(sa.select(ACCOUNTS).order_by(ACCOUNTS.c.key), AccountRow)

    async def disabled(self, accounts: Collection[str]) -> set[str]:
        """The ids of those of these accounts that are disabled."""
        if not accounts:
            return set()
        query = sa.select(ACCOUNTS.c.id).where(ACCOUNTS.c.id.in_(accounts), ACCOUNTS.c.disabled)
        return {row[0] for row in await self._rows(query)}

    async def change_account(self, account: str, **changes: str | bool) -> None:
        await self._do([], [sa.update(ACCOUNTS).where(ACCOUNTS.c.id == account).values(**changes)])

    async def drop_account(self, account: str) -> None:
        """Delete an account, its sessions and its decks. The chairs that it had remain, and are nobody's."""
        await self._do(
            [],
            [
                sa.delete(SESSIONS).where(SESSIONS.c.account == account),
                sa.delete(SITTERS).where(SITTERS.c.account == account),
                sa.delete(DECKS).where(DECKS.c.account == account),
                sa.delete(ACCOUNTS).where(ACCOUNTS.c.id == account),
            ],
        )

    async def add_session(self, token: str, account: str, expires: int) -> None:
        stale = sa.delete(SESSIONS).where(SESSIONS.c.expires < int(time() * 1000))
        await self._do([], [stale, sa.insert(SESSIONS).values(token=token, account=account, expires=expires)])

    async def session(self, token: str, now: int) -> AccountRow | None:
        """The account of a session, if the session has not expired."""
        query = (
            sa.select(ACCOUNTS)
            .join(SESSIONS, SESSIONS.c.account == ACCOUNTS.c.id)
            .where(SESSIONS.c.token == token, SESSIONS.c.expires > now, ~ACCOUNTS.c.disabled)
        )
        return await self._struct(query, AccountRow)

    async def drop_session(self, token: str) -> None:
        await self._do([], [sa.delete(SESSIONS).where(SESSIONS.c.token == token)])

    async def drop_sessions(self, account: str, but: str = "") -> None:
        await self._do([], [sa.delete(SESSIONS).where(SESSIONS.c.account == account, SESSIONS.c.token != but)])

    # -- decks ----------------------------------------------------------------------------------------------------

    async def decks(self, account: str) -> list[DeckRow]:
        """The decks that an account keeps, the newest first."""
        return await self._structs(
            sa.select(DECKS).where(DECKS.c.account == account).order_by(DECKS.c.changed.desc(), DECKS.c.id), DeckRow
        )

    async def all_decks(self) -> list[DeckRow]:
        return await self._structs(sa.select(DECKS).order_by(DECKS.c.id), DeckRow)

    async def keep_deck(self, row: DeckRow) -> None:
        """Save a new deck, or a new version of the account's deck with this id; `Conflict` if the deck is somebody
        else's."""
        old = sa.delete(DECKS).where(DECKS.c.id == row.id, DECKS.c.account == row.account)
        await self._do([], [old, sa.insert(DECKS).values(**msgspec.structs.asdict(row))])

    async def add_deck(self, row: DeckRow) -> None:
        """Add a deck; `Conflict` if there is one with this id."""
        await self._do([], [sa.insert(DECKS).values(**msgspec.structs.asdict(row))])

    async def drop_deck(self, account: str, deck: str) -> None:
        await self._do([], [sa.delete(DECKS).where(DECKS.c.id == deck, DECKS.c.account == account)])

    # -- settings -------------------------------------------------------------------------------------------------

    async def setting(self, name: str) -> str | None:
        found = await self._rows(sa.select(SETTINGS.c.value).where(SETTINGS.c.name == name))
        return str(found[0][0]) if found else None

    async def settings(self) -> dict[str, str]:
        return {row.name: row.value for row in await self._rows(sa.select(SETTINGS.c.name, SETTINGS.c.value))}

    async def set_setting(self, name: str, value: str) -> None:
        drop = sa.delete(SETTINGS).where(SETTINGS.c.name == name)
        await self._do([], [drop, sa.insert(SETTINGS).values(name=name, value=value)])


_NOTIFY: Final = "SELECT pg_notify(%s, %s)"
_INSERT: Final = "INSERT INTO entries (table_id, seq, body) VALUES"


def _note(note: Note) -> str:
    return msgspec.json.encode(note).decode()


def _heed(done: asyncio.Future[None]) -> None:
    """Note the failure of a write that nobody waits for. What it should have told is told again soon."""
    if not done.cancelled():
        done.exception()
