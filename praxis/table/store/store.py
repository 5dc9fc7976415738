"""The store: every write goes through one writer that commits what has gathered, so many tables share one sync."""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import Sequence
from pathlib import Path
from time import perf_counter, time
from typing import Any, Final, TypeVar

import msgspec
import sqlalchemy as sa
from sqlalchemy.exc import IntegrityError, SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine, create_async_engine

from praxis.table import entries as e
from praxis.table.store.model import (
    ACCOUNTS,
    ENTRIES,
    RECORDS,
    SESSIONS,
    SETTINGS,
    SITTERS,
    TABLES,
    AccountRow,
    RecordRow,
    TableRow,
)

HEAD: Final = "0001"
"""The newest file in `migrations/versions`."""
MIGRATIONS: Final = Path(__file__).with_name("migrations")
BUSY_SECONDS: Final = 2.0
"""How long a write waits for another program that holds the database."""
_MIGRATION_LOCK: Final = 7_072_617_869

R = TypeVar("R", bound=msgspec.Struct)


class StoreTrouble(Exception):
    """The store cannot do this now; the message is one line for a person."""


class Conflict(StoreTrouble):
    """Another entry has this number, or another account this name: somebody else wrote first."""


class Job:
    """One all-or-nothing write."""

    __slots__ = ("done", "rows", "statements")

    def __init__(self, rows: list[dict[str, Any]], statements: list[sa.Executable], done: asyncio.Future[None]) -> None:
        self.rows = rows
        self.statements = statements
        self.done = done


def engine_address(address: str | Path) -> str:
    """The address as SQLAlchemy wants it: a file is SQLite's, ``postgresql://`` is asyncpg's."""
    if isinstance(address, Path):
        return f"sqlite+aiosqlite:///{address}"
    for plain in ("postgresql://", "postgres://"):
        if address.startswith(plain):
            return "postgresql+asyncpg://" + address.removeprefix(plain)
    raise StoreTrouble(f"the database address should begin with postgresql://, not {address.split(':')[0]!r}")


def in_one_line(error: BaseException) -> str:
    """What went wrong, without SQL and without what was to be written."""
    origin = getattr(error, "orig", None) or error
    return " ".join(str(origin).split())[:200] or type(origin).__name__


