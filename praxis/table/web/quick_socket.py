"""uvicorn's WebSocket with a shorter way out.

An answer goes out to five readers at once. Through a task for each of them and the layers of the application around
`send`, that took as long as everything else about the answer together; a message to a reader who keeps up is therefore
written at once, in order. To one who does not it takes the usual way, which waits for the reader.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final, cast

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.http11 import Request

EXTENSION: Final = "praxis.post"
Post = Callable[[bytes], bool]


class QuickSocket(WebSocketsSansIOProtocol):
    """Offers `post` to the application as an extension of the connection's scope."""

    def handle_connect(self, event: Request) -> None:
        super().handle_connect(event)
        if not self.close_sent:
            extensions = cast("dict[str, Any]", self.scope["extensions"])
            extensions[EXTENSION] = self.post

    def post(self, text: bytes) -> bool:
        """Write a text message now; False if it cannot be written without waiting."""
        if not self.writable.is_set() or not self.handshake_complete or self.close_sent or self.disconnected:
            return False
        if self.transport.is_closing():
            return False
        # One unmasked text frame [RFC 6455, section 5.2]; nothing on this server packs messages or sends parts.
        size = len(text)
        if size < 126:
            head = bytes((0x81, size))
        elif size < 0x10000:
            head = b"\x81\x7e" + size.to_bytes(2, "big")
        else:
            head = b"\x81\x7f" + size.to_bytes(8, "big")
        self.transport.write(head + text)
        return True
