"""Combat cards: G."""

from __future__ import annotations

from praxis.vtes.definitions.language import *
from praxis.vtes.definitions.shapes.combat import hand_or_blade, press_on
from praxis.vtes.definitions.shapes.several import moves, presses

card(
    100834,
    "Glancing Blow",
    combat("", prevent(1, only=OF_STRIKE), when=PREVENT),
    not_replaced="unlock",
    digest="5f6012550724",
)
card(100838, "Gleam of Red Eyes", presses("pro"), moves("PRO"), digest="7eb752001287")
card(
    100850,
    "Grasp of the Python",
    strike("ser", hand(0), press_on()),
    strike(
        "SER",
        hand(0),
        press_on(),
        later(fact.ROUND, set_range("close"), hang(cannot(rule.OTHER_STRIKE, BOTH), ROUND), until=COMBAT),
    ),
    if_=CLOSE,
    digest="2d2686d2967d",
)
card(
    100862,
    "Growing Fury",
    *hand_or_blade("pot", 2, if_=~FIRST_ROUND),
    *hand_or_blade("POT", 3, if_=~FIRST_ROUND),
    digest="755e68e9279d",
)