class Store:
    """Tables, records and accounts on disk."""

    def __init__(self, engine: AsyncEngine) -> None:
        self.engine: Final = engine
        self.commits = 0
        self.commit_seconds = 0.0
        self.trouble = ""
        """Why the last write failed; empty if it did not."""
        self._jobs: list[Job] = []
        self._wake = asyncio.Event()
        self._writer: asyncio.Task[None] | None = None
        self._writing: AsyncConnection | None = None

    # -- opening --------------------------------------------------------------------------------------------------

    @classmethod
    async def open(cls, address: str | Path) -> Store:
        """Open the database and bring it to this program's version; `StoreTrouble` if that cannot be."""
        if isinstance(address, Path):
            _probe(address)
        engine = _engine(address)
        try:
            async with engine.begin() as connection:
                if engine.dialect.name == "postgresql":
                    await connection.execute(sa.text(f"SELECT pg_advisory_xact_lock({_MIGRATION_LOCK})"))
                await connection.run_sync(_to_head)
        except (SQLAlchemyError, OSError, NewerVersion) as error:
            await engine.dispose()
            raise StoreTrouble(_opening(address, error)) from None
        store = cls(engine)
        store._writer = asyncio.create_task(store._write(), name="store writer")
        return store

    async def close(self) -> None:
        if self._writer is not None:
            self._writer.cancel()
            await asyncio.gather(self._writer, return_exceptions=True)
        for job in self._jobs:
            _fail(job, StoreTrouble("the server is stopping"))
        await self._drop_connection()
        await self.engine.dispose()

    # -- writing --------------------------------------------------------------------------------------------------

    async def append(
        self, table: str, seq: int, entries: Sequence[e.AnyEntry], also: Sequence[sa.Executable] = ()
    ) -> None:
        """Make entries durable under the numbers from `seq` on, together with other changes, or none of it."""
        rows = [{"table_id": table, "seq": seq + i, "body": e.encode(entry)} for i, entry in enumerate(entries)]
        await self._do(rows, list(also))

    async def _do(self, rows: list[dict[str, Any]], statements: list[sa.Executable]) -> None:
        job = Job(rows, statements, asyncio.get_running_loop().create_future())
        self._jobs.append(job)
        self._wake.set()
        await job.done

    async def _write(self) -> None:
        while True:
            await self._wake.wait()
            self._wake.clear()
            jobs, self._jobs = self._jobs, []
            jobs = [job for job in jobs if not job.done.cancelled()]
            if not jobs:
                continue
            began = perf_counter()
            try:
                await self._commit(jobs)
            except asyncio.CancelledError:
                for job in jobs:
                    _fail(job, StoreTrouble("the server is stopping"))
                raise
            self.commits += 1
            self.commit_seconds += perf_counter() - began

    async def _commit(self, jobs: list[Job]) -> None:
        try:
            await self._transact(jobs)
        except IntegrityError:
            # One of them came too late; alone, each finds out for itself.
            for job in jobs:
                await self._commit_alone(job)
        except Exception as error:  # whatever a driver raises: nothing of this was taken, and everyone must hear it
            await self._failed(error)
            for job in jobs:
                _fail(job, StoreTrouble(self.trouble))
        else:
            self.trouble = ""
            for job in jobs:
                _succeed(job)

    async def _commit_alone(self, job: Job) -> None:
        try:
            await self._transact([job])
        except IntegrityError as error:
            _fail(job, Conflict(f"already there: {in_one_line(error)}"))
        except Exception as error:  # as above
            await self._failed(error)
            _fail(job, StoreTrouble(self.trouble))
        else:
            _succeed(job)

    async def _transact(self, jobs: list[Job]) -> None:
        connection = self._writing
        if connection is None:
            connection = self._writing = await self.engine.connect()
        try:
            rows = [row for job in jobs for row in job.rows]
            if rows:
                await connection.execute(_INSERT_ENTRIES, rows)
            for job in jobs:
                for statement in job.statements:
                    await connection.execute(statement)
            await connection.commit()
        except IntegrityError:
            await connection.rollback()
            raise

    async def _failed(self, error: Exception) -> None:
        self.trouble = in_one_line(error)
        await self._drop_connection()

    async def _drop_connection(self) -> None:
        connection, self._writing = self._writing, None
        if connection is not None:
            try:
                await connection.invalidate()
                await connection.close()
            except Exception:  # it is broken already, which is why it goes
                return

    async def check(self) -> str:
        """A write that changes nothing for anybody: empty if the store works, else what is wrong."""
        try:
            await self.set_setting("checked", str(int(time())))
        except StoreTrouble as trouble:
            return str(trouble)
        return ""

    # -- reading --------------------------------------------------------------------------------------------------

    async def _rows(self, query: sa.Select[Any]) -> Sequence[sa.Row[Any]]:
        try:
            async with self.engine.connect() as connection:
                found: Sequence[sa.Row[Any]] = (await connection.execute(query)).all()
                return found
        except (SQLAlchemyError, OSError) as error:
            raise StoreTrouble(in_one_line(error)) from None

    async def _structs(self, query: sa.Select[Any], row: type[R]) -> list[R]:
        return [row(**found._mapping) for found in await self._rows(query)]

    async def _struct(self, query: sa.Select[Any], row: type[R]) -> R | None:
        found = await self._structs(query.limit(1), row)
        return found[0] if found else None

    async def entries(self, table: str) -> list[e.AnyEntry]:
        query = sa.select(ENTRIES.c.body).where(ENTRIES.c.table_id == table).order_by(ENTRIES.c.seq)
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

    async def records(self, listed: bool = True, limit: int = 100, before: int | None = None) -> list[RecordRow]:
        query = sa.select(RECORDS).order_by(RECORDS.c.made.desc()).limit(limit)
        if listed:
            query = query.where(RECORDS.c.listed)
        if before is not None:
            query = query.where(RECORDS.c.made < before)
        return await self._structs(query, RecordRow)

    async def drop_record(self, record: str) -> None:
        await self._do([], [sa.delete(RECORDS).where(RECORDS.c.id == record)])

    # -- accounts and sessions --------------------------------------------------------------------------------------

    async def add_account(self, row: AccountRow) -> None:
        """`Conflict` if the name is taken."""
        await self._do([], [sa.insert(ACCOUNTS).values(**msgspec.structs.asdict(row))])

    async def account(self, key: str) -> AccountRow | None:
        return await self._struct(sa.select(ACCOUNTS).where(ACCOUNTS.c.key == key), AccountRow)

    async def accounts(self) -> list[AccountRow]:
        return await self._structs(sa.select(ACCOUNTS).order_by(ACCOUNTS.c.key), AccountRow)

    async def change_account(self, account: str, **changes: str | bool) -> None:
        await self._do([], [sa.update(ACCOUNTS).where(ACCOUNTS.c.id == account).values(**changes)])

    async def drop_account(self, account: str) -> None:
        """The account and its sessions go; chairs it held stay, nobody's."""
        await self._do(
            [],
            [
                sa.delete(SESSIONS).where(SESSIONS.c.account == account),
                sa.delete(SITTERS).where(SITTERS.c.account == account),
                sa.delete(ACCOUNTS).where(ACCOUNTS.c.id == account),
            ],
        )

    async def add_session(self, token: str, account: str, expires: int) -> None:
        stale = sa.delete(SESSIONS).where(SESSIONS.c.expires < int(time() * 1000))
        await self._do([], [stale, sa.insert(SESSIONS).values(token=token, account=account, expires=expires)])

    async def session(self, token: str, now: int) -> AccountRow | None:
        """The account of a session that has not expired."""
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

    # -- settings -------------------------------------------------------------------------------------------------

    async def setting(self, name: str) -> str | None:
        found = await self._rows(sa.select(SETTINGS.c.value).where(SETTINGS.c.name == name))
        return str(found[0][0]) if found else None

    async def set_setting(self, name: str, value: str) -> None:
        drop = sa.delete(SETTINGS).where(SETTINGS.c.name == name)
        await self._do([], [drop, sa.insert(SETTINGS).values(name=name, value=value)])


