"""Reaction cards: R."""

from __future__ import annotations

from praxis.vtes.definitions.language import *
from praxis.vtes.definitions.shapes.several import BLEEDS_YOU, YOUNGER_ACTS, a_press, if_blocks, intercept, sends_on

card(
    101547,
    "Rat's Warning",
    rises("ani", unlock(ME)),
    rises("ANI", above, if_blocks(a_press())),
    if_=BLEEDS_YOU,
    digest="7105f6b11e18",
)
card(
    101559,
    "Read the Winds",
    reaction("ani aus", intercept(1), mod(STAYS_UNLOCKED, 1, ME)),
    rises("ANI AUS", unlock(ME), attempt(rising=True, intercept=1), who=VAMPIRE),
    not_replaced="action",
    digest="b57ffd089ba5",
)
card(
    101578,
    "Redirection",
    sends_on("dom", YOUNGER_ACTS),
    sends_on("DOM", is_(ACTING, VAMPIRE)),
    digest="24c951471f16",
)
card(
    101651,
    "Rooftop Shadow",
    reaction("cel", intercept(1), if_=is_(ACTING, ~has("cel"))),
    reaction("CEL", intercept(1), if_=is_(ACTING, ~has("CEL"))),
    digest="1b2e56b487c4",
)
