"""Ally cards: B."""

from __future__ import annotations

from praxis.vtes.definitions.language import *
from praxis.vtes.definitions.shapes.ally import recovers

card(
    100170,
    "Black Spiral Buddy",
    permanent(),
    gives(AGGRAVATED_HANDS, 1, ME),
    gives(STRIKES, 1, ME, if_=FIRST_ROUND),  # the additional strike is mandatory, so it is made as soon as it can be
    recovers(2),
    digest="bd06f4e48c4d",
)
BONES_BLEED = is_(ACTING, among(CARD)) & kind("bleed")
GIVER = (VAMPIRE, READY, MINE, clan("Hecata"), holds(1))
card(
    102293,
    "Bone Shambler",
    permanent("obl"),
    permanent("OBL"),
    cannot(rule.BEAR, ME, EQUIPMENT | RETAINER),
    ability(
        DURING_ACTION,
        mod(BLEED, 1),
        cost=locking(pick(named("Bone Shambler"), READY, MINE, UNLOCKED, ~among(CARD))),
        if_=BONES_BLEED,
    ),
    ability(
        DURING_ACTION, mod(BLEED, 1), cost=pay(1, BLOOD, pick(*GIVER)), if_=BONES_BLEED & exists(*GIVER), version=1
    ),
    digest="e6663ad16690",
)
card(
    100254,
    "Brigitte Gebauer",
    permanent(),
    ability(
        ANNOUNCED,
        mod(BLEED, 1),
        later(fact.FIGHTS, burn(1, LIFE, CARD), if_=FROM_BLOCK),
        cost=locking(),
        if_=kind("bleed") & is_(ACTING, MINE),
    ),
    digest="de2f48cf255e",
)
