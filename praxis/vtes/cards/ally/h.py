"""Ally cards: H."""

from __future__ import annotations

from praxis.vtes.definitions.language import *
from praxis.vtes.definitions.shapes.ally import recovers, rushes

card(
    100890,
    "Harzomatuili",
    permanent(),
    ability(RANGE, maneuver(), limit=COMBAT),
    gives(AGGRAVATED_HANDS, 1, ME),
    ability(DURING_ACTION, mod(INTERCEPT, 1, ME), cost=pay(1, LIFE, ME), by=BY_REACTING, if_=DIRECTED, limit=ACTION),
    recovers(3),
    covered="fewer than 4 are 3 or less",
    digest="5c2d24a58b3b",
)
card(
    102327,
    "Heartrender",
    permanent(),
    act(burn(a(ALLY | RETAINER, IN_PLAY, ~trait("wraith"), ~trait("zombie"))), put(CARD, REMOVED), stealth=1),
    digest="cea99f306192",
)
card(
    100911, "Hellhound", permanent(), cannot(rule.ACT, ME), recovers(1), covered="it never acts", digest="3537545dfa85"
)
card(
    100912,
    "Herald of Topheth",
    permanent(),
    rushes(MINION),
    recovers(4),
    as_vampire="dai pot pre",
    as_vampire_of=5,
    digest="52d958aa9220",
)
card(
    100929,
    "High Top",
    permanent(),
    gives(INTERCEPT, 1, ME),
    rushes(MINION),
    gives(STRIKES, 1, ME),
    ability(RANGE, maneuver(), limit=COMBAT),
    recovers(2),
    as_vampire="cel",
    as_vampire_of=4,
    digest="ac959816fd29",
)
