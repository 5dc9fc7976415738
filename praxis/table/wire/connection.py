"""One WebSocket as the table sees it: an outbox that never makes the table wait, and a limit on what comes in."""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Awaitable, Callable
from typing import Final

from praxis.kernel.event import SPECTATOR
from praxis.table.game.words import Lang
from praxis.table.people.rights import Who
from praxis.table.server.limits import CHAT_A_SECOND, CHAT_AT_ONCE, MESSAGES_A_SECOND, MESSAGES_AT_ONCE, Bucket
from praxis.table.wire.messages import ENCODE, ByeReason, FromServer, Goodbye

MOST_WAITING: Final = 200
"""How many messages can wait for a slow reader before the table stops telling it every step and sends the whole view
instead."""


MOST_LATE: Final = 20_000
"""How many messages can wait for a spectator's delay."""
MOST_EVER: Final = 2000
"""How many messages can wait for a reader that reads nothing but keeps asking, before it is cut off."""


def shared(message: FromServer) -> bytes:
    """The encoded `whole` or `update` without its type and number; the number must be 0."""
    start, number, rest = ENCODE(message).partition(b',"seq":0,')
    assert number
    assert len(start) < 20
    return rest


class Connection:
    """One reader of a table, who can also send messages."""

    __slots__ = (
        "_asked",
        "_closing",
        "_late",
        "_now",
        "_outbox",
        "_send",
        "_timer",
        "_wake",
        "chat",
        "delay",
        "frames",
        "lagging",
        "lang",
        "learns",
        "seq",
        "strikes",
        "who",
    )

    def __init__(
        self,
        send: Callable[[str], Awaitable[None]],
        who: Who,
        lang: Lang,
        now: Callable[[bytes], bool] = lambda _: False,
    ) -> None:
        """`now` writes a message at once, or says that `send` must wait for the reader."""
        self._send = send
        self._now = now
        self._outbox: deque[bytes] = deque()
        self._wake = asyncio.Event()
        self.delay = 0.0
        """After how many seconds this reader gets what is told of the game."""
        self._late: deque[tuple[float, bytes]] = deque()
        """The messages that wait for this delay, and until when each waits."""
        self._timer: asyncio.TimerHandle | None = None
        self._closing: ByeReason | None = None
        self.who = who
        self.lang = lang
        self.learns = False
        """Whether the reader wants to be told why bots choose as they do."""
        self.seq = 0
        self.lagging = False
        """Whether the reader is too slow: it gets nothing until it has read what waits, and then a whole view."""
        self._asked = False
        """Whether that whole view is on its way."""
        self.frames = Bucket(MESSAGES_A_SECOND, MESSAGES_AT_ONCE)
        self.chat = Bucket(CHAT_A_SECOND, CHAT_AT_ONCE)
        self.strikes = 0

    @property
    def seat(self) -> int:
        return SPECTATOR if self.who.seat is None else self.who.seat

    @property
    def closing(self) -> ByeReason | None:
        return self._closing

    def tell(self, message: FromServer) -> None:
        self.post(ENCODE(message))

    def post(self, text: bytes) -> None:
        """Send an encoded message as soon as the reader takes it."""
        if self._closing is not None or (not self._outbox and self._now(text)):
            return
        if len(self._outbox) >= MOST_EVER:
            self._outbox.clear()
            self._closing = "flood"
        else:
            self._outbox.append(text)
        self._wake.set()

    def part(self, kind: bytes, rest: bytes) -> None:
        """Send a `whole` or `update`; all of it but the type and the number is shared with other readers (`shared`)."""
        if kind == b"whole":
            self.lagging = self._asked = False
        elif self.lagging or len(self._outbox) >= MOST_WAITING:
            self.lagging = True
            return
        self.seq += 1
        self.post_late(b'{"type":"%b","seq":%d,%b' % (kind, self.seq, rest))

    def post_late(self, text: bytes) -> None:
        """Send what tells of the game: later to readers with a delay, and in the same order."""
        if not self.delay and not self._late:
            self.post(text)
            return
        loop = asyncio.get_running_loop()
        if len(self._late) >= MOST_LATE:
            self._late.clear()
            self.bye("flood", "too much happened while you waited; come back")
            return
        self._late.append((loop.time() + self.delay, text))
        if self._timer is None:
            self._timer = loop.call_at(self._late[0][0], self._due)

    def _due(self) -> None:
        self._timer = None
        loop = asyncio.get_running_loop()
        while self._late and self._late[0][0] <= loop.time():
            self.post(self._late.popleft()[1])
        if self._late and self._closing is None:
            self._timer = loop.call_at(self._late[0][0], self._due)

    def forget_late(self) -> None:
        """Drop the messages that wait for the delay, since nobody reads any more."""
        self._late.clear()
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None

    def bye(self, reason: ByeReason, message: str) -> None:
        """Say why the connection ends, and close it after the waiting messages were sent."""
        if self._closing is None:
            self.forget_late()
            self.tell(Goodbye(reason=reason, message=message))
            self._closing = reason
            self._wake.set()

    async def pump(self, caught_up: Callable[[Connection], None]) -> None:
        """Send the waiting messages until the connection is to be closed."""
        while True:
            while self._outbox:
                # A message leaves the outbox only when it is sent: while anything is in there, nothing may be written
                # before it.
                await self._send(self._outbox[0].decode())
                if self._outbox:
                    self._outbox.popleft()
            if self._closing is not None:
                return
            if self.lagging and not self._asked:
                self._asked = True
                caught_up(self)
            self._wake.clear()
            await self._wake.wait()
