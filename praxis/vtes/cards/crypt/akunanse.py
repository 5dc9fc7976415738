"""Crypt cards: Akunanse."""

from __future__ import annotations

from praxis.vtes.definitions.language import *

card(
    200750,
    "Kamiri wa Itherero",
    act(inflict(2, a(MINION), UNPREVENTABLE, by_minion=True)),
    merged(
        ability(
            DURING_ACTION,
            mod(STEALTH, 1),
            by=BY_METHUSELAH,
            cost=pay(1, BLOOD),
            limit=ACTION,
            if_=is_(ACTING, IS_ACTING & (VAMPIRE & LAIBON)),
        )
    ),
    digest="166874eba695",
)
card(
    201064,
    "Nkule Galadima",
    cannot(rule.VOTE, VAMPIRE & clan("Lasombra"), if_=kind("political") & is_(ACTING, among(SELF))),
    gives(EDGE_VOTES, 2, YOU, is_(SELF, READY)),
    covered="the votes for the Edge are a number of the Methuselah",
    digest="2997157b5d21",
)
card(201401, "Uchenna", ability(MASTER, discarding(), cost=pay(1, BLOOD), limit=TURN), digest="4e425301cb3c")
