"""Crypt cards: Ravnos."""

from __future__ import annotations

from praxis.vtes.definitions.language import *
from praxis.vtes.definitions.shapes.several import uncontrolled

card(
    200237,
    "Callirus",
    ability(UNLOCK, burn(pick(on_(ME))), cost=pay(1, BLOOD), if_=exists(on_(ME)), limit=TURN),
    digest="47b049c605fc",
)
card(
    200439,
    "Étienne Fauberge",
    dues(1, BLOOD_COST, at=SELF),
    gives(AGGRAVATED_HANDS, 1, ME, is_(OPPOSING, VAMPIRE & clan("Baali") | VAMPIRE & clan("Ministry"))),
    digest="a94bd18e0710",
)
card(
    201672,
    "Gathii",
    ability(
        DURING_ACTION,
        show(top(YOU, LIBRARY)),
        if_(
            is_(top(YOU, LIBRARY), MASTER_CARD),
            burn(1, BLOOD, ME),
            other=if_(is_(BLOCKING, MINION) & (num(INTERCEPT, BLOCKING) >= num(STEALTH, ACTING)), mod(STEALTH, 1)),
        ),
        by=BY_ACTING,
        limit=ACTION,
    ),
    digest="fcb89b06a835",
)
# [imbued.ruling.lazar-dobrescu]
card(
    200819,
    "Lázár Dobrescu",
    act(take(1, BLOOD, uncontrolled(holds(1)), pick(VAMPIRE, UNCONTROLLED, MINE))),
    digest="a1744a2c9ae4",
)
LUCIANO_CHOICE = pick(RETAINER & trait("animal"), on_(all_(VAMPIRE & MINE)))
card(
    201675,
    "Luciano Carvalho",
    ability(DISCARD, put(LUCIANO_CHOICE, pick(VAMPIRE, MINE, ~with_(among(LUCIANO_CHOICE)))), limit=TURN),
    digest="368fa92d51fb",
)
card(
    201102,
    "Paul Forrest, False Prophet",
    ability(
        DURING_ACTION,
        mod(BLEED, 1),
        by=BY_METHUSELAH,
        cost=pay(1, BLOOD),
        limit=ACTION,
        if_=is_(ACTING, VAMPIRE & clan("Ravnos") & MINE),
    ),
    digest="b75c9767698f",
)
card(201117, "Petru Sipos", act(take(1, BLOOD, a(VAMPIRE & TORPOR, holds(1)), ME)), digest="1c9d7de6c0ff")
card(
    201681,
    "Phaibun",
    ability(STRIKE, dodge(), cost=discard(at_random(in_(HAND), MINE)), limit=COMBAT, if_=exists(in_(HAND), MINE)),
    digest="5f33c72af9d0",
)
card(
    201684,
    "Roy",
    at(fact.DISCARD_PHASE, lock(ME), whose=YOU, if_=is_(SELF, UNLOCKED)),
    gives(STRENGTH, 1, ME, is_(OPPOSING, TITLED & VAMPIRE)),
    digest="4f6a0f77deab",
)
card(
    201311,
    "Spleen, Georgio Gutterpunk",
    on(fact.BLOCKED, burn(1, BLOOD, ME), of=OLDER & VAMPIRE, to=SELF),
    digest="8bc5657b4884",
)
card(
    201355,
    "Tereza Rostas",
    act(each(a(SEAT, OTHERS, HAS_EDGE), taking_edge()), blood=2),
    covered="the price is an option of the way, and the Edge is taken by its own word",
    digest="5d8c25cb18f2",
)
