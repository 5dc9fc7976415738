"""Action Modifier cards: G."""

from __future__ import annotations

from praxis.vtes.definitions.language import *
from praxis.vtes.definitions.shapes.several import COMES_TO_IT, either, if_blocked

card(
    100802,
    "Gang Tactics",
    modifier("", if_blocked(hang(on(fact.ROUND, set_range("close")), COMBAT)), when=ANNOUNCED),
    digest="af2254dbcbe7",
)
card(
    100828,
    "Gift of Sleep",
    modifier("obf", mod(STEALTH, 1)),
    modifier("obe", lock(BLOCKING), outcome(ENDS), when=BLOCKED, if_=is_(BLOCKING, ALLY)),
    modifier("obe", lock(OPPOSING), outcome(ENDS), when=WOULD_FIGHT, who=FIGHTING, if_=is_(OPPOSING, ALLY)),
    reaction("obe", lock(ACTING), outcome(ENDS), when=BLOCKED | WOULD_FIGHT, who=COMES_TO_IT, if_=is_(ACTING, ALLY)),
    modifier("OBE", mod(STEALTH, 1)),
    digest="c20b05dd0bf4",
)
GHOSTLY = is_(ACTING, ALLY, trait("wraith") | trait("zombie"))
card(
    102325,
    "Gifts From Hereafter",
    *either("dom obl", mod(BLEED, 1), limited=True),
    *either("DOM OBL", mod(BLEED, 1), later(fact.OVER, may(unlock(ACTING), cost=pay(1, BLOOD, ME))), limited=True),
    by=BY_OTHER,
    who=UNLOCKED,
    if_=GHOSTLY,
    digest="0bb323475457",
)
card(
    102355,
    "Go-getter",
    modifier("obf", mod(STEALTH, 1)),
    modifier("OBF", outcome(GOES_ON), cost=pay(1, BLOOD, ME), when=FAILED, who=READY, if_=FROM_BLOCK),
    if_=~kind("bleed"),
    digest="d757c8efce54",
)
card(
    100873,
    "The Guruhi Are the Land",
    modifier("", mod(BLEED, 1), if_=kind("bleed"), limited=True),
    modifier("", mod(HUNT, 1), if_=kind("hunt")),
    modifier("", later(fact.SUCCEEDED, unlock(ME)), if_=kind("equip", "take")),
    covered="the hunt gains one more blood",
    digest="c20b462ecf03",
)
