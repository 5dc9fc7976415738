"""Combat cards: C."""

from __future__ import annotations

from praxis.effects.nodes import Effect
from praxis.vtes.definitions.build import Way
from praxis.vtes.definitions.language import *
from praxis.vtes.definitions.shapes.combat import RESET, in_hand, press_out, two_strikes
from praxis.vtes.definitions.shapes.several import IN_TIME_FOR_CLAWS, foils, moves, presses, unblocked

two_strikes(100290, "Canine Horde", "ani", damage(1, RANGED), destroys(RANGED | FIRST), "281d6e7a6642")
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
    100307,
    "Catatonic Fear",
    strike("pre", ends()),
    strike(
        "PRE", ends(), hits(if_(CLOSE, later(fact.FOUGHT, inflict(1, T, UNPREVENTABLE, by_minion=True), until=COMBAT)))
    ),
    digest="66953d17a4eb",
)
card(
    100309,
    "Cauldron of Blood",
    strike("tha", hand(2)),
    strike("THA", hand(4)),
    if_=~FIRST_ROUND,
    digest="4a0d3834e8e7",
)
card(
    100321,
    "Chameleon's Colors",
    moves("ani"),
    presses("spi"),
    moves("spi", mod(PRESSES, 1)),
    strike("SPI", ends(), unblocked("bleed"), if_=LONG),
    digest="5fff78ef0994",
)
card(
    100333,
    "Charismatic Aura",
    foils("aus pre", STRIKE_CARD | trait("grapple"), blood=1, limit=ROUND),
    strike("AUS PRE", ends()),
    digest="447737472f0e",
)
card(
    100344,
    "Chiropteran Marauder",
    combat("vic", maneuver(), when=RANGE),
    combat("VIC", mod(AGGRAVATED_HANDS, 1), when=IN_TIME_FOR_CLAWS, cost=pay(1, BLOOD)),
    digest="6d977663471e",
)
card(
    100356,
    "Claws of the Dead",
    combat("pro", mod(AGGRAVATED_HANDS, 1), when=IN_TIME_FOR_CLAWS),
    combat("PRO", maneuver(), when=RANGE),
    digest="2e72d69dda9b",
)


def against_an_ally(code: str, n: int) -> tuple[Way, Way]:
    """One more damage if the opposing minion is an ally."""
    ally = is_(OPPOSING, ALLY)
    return strike(code, damage(n, RANGED), if_=~ally), strike(code, damage(n + 1, RANGED), if_=ally)


card(
    100368,
    "Coagulate Blood",
    *against_an_ally("qui", 1),
    *against_an_ally("QUI", 2),
    digest="3f36f95d32c5",
)
card(
    100376,
    "Cold Aura",
    combat("nec", set_range("long")),
    combat("NEC", set_range("long"), press_out()),
    when=BEFORE_RANGE,
    digest="8da057623b85",
)
card(
    100378,
    "Coma",
    strike("dem", special(), hits(put(OPPOSING, TORPOR))),
    strike("DEM", special(), hits(put(OPPOSING, TORPOR), gain(1, STUN, OPPOSING))),
    if_=is_(OPPOSING, VAMPIRE),
    digest="e8d3a687237e",
    covered="a stun counter keeps it locked in its next unlock phase",
)
card(
    100389,
    "Compress",
    strike("pot", hand(2)),
    strike("thn", damage(2, AGGRAVATED)),
    strike("THN", damage(3, AGGRAVATED)),
    digest="136b75cfe2a2",
)
card(
    100392,
    "Concealed Weapon",
    combat(
        "",
        equip(in_hand(EQUIPMENT, trait("weapon"), ~UNIQUE, where(num(PRICE, IT) <= 2), mild(3))),
        when=BEFORE_RANGE,
    ),
    digest="fbb73fe258a5",
)
card(
    100403,
    "Conflagration",
    strike("pot", damage(2, RANGED)),
    strike("dai", damage(1, RANGED | AGGRAVATED)),
    strike("DAI", damage(2, RANGED | AGGRAVATED)),
    digest="81ad3d376473",
)


def beast(code: str, push: Effect) -> Way:
    """In each press step, burn a counter of this card for a press to continue."""
    presses = on(fact.PRESS_STEP, burn(1, BLOOD, CARD), push, if_=is_(CARD, holds(1)))
    unarmed = hang(cannot(rule.USE, ME, EQUIPMENT), COMBAT)
    return combat(code, put(CARD, PLAY), gain(3, BLOOD, CARD), unarmed, hang(presses, COMBAT))


card(
    100408,
    "Conquer the Beast",
    beast("ani", mod(PRESSES_OWED, 1, ME, ROUND)),
    beast("ANI", grant(ability(PRESS, press("continue"), limit=ROUND), ROUND)),
    RESET,
    on(fact.FOUGHT, burn(CARD)),
    when=BEFORE_RANGE,
    if_=FIRST_ROUND,
    digest="71750f40451e",
)
card(
    102352,
    "Contraband",
    combat("obf", equip(in_hand(EQUIPMENT, ~UNIQUE))),
    combat("OBF", equip(in_hand(EQUIPMENT, ~UNIQUE), shared=True)),
    when=BEFORE_RANGE,
    limit=COMBAT,
    digest="2b45e06b47e8",
)
card(
    100439,
    "Crawling Chamber",
    combat("tha", maneuver("long"), when=RANGE),
    combat("vis", maneuver(), when=RANGE),
    combat("vis", press(), when=PRESS),
    combat("VIS", hang(on(fact.PRESS_STEP, inflict(1, OPPOSING)), COMBAT), when=BEFORE_RANGE, limit=COMBAT),
    digest="c2dd40656025",
)
