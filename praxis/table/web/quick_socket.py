"""uvicorn's WebSocket with its frames counted, and with a quicker way to send and to receive.

Frames that cost the sender nothing (pings, pongs, empty fragments) are counted before anything else looks at them.

An answer goes out to five readers at once. Through a task for each of them and the layers of the application around
`send`, that takes longer. So a message to a reader who keeps up is written at once, in order. A message to a slower
reader goes through `send`, which waits for her. `praxis bench --table` prints what that gains
(`sockets.short_way_out`).

The way in is short, too: a message that arrives as one frame, while nothing else waits, is handed to the application as
it arrives. By the usual way it would be parsed in small steps, put into a queue and taken from it by a task, and the
socket would be taken out of the loop and put back into it. Whatever is not so simple goes the usual way.

This module depends on the internals of uvicorn: with another version than those it was tried with, every message goes
through `send` and `receive`.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import Any, Final, cast

import uvicorn
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.http11 import Request
from websockets.utils import apply_mask

from praxis.table.web.connection_limits import FrameCount
from praxis.table.web.http_connection import COUNTED, ServerConfig
from praxis.table.wire.messages import LONGEST_FRAME

POST: Final = "praxis.post"
LISTEN: Final = "praxis.listen"
KNOWN_VERSIONS: Final = ("0.54.",)
FLOOD: Final = 4006
TEXT: Final = 0x81
"""The first byte of a text frame that is a whole message."""
LEAST: Final = 6
"""How many bytes a frame of a client has at least: two and the mask."""
MASKED: Final = 0x80
LONG: Final = 126
"""Stands for a size that follows in two bytes."""
FAREWELL_SECONDS: Final = 2.0
Post = Callable[[bytes], bool]
Hear = Callable[[bytes], bool]


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
        self._hear: Hear | None = None

    def connection_lost(self, exc: Exception | None) -> None:
        self._door.go(self._host)
        super().connection_lost(exc)
        self._take_apart()

    def _take_apart(self) -> None:
        """Cut what refers to itself, so that the connection is freed at once. The collector does not find it: whoever
        stays for a second is old by its measure."""
        self._hear = None
        self.conn.parser.close()  # the parser is a generator of the object that holds it
        extensions = cast("dict[str, Any]", self.scope.get("extensions", {})) if self.handshake_initiated else {}
        extensions.pop(POST, None)
        extensions.pop(LISTEN, None)

    def data_received(self, data: bytes) -> None:
        if self._cut:
            return
        if self._count is None:
            # The request itself, which the HTTP connection hands over. Everything after it is frames.
            self._count = FrameCount()
        else:
            between = self._count.is_between_frames()
            limit = self._count.too_many(data)
            if limit:
                self._cut_off(limit)
                return
            if between and self._hear is not None and self._is_heard(data, self._hear):
                return
        super().data_received(data)

    def listen(self, hear: Hear) -> None:
        """Hand messages to `hear` as they arrive. Those that it does not take go the usual way."""
        self._hear = hear

    def _is_heard(self, data: bytes, hear: Hear) -> bool:
        """Hand over the data if it is one whole message, in one masked text frame [RFC 6455, section 5.2], and no
        other is on its way."""
        if len(data) < LEAST or data[0] != TEXT or self.frames or self.read_paused or not self.queue.empty():
            return False
        if self.close_sent or self.disconnected or self.transport.is_closing():
            return False
        size, start = data[1] - MASKED, 2
        if size == LONG:
            size, start = int.from_bytes(data[2:4], "big"), 4
        elif not 0 <= size < LONG:
            return False
        if len(data) != start + 4 + size or size > LONGEST_FRAME:
            return False
        text = apply_mask(data[start + 4 :], data[start : start + 4])
        # Whether other text is well-formed is for the library to say.
        return text.isascii() and hear(text)

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
            extensions[POST] = self.post
            extensions[LISTEN] = self.listen

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
