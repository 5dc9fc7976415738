"""A WebSocket client that does next to nothing, so that the server is measured and not the client.

`praxis bench --table` prints what a message costs here and in the `websockets` library (`sockets.lean_client`).
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from time import perf_counter
from typing import Final, cast
from urllib.parse import urlsplit

_TEXT: Final = 0x1
_CLOSE: Final = 0x8
_PING: Final = 0x9
_PONG: Final = 0xA


class LeanSocket(asyncio.Protocol):
    """Whole text messages, each with the time at which its last byte arrived."""

    def __init__(self, path: str, host: str, heard: Callable[[bytes, float], None]) -> None:
        self._request: Final = (
            f"GET {path} HTTP/1.1\r\nHost: {host}\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
            "Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\nSec-WebSocket-Version: 13\r\n\r\n"
        ).encode()
        self._heard: Final = heard
        self._buffer = bytearray()
        self._open: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._upgraded = False
        self._transport: asyncio.Transport | None = None

    @classmethod
    async def connect(cls, url: str, heard: Callable[[bytes, float], None]) -> LeanSocket:
        parts = urlsplit(url)
        assert parts.hostname is not None
        assert parts.port is not None
        _, socket = await asyncio.get_running_loop().create_connection(
            lambda: cls(parts.path, parts.netloc, heard), parts.hostname, parts.port
        )
        await socket._open
        return socket

    def send(self, text: bytes) -> None:
        """Send one text message, masked with zeros, which is allowed and costs nothing."""
        self._frame(_TEXT, text)

    def close(self) -> None:
        if self._transport is not None:
            self._transport.close()

    def _frame(self, kind: int, payload: bytes) -> None:
        size = len(payload)
        head = bytes((0x80 | kind, 0x80 | size)) if size < 126 else bytes((0x80 | kind, 0xFE)) + size.to_bytes(2, "big")
        assert self._transport is not None
        self._transport.write(head + b"\0\0\0\0" + payload)

    # -- asyncio's side -------------------------------------------------------------------------------------------

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        # uvloop's transports are no subclass of asyncio's.
        self._transport = cast("asyncio.Transport", transport)
        self._transport.write(self._request)

    def connection_lost(self, exc: Exception | None) -> None:
        if not self._open.done():
            self._open.set_exception(ConnectionError("the server refused the socket"))

    def data_received(self, data: bytes) -> None:
        now = perf_counter()
        self._buffer += data
        if not self._upgraded:
            head, end, rest = bytes(self._buffer).partition(b"\r\n\r\n")
            if not end:
                return
            if b" 101 " not in head[:20]:
                self.close()
                return
            self._upgraded = True
            self._buffer = bytearray(rest)
            self._open.set_result(None)
        while self._take(now):
            pass

    def _take(self, now: float) -> bool:
        """Take one frame from the buffer, if a whole one is there. The server sends every message in one frame."""
        buffer = self._buffer
        if len(buffer) < 2:
            return False
        size, start = buffer[1] & 0x7F, 2
        if size == 126:
            size, start = int.from_bytes(buffer[2:4], "big"), 4
        elif size == 127:
            size, start = int.from_bytes(buffer[2:10], "big"), 10
        if len(buffer) < start + size:
            return False
        kind, payload = buffer[0] & 0x0F, bytes(buffer[start : start + size])
        del buffer[: start + size]
        if kind == _TEXT:
            self._heard(payload, now)
        elif kind == _PING:
            self._frame(_PONG, payload)
        elif kind == _CLOSE:
            self.close()
        return True
