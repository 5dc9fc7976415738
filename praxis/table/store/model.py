"""The database: its tables for SQLAlchemy, and their rows as structs of the program.

A change here needs a new file in `migrations/versions`; a test compares the two.
"""

from __future__ import annotations

from typing import Final

import msgspec
from sqlalchemy import BigInteger, Boolean, Column, ForeignKey, Index, Integer, MetaData, String, Table, Text

METADATA: Final = MetaData()

TABLES: Final = Table(
    "tables",
    METADATA,
    Column("id", String(40), primary_key=True),
    Column("game", String(20), nullable=False),
    Column("name", String(80), nullable=False),
    Column("phase", String(12), nullable=False),
    Column("listed", Boolean, nullable=False),
    Column("free", Integer, nullable=False),
    Column("spectators", Boolean, nullable=False),
    Column("setting", Text, nullable=False),
    Column("names", Text, nullable=False),
    Column("created", BigInteger, nullable=False),
    Column("changed", BigInteger, nullable=False),
    Index("tables_by_phase", "phase", "changed"),
)

ENTRIES: Final = Table(
    "entries",
    METADATA,
    Column("table_id", String(40), primary_key=True),
    Column("seq", Integer, primary_key=True),
    Column("body", Text, nullable=False),
)
"""The entries of all tables. The primary key keeps two servers from both writing the same number of a table."""

SITTERS: Final = Table(
    "sitters",
    METADATA,
    Column("table_id", String(40), primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("account", String(40), nullable=False),
    Index("sitters_by_account", "account"),
)

RECORDS: Final = Table(
    "records",
    METADATA,
    Column("id", String(40), primary_key=True),
    Column("game", String(20), nullable=False),
    Column("kind", String(10), nullable=False),
    Column("listed", Boolean, nullable=False),
    Column("table_id", String(40), nullable=False),
    Column("owner", String(80), nullable=False),
    Column("setting", Text, nullable=False),
    Column("names", Text, nullable=False),
    Column("answers", Integer, nullable=False),
    Column("complete", Boolean, nullable=False),
    Column("made", BigInteger, nullable=False),
    Column("text", Text, nullable=False),
    Index("records_by_time", "listed", "made"),
)

ACCOUNTS: Final = Table(
    "accounts",
    METADATA,
    Column("id", String(40), primary_key=True),
    Column("key", String(160), nullable=False, unique=True),
    Column("name", String(80), nullable=False),
    Column("password", String(200), nullable=False),
    Column("lang", String(5), nullable=False),
    Column("admin", Boolean, nullable=False),
    Column("disabled", Boolean, nullable=False),
    Column("created", BigInteger, nullable=False),
)

SESSIONS: Final = Table(
    "sessions",
    METADATA,
    Column("token", String(64), primary_key=True),
    Column("account", String(40), ForeignKey("accounts.id", ondelete="CASCADE"), nullable=False),
    Column("expires", BigInteger, nullable=False),
    Index("sessions_by_account", "account"),
)

DECKS: Final = Table(
    "decks",
    METADATA,
    Column("id", String(40), primary_key=True),
    Column("account", String(40), ForeignKey("accounts.id", ondelete="CASCADE"), nullable=False),
    Column("game", String(20), nullable=False),
    Column("name", String(80), nullable=False),
    Column("text", Text, nullable=False),
    Column("changed", BigInteger, nullable=False),
    Index("decks_by_account", "account", "changed"),
)

SETTINGS: Final = Table(
    "settings",
    METADATA,
    Column("name", String(40), primary_key=True),
    Column("value", Text, nullable=False),
)
"""What the server makes once and must keep, such as the key that signs forms."""


class TableRow(msgspec.Struct, frozen=True):
    """A table as lists of tables need it."""

    id: str
    game: str
    name: str
    phase: str
    listed: bool
    free: int
    spectators: bool
    setting: str
    names: str
    created: int
    changed: int


class RecordRow(msgspec.Struct, frozen=True):
    id: str
    game: str
    kind: str
    listed: bool
    table_id: str
    owner: str
    """The id of an account, or the hash of a token; empty if the record is nobody's."""
    setting: str
    names: str
    answers: int
    complete: bool
    made: int
    text: str


class AccountRow(msgspec.Struct, frozen=True):
    id: str
    key: str
    name: str
    password: str
    lang: str
    admin: bool
    disabled: bool
    created: int


class DeckRow(msgspec.Struct, frozen=True):
    """A deck that an account keeps."""

    id: str
    account: str
    game: str
    name: str
    text: str
    changed: int
