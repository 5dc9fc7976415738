"""uvicorn's HTTP connection with limits: it is counted, must send its request in time, read in time, and not ask too
often."""

from __future__ import annotations

import asyncio
from typing import Any, Final

import uvicorn
from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol

from praxis.table.server.limits import BODY_SECONDS, HEAD_SECONDS, RESPONSE_SECONDS
from praxis.table.web.connection_limits import ConnectionLimits

COUNTED: Final = "praxis.counted"
"""Marks in a request's state that its address has paid for it."""
_BODY: Final = b'{"status_code":429,"detail":"too many requests; wait a moment"}'
_REFUSAL: Final = (
    b"HTTP/1.1 429 Too Many Requests\r\ncontent-type: application/json\r\nx-content-type-options: nosniff\r\n"
    b"retry-after: 10\r\nconnection: close\r\ncontent-length: %d\r\n\r\n%b" % (len(_BODY), _BODY)
)
LONGEST_HEAD: Final = 65_536
_PART: Final = 16_384
"""How many bytes are read before their content is looked at."""


class ServerConfig(uvicorn.Config):
    """uvicorn's settings, the door that all connections pass, and whether sockets write messages at once."""

    def __init__(self, app: Any, door: ConnectionLimits, quick: bool, **settings: Any) -> None:
        super().__init__(app, **settings)
        self.door: Final = door
        self.quick: Final = quick


class TimedHttp(HttpToolsProtocol):
    """An HTTP connection that has a time limit for every step of a request."""

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        self._timer: asyncio.TimerHandle | None = None
        self._head = 0
        """How many bytes have come since the beginning of a head that is not complete."""
        self._host = self.client[0] if self.client else ""
        config = self.config
        assert isinstance(config, ServerConfig)
        self.door = config.door
        self._counted = self.door.come(self._host)
        if self._counted:
            self._expect("head", HEAD_SECONDS)
        else:
            transport.abort()

    def connection_lost(self, exc: Exception | None) -> None:
        self._expect("", 0)
        if self._counted:
            self._counted = False
            self.door.go(self._host)
        super().connection_lost(exc)

    def data_received(self, data: bytes) -> None:
        for at in range(0, len(data), _PART):
            if not self._counted or self.transport.is_closing():
                return
            self._head += len(data[at : at + _PART])
            super().data_received(data[at : at + _PART])
            if self._head > LONGEST_HEAD:
                self._late("head")

    def handle_websocket_upgrade(self) -> None:
        if self.transport.is_closing():
            return
        if not self.door.is_proxy(self._host) and not self.door.join(self._host):
            self._refuse()
            return
        # The socket is counted from here on.
        self._expect("", 0)
        self._counted = False
        super().handle_websocket_upgrade()
        self.parser = None  # type: ignore[assignment]  # it refers to this connection, which then would never be freed

    def on_message_begin(self) -> None:
        super().on_message_begin()
        self._head = 0
        self._expect("head", HEAD_SECONDS)

    def on_headers_complete(self) -> None:
        if self.transport.is_closing():
            return
        if not self.door.is_proxy(self._host):
            if not self.door.request(self._host):
                self._refuse()
                return
            self.scope["state"][COUNTED] = True
        super().on_headers_complete()
        self._expect("body", BODY_SECONDS)

    def on_body(self, body: bytes) -> None:
        self._head = 0
        if not self.transport.is_closing():
            super().on_body(body)

    def on_message_complete(self) -> None:
        self._head = 0
        if not self.transport.is_closing():
            super().on_message_complete()
            if self.cycle is not None and not self.cycle.response_complete:
                self._expect("response", RESPONSE_SECONDS)

    def on_response_complete(self) -> None:
        self._expect("", 0)
        super().on_response_complete()

    def _refuse(self) -> None:
        self.transport.write(_REFUSAL)
        self.transport.close()

    def _expect(self, what: str, seconds: float) -> None:
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None
        if what and not self.transport.is_closing():
            self._timer = self.loop.call_later(seconds, self._late, what)

    def _late(self, what: str) -> None:
        self.door.limits.acted(f"time_for_{what}", self._host)
        self.transport.abort()
