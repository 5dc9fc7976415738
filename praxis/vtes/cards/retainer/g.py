"""Retainer cards: G."""

from __future__ import annotations

from praxis.vtes.definitions.language import *

card(
    100817,
    "Ghoul Escort",
    permanent(),
    ability(BLOCKED, unlock(ME), outcome(NO_COMBAT), cost=burn(CARD), by=BY_ACTING, who=VAMPIRE & READY),
    digest="b2fc073e4349",
)
card(
    100833,
    "Giuseppe, Gravedigger",
    permanent(),
    gives(STEALTH, 1, if_=is_(BEARER, IS_ACTING, VAMPIRE) & needs("nec")),
    digest="a247acf483d0",
)