_INSERT_ENTRIES: Final = sa.insert(ENTRIES)


def insert_record(row: RecordRow) -> sa.Executable:
    return sa.insert(RECORDS).values(**msgspec.structs.asdict(row))


def insert_table(row: TableRow) -> sa.Executable:
    return sa.insert(TABLES).values(**msgspec.structs.asdict(row))


def update_table(row: TableRow) -> sa.Executable:
    return sa.update(TABLES).where(TABLES.c.id == row.id).values(**msgspec.structs.asdict(row))


def set_sitter(table: str, seat: int, account: str) -> list[sa.Executable]:
    """The account of a chair, or nobody."""
    drop = sa.delete(SITTERS).where(SITTERS.c.table_id == table, SITTERS.c.seat == seat)
    return [drop, sa.insert(SITTERS).values(table_id=table, seat=seat, account=account)] if account else [drop]


def _succeed(job: Job) -> None:
    if not job.done.done():
        job.done.set_result(None)


def _fail(job: Job, trouble: StoreTrouble) -> None:
    if not job.done.done():
        job.done.set_exception(trouble)


def _engine(address: str | Path) -> AsyncEngine:
    if not isinstance(address, Path):
        return create_async_engine(engine_address(address), pool_pre_ping=True, connect_args={"timeout": 5})
    engine = create_async_engine(engine_address(address), connect_args={"timeout": BUSY_SECONDS})
    sa.event.listen(engine.sync_engine, "connect", _sqlite_settings)
    return engine


def _probe(path: Path) -> None:
    """Find out what is wrong with a file before a pool of threads does."""
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise StoreTrouble(f"cannot make {path.parent}: {error.strerror}") from None
    try:
        connection = sqlite3.connect(path, timeout=BUSY_SECONDS)
        try:
            connection.execute("PRAGMA journal_mode=WAL")
        finally:
            connection.close()
    except sqlite3.Error as error:
        raise StoreTrouble(_opening(path, error)) from None


def _sqlite_settings(connection: Any, _: Any) -> None:
    cursor = connection.cursor()
    # Full sync: an answer that was accepted is still there after the power fails.
    for setting in ("journal_mode=WAL", "synchronous=FULL", "foreign_keys=ON"):
        cursor.execute(f"PRAGMA {setting}")
    cursor.close()


class NewerVersion(Exception):
    """The database has seen a newer program."""


def _to_head(connection: sa.Connection) -> None:
    """Bring the database to the newest version of its tables, if it is not there."""
    if sa.inspect(connection).has_table("alembic_version"):
        version = connection.execute(sa.text("SELECT version_num FROM alembic_version")).scalar()
        if version == HEAD:
            return
        if version is not None and not list((MIGRATIONS / "versions").glob(f"{version}_*.py")):
            raise NewerVersion(f"its version is {version}, this program's {HEAD}")
    migrate(connection)


def migrate(connection: sa.Connection) -> None:
    # Imported here: Alembic takes a third of a second, and is needed once in the life of a database.
    from alembic import command
    from alembic.config import Config

    config = Config()
    config.set_main_option("script_location", str(MIGRATIONS))
    config.set_main_option("path_separator", "os")
    config.attributes["connection"] = connection
    command.upgrade(config, "head")


def _opening(address: str | Path, error: BaseException) -> str:
    where = str(address) if isinstance(address, Path) else "the PostgreSQL database"
    if isinstance(error, NewerVersion):
        return f"{where} was made by a newer version of praxis; this one cannot use it ({error})"
    return f"cannot open {where}: {in_one_line(error)}"
