"""Equipment cards: V."""

from __future__ import annotations

from praxis.vtes.definitions.language import *
from praxis.vtes.definitions.shapes.equipment import superior

superior(
    102102,
    "Veneficorum Artum Sanguis",
    "tha",
    act(fight(BEARER), who=clan("Tremere", "Tremere antitribu") & ~among(BEARER), open=FOR_ANYBODY),
    digest="478ca670d2be",
)
