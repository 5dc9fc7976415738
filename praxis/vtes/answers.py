"""The answers of V:TES."""

from __future__ import annotations

from typing import Final

CARD: Final = "card"
SEAT: Final = "seat"
NUMBER: Final = "number"
MODE: Final = "mode"
FACE: Final = "face"
WORD: Final = "word"
