"""Event cards: A."""

from __future__ import annotations

from praxis.vtes.definitions.language import *

card(
    100074,
    "Anthelios, The Red Star",
    event(put(CARD, PLAY)),
    ability(
        MASTER,
        put(a(in_(HAND), MINE, MASTER_CARD), ASH_HEAP),
        put(a(ASH, MINE, MASTER_CARD), HAND),
        cost=mod(MASTER_ACTIONS, -1),
        open=FOR_ANYBODY,
        limit=TURN,
    ),
    digest="34339f85cf26",
)
