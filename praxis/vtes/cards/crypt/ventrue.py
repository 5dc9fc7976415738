"""Crypt cards: Ventrue."""

from __future__ import annotations

from praxis.vtes.definitions.language import *

card(
    200532,
    "Gracis Nostinus",
    on(
        fact.BLOCK_FAILED,
        later(fact.OVER, lock(T)),
        of=VAMPIRE & YOUNGER,
        if_=is_(ACTING, among(SELF)),
    ),
    digest="1bf415bbfcce",
)
card(
    200579,
    "Heather Florent, The Opportunist",
    instead(fact.EDGE_POOL, choose(gain(1), gain(1, BLOOD, SELF)), of=YOU),
    digest="2e4bec5569e2",
)
card(
    200629,
    "Ilyana Ravidovich",
    on(fact.CALLED, mod(VOTES, 2, YOU), if_=HUNTED & is_(SELF, IN_TERMS)),
    ability(ATTEMPT, mod(INTERCEPT, 1, ME), by=BY_REACTING, cost=pay(1, BLOOD), limit=ACTION),
    digest="577cb434ebcd",
)
card(
    201440,
    "Victor Pelletier",
    on(
        fact.ENTERS,
        choose(
            do(),
            do(pay(1, POOL), becomes(SELF, title="primogen")),
            do(pay(2, POOL), becomes(SELF, title="prince", place="Paris")),
            do(pay(3, POOL), becomes(SELF, title="justicar", place="Ventrue")),
        ),
        of=SELF,
    ),
    cannot(rule.CONTEST, ME),
    digest="76429ae66219",
)
