"""Combat cards."""

from __future__ import annotations

from praxis.vtes.cards.build import bystander, combat, define, strike
from praxis.vtes.effects import base, holdings, needs, once
from praxis.vtes.effects import combat as fight
from praxis.vtes.effects import selectors as choose
from praxis.vtes.effects import verbs as do
from praxis.vtes.model import spans, standing, windows
from praxis.vtes.rules import strike as strikes

ANARCH = (choose.OfSect(standing.ANARCH),)
DODGE = fight.Strike(strikes.DODGE)
COMBAT_ENDS = fight.Strike(strikes.COMBAT_ENDS)
ENDS_AND_UNLOCKS = fight.Strike(strikes.COMBAT_ENDS, flags=strikes.UNLOCKS)


def ranged(amount: int, maneuver: int = 0) -> fight.Strike:
    return fight.Strike(strikes.DAMAGE, amount, strikes.RANGED, maneuver)


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
define(100567, "Dodge", strike("", DODGE), not_replaced="combat", digest="28b8b9c647b6")


def two_strikes(official: int, name: str, code: str, basic: fight.Strike, superior: fight.Strike, digest: str) -> None:
    """A strike at each level."""
    define(official, name, strike(code, basic), strike(code.upper(), superior), digest=digest)


two_strikes(101144, "Majesty", "pre", COMBAT_ENDS, ENDS_AND_UNLOCKS, "65d2477e2d24")
two_strikes(100601, "Earth Meld", "pro", COMBAT_ENDS, ENDS_AND_UNLOCKS, "b195f0a1460a")
two_strikes(101859, "Staredown", "pre", DODGE, COMBAT_ENDS, "6d48e251d047")
two_strikes(101852, "Spiritual Intervention", "nec", DODGE, COMBAT_ENDS, "f47fe7e75cd5")
two_strikes(
    100230,
    "Body Flare",
    "pro",
    fight.Strike(strikes.DAMAGE, 2, strikes.AGGRAVATED),
    fight.Strike(strikes.DAMAGE, 2, strikes.AGGRAVATED | strikes.RANGED),
    "eba95563af57",
)
two_strikes(
    100290,
    "Canine Horde",
    "ani",
    ranged(1),
    fight.Strike(strikes.BURN_EQUIPMENT, flags=strikes.RANGED | strikes.FIRST),
    "281d6e7a6642",
)
define(
    101292,
    "No Trace",
    strike("obf", COMBAT_ENDS, needs=(fight.AtRange(long=True),)),
    strike("OBF", COMBAT_ENDS),
    digest="286211529cd1",
)
define(
    100029,
    "Aid from Bats",
    strike("ani", ranged(1, fight.OPTIONAL)),
    strike("ANI", ranged(1, fight.OPTIONAL), fight.GainPress()),
    digest="50e5f4716b7d",
)
define(
    100597,
    "Dust Up",
    strike("ani", fight.Strike(strikes.HAND, 1, strikes.WITH_STRENGTH | strikes.UNDODGEABLE), needs=ANARCH),
    strike("cel", DODGE, fight.Additional(1), needs=ANARCH),
    strike("pot", fight.Strike(strikes.HAND, 2, strikes.WITH_STRENGTH), needs=ANARCH),
    digest="749cb2aa8139",
)


def hand_strikes(official: int, name: str, basic: int, superior: int, digest: str, note: str = "") -> None:
    """Potence: a hand strike with so much more damage."""
    modes = [
        strike(code, fight.Strike(strikes.HAND, amount, strikes.WITH_STRENGTH))
        for code, amount in (("pot", basic), ("POT", superior))
    ]
    define(official, name, *modes, digest=digest, coverage="partial" if note else "full", note=note)


hand_strikes(102215, "Roundhouse", 2, 3, "ac08b2cfde86")
hand_strikes(102061, "Undead Strength", 1, 2, "37979017eb58", "not together with a melee weapon")

# -- before the range is determined -----------------------------------------------------------------------------------


def swarm(official: int, name: str, code: str, digest: str) -> None:
    """[damage.environmental.sources]"""
    define(
        official,
        name,
        combat(code, fight.Swarm(1), once.Once("combat"), when=windows.BEFORE_RANGE),
        combat(code.upper(), fight.Swarm(2), once.Once("combat"), when=windows.BEFORE_RANGE),
        digest=digest,
    )


