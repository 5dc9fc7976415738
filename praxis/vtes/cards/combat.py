"""Combat cards."""

from __future__ import annotations

from praxis.vtes import spans, windows
from praxis.vtes.cards.build import combat, define, strike
from praxis.vtes.effects import base
from praxis.vtes.effects import combat as fight
from praxis.vtes.effects import verbs as do
from praxis.vtes.rules import strike as strikes

# -- strikes ----------------------------------------------------------------------------------------------------------


def steal(official: int, name: str, code: str, basic: int, superior: int, digest: str) -> None:
    define(
        official,
        name,
        strike(code, fight.Strike(strikes.STEAL_BLOOD, basic, strikes.RANGED)),
        strike(code.upper(), fight.Strike(strikes.STEAL_BLOOD, superior, strikes.RANGED)),
        digest=digest,
    )


steal(101966, "Theft of Vitae", "tha", 1, 2, "bca0c23fbdd0")
define(100567, "Dodge", strike("", fight.Strike(strikes.DODGE)), not_replaced="combat", digest="28b8b9c647b6")
define(
    100230,
    "Body Flare",
    strike("pro", fight.Strike(strikes.DAMAGE, 2, strikes.AGGRAVATED)),
    strike("PRO", fight.Strike(strikes.DAMAGE, 2, strikes.AGGRAVATED | strikes.RANGED)),
    digest="eba95563af57",
)

# -- strength, speed, endurance ---------------------------------------------------------------------------------------

define(
    100738,
    "Fists of Death",
    combat("pot", do.Modify(spans.STRENGTH, 1, base.ME, "combat"), when=windows.BEFORE_RANGE),
    combat("POT", do.Modify(spans.STRENGTH, 2, base.ME, "combat"), when=windows.BEFORE_RANGE),
    digest="6672979ab866",
)
define(
    100227,
    "Blur",
    combat("cel", fight.Additional(1), when=windows.ADDITIONAL),
    combat("CEL", fight.Additional(2), when=windows.ADDITIONAL),
    digest="1e590ff65bdc",
)
define(
    101523,
    "Pursuit",
    combat("cel", fight.Maneuver(), when=windows.RANGE),
    combat("CEL", fight.Additional(1), when=windows.ADDITIONAL),
    digest="e54b81600cca",
)
