"""Equipment cards: digits."""

from __future__ import annotations

from praxis.vtes.definitions.language import *
from praxis.vtes.definitions.shapes.equipment import gun

gun(100001, ".44 Magnum", 2, "48326c834062")
