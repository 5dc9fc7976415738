"""The garbage collector, kept from looking through five hundred games in the middle of somebody's answer.

Python's collector stops everything. Over many tables a full collection takes a third of a second, and hardly finds
anything: what tables make is freed by counting. So what has lived for a while is taken out of its sight (frozen), and
everything is looked through only when nobody is connected.
"""

from __future__ import annotations

import gc
from typing import Final

THRESHOLDS: Final = (20_000, 20, 1_000)


def begin() -> None:
    """After start-up: what was imported stays."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(*THRESHOLDS)


def settle() -> None:
    """Every second or so: look through what is young, and leave it alone from then on. A second's worth of objects is
    looked through in less than a millisecond; after a minute it would take a tenth of a second."""
    gc.collect(0)
    gc.freeze()


def clear() -> None:
    """While nobody is connected: look through everything."""
    gc.unfreeze()
    gc.collect()
    gc.freeze()
