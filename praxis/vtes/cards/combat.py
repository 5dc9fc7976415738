"""Combat cards."""

from __future__ import annotations

from praxis.effects.nodes import Effect
from praxis.vtes.cards.language import *

# -- strikes ----------------------------------------------------------------------------------------------------------


def two_strikes(official: int, name: str, code: str, basic: Effect, superior: Effect, digest: str) -> None:
    """A card with one strike at basic and another at superior."""
    card(official, name, strike(code, basic), strike(code.upper(), superior), digest=digest)


two_strikes(101966, "Theft of Vitae", "tha", steals(1, RANGED), steals(2, RANGED), "bca0c23fbdd0")
two_strikes(101144, "Majesty", "pre", ends(), ends(UNLOCKS), "65d2477e2d24")
two_strikes(100601, "Earth Meld", "pro", ends(), ends(UNLOCKS), "b195f0a1460a")
two_strikes(101859, "Staredown", "pre", dodge(), ends(), "6d48e251d047")
two_strikes(101852, "Spiritual Intervention", "nec", dodge(), ends(), "f47fe7e75cd5")
two_strikes(100230, "Body Flare", "pro", damage(2, AGGRAVATED), damage(2, AGGRAVATED | RANGED), "eba95563af57")
two_strikes(100290, "Canine Horde", "ani", damage(1, RANGED), destroys(RANGED | FIRST), "281d6e7a6642")
card(100567, "Dodge", strike("", dodge()), not_replaced="combat", digest="28b8b9c647b6")
card(101292, "No Trace", strike("obf", ends(), if_=LONG), strike("OBF", ends()), digest="286211529cd1")
card(
    100029,
    "Aid from Bats",
    strike("ani", damage(1, RANGED, OPTIONAL)),
    strike("ANI", above, mod(PRESSES, 1)),
    digest="50e5f4716b7d",
)
card(
    100597,
    "Dust Up",
    strike("ani", hand(1, UNDODGEABLE)),
    strike("cel", dodge(), mod(STRIKES, 1)),
    strike("pot", hand(2)),
    who=ANARCH,
    digest="749cb2aa8139",
)


card(102215, "Roundhouse", strike("pot", hand(2)), strike("POT", hand(3)), digest="ac08b2cfde86")

# -- before the range is determined -----------------------------------------------------------------------------------

card(
    100301,
    "Carrion Crows",
    combat("ani", mod(SWARM, 1, OPPOSING)),  # [damage.environmental.sources]
    combat("ANI", mod(SWARM, 2, OPPOSING)),
    when=BEFORE_RANGE,
    limit=COMBAT,
    digest="12b71b2bc0ea",
)
card(
    100738,
    "Fists of Death",
    combat("pot", mod(STRENGTH, 1)),
    combat("POT", mod(STRENGTH, 2)),
    when=BEFORE_RANGE,
    digest="6672979ab866",
)
card(
    101993,
    "Torn Signpost",
    combat("pot", set_(STRENGTH, 2)),
    combat("POT", set_(STRENGTH, 3)),
    when=BEFORE_RANGE,
    digest="8ba660317f85",
)
card(
    101538,
    "Raking Talons",
    combat("", mod(AGGRAVATED_HANDS, 1, ME, COMBAT), when=BEFORE_RANGE, limit=COMBAT),
    digest="ade071716aba",
)

# -- maneuvers, presses, additional strikes ---------------------------------------------------------------------------

IN_TIME_FOR_CLAWS = BEFORE_RANGE | BEFORE_STRIKES | STRIKES_CHOSEN
"""All moments before a strike is resolved, that after both are chosen included."""

