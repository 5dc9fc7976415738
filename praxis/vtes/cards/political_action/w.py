"""Political Action cards: W."""

from __future__ import annotations

from praxis.vtes.definitions.language import *
from praxis.vtes.definitions.shapes.several import revocable

card(
    102348,
    "War of Ages",
    political(put(CARD, PLAY), who=SABBAT & TITLED),
    at(fact.UNLOCK_PHASE, burn(1, POOL, THEM), whose=PREY),
    on(fact.OUSTED, burn(CARD), gain(3), to=YOU),
    revocable(pool=1),
    digest="1608d2797e7d",
)
NOT_IN_COMBAT = UNLOCK | MASTER | BETWEEN | INFLUENCE | DISCARD | ANNOUNCED | DURING_ACTION | DURING_REFERENDUM
card(
    102157,
    "Watchtower: Greatest Fall",
    political(put(CARD, PLAY), during=mod(VOTES, 2, all_(VAMPIRE, READY, trait("seraph")))),
    ability(NOT_IN_COMBAT, gain(1, BLOOD, a(VAMPIRE, READY | UNCONTROLLED, MINE, SABBAT)), cost=locking()),
    on(fact.ENTERS, burn(CARD), of=trait("watchtower") & ~among(CARD)),
    digest="f96a6ccbb899",
)
