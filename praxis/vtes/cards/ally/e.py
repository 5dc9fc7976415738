"""Ally cards: E."""

from __future__ import annotations

from praxis.vtes.definitions.language import *
from praxis.vtes.definitions.shapes.ally import rushes, shooter

card(102237, "ECTU Operative", permanent(), *shooter(1), act(burn(a(VAMPIRE, TORPOR))), digest="ba07fb066d61")
card(
    100634,
    "Emerald Legionnaire",
    permanent(),
    ability(
        UNLOCK,
        put(pick(ASH, MINE, ~among(a(ASH, MINE, named("Emerald Legionnaire"))), n=7), REMOVED),
        bring(T),
        if_=is_(CARD, READY)
        & (count(ASH, MINE) >= 8)
        & (
            count(named("Emerald Legionnaire"), MINE, IN_PLAY)
            < count(VAMPIRE, READY, MINE, UNIQUE, clan("Harbinger of Skulls"))
        ),
        limit=TURN,
    ),
    digest="198374b506eb",
)
card(
    100661,
    "Escaped Mental Patient",
    permanent(),
    ability(STRIKE, hand(1, AGGRAVATED), besides(later(fact.FOUGHT, burn(ME), until=COMBAT))),
    rushes(MINION),
    digest="7cc54d73ad3d",
)