card(100693, "Fake Out", combat("", maneuver(), when=RANGE), not_replaced="combat", digest="199da3b049fc")
card(
    100356,
    "Claws of the Dead",
    combat("pro", mod(AGGRAVATED_HANDS, 1), when=IN_TIME_FOR_CLAWS),
    combat("PRO", maneuver(), when=RANGE),
    digest="2e72d69dda9b",
)
card(
    100344,
    "Chiropteran Marauder",
    combat("vic", maneuver(), when=RANGE),
    combat("VIC", mod(AGGRAVATED_HANDS, 1), when=IN_TIME_FOR_CLAWS, cost=pay(1, BLOOD)),
    digest="6d977663471e",
)
card(
    102190,
    "Wolf Claws",
    combat("pro", mod(AGGRAVATED_HANDS, 1), when=IN_TIME_FOR_CLAWS),
    combat("PRO", press(), when=PRESS),
    digest="e2893f62aec0",
)
card(
    100237,
    "Bone Spur",
    combat("pro", mod(AGGRAVATED_HANDS, 1)),
    combat("PRO", mod(AGGRAVATED_HANDS, 1, ME, COMBAT)),
    when=IN_TIME_FOR_CLAWS,
    digest="f21200aec487",
)
card(
    100744,
    "Flash",
    combat("cel", maneuver(), when=RANGE),
    combat("cel", press(), when=PRESS),
    combat("CEL", maneuver(), mod(PRESSES, 1), when=RANGE),
    digest="f0f85099a6ca",
)
card(
    100077,
    "Apportation",
    combat("tha", press("continue"), when=PRESS),
    combat("THA", maneuver(), when=RANGE),
    digest="4497a01974d5",
)
card(
    100227,
    "Blur",
    combat("cel", mod(STRIKES, 1)),
    combat("CEL", mod(STRIKES, 2)),
    when=ADDITIONAL,
    digest="1e590ff65bdc",
)
card(
    101523,
    "Pursuit",
    combat("cel", maneuver(), when=RANGE),
    combat("CEL", mod(STRIKES, 1), when=ADDITIONAL),
    digest="e54b81600cca",
)
card(
    101507,
    "Psyche!",
    combat("cel", press(), when=PRESS),
    combat("CEL", outcome(NEW_COMBAT), when=WOULD_END),
    digest="e8fbfe67a3c2",
)
card(
    101684,
    "Save Face",
    combat(
        "",
        mod(PRESSES_OWED, 1, a(FIGHTING, VAMPIRE, SAME_CLAN, YOUNGER)),
        mod(REWARDED, 1, T),
        when=PRESS,
        by=BY_ONLOOKER,
        who=VAMPIRE & UNLOCKED,
        limit=COMBAT | FOR_ALL,
    ),
    digest="c3b819e2802f",
)

# -- preventing damage ------------------------------------------------------------------------------------------------

card(
    101779,
    "Sideslip",
    strike("cel", dodge()),
    combat("CEL", prevent(1), when=PREVENT, limit=ROUND),
    digest="34696d862658",
)
card(
    101817,
    "Soak",
    combat("for", prevent(2, aggravated=False)),
    combat("FOR", prevent(4, aggravated=False)),
    when=PREVENT,
    limit=ROUND,
    digest="f0c0a63a641e",
)
card(
    100973,
    "Indomitability",
    combat("for", prevent(1), when=PREVENT),
    combat("FOR", press(), when=PRESS),
    combat("FOR", prevent(1), mod(PRESSES, 1), when=PREVENT),
    digest="bd16cb517c34",
)
card(101791, "Skin of Rock", combat("for", prevent(1)), combat("FOR", prevent(2)), when=PREVENT, digest="a22f5c2479f2")
card(
    101649,
    "Rolling with the Punches",
    combat("for", prevent(1)),
    combat("FOR", prevent(ALL, only=OF_STRIKE), mod(WARDED, 1), cost=pay(1, BLOOD)),
    when=PREVENT,
    digest="b9b73b842011",
)
card(
    100563,
    "Diversion",
    combat("cel", mod(STRIKES, 1), when=ADDITIONAL),
    combat("for", prevent(2), when=PREVENT),
    strike("tha", steals(1, RANGED, OPTIONAL)),
    who=ANARCH,
    digest="b6901249ba11",
)
