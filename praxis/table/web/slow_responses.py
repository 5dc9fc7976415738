"""Answers that take a while to make. They are encoded and packed in a thread, and kept if they are always the same.

In the event loop they would take tens of milliseconds, and people at tables would wait.
"""

from __future__ import annotations

import asyncio
import gzip
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import Any, Final

import msgspec
from litestar import MediaType, Response

PACKED: Final = {"packed": True}
"""Marks a route whose answers are packed already, if the reader can unpack them."""
SHORTEST: Final = 2_000
"""Answers with fewer bytes are not packed."""
MOST_KEPT: Final = 200
Made = tuple[bytes, bytes]
"""An answer plain, and packed; the packed one is empty if it is not worth it."""


def made(build: Callable[[], object]) -> Made:
    plain = msgspec.json.encode(build())
    return plain, gzip.compress(plain, 6, mtime=0) if len(plain) >= SHORTEST else b""


_THREAD: Final = ThreadPoolExecutor(1, "heavy")
"""A lock: one answer is made at a time. Each thread that is busy takes Python's lock from the tables for a moment."""


async def in_thread(build: Callable[[], object]) -> Made:
    return await asyncio.get_running_loop().run_in_executor(_THREAD, made, build)


class Kept:
    """Answers by request. Each is made once, however many ask for it at the same time."""

    def __init__(self) -> None:
        self._known: dict[object, asyncio.Task[Made]] = {}

    async def get(self, key: object, build: Callable[[], object]) -> Made:
        if len(self._known) > MOST_KEPT:
            self._known.clear()
        task = self._known.get(key)
        if task is None or (task.done() and (task.cancelled() or task.exception() is not None)):
            task = self._known[key] = asyncio.create_task(in_thread(build))
        return await asyncio.shield(task)


def answer(request: Any, found: Made) -> Response[bytes]:
    """The answer, packed if the reader's browser can unpack it."""
    plain, packed = found
    headers = {"vary": "accept-encoding"}
    if packed and "gzip" in request.headers.get("accept-encoding", ""):
        return Response(packed, media_type=MediaType.JSON, headers={**headers, "content-encoding": "gzip"})
    return Response(plain, media_type=MediaType.JSON, headers=headers)
