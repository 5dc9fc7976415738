"""Who may connect: how many connections an address has, how long each may take, and which frames it sends.

All of it is decided before the application hears of a request or a message: to refuse costs next to nothing.
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


class Door:
    """Counts the connections of one server."""

    def __init__(self, limits: Limits, proxies: frozenset[str], an_address: int = 0, most: int = 0) -> None:
        """`proxies`: addresses that bring the requests of many people; those are told apart later, by what the proxy
        says of them."""
        self.limits: Final = limits
        self.proxies: Final = proxies
        self.an_address: Final = an_address or CONNECTIONS_AN_ADDRESS
        self.most: Final = most or most_connections()
        self.open: Counter[str] = Counter()
        self.count = 0

    def come(self, host: str) -> bool:
        """Whether one more connection from there is welcome. If so, it is counted until it goes."""
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
        """Whether one more request from there is welcome."""
        return self.limits.allows("requests", (address_key(host),))

    def join(self, host: str) -> bool:
        """Whether one more WebSocket from there is welcome."""
        return self.limits.allows("joins", (address_key(host),))


def most_connections() -> int:
    """As many as the process may open files, less what the store, the bots and the logs need."""
    files, _ = resource.getrlimit(resource.RLIMIT_NOFILE)
    return max(RESERVED_FILES, files - RESERVED_FILES)


class FrameCount:
    """Reads no more than the heads of WebSocket frames [RFC 6455, section 5.2] and says when there are too many.

    To take a frame apart costs as much for an empty one as for a message, and a megabyte has room for 160,000 of them.
    """

    __slots__ = ("_control", "_fragments", "_frames", "_head", "_skip")

    def __init__(self) -> None:
        self._control = Bucket(CONTROL_A_SECOND, CONTROL_AT_ONCE)
        self._fragments = Bucket(FRAGMENTS_A_SECOND, FRAGMENTS_AT_ONCE)
        self._frames = Bucket(FRAMES_A_SECOND, FRAMES_AT_ONCE)
        self._head = b""
        """The beginning of a head whose rest has not come yet."""
        self._skip = 0
        """Bytes of a payload that have not come yet."""

    def too_many(self, data: bytes) -> str:
        """Which limit this part of the stream passes; empty if none."""
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
