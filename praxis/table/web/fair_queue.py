"""Requests of one address begin one after another, and only a limited number is in progress.

The event loop does all work that is ready before it looks at the tables' sockets again. Fifty requests that came at the
same time would be fifty pieces of work between two looks. So each address begins one request, or one WebSocket, at a
time, and the tables get their turn in between.
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
    """The app, with the requests of each address begun one after another."""
    turns: Final[WeakValueDictionary[str, Turn]] = WeakValueDictionary()

    async def wrapped(scope: Scope, receive: Receive, send: Send) -> None:
        client = scope.get("client")  # the events for the start and the end of the server have none
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
    """Wait until no other request of the same address begins in this round of the loop."""
    async with turn.begin:
        await asyncio.sleep(0)
