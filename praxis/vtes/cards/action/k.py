"""Action cards: K."""

from __future__ import annotations

from praxis.vtes.definitions.language import *
from praxis.vtes.definitions.shapes.action import brings_blood

card(
    101034,
    "Kaymakli Barrier",
    action("", put(CARD, a(VAMPIRE, READY, YOUNGER), kept=True)),
    cannot(rule.BLOCK, BEARER, if_=~DIRECTED),
    dues(1, BLOOD_COST, BEARER, directed=True),
    digest="5dca88fbf534",
)
FIRST_OF_THE_TURN = tally(fact.ACTED, span=TURN, times=True) - tally(fact.ACTED, span=TURN) <= 0
"""No action was announced in this turn but mandatory ones."""
card(
    101043,
    "Khabar: Glory",
    action("", put(CARD, ME), unlock(ME), stealth=1, if_=FIRST_OF_THE_TURN),
    gives(BLEED, 1),
    on(fact.OUSTED, gain(4), to=YOU),
    at(fact.UNLOCK_PHASE, burn(CARD), whose=YOU),
    digest="b53960014ccf",
)
brings_blood(101045, "Khabar: Loyalty", 2, YOUNGER, clan("Banu Haqim"), digest="c5d6e8d6f9b6")
card(101050, "Kindred Intelligence", action("", draw(1, CRYPT), stealth=1), digest="f6d18ee7fb60")
card(
    101055,
    "Kindred Spirits",
    action("dem", bleed(at=a(SEAT, OTHERS)), if_(BLED, gain(1))),
    action("DEM", bleed(1, at=a(SEAT, OTHERS)), if_(BLED, gain(1))),
    digest="c4638781a330",
)
