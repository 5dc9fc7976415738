"""Ally cards: L."""

from __future__ import annotations

from praxis.vtes.definitions.language import *

card(
    101094,
    "Leonardo, Mortician",
    permanent(),
    act(gain(1, BLOOD, a(VAMPIRE, READY)), stealth=1),
    digest="634e5247c3af",
)
card(101129, "Loyal Street Gang", permanent(), digest="327e266cffe9")
