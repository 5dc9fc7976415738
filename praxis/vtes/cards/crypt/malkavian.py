"""Crypt cards: Malkavian."""

from __future__ import annotations

from praxis.vtes.definitions.language import *
from praxis.vtes.definitions.shapes.several import RELIC

card(201640, "Darius Shirazi", act(control(a(RELIC, OTHERS), on=ME)), digest="82eab1c032e5")
card(
    200436,
    "Esau",
    ability(ANNOUNCED, random(mod(BLEED, 1), do()), cost=pay(1, BLOOD), by=BY_ACTING, limit=ACTION, if_=kind("bleed")),
    covered="one of two ways by chance, of which the other does nothing",
    digest="cc8937caf158",
)
card(
    200679,
    "Jason, The World's Voice",
    on(fact.BLOCKED, later(fact.FOUGHT, burn(1, BLOOD, T)), to=SELF, of=VAMPIRE),
    ability(DURING_ACTION, mod(BLEED, 1), by=BY_ACTING, cost=pay(1, BLOOD), limit=ACTION, if_=kind("bleed")),
    digest="032f81d4b4ec",
)
card(
    201148,
    "Rachel Brandywine",
    on(
        fact.DISCARDED,
        note("discarded", THAT_CARD),
        to=YOU,
        if_=happened(fact.DISCARD_PHASE, YOU, span=TURN),
    ),
    on(
        fact.TURN_ENDS,
        may(put(up_to(9, ASH, MINE, noted("discarded")), TOP), shuffle(LIBRARY)),
        of=YOU,
        if_=is_(SELF, READY) & exists(ASH, MINE, noted("discarded")),
    ),
    digest="4406b6e70526",
)
card(201212, "Ruth McGinley", gives(FIRST_STRIKE, 1, ME, if_=is_(STRIKING_CARD, trait("gun"))), digest="72b0f33ddcf7")
card(
    201255,
    "Sean Rycek",
    ability(POLLING, mod(VOTES, 2, ME, REFERENDUM), cost=locking(ME), by=BY_READY, limit=REFERENDUM | BY_NAME),
    ability(POLLING, mod(VOTES, 2, ME, REFERENDUM), cost=pay(1, BLOOD), by=BY_READY, limit=REFERENDUM | BY_NAME),
    act(burn(a(trait("boon"), IN_PLAY)), stealth=1),
    digest="c17617093cd7",
)
