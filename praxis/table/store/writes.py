"""The statements that change rows of the store."""

from __future__ import annotations

import msgspec
import sqlalchemy as sa

from praxis.table.store.model import (
    RECORDS,
    SITTERS,
    TABLES,
    RecordRow,
    TableRow,
)


def insert_record(row: RecordRow) -> sa.Executable:
    return sa.insert(RECORDS).values(**msgspec.structs.asdict(row))


def insert_table(row: TableRow) -> sa.Executable:
    return sa.insert(TABLES).values(**msgspec.structs.asdict(row))


def update_table(row: TableRow) -> sa.Executable:
    return sa.update(TABLES).where(TABLES.c.id == row.id).values(**msgspec.structs.asdict(row))


def set_sitter(table: str, seat: int, account: str) -> list[sa.Executable]:
    """The statements that note which account holds a chair, or that none does."""
    drop = sa.delete(SITTERS).where(SITTERS.c.table_id == table, SITTERS.c.seat == seat)
    return [drop, sa.insert(SITTERS).values(table_id=table, seat=seat, account=account)] if account else [drop]
