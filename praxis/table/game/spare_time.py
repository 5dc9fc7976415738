"""Runs work in the processor's spare time, so that it gives way at once to whatever else is to be done.

A process of lower priority (`os.nice`) still gets the processor for some milliseconds in the middle of somebody's
answer. Linux has a policy for work that gives way at once, SCHED_IDLE. But without special rights nobody leaves it
again, and on a machine that others keep busy such work stands still. So each piece of work has a thread of its own, to
which alone the policy applies. Work that stands still begins again with its share of the processor, and the next pieces
get their share at once.
"""

from __future__ import annotations

import ctypes
import os
import threading
from collections.abc import Callable
from time import perf_counter, process_time
from typing import Final, Generic, TypeVar

T = TypeVar("T")

PATIENCE: Final = 1.0
"""After how many seconds by the clock, again and again, work in spare time must have come forward."""
LEAST: Final = 0.25
"""The part of these seconds in which it must have had a processor."""
STOPPED: Final = 1.0
"""If so many more seconds have passed, the whole process was stopped, and that says nothing of the others' work."""
WITH_A_SHARE: Final = 20
"""How many pieces of work get their share after one stood still; then spare time is tried again."""
FIRST: Final = 2
"""How many pieces of work get their share at first: they load what the others need."""
GRACE: Final = 5.0
"""Further seconds in which work that is told to end must end, or its process ends."""


class Hangs(Exception):
    """Work has used up its time and was ended."""


class _Ended(BaseException):
    """Raised in work that has to end. It is no `Exception`, since work may handle those."""


class SpareTime:
    """Runs one piece of work after the other."""

    def __init__(self, first: int = FIRST, patience: float = PATIENCE, least: float = LEAST) -> None:
        self._shares = first
        """How many of the next pieces get their share."""
        self._patience = patience
        self._least = least

    def run(self, work: Callable[[], T], longest: float) -> T:
        """The result of the work. `Hangs` if it takes longer than `longest` seconds by the clock. It may be done up to
        twice."""
        piece = _Piece(work, spare=not self._shares)
        self._shares = max(0, self._shares - 1)
        if piece.spare and self._stands_still(piece, longest):
            piece.end()
            self._shares = WITH_A_SHARE
            piece = _Piece(work, spare=False)
        if not piece.is_done_within(longest - piece.age):
            piece.end()
            raise Hangs
        return piece.result()

    def _stands_still(self, piece: _Piece[T], longest: float) -> bool:
        """Wait for a piece in spare time until it is done, is too old, or has hardly had a processor for a while."""
        while piece.age < longest:
            before, began = process_time(), perf_counter()
            if piece.is_done_within(min(self._patience, longest - piece.age)):
                return False
            stopped = perf_counter() - began > self._patience + STOPPED
            if piece.age < longest and process_time() - before < self._least * self._patience and not stopped:
                return True
        return False


class _Piece(Generic[T]):
    """A piece of work in a thread of its own."""

    def __init__(self, work: Callable[[], T], spare: bool) -> None:
        self.spare: Final = spare and hasattr(os, "SCHED_IDLE")
        self._work: Final = work
        self._began: Final = perf_counter()
        self._found: list[T] = []
        self._error: BaseException | None = None
        self._thread: Final = threading.Thread(target=self._run, daemon=True)
        self._thread.start()

    def _run(self) -> None:
        try:
            if self.spare:
                os.sched_setscheduler(0, os.SCHED_IDLE, os.sched_param(0))  # 0 is this thread, not its process
            self._found.append(self._work())
        except BaseException as error:  # whatever it is, the one who waits for the result gets it
            self._error = error

    @property
    def age(self) -> float:
        """The seconds since it began."""
        return perf_counter() - self._began

    def is_done_within(self, seconds: float) -> bool:
        self._thread.join(max(0.0, seconds))
        return not self._thread.is_alive()

    def end(self) -> None:
        """End the work; if no exception reaches it, end the process."""
        if self._thread.ident is not None:
            ctypes.pythonapi.PyThreadState_SetAsyncExc(ctypes.c_ulong(self._thread.ident), ctypes.py_object(_Ended))
        if not self.is_done_within(GRACE):
            os._exit(1)

    def result(self) -> T:
        if self._error is not None:
            raise self._error
        return self._found[0]
