"""Combat cards: M."""

from __future__ import annotations

from praxis.vtes.definitions.language import *
from praxis.vtes.definitions.shapes.combat import (
    GIVES_BACK,
    after_combat,
    hand_or_blade,
    holds_blood,
    press_on,
    two_strikes,
)
from praxis.vtes.definitions.shapes.several import moves, presses, unblocked

two_strikes(101144, "Majesty", "pre", ends(), ends(UNLOCKS), "65d2477e2d24")
card(
    101175,
    "Martyr's Resilience",
    combat("aus for", prevent(1, BOTH), by=BY_ONLOOKER),
    combat("AUS FOR", prevent(PAID + 1, BOTH), cost=pay(any_(0, num(BLOOD, ME)), BLOOD), by=BY_ONLOOKER),
    when=PREVENT,
    who=VAMPIRE & UNLOCKED,
    digest="0ef0f9d27f58",
)
card(
    101178,
    "Mask Empathy",
    strike("pre", destroys(RANGED | RETAINERS_ONLY)),
    combat("PRE", burn(a(RETAINER, on_(OPPOSING))), cost=pay(1, BLOOD), when=BEFORE_RANGE),
    digest="b6269abd8be8",
)
card(
    101188,
    "Mayaparisatya",
    combat(
        "chi",
        immune(FROM_WEAPONS, until=COMBAT),
        when=BEFORE_RANGE | BEFORE_STRIKES | STRIKES_CHOSEN | ADDITIONAL | PREVENT,
    ),
    strike("CHI", damage(1, RANGED | UNPREVENTABLE | AGGRAVATED), if_=LONG),
    digest="9893b993c9f0",
)
card(
    101196,
    "Meld with the Land",
    strike("vic", ends(), hits(unlock(IT))),
    strike("VIC", ends()),
    digest="42b39210d733",
)
two_strikes(101202, "Mercury's Arrow", "cel", damage(1, RANGED, OPTIONAL), damage(3, RANGED), "06ab039405d7")
BEDS = hits(put(CARD, OPPOSING), if_(is_(OPPOSING, trait("mortal")), burn(OPPOSING)))
card(
    101203,
    "Mercy for Seth",
    strike("nec", special(), BEDS),
    strike("NEC", damage(1), BEDS),
    at(fact.UNLOCK_PHASE, inflict(1, BEARER, UNPREVENTABLE), whose=controller(BEARER)),
    act(burn(CARD), stealth=1),
    digest="92993a797e5d",
)
card(
    101204,
    "Mercy for the Weak",
    strike("", ends(), after_combat(gain(1, BLOOD, T)), if_=is_(OPPOSING, VAMPIRE)),
    who=VAMPIRE & where(num(BLOOD, IT) > num(BLOOD, OPPOSING)),
    digest="f4182d5a8657",
)
card(101209, "Mighty Grapple", presses("pot", "continue"), *hand_or_blade("POT", 1, press_on()), digest="d950957e2ce4")
card(
    101235,
    "Molotov Cocktail",
    strike("", special(RANGED), besides(put(CARD, ME), hang(cannot(rule.USE, ME, among(CARD)), ROUND))),
    ability(STRIKE, damage(2, RANGED | AGGRAVATED | WEAPON)),
    on(fact.STRIKES, burn(CARD), of=BEARER, about=among(CARD)),
    on(fact.FOUGHT, burn(CARD)),
    stands_as="equipment, weapon",
    digest="8d6c7842fe6f",
)
DEARER = hang(costs(1, BLOOD_COST, OPPOSING, COMBAT_CARD), COMBAT)
card(
    102332,
    "Morbidity",
    *(combat(code, *holds_blood(2)) for code in ("obl", "tha")),
    *(combat(code, *holds_blood(2), DEARER) for code in ("OBL", "THA")),
    on(fact.FOUGHT, *GIVES_BACK),
    when=BEFORE_RANGE,
    if_=is_(OPPOSING, VAMPIRE),
    limit=ROUND,
    digest="732ea9f69429",
)
card(
    101244,
    "Morphean Blow",
    strike("cel", ends()),
    strike("val", ends(), after_combat(put(CARD, T))),
    strike("VAL", ends(), after_combat(put(CARD, T)), unblocked("bleed")),
    cannot(rule.ACT, BEARER),
    cannot(rule.BLOCK, BEARER),
    on(fact.TURN_ENDS, burn(CARD)),
    if_=CLOSE,
    digest="492678ff66d5",
)
card(101246, "Movement of the Mind", presses("tha", "end"), moves("THA"), digest="65e611bbf70c")