swarm(100301, "Carrion Crows", "ani", "12b71b2bc0ea")
define(
    100738,
    "Fists of Death",
    combat("pot", do.Modify(spans.STRENGTH, 1, base.ME, "combat"), when=windows.BEFORE_RANGE),
    combat("POT", do.Modify(spans.STRENGTH, 2, base.ME, "combat"), when=windows.BEFORE_RANGE),
    digest="6672979ab866",
)
define(
    101993,
    "Torn Signpost",
    combat("pot", holdings.SetStrength(2), when=windows.BEFORE_RANGE),
    combat("POT", holdings.SetStrength(3), when=windows.BEFORE_RANGE),
    digest="8ba660317f85",
)
define(
    101538,
    "Raking Talons",
    combat("", fight.AggravatedHands("combat"), once.Once("combat"), when=windows.BEFORE_RANGE),
    digest="ade071716aba",
)

# -- maneuvers, presses, additional strikes ---------------------------------------------------------------------------

IN_TIME_FOR_CLAWS = windows.BEFORE_RANGE | windows.BEFORE_STRIKES

define(
    100693, "Fake Out", combat("", fight.Maneuver(), when=windows.RANGE), not_replaced="combat", digest="199da3b049fc"
)
define(
    100356,
    "Claws of the Dead",
    combat("pro", fight.AggravatedHands(), when=IN_TIME_FOR_CLAWS),
    combat("PRO", fight.Maneuver(), when=windows.RANGE),
    digest="2e72d69dda9b",
)
define(
    100344,
    "Chiropteran Marauder",
    combat("vic", fight.Maneuver(), when=windows.RANGE),
    combat("VIC", fight.AggravatedHands(), when=IN_TIME_FOR_CLAWS, blood=1),
    digest="6d977663471e",
)
define(
    100744,
    "Flash",
    combat("cel", fight.Maneuver(), when=windows.RANGE),
    combat("cel", fight.Press(), when=windows.PRESS),
    combat("CEL", fight.Maneuver(), fight.GainPress(), when=windows.RANGE),
    digest="f0f85099a6ca",
)
define(
    100077,
    "Apportation",
    combat("tha", fight.Press("continue"), when=windows.PRESS),
    combat("THA", fight.Maneuver(), when=windows.RANGE),
    digest="4497a01974d5",
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
define(
    101507,
    "Psyche!",
    combat("cel", fight.Press(), when=windows.PRESS),
    digest="e8fbfe67a3c2",
    coverage="partial",
    note="the superior level, which begins another combat, cannot be played",
)

define(
    101684,
    "Save Face",
    bystander(
        "",
        fight.GainPress(mandatory=True, who=base.TARGET),
        do.Modify(spans.REWARDED, 1, base.TARGET, "combat"),
        once.Once("combat", for_all=True),
        when=windows.PRESS,
        needs=(fight.Unlocked(), needs.IsVampire()),
        target=fight.InCombat(),
    ),
    digest="c3b819e2802f",
)

# -- preventing damage ------------------------------------------------------------------------------------------------

define(
    101779,
    "Sideslip",
    strike("cel", DODGE),
    combat("CEL", fight.Prevent(1), once.Once("round"), when=windows.PREVENT),
    digest="34696d862658",
)
define(
    101817,
    "Soak",
    combat("for", fight.Prevent(2, aggravated=False), once.Once("round"), when=windows.PREVENT),
    combat("FOR", fight.Prevent(4, aggravated=False), once.Once("round"), when=windows.PREVENT),
    digest="f0c0a63a641e",
)
define(
    100973,
    "Indomitability",
    combat("for", fight.Prevent(1), when=windows.PREVENT),
    combat("FOR", fight.Press(), when=windows.PRESS),
    combat("FOR", fight.Prevent(1), fight.GainPress(), when=windows.PREVENT),
    digest="bd16cb517c34",
)
define(
    101791,
    "Skin of Rock",
    combat("for", fight.Prevent(1), when=windows.PREVENT),
    combat("FOR", fight.Prevent(2), when=windows.PREVENT),
    digest="a22f5c2479f2",
)
define(
    101649,
    "Rolling with the Punches",
    combat("for", fight.Prevent(1), when=windows.PREVENT),
    digest="b9b73b842011",
    coverage="partial",
    note="the superior level, which prevents all damage of a round, cannot be played",
)
define(
    100563,
    "Diversion",
    combat("cel", fight.Additional(1), when=windows.ADDITIONAL, needs=ANARCH),
    combat("for", fight.Prevent(2), when=windows.PREVENT, needs=ANARCH),
    strike("tha", fight.Strike(strikes.STEAL_BLOOD, 1, strikes.RANGED, fight.OPTIONAL), needs=ANARCH),
    digest="b6901249ba11",
)
