"""Styles: what a bot makes more of than another. A weight of 1 is the house bot's own measure."""

from __future__ import annotations

from typing import Final

import msgspec


class Style(msgspec.Struct, frozen=True):
    bleed: float = 1.0
    """What a bleed is thought to gain."""
    vote: float = 1.0
    """What a referendum is thought to gain."""
    fight: float = 1.0
    """What a fight is thought to gain; what it costs is thought so many times less."""
    wall: float = 1.0
    """What the harm of others' actions is thought to be, and what it costs to have nobody to block with."""


PLAIN: Final = Style()
STYLES: Final = {
    "bleed": Style(bleed=1.5, wall=0.6),
    "vote": Style(vote=3.0, bleed=0.85),
    "fight": Style(fight=2.0, bleed=0.85),
    "wall": Style(wall=2.0, bleed=0.75),
}
"""By name, as in ``house+bleed``."""
