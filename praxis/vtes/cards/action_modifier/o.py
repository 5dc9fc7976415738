"""Action Modifier cards: O."""

from __future__ import annotations

from praxis.vtes.definitions.language import *
from praxis.vtes.definitions.shapes.action_modifier import more, sneak
from praxis.vtes.definitions.shapes.several import keeps_one, modifier_and_reaction

card(
    102255,
    "Obedient Flesh",
    modifier("dom pro", mod(STEALTH, 1), mod(INTERCEPT, -1, all_(ALLY))),
    combat(
        "DOM PRO",
        mod(STRENGTH, 1, ME, ROUND),
        mod(MANEUVERS, 1),
        keeps_one(),
        when=BEFORE_RANGE,
        limit=ROUND,
    ),
    digest="bb5041e369bd",
)
card(101313, "Occlusion", strike("chi", dodge()), sneak("CHI"), digest="fe8be23ae2d4")
card(
    101318,
    "Old Friends",
    more("obf", 1),
    modifier("OBF", mod(VOTES, 2, ME), when=POLLING),
    not_replaced="unlock",
    digest="1b78599d7566",
)
card(102278, "Ominous Chorus", *modifier_and_reaction("", mod(VOTES, 3, ME), when=POLLING), digest="adaefbf2d9ed")
