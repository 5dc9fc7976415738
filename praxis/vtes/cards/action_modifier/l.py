"""Action Modifier cards: L."""

from __future__ import annotations

from praxis.vtes.definitions.language import *
from praxis.vtes.definitions.shapes.action_modifier import more_stealth

card(
    101098,
    "Leverage",
    modifier("", mod(BLEED, 1), hang(instead(fact.EDGE, of=YOU)), cost=burning_edge()),
    covered="getting the Edge is replaced by nothing",
    digest="6606b5b3ccbd",
)
more_stealth(101125, "Lost in Crowds", "obf", "c64be651b383", if_=~played(101001, "Into Thin Air"))
card(
    102273,
    "Loup",
    modifier("", put(CARD, PLAY), limit=TURN | FOR_ALL),
    gives(STEALTH, 1, all_(VAMPIRE, clan("Toreador"))),
    on(fact.TURN_ENDS, burn(CARD)),
    on(fact.SUCCEEDED, burn(CARD), of=clan("Toreador")),
    digest="644a82d1988f",
)
