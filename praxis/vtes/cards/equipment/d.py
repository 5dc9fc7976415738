"""Equipment cards: D."""

from __future__ import annotations

from praxis.vtes.definitions.language import *
from praxis.vtes.definitions.shapes.equipment import GUN, estate, plain_weapon, superior, weapon

estate(
    100499,
    "Dartmoor, England",
    gives(STEALTH, 1, if_=is_(BEARER, VAMPIRE, IS_ACTING) & needs("ani", "pro")),
    digest="034aafef9af0",
)
weapon(
    100516,
    "Deer Rifle",
    damage(1, GUN),
    *(ability(RANGE, aiming(), limit=COMBAT) for _ in range(2)),
    digest="987a16477d5a",
)
plain_weapon(100529, "Desert Eagle", 2, RANGED, "782a25290923")
superior(
    100591, "Drum of Xipe Totec", "cel", ability(RANGE, maneuver(), limit=COMBAT, who=VAMPIRE), digest="ab1a39c7bf02"
)
