"""uvicorn's WebSocket with its frames counted, and with a quicker way to send.

Frames that cost the sender nothing (pings, pongs, empty fragments) are counted before anything else looks at them.

An answer goes out to five readers at once. Through a task for each of them and the layers of the application around
`send`, that takes longer. So a message to a reader who keeps up is written at once, in order. A message to a slower
reader goes through `send`, which waits for her. `praxis bench --table` prints what that gains
(`sockets.short_way_out`).

This module depends on the internals of uvicorn: with another version than those it was tried with, every message goes
through `send`.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import Any, Final, cast

import uvicorn
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.http11 import Request

from praxis.table.web.door import FrameCount
from praxis.table.web.http_connection import COUNTED, ServerConfig

EXTENSION: Final = "praxis.post"
KNOWN_VERSIONS: Final = ("0.54.",)
FLOOD: Final = 4006
FAREWELL_SECONDS: Final = 2.0
Post = Callable[[bytes], bool]


class QuickSocket(WebSocketsSansIOProtocol):
    """Offers `post` to the application as an extension of the connection's scope."""

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        super().connection_made(transport)
        config = self.config
        assert isinstance(config, ServerConfig)
        self._door = config.door
        self._quick = config.quick and uvicorn.__version__.startswith(KNOWN_VERSIONS)
        self._host = self.client[0] if self.client else ""
        self._count: FrameCount | None = None
        self._cut = False

    def connection_lost(self, exc: Exception | None) -> None:
        self._door.go(self._host)
        super().connection_lost(exc)

    def data_received(self, data: bytes) -> None:
        if self._cut:
            return
        if self._count is None:
            # The request itself, which the HTTP connection hands over. Everything after it is frames.
            self._count = FrameCount()
        else:
            limit = self._count.too_many(data)
            if limit:
                self._cut_off(limit)
                return
        super().data_received(data)

    def _cut_off(self, limit: str) -> None:
        """Close the connection with the code of a flood, without reading on."""
        self._cut = True
        self._door.limits.acted(limit, self._host)
        if self.handshake_complete and not self.close_sent and not self.transport.get_write_buffer_size():
            reason = b"flood"
            self.transport.write(bytes((0x88, 2 + len(reason))) + FLOOD.to_bytes(2, "big") + reason)
            self.close_sent = True
            self.transport.close()
            self.loop.call_later(FAREWELL_SECONDS, self.transport.abort)
        else:
            self.transport.abort()

    def handle_connect(self, event: Request) -> None:
        super().handle_connect(event)
        if self.close_sent:
            return
        if not self._door.is_proxy(self._host):
            self.scope["state"][COUNTED] = True
        if self._quick:
            extensions = cast("dict[str, Any]", self.scope["extensions"])
            extensions[EXTENSION] = self.post

    def post(self, text: bytes) -> bool:
        """Write a text message now; False if it cannot be written without waiting."""
        if not self.writable.is_set() or not self.handshake_complete or self.close_sent or self.disconnected:
            return False
        if self.transport.is_closing():
            return False
        # One unmasked text frame [RFC 6455, section 5.2]; this server never compresses messages or sends them in parts.
        size = len(text)
        if size < 126:
            head = bytes((0x81, size))
        elif size < 0x10000:
            head = b"\x81\x7e" + size.to_bytes(2, "big")
        else:
            head = b"\x81\x7f" + size.to_bytes(8, "big")
        self.transport.write(head + text)
        return True
