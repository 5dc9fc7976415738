"""A client that keeps no rule, from an address of its own: it sends raw bytes to the server, and reads them."""

from __future__ import annotations

import asyncio
from types import TracebackType
from typing import Final, Self
from urllib.parse import urlsplit

ADDRESS: Final = "127.0.0.2"
PING: Final = bytes((0x89, 0x80)) + bytes(4)
PONG: Final = bytes((0x8A, 0x80)) + bytes(4)
FIRST_FRAGMENT: Final = bytes((0x01, 0x80)) + bytes(4)
NEXT_FRAGMENT: Final = bytes((0x00, 0x80)) + bytes(4)


def text_frame(text: bytes) -> bytes:
    """One whole message, masked with zeros."""
    size = len(text)
    head = bytes((0x81, 0x80 | size)) if size < 126 else bytes((0x81, 0xFE)) + size.to_bytes(2, "big")
    return head + bytes(4) + text


class Raw:
    """One TCP connection."""

    def __init__(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter, host: str) -> None:
        self.reader = reader
        self.writer = writer
        self.host = host

    @classmethod
    async def connect(cls, address: str, local: str = ADDRESS) -> Raw:
        parts = urlsplit(address)
        reader, writer = await asyncio.open_connection(parts.hostname, parts.port, local_addr=(local, 0))
        return cls(reader, writer, parts.netloc)

    async def upgrade(self, table: str) -> Raw:
        """Make the connection a WebSocket."""
        self.writer.write(
            f"GET /ws/tables/{table} HTTP/1.1\r\nHost: {self.host}\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
            "Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\nSec-WebSocket-Version: 13\r\n\r\n".encode()
        )
        head = await self.reader.readuntil(b"\r\n\r\n")
        assert b" 101 " in head.split(b"\r\n")[0], head
        return self

    async def get(self, path: str) -> int:
        """Make a request. Gives the status."""
        self.writer.write(f"GET {path} HTTP/1.1\r\nHost: {self.host}\r\n\r\n".encode())
        head = await self.reader.readuntil(b"\r\n\r\n")
        lines = head.decode().lower().split("\r\n")
        length = next((int(line.partition(":")[2]) for line in lines if line.startswith("content-length:")), 0)
        await self.reader.readexactly(length)
        return int(lines[0].split()[1])

    async def until_closed(self) -> list[tuple[int, bytes]]:
        """All frames until the server closes, each as its kind and payload."""
        data = bytearray()
        try:
            while more := await self.reader.read(65_536):
                data += more
        except ConnectionResetError:
            pass
        frames = []
        while len(data) >= 2:
            size, start = data[1] & 0x7F, 2
            if size == 126:
                size, start = int.from_bytes(data[2:4], "big"), 4
            frames.append((data[0] & 0x0F, bytes(data[start : start + size])))
            del data[: start + size]
        return frames

    async def __aenter__(self) -> Self:
        return self

    async def __aexit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self.writer.close()


def close_code(frames: list[tuple[int, bytes]]) -> int:
    """The code of the closing frame, which is the last."""
    kind, payload = frames[-1]
    assert kind == 8, frames
    return int.from_bytes(payload[:2], "big")
