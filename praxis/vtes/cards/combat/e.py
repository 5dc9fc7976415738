"""Combat cards: E."""

from __future__ import annotations

from praxis.vtes.definitions.language import *
from praxis.vtes.definitions.shapes.combat import sweat, two_strikes

two_strikes(100601, "Earth Meld", "pro", ends(), ends(UNLOCKS), "b195f0a1460a")
card(
    100602,
    "Earth Swords",
    strike("pot", damage(1, RANGED)),
    strike("myt", damage(2, RANGED)),
    strike("MYT", damage(3, RANGED)),
    digest="cd29b68d4d92",
)
card(
    100604,
    "Earthshock",
    strike("pot", damage(0, RANGED | WITH_STRENGTH | UNDODGEABLE | GROUNDED)),
    strike("POT", damage(1, RANGED | WITH_STRENGTH | UNDODGEABLE | GROUNDED)),
    digest="08dcbc866efd",
)
card(
    100651,
    "Entombment",
    strike("obt", special(), hits(burn(OPPOSING)), if_=is_(OPPOSING, ALLY)),
    strike("OBT", special(), hits(put(OPPOSING, TORPOR)), if_=is_(OPPOSING, VAMPIRE)),
    digest="e20eba71b731",
)
sweat(100677, "Exuding Blood", 1, 2, "0b91309c06cc")
