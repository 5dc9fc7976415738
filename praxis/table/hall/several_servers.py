"""Several servers on one PostgreSQL database. Each has its own copy of the tables at which its people play; the entries
in the database are the truth.

The server that a person is connected to writes her answer under its number, which can be written once. In the same
transaction, PostgreSQL notifies the other servers, which read the new entries and show them to their own people. What
nobody asks for (bots, clocks, the end of a game) is done by one server: the one that has the table's advisory lock.
PostgreSQL frees a lock as soon as its owner is gone, and another server takes over.

On SQLite there is one server (`praxis.table.server.process.claim`), and it owns every table.
"""

from __future__ import annotations

import asyncio
import secrets
from collections.abc import Awaitable, Callable
from contextlib import suppress
from hashlib import sha256
from typing import TYPE_CHECKING, Any, Final, LiteralString

import msgspec
from msgspec import UNSET, UnsetType

from praxis.table.wire.messages import UndoProposal

if TYPE_CHECKING:
    from psycopg import AsyncConnection

CHANNEL: Final = "praxis"
RETRY_SECONDS: Final = 1.0


class Note(msgspec.Struct, frozen=True, omit_defaults=True):
    """What one server tells the others about a table. It holds nothing that is hidden from anybody."""

    server: str
    table: str
    seq: int = 0
    """How many entries the table has now; 0 if there are no new ones."""
    here: list[int] | None = None
    """The seats that are connected to that server."""
    spectators: int = 0
    undo: UndoProposal | UnsetType | None = UNSET


_DECODE: Final = msgspec.json.Decoder(Note)


class Sharing:
    """This server among others; without a database address it is alone."""

    def __init__(self, address: str = "") -> None:
        self.name: Final = secrets.token_hex(4)
        self.alone: Final = not address
        self._address: Final = address
        self._owned: set[str] = set()
        self._claims: AsyncConnection[Any] | None = None
        self._claiming: Final = asyncio.Lock()

    # -- who answers for a table --------------------------------------------------------------------------------------

    def owns(self, table: str) -> bool:
        return self.alone or table in self._owned

    async def claim(self, table: str) -> bool:
        """Try to become the server that answers for a table."""
        if not self.owns(table) and await self._lock("SELECT pg_try_advisory_lock(%s)", table):
            self._owned.add(table)
        return self.owns(table)

    async def let_go(self, table: str) -> None:
        if table in self._owned:
            self._owned.discard(table)
            await self._lock("SELECT pg_advisory_unlock(%s)", table)

    async def check(self) -> None:
        """Check that this server still has its locks."""
        if self._claims is not None:
            await self._ask("SELECT true", ())

    async def _lock(self, statement: LiteralString, table: str) -> bool:
        return await self._ask(statement, (int.from_bytes(sha256(table.encode()).digest()[:8], "big", signed=True),))

    async def _ask(self, statement: LiteralString, values: tuple[int, ...]) -> bool:
        from psycopg import AsyncConnection, Error  # without this import, a server on SQLite starts a fifth sooner

        async with self._claiming:
            try:
                if self._claims is None:
                    connecting = AsyncConnection[Any].connect(self._address, autocommit=True, connect_timeout=5)
                    self._claims = await connecting
                found = await (await self._claims.execute(statement, values)).fetchone()
            except (Error, OSError):
                # All locks go with the connection: another server may have them by now.
                await self._forget_claims()
                return False
        return bool(found and found[0])

    async def _forget_claims(self) -> None:
        self._owned.clear()
        claims, self._claims = self._claims, None
        if claims is not None:
            with suppress(Exception):  # the connection is broken already
                await claims.close()

    # -- what others do -----------------------------------------------------------------------------------------------

    async def listen(self, take_note: Callable[[Note], None], gap: Callable[[], Awaitable[None]]) -> None:
        """Receive what other servers say, for ever. `gap` is called whenever something may have been missed."""
        from litestar.channels.backends.psycopg import PsycoPgChannelsBackend
        from psycopg import Error

        while True:
            backend = PsycoPgChannelsBackend(self._address)
            try:
                await backend.on_startup()
                await backend.subscribe([CHANNEL])
                await gap()
                async for _, payload in backend.stream_events():
                    note = _DECODE.decode(payload)
                    if note.server != self.name:
                        take_note(note)
            except (Error, OSError, msgspec.MsgspecError):
                await asyncio.sleep(RETRY_SECONDS)
            finally:
                with suppress(Exception):  # the connection is given up, whatever is wrong with it
                    await backend.on_shutdown()

    async def close(self) -> None:
        await self._forget_claims()
