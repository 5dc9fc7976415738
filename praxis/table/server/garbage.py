"""Controls Python's garbage collector, so that it does not look through five hundred games in the middle of somebody's
answer.

The collector stops everything. With many tables a full collection takes a third of a second and finds hardly anything:
a table that is put to sleep, and nearly all objects that tables make, are freed by reference counting. So only young
objects are looked through, every second. All objects are looked through when that takes no longer than one answer may,
or when nobody is connected. And however long it takes, when memory has grown by a quarter since: what refers to itself
and has lived for a second is found in no other way, and would otherwise be kept as long as anybody is connected.
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
"""How many seconds a full collection may take while people are connected."""
GROWTH: Final = 1.25
"""All is looked through when there are so many times as many blocks of memory as after the last full collection."""


class Collector:
    """Remembers how long a full collection took, to decide whether the next one takes too long."""

    def __init__(self) -> None:
        self._start = 0
        """How many blocks of memory the collector does not look at."""
        self._seconds = 0.0
        self._blocks = 1
        self._left = 0
        """How many blocks of memory the last full collection has left."""

    def begin(self) -> None:
        """After the start, exclude everything that was imported from collection. The time of one look through it tells
        how long the first full collection will take."""
        began = perf_counter()
        gc.collect()
        self._seconds, self._blocks = perf_counter() - began, sys.getallocatedblocks()
        gc.freeze()
        gc.set_threshold(*THRESHOLDS)
        self._start = self._left = sys.getallocatedblocks()

    def collect_young(self) -> None:
        """Collect the youngest objects. This is called about every second, and takes less than a millisecond."""
        gc.collect(1)

    def look(self, alone: bool) -> bool:
        """Collect all garbage, if nobody is connected, or it takes little time, or memory has grown much. Returns
        whether it did."""
        now = sys.getallocatedblocks()
        blocks = max(1, now - self._start)
        takes_long = self._seconds * blocks / self._blocks > AFFORDABLE_SECONDS
        if not alone and takes_long and now < self._left * GROWTH:
            return False
        began = perf_counter()
        gc.collect()
        _give_back()
        self._seconds, self._blocks = perf_counter() - began, blocks
        self._left = sys.getallocatedblocks()
        return True


def _give_back() -> None:
    """Let the C library give free memory back to the system, which it does not do by itself for memory that threads
    have used."""
    with suppress(OSError, AttributeError):  # not every C library can do that
        ctypes.CDLL(None).malloc_trim(0)
