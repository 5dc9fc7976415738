"""How a database is opened: its address, its settings, its migrations."""

from __future__ import annotations

import os
import sqlite3
from contextlib import suppress
from pathlib import Path
from typing import Any, Final

import sqlalchemy as sa
from sqlalchemy.exc import SQLAlchemyError

from praxis.table.store.troubles import NewerVersion, StoreTrouble, in_one_line

HEAD: Final = "0002"
"""The name of the newest file in `migrations/versions`."""
MIGRATIONS: Final = Path(__file__).with_name("migrations")
BUSY_SECONDS: Final = 2.0
"""How long a write waits for another program that holds the database."""
MOST_PAGES: Final = 20_000
"""How many pages SQLite's log may have before a writer must move them into the database itself: some 80 MB."""
_MIGRATION_LOCK: Final = 7_072_617_869


def engine_address(address: str | Path) -> str:
    """The address in the form that SQLAlchemy takes: a file for SQLite, ``postgresql://`` for psycopg."""
    if isinstance(address, Path):
        return f"sqlite:///{address}"
    for plain in ("postgresql://", "postgres://"):
        if address.startswith(plain):
            return "postgresql+psycopg://" + address.removeprefix(plain)
    raise StoreTrouble(f"the database address should begin with postgresql://, not {address.split(':')[0]!r}")


def opened(address: str | Path) -> sa.Engine:
    """The engine of a database, with its settings made and its schema brought up to date."""
    if isinstance(address, Path):
        _probe(address)
        engine = sa.create_engine(engine_address(address), connect_args={"timeout": BUSY_SECONDS})
        sa.event.listen(engine, "connect", _sqlite_settings)
    else:
        engine = sa.create_engine(engine_address(address), pool_pre_ping=True, connect_args={"connect_timeout": 5})
    try:
        with engine.begin() as connection:
            if engine.dialect.name == "postgresql":
                connection.execute(sa.text(f"SELECT pg_advisory_xact_lock({_MIGRATION_LOCK})"))
            _to_head(connection)
    except (SQLAlchemyError, OSError, NewerVersion) as error:
        engine.dispose()
        raise StoreTrouble(_opening(address, error)) from None
    return engine


def _probe(path: Path) -> None:
    """Find out what is wrong with a file before several threads open it."""
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise StoreTrouble(f"cannot make {path.parent}: {error.strerror}") from None
    try:
        _keep_private(path)
        connection = sqlite3.connect(path, timeout=BUSY_SECONDS)
        try:
            connection.execute("PRAGMA journal_mode=WAL")
        finally:
            connection.close()
    except sqlite3.Error as error:
        raise StoreTrouble(_opening(path, error)) from None


def _keep_private(path: Path) -> None:
    """Let only the owner read the database: it holds the deals of running games and hashed passwords. Files that SQLite
    puts beside it get the same rights."""
    with suppress(OSError):  # if something is wrong with the place, SQLite will say so
        os.close(os.open(path, os.O_CREAT | os.O_RDWR, 0o600))
        path.chmod(0o600)
        for beside in ("-wal", "-shm"):
            with suppress(FileNotFoundError):
                path.with_name(path.name + beside).chmod(0o600)


def _sqlite_settings(connection: Any, _: Any) -> None:
    cursor = connection.cursor()
    # Full sync: an answer that was accepted is still there after the power fails.
    # Moving pages from the log into the database is `tidy`'s work: nobody's answer should wait for it.
    for setting in ("journal_mode=WAL", "synchronous=FULL", "foreign_keys=ON", f"wal_autocheckpoint={MOST_PAGES}"):
        cursor.execute(f"PRAGMA {setting}")
    cursor.close()


def _to_head(connection: sa.Connection) -> None:
    """Bring the tables of the database to the newest version."""
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
