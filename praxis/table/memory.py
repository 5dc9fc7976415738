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


def settle(idle: bool) -> None:
    """Now and then: look through what is young, or through everything while nobody waits."""
    if idle:
        gc.unfreeze()
        gc.collect()
    else:
        gc.collect(1)
    gc.freeze()
