"""Combat cards: A."""

from __future__ import annotations

from praxis.vtes.definitions.language import *
from praxis.vtes.definitions.shapes.combat import SERENE, blade, in_hand, press_out, soaks
from praxis.vtes.definitions.shapes.several import ANYTIME, HAND_OF_OPPOSING, foils, moves


def dodge_and_strike(official: int, name: str, code: str, digest: str, both: bool) -> None:
    """At superior a dodge with an additional strike; at basic a dodge or, without `both`, the additional strike
    alone."""
    basic = strike(code, dodge()) if both else combat(code, mod(STRIKES, 1), when=ADDITIONAL)
    card(official, name, basic, strike(code.upper(), dodge(), mod(STRIKES, 1)), digest=digest)


dodge_and_strike(100020, "Acrobatics", "cel", "25569b384a5d", both=False)
card(
    100029,
    "Aid from Bats",
    strike("ani", damage(1, RANGED, OPTIONAL)),
    strike("ANI", above, mod(PRESSES, 1)),
    digest="50e5f4716b7d",
)
card(
    100040,
    "Alpha Glint",
    strike("ani for", ends()),
    combat("ANI FOR", outcome(COMBAT_OVER), when=BEFORE_RANGE),
    if_=is_(OPPOSING, VAMPIRE, ~OLDER),
    digest="3ce09784cf73",
)
card(100047, "Amria", moves("chi", to="long"), strike("CHI", dodge(), press_out()), digest="5827c4ad3ac2")
ENDS_AFTER = besides(outcome(COMBAT_OVER))
card(
    100066,
    "Anesthetic Touch",
    strike("aus", dodge()),
    strike("obe", hand(0), ENDS_AFTER),
    strike("OBE", hand(0, FIRST), ENDS_AFTER),
    if_=CLOSE,
    digest="8e0b7c53b0a5",
)
card(
    102349,
    "Angel's Gift",
    combat("", equip(in_hand(EQUIPMENT, trait("melee weapon")))),
    combat("", grant(ability(RANGE, maneuver("close"), limit=ROUND), ROUND)),
    when=BEFORE_RANGE,
    limit=ROUND,
    digest="1ea4ffdd687b",
)
card(
    102350,
    "Anticipation",
    strike("aus", hand(2)),
    strike("aus", wield(blade(), 2)),
    foils("AUS", STRIKE_CARD, blood=1),
    digest="146294124a6b",
)
card(
    100076,
    "Apparition",
    combat("chi", *soaks(1)),
    combat("CHI", *soaks(2)),
    when=ANYTIME,
    not_replaced="combat",
    digest="056565b8b919",
)
card(
    100077,
    "Apportation",
    combat("tha", press("continue"), when=PRESS),
    combat("THA", maneuver(), when=RANGE),
    digest="4497a01974d5",
)
card(
    100087,
    "Armor of Caine's Fury",
    combat("pre", prevent(1), when=PREVENT),
    combat("val", *soaks(1, OF_STRIKE), *SERENE, when=BEFORE_RANGE),
    combat("VAL", *soaks(2, OF_STRIKE), *SERENE, when=BEFORE_RANGE),
    digest="48edf80fbe75",
)
dodge_and_strike(102275, "Arms of Ahriman", "obl", "29fc452beeda", both=False)
dodge_and_strike(100091, "Arms of the Abyss", "obt", "ac96848d5ce0", both=True)
card(
    100113,
    "Aura Reading",
    combat("aus", HAND_OF_OPPOSING, hang(on(fact.DRAWN, HAND_OF_OPPOSING), COMBAT), when=BEFORE_RANGE),
    combat("AUS", mod(HAND_SIZE, 2, YOU, COMBAT), when=BEFORE_RANGE, limit=COMBAT),
    digest="7695a9440e88",
)
