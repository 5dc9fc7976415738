"""Action cards: U."""

from __future__ import annotations

from praxis.vtes.definitions.language import *
from praxis.vtes.definitions.shapes.action import EMPTY, LESSER, MANEUVER, THEIRS
from praxis.vtes.definitions.shapes.several import foe

card(
    102306,
    "Umbrous Clutch",
    action("obl", fight(foe()), stealth=1),
    action("OBL", fight(foe(), MANEUVER), stealth=1),
    digest="ddd952ec0e0c",
)
card(
    102056,
    "Unburdening the Bestial Soul",
    action("ani", take(any_(1, ALL), BLOOD, ME, a(VAMPIRE, IN_PLAY, OTHER)), stealth=1),
    action("obe", above, unlock(ME), stealth=1),
    action("OBE", put(CARD, a(LESSER, IN_PLAY)), remember(ME)),
    cannot(rule.ACT, BEARER),
    cannot(rule.BLOCK, BEARER),
    cannot(rule.PLAY, BEARER, REACTION_CARD),
    at(
        fact.UNLOCK_PHASE,
        if_(
            num(BLOOD, CHOSEN) >= 2,
            unless(controller(CHOSEN), pay(2, BLOOD, CHOSEN), burn(CARD)),
            other=burn(CARD),
        ),
        whose=THEIRS,
    ),
    digest="e2ecf9db1927",
)
card(
    102063,
    "Under Siege",
    action("", put(CARD, PLAY), gain(3, BLOOD, CARD), who=SABBAT & TITLED, stealth=1),
    ability(
        DURING_ACTION,
        attempt(rising=True, intercept=1),
        if_(is_(ME, LOCKED), unlock(ME)),
        EMPTY,
        cost=pay(1, BLOOD, CARD),
        by=BY_ALERT,
        who=SABBAT & VAMPIRE,
        limit=ACTION,
    ),
    digest="9705fc75bbff",
)
CIRCLE = (VAMPIRE, clan("Blood Brother"), SAME_CIRCLE)
card(
    102082,
    "Unwholesome Bond",
    action("san", gain(1 + count(*CIRCLE, READY, UNLOCKED), BLOOD, ME)),
    action("SAN", gain(1, BLOOD, all_(*CIRCLE, UNCONTROLLED, MINE))),
    stealth=1,
    digest="583ba7835f0a",
)
