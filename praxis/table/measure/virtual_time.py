"""An event loop whose clock skips every wait: an hour at a table passes in as long as the server works for it.

Time stands still while anything is left to do: a callback, a message on a socket, work in a thread or another process.
When nothing is, it jumps to the next timer. What a server does, and at which moment of this clock, is then the same in
every run, however busy the machine is.
"""

from __future__ import annotations

import asyncio
import selectors
from collections.abc import Callable, Coroutine
from concurrent.futures import Executor
from typing import TYPE_CHECKING, Any, Final, TypeVar

if TYPE_CHECKING:
    from praxis.table.store import Store

T = TypeVar("T")

GRACE: Final = 0.001
"""Real seconds that a message between two sockets of this machine may take."""
WORKING: Final = 0.05
"""Real seconds after which the loop looks again whether others have done their work."""


class _Skipping(selectors.DefaultSelector):
    """Instead of waiting for a timer, moves the clock to it."""

    loop: VirtualLoop

    def select(self, timeout: float | None = None) -> list[tuple[selectors.SelectorKey, int]]:
        if timeout is None or timeout <= 0:
            return super().select(timeout)
        found = super().select(WORKING if self.loop.working else self.loop.grace)
        if not found and not self.loop.working:
            self.loop.skip(timeout)
        return found


class VirtualLoop(asyncio.SelectorEventLoop):
    """`grace`: real seconds to look for messages on sockets before time moves; 0 where nothing goes over a socket."""

    def __init__(self, grace: float = 0.0) -> None:
        self.grace: Final = grace
        self.working = 0
        """Work that somebody else does for this loop just now."""
        self._now = 0.0
        selector = _Skipping()
        selector.loop = self
        super().__init__(selector)

    def time(self) -> float:
        return self._now

    def skip(self, seconds: float) -> None:
        self._now += seconds

    def run_in_executor(self, executor: Executor | None, func: Callable[..., T], *args: Any) -> asyncio.Future[T]:  # type: ignore[override]
        return self.wait_for(super().run_in_executor(executor, func, *args))

    def wait_for(self, work: asyncio.Future[T]) -> asyncio.Future[T]:
        """Let time stand still until this is done."""
        self.working += 1
        work.add_done_callback(self._done)
        return work

    def _done(self, _: object) -> None:
        self.working -= 1

    def watch(self, store: Store) -> None:
        """Let time stand still while the store writes."""
        write = store._do
        store._do = lambda *job: self.wait_for(write(*job))  # type: ignore[method-assign]


def run(main: Callable[[VirtualLoop], Coroutine[Any, Any, T]], grace: float = 0.0) -> T:
    """Run in a loop of its own."""
    loop = VirtualLoop(grace)
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
