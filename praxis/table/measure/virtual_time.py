"""An event loop whose clock skips every wait: an hour at a table takes only as long as the server works for it.

Time stands still while anything is left to do: a callback, a message on a socket, work in a thread or another process.
When nothing is left, time jumps to the next timer. So a server does the same, at the same times of this clock, in every
run, however busy the machine is.
"""

from __future__ import annotations

import asyncio
import selectors
import socket
from collections.abc import Callable, Coroutine
from concurrent.futures import Executor
from typing import TYPE_CHECKING, Any, Final, TypeVar

if TYPE_CHECKING:
    from praxis.table.store import Store

T = TypeVar("T")

WORKING: Final = 0.05
"""The real seconds after which the loop looks again whether others have done their work."""
LOST: Final = 5
"""After so many looks, what was sent and did not arrive went to a closed connection."""


class _Skipping(selectors.DefaultSelector):
    """A selector that moves the clock to the next timer instead of waiting for it."""

    loop: VirtualLoop
    looked = 0

    def select(self, timeout: float | None = None) -> list[tuple[selectors.SelectorKey, int]]:
        if timeout is None or timeout <= 0:
            return super().select(timeout)
        loop = self.loop
        found = super().select(WORKING if loop.working or loop.flying else 0)
        if found:
            self.looked = 0
        elif loop.working:
            pass
        elif loop.flying and self.looked < LOST:
            self.looked += 1
        else:
            loop.flying = self.looked = 0
            loop.skip(timeout)
        return found


class _Counted(socket.socket):
    """A socket to another end in the same loop. It counts the bytes that were sent and have not arrived."""

    loop: VirtualLoop

    def send(self, data: Any, flags: int = 0) -> int:
        count = super().send(data, flags)
        self.loop.flying += count
        return count

    def recv(self, size: int, flags: int = 0) -> bytes:
        data = super().recv(size, flags)
        self.loop.flying -= len(data)
        return data

    def recv_into(self, buffer: Any, size: int = 0, flags: int = 0) -> int:
        count = super().recv_into(buffer, size, flags)
        self.loop.flying -= count
        return count


class VirtualLoop(asyncio.SelectorEventLoop):
    """The loop. Servers and clients that talk over sockets must both be in it."""

    def __init__(self) -> None:
        self.working = 0
        """How many pieces of work others are doing for this loop now."""
        self.flying = 0
        """How many bytes are on their way from one socket to another."""
        self._now = 0.0
        selector = _Skipping()
        selector.loop = self
        super().__init__(selector)

    def _make_socket_transport(self, sock: socket.socket, *args: Any, **more: Any) -> Any:
        counted = _Counted(sock.family, sock.type, sock.proto, fileno=sock.detach())
        counted.loop = self
        counted.setblocking(False)
        return super()._make_socket_transport(counted, *args, **more)  # type: ignore[misc]

    def time(self) -> float:
        return self._now

    def skip(self, seconds: float) -> None:
        self._now += seconds

    def run_in_executor(self, executor: Executor | None, func: Callable[..., T], *args: Any) -> asyncio.Future[T]:  # type: ignore[override]
        return self.wait_for(super().run_in_executor(executor, func, *args))

    def wait_for(self, work: asyncio.Future[T]) -> asyncio.Future[T]:
        """Let time stand still until this future is done."""
        self.working += 1
        work.add_done_callback(self._done)
        return work

    def _done(self, _: object) -> None:
        self.working -= 1

    def watch(self, store: Store) -> None:
        """Let time stand still while the store writes."""
        write = store._do
        store._do = lambda *job: self.wait_for(write(*job))  # type: ignore[method-assign]


def run(main: Callable[[VirtualLoop], Coroutine[Any, Any, T]]) -> T:
    """Run a coroutine in a loop of its own."""
    loop = VirtualLoop()
    try:
        asyncio.set_event_loop(loop)
        return loop.run_until_complete(main(loop))
    finally:
        tasks = asyncio.all_tasks(loop)
        for task in tasks:
            task.cancel()
        loop.run_until_complete(asyncio.gather(*tasks, return_exceptions=True))
        asyncio.set_event_loop(None)
        loop.close()
