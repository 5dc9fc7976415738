"""Crypt cards: Nagaraja."""

from __future__ import annotations

from praxis.vtes.definitions.language import *

card(
    200119,
    "Anu Diptinatpa",
    ability(DURING_ACTION, mod(BLEED, 1), by=BY_METHUSELAH, cost=pay(1, BLOOD), limit=ACTION, if_=is_(ACTING, MINION)),
    digest="c344342413c8",
)
DINH_CHOICE = a(SEAT, OTHERS)
card(
    200824,
    "Le Dinh Tho",
    act(do(show(all_(in_(HAND), of(DINH_CHOICE)), YOU), discard(pick(in_(HAND), of(DINH_CHOICE)))), stealth=1),
    gives(STEALTH, -1, ME, kind("hunt")),
    digest="cd7dc03cbaff",
)
