"""Combat cards: V."""

from __future__ import annotations

from praxis.vtes.definitions.language import *
from praxis.vtes.definitions.shapes.combat import GIVES_BACK, hand_or_blade, holds_blood
from praxis.vtes.definitions.shapes.several import presses

card(102089, "Vampiric Speed", strike("cel", dodge()), strike("CEL", dodge(), mod(PRESSES, 1)), digest="00f5424d715f")
card(102090, "Vanish from the Mind's Eye", presses("obf", "end"), presses("OBF"), digest="ca9c1e07e184")
card(
    102106,
    "Vengeance of Samiel",
    *hand_or_blade("pot", 1),
    *hand_or_blade("val", 1, flags=UNDODGEABLE),
    *hand_or_blade("VAL", 2, flags=UNDODGEABLE),
    digest="cc37ebaf0db0",
)
card(
    102127,
    "Vitae Block",
    combat("ani", mod(PRESSES, 1)),
    combat("obe", *holds_blood(2)),
    combat("OBE", *holds_blood(3)),
    at(fact.UNLOCK_PHASE, *GIVES_BACK, whose=YOU),
    when=BEFORE_RANGE,
    if_=is_(OPPOSING, VAMPIRE),
    limit=COMBAT,
    digest="a625f9ece8c5",
)
card(
    102266,
    "Voracious Vermin",
    strike("ani", dodge()),
    strike("ANI", dodge(), extra(destroys(RANGED | WEAPONS_ONLY), free=True)),
    digest="a4aeb4fce610",
)
