"""Equipment cards: O."""

from __future__ import annotations

from praxis.vtes.definitions.language import *

ULAIN = "aus chi dom pre ser"
card(
    101328,
    "Orb of Ulain",
    permanent(),
    cannot(rule.TARGET, BEARER, OTHERS, needs=ULAIN, if_=is_(BEARER, ALLY)),
    costs(1, BLOOD_COST, None, REACTION_CARD, needs=ULAIN, if_=is_(BEARER, ALLY, IS_ACTING)),
    digest="14dd9e7642c0",
)
