"""Action Modifier cards: W."""

from __future__ import annotations

from praxis.vtes.definitions.language import *
from praxis.vtes.definitions.shapes.action_modifier import UNBLOCKABLE, stealth
from praxis.vtes.definitions.shapes.several import taxed

card(
    102140,
    "Walk through Arcadia",
    modifier("", random(UNBLOCKABLE, inflict(1, ME, UNPREVENTABLE))),
    digest="410601d59821",
)
card(
    102285,
    "Where the Veil Thins",
    stealth("obl"),
    modifier("OBL", above, *taxed(MINION & ~has("obl"), allies=False)),
    digest="b8aef372bfef",
)
