"""Who sees what: a mask of seats has one bit for each seat that may see a thing."""

from __future__ import annotations

from typing import Final

SPECTATOR: Final = -1
EVERYBODY: Final = -1
"""The mask of all seats: all bits are set."""
HIDDEN: Final = -1
"""Stands in a view in place of a number that the seat may not know."""


def only(*seats: int) -> int:
    """The mask of these seats; spectators are in no mask but `EVERYBODY`."""
    mask = 0
    for seat in seats:
        mask |= 1 << seat
    return mask


def may_see(mask: int, seat: int) -> bool:
    return mask == EVERYBODY or (seat >= 0 and bool(mask >> seat & 1))
