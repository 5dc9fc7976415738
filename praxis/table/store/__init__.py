"""Where tables, records and accounts are kept: SQLite by default, PostgreSQL by one setting, the same code for both.

It uses SQLAlchemy's expression language without its object mapper (the truth of a table is a list of entries, not
objects), over sqlite3 and psycopg, in one writer thread of our own. So the whole commit is one step for the event loop,
which meanwhile prepares what people will see. Through aiosqlite and asyncpg each statement is a step of its own, and a
durable answer took twice as long (0.7 ms instead of 0.3 ms on this project's machine).
"""

from praxis.table.store.model import AccountRow, DeckRow, RecordRow, TableRow
from praxis.table.store.store import Store
from praxis.table.store.troubles import Conflict, StoreTrouble

__all__ = ["AccountRow", "Conflict", "DeckRow", "RecordRow", "Store", "StoreTrouble", "TableRow"]
