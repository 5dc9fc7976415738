"""Ally cards: O."""

from __future__ import annotations

from praxis.vtes.definitions.language import *
from praxis.vtes.definitions.shapes.ally import rushes, shooter

card(
    101329,
    "Order of Hermes Cabal",
    permanent(),
    ability(STRIKE, damage(1, RANGED | AGGRAVATED)),
    rushes(VAMPIRE, clan("Tremere")),
    digest="1b61922a854d",
)
HAS_PLAYED_AUSPEX = (
    FIRST_ROUND & is_(OPPOSING, VAMPIRE) & happened(fact.PLAYED, OPPOSING, about=requires("aus"), span=ACTION)
)
card(
    101333,
    "Ossian",
    permanent(),
    rushes(VAMPIRE, stealth=1),
    cannot(rule.MANEUVER, OPPOSING, if_=HAS_PLAYED_AUSPEX),
    cannot(rule.ANY_STRIKE, OPPOSING, if_=HAS_PLAYED_AUSPEX),
    on(
        fact.ROUND_ENDS,
        gain(tally(fact.BLOOD_SPENT, OPPOSING, span=ROUND), LIFE, CARD),
        if_=is_(CARD, FIGHTING) & is_(OPPOSING, VAMPIRE),
    ),
    digest="efa580ed4444",
)
card(101337, "Outcast Mage", permanent(), *shooter(2), digest="90e78a3142a1")
