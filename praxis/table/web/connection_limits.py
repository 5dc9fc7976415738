"""Who may connect: how many connections an address may have, how long each may take, and which frames it may send.

All of this is decided before the application gets a request or a message, so a refusal costs next to nothing.
"""

from __future__ import annotations

import resource
from collections import Counter
from typing import Final

from praxis.table.server.limits import (
    CONNECTIONS_AN_ADDRESS,
    CONTROL_A_SECOND,
    CONTROL_AT_ONCE,
    FRAGMENTS_A_SECOND,
    FRAGMENTS_AT_ONCE,
    FRAMES_A_SECOND,
    FRAMES_AT_ONCE,
    RESERVED_FILES,
    Bucket,
    Limits,
    address_key,
)


class ConnectionLimits:
    """Counts the connections of one server."""

    def __init__(self, limits: Limits, proxies: frozenset[str], an_address: int = 0, most: int = 0) -> None:
        """`proxies` are addresses that bring the requests of many people. Those are told apart later, by what the proxy
        says of them."""
        self.limits: Final = limits
        self.proxies: Final = proxies
        self.an_address: Final = an_address or CONNECTIONS_AN_ADDRESS
        self.most: Final = most or most_connections()
        self.open: Counter[str] = Counter()
        self.count = 0

    def come(self, host: str) -> bool:
        """Whether one more connection from this address is allowed. If so, it is counted until it ends."""
        who = address_key(host)
        if self.count >= self.most:
            self.limits.acted("connections", who)
            return False
        if self.open[who] >= self.an_address and who not in self.proxies:
            self.limits.acted("connections_an_address", who)
            return False
        self.open[who] += 1
        self.count += 1
        return True

    def go(self, host: str) -> None:
        who = address_key(host)
        self.count -= 1
        self.open[who] -= 1
        if not self.open[who]:
            del self.open[who]

    def is_proxy(self, host: str) -> bool:
        return address_key(host) in self.proxies

    def request(self, host: str) -> bool:
        """Whether one more request from this address is allowed."""
        return self.limits.allows("requests", (address_key(host),))

    def join(self, host: str) -> bool:
        """Whether one more WebSocket from this address is allowed."""
        return self.limits.allows("joins", (address_key(host),))


def most_connections() -> int:
    """The most connections: as many as the process may open files, less what the store, the bots and the logs need."""
    files, _ = resource.getrlimit(resource.RLIMIT_NOFILE)
    return max(RESERVED_FILES, files - RESERVED_FILES)


class FrameCount:
    """Reads only the heads of WebSocket frames [RFC 6455, section 5.2] and says when there are too many.

    To parse an empty frame costs as much as to parse a message, and a megabyte has room for 160,000 empty frames.
    """

    __slots__ = ("_control", "_fragments", "_frames", "_head", "_skip")

    def __init__(self) -> None:
        self._control = Bucket(CONTROL_A_SECOND, CONTROL_AT_ONCE)
        self._fragments = Bucket(FRAGMENTS_A_SECOND, FRAGMENTS_AT_ONCE)
        self._frames = Bucket(FRAMES_A_SECOND, FRAMES_AT_ONCE)
        self._head = b""
        """The beginning of a head that has not arrived completely."""
        self._skip = 0
        """How many bytes of a payload have not arrived yet."""

    def is_between_frames(self) -> bool:
        """Whether the next byte begins a frame."""
        return not self._skip and not self._head

    def too_many(self, data: bytes) -> str:
        """The name of the limit that this part of the stream exceeds; empty if none."""
        at, size = self._skip, len(data)
        if self._head:
            data, at = self._head + data, 0
            size = len(data)
            self._head = b""
        while at < size:
            if at + 2 > size:
                break
            length = data[at + 1] & 0x7F
            after = at + (2 if length < 126 else 4 if length == 126 else 10)
            if after > size:
                break
            if length >= 126:
                length = int.from_bytes(data[at + 2 : after], "big")
            limit = self._count(data[at])
            if limit:
                return limit
            at = after + (4 if data[at + 1] & 0x80 else 0) + length
        if at < size:
            self._head, self._skip = bytes(data[at:]), 0
        else:
            self._skip = at - size
        return ""

    def _count(self, first: int) -> str:
        kind = first & 0x0F
        if not self._frames.take():
            return "frames"
        if kind >= 8:
            return "" if self._control.take() else "control_frames"
        if kind == 0 or not first & 0x80:
            return "" if self._fragments.take() else "fragments"
        return ""
