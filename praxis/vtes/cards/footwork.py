"""Combat cards that maneuver, press, set the range or begin another round; many of them give stealth as well."""

from __future__ import annotations

from praxis.vtes.cards.build import Way
from praxis.vtes.cards.language import *


def sneak(code: str) -> Way:
    """A modifier with 1 stealth: the other half of many of these cards."""
    return modifier(code, mod(STEALTH, 1))


# -- stealth at one level, combat at the other ------------------------------------------------------------------------

card(
    101610,
    "Resist Earth's Grasp",
    combat("cel", press(), when=PRESS),
    combat("cel", maneuver(), mod(PRESSES, 1), when=RANGE),
    sneak("CEL"),
    digest="34d37719eaa9",
)
card(101542, "Rapid Change", sneak("pro"), strike("PRO", ends()), digest="a2555b2614d8")
card(100524, "Deny", combat("dem", press(), when=PRESS), sneak("DEM"), digest="138234e9a904")
card(101402, "Plasmic Form", sneak("vic"), strike("VIC", dodge()), digest="43d4220d0294")
card(101313, "Occlusion", strike("chi", dodge()), sneak("CHI"), digest="fe8be23ae2d4")
card(
    102342,
    "Swift Cover",
    strike("cel", dodge()),
    strike("obf", dodge()),
    sneak("CEL"),
    sneak("OBF"),
    digest="2054c04a7ef4",
)
card(
    101916,
    "Swiftness of the Stag",
    combat("cel", press(), when=PRESS),
    combat("spi", maneuver(), when=RANGE),
    combat("spi", press(), when=PRESS),
    sneak("SPI"),
    digest="eb2f6a12c984",
)

# -- maneuvers and presses --------------------------------------------------------------------------------------------

card(
    100149,
    "Behind You!",
    combat("obf", maneuver(), when=RANGE),
    strike("OBF", dodge()),
    if_=FIRST_ROUND,
    digest="75c4654dfaf3",
)
card(100244, "Boxed In", combat("", press(), when=PRESS), not_replaced="combat", digest="27f8b421b045")
card(101558, "Read Intentions", combat("aus", press("end"), when=PRESS), strike("AUS", dodge()), digest="aca73c5eaf97")
card(
    101876,
    "Stonestrength",
    combat("tha", press("continue"), when=PRESS),
    combat("vis", press(), when=PRESS),
    combat("vis", prevent(1), when=PREVENT),
    combat("VIS", prevent(2), when=PREVENT),
    digest="89f098568ced",
)

# -- range and rounds -------------------------------------------------------------------------------------------------

card(
    100252,
    "Brick by Brick",
    combat("tha", maneuver(), when=RANGE),
    strike("vis", damage(2, RANGED, OPTIONAL)),
    combat("VIS", set_range("close"), when=BEFORE_RANGE),
    combat("VIS", set_range("long"), when=BEFORE_RANGE),
    digest="b4a6048ef6d9",
)
card(
    101950,
    "Telepathic Tracking",
    combat("aus", press("continue"), later(fact.ROUND, mod(MANEUVERS, 1), until=COMBAT), when=PRESS),
    combat("AUS", outcome(NEW_ROUND), when=WOULD_END),
    digest="4db532ad2baf",
)
card(
    102329,
    "Hunting the Quarry",
    *(combat(code, put(CARD, OPPOSING, kept=True), when=AFTER_COMBAT, if_=is_(BOTH, READY)) for code in ("cel", "tha")),
    *(combat(code, outcome(NEW_ROUND), cost=pay(1, BLOOD), when=WOULD_END) for code in ("CEL", "THA")),
    act(
        fight(a(MINION, READY, with_(among(CARD)))),
        cost=burn(CARD),
        who=VAMPIRE & of(controller(CARD)),
        open=FOR_ANYBODY,
        stealth=1,
    ),
    on(fact.ACTED, burn(CARD), about=among(CARD)),
    limit=COMBAT,
    digest="85c41f6c327c",
)

# -- grapples ---------------------------------------------------------------------------------------------------------

card(
    100959,
    "Immortal Grapple",
    combat("pot", hang(cannot(rule.OTHER_STRIKE, BOTH), ROUND)),
    combat("POT", above, mod(PRESSES, 1), later(fact.ROUND, set_range("close"), until=COMBAT)),
    when=BEFORE_STRIKES,
    if_=CLOSE,
    limit=ROUND,
    digest="eb5fd43115a8",
)
