"""Reaction cards: V."""

from __future__ import annotations

from praxis.vtes.definitions.language import *
from praxis.vtes.definitions.shapes.several import BLEEDS_YOU, WEAKER_ACTS, if_blocks, intercept, less_bleed

card(
    102098,
    "Veiled Sight",
    reaction("chi", mod(STEALTH, 0 - num(STEALTH, ACTING), ACTING)),
    reaction(
        "CHI",
        mod(STEALTH, 0 - num(STEALTH, ACTING), ACTING),
        if_blocks(grant(ability(STRIKE, steals(1)), COMBAT)),
    ),
    who=among(BLOCKING),
    if_=num(STEALTH, ACTING) >= 1,
    digest="3bfa84e68089",
)
card(
    102105,
    "Venetian Conference",
    reaction("", intercept(2), if_=is_(ACTING, VAMPIRE, CAMARILLA)),
    digest="7038254f6fd5",
)
card(
    102265,
    "Visions of Zapathasura",
    less_bleed("obf pre", 3),
    reaction(
        "OBF PRE",
        mod(BLEED, num(BLEED, ACTING) * -1),
        cost=locking(ME),
        if_=BLEEDS_YOU & (num(BLEED, ACTING) >= 1),
    ),
    digest="0c42103edb8f",
)
card(
    102129,
    "Voice of Madness",
    reaction("dem", lock(ME), outcome(ENDS)),
    reaction("DEM", above, burn(1, BLOOD, ACTING)),
    when=BLOCKED,
    who=among(BLOCKING),
    if_=WEAKER_ACTS,
    digest="18cd0b96a033",
)
