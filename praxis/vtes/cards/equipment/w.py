"""Equipment cards: W."""

from __future__ import annotations

from praxis.vtes.definitions.language import *
from praxis.vtes.definitions.shapes.equipment import thrown

thrown(
    102179,
    "White Phosphorus Grenade",
    2,
    if_(CLOSE, inflict(1, ME, AGGRAVATED)),
    flags=AGGRAVATED,
    digest="ed3d86530b8c",
)
