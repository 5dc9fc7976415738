"""Requests of one address come in one after another, and only so many are in progress.

The loop does everything that can be done before it looks at the tables' sockets again. Fifty requests that came in the
same moment would be fifty pieces of work between two looks. So each address begins one request, or one WebSocket, at a
time; the tables get their turn in between.
"""

from __future__ import annotations

import asyncio
from typing import Final
from weakref import WeakValueDictionary

from litestar.enums import ScopeType
from litestar.types import ASGIApp, Receive, Scope, Send

from praxis.table.server.limits import REQUESTS_IN_PROGRESS, address_key


class Turn:
    """What one address has in progress."""

    __slots__ = ("__weakref__", "begin", "progress")

    def __init__(self) -> None:
        self.begin: Final = asyncio.Lock()
        self.progress: Final = asyncio.Semaphore(REQUESTS_IN_PROGRESS)


def in_turn(app: ASGIApp) -> ASGIApp:
    """The app, asked one thing after another by each address."""
    turns: Final[WeakValueDictionary[str, Turn]] = WeakValueDictionary()

    async def wrapped(scope: Scope, receive: Receive, send: Send) -> None:
        client = scope.get("client")  # the start and the end of the server come without one
        address = address_key(client[0]) if client else "?"
        turn = turns.get(address)
        if turn is None:
            turn = turns[address] = Turn()
        if scope["type"] == ScopeType.HTTP:
            async with turn.progress:
                await _begin(turn)
                await app(scope, receive, send)
        else:
            await _begin(turn)
            await app(scope, receive, send)

    return wrapped


async def _begin(turn: Turn) -> None:
    """Wait until no other of the same address begins in this round of the loop."""
    async with turn.begin:
        await asyncio.sleep(0)
