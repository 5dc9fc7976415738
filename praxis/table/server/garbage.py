"""The garbage collector, kept from looking through five hundred games in the middle of somebody's answer.

Python's collector stops everything. Over many tables a full collection takes a third of a second, and hardly finds
anything: a table that is put to sleep, and nearly all that tables make, is freed by counting. So only what is young is
looked through, every second; everything is when that takes no longer than one answer may, or when nobody is connected.
"""

from __future__ import annotations

import ctypes
import gc
import sys
from contextlib import suppress
from time import perf_counter
from typing import Final

THRESHOLDS: Final = (20_000, 20, 1_000_000)
AFFORDABLE_SECONDS: Final = 0.01
"""What a full collection may take while people are connected."""


class Collector:
    """Remembers how long a full collection took, to know whether the next can be afforded."""

    def __init__(self) -> None:
        self._start = 0
        """Blocks of memory that are out of the collector's sight."""
        self._seconds = 0.0
        self._blocks = 1

    def begin(self) -> None:
        """After start-up: what was imported stays, and is never looked at again. How long it took to look through it
        tells how long the first full collection will take."""
        began = perf_counter()
        gc.collect()
        self._seconds, self._blocks = perf_counter() - began, sys.getallocatedblocks()
        gc.freeze()
        gc.set_threshold(*THRESHOLDS)
        self._start = sys.getallocatedblocks()

    def settle(self) -> None:
        """Collect the youngest objects. Called every second or so: those of one second take less than a millisecond."""
        gc.collect(1)

    def look(self, alone: bool) -> bool:
        """Collect all garbage, if nobody is connected or it takes little time. Says whether it did."""
        blocks = max(1, sys.getallocatedblocks() - self._start)
        if not alone and self._seconds * blocks / self._blocks > AFFORDABLE_SECONDS:
            return False
        began = perf_counter()
        gc.collect()
        _give_back()
        self._seconds, self._blocks = perf_counter() - began, blocks
        return True


def _give_back() -> None:
    """Let the C library give free memory back to the system; by itself it keeps what threads have used once."""
    with suppress(OSError, AttributeError):  # not every C library can
        ctypes.CDLL(None).malloc_trim(0)
