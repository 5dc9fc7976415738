"""Action cards: N."""

from __future__ import annotations

from praxis.vtes.definitions.language import *
from praxis.vtes.definitions.shapes.action import MANEUVER, WITH_ITS_MAKER, ambush, small, without
from praxis.vtes.definitions.shapes.several import foe

card(
    101280,
    "New Management",
    action("", control(a(LOCATION, IN_PLAY, where(num(COST, IT) <= 1)))),
    not_replaced="action",
    digest="c0153e4e947d",
)
card(
    101281,
    "New Moon Sigil",
    action("spi", put(CARD, a(IN_PLAY, MINE, without("New Moon Sigil")))),
    action("SPI", put(CARD, a(IN_PLAY, MINE, without("New Moon Sigil")))),
    ability(RANGE, maneuver(), limit=COMBAT),
    ability(DURING_ACTION, mod(STEALTH, 1), cost=pay(2, BLOOD, ME), by=BY_ACTING, version=1),
    stealth=1,
    digest="89b0be86e1c3",
)
card(
    101283,
    "Night Moves",
    action("obf", small(1, at=a(SEAT, among(PREDATOR) | among(PREY))), stealth=3),
    action("OBF", small(1, at=a(SEAT, among(PREDATOR) | among(PREY))), stealth=6),
    digest="bb78fc4d4219",
)
card(
    101284,
    "Nightmare Curse",
    action("chi", lock(a(MINION, READY)), unlock(ME)),
    action("aus chi", put(CARD, a(MINION, READY)), lock(T), remember(ME)),
    action("AUS CHI", put(CARD, a(MINION, READY)), lock(T), remember(ME)),
    cannot(rule.UNLOCK, BEARER),
    ability(UNLOCK, unlock(BEARER), cost=pay(1, POOL), by=BY_KEEPER, version=1),
    WITH_ITS_MAKER,
    digest="e7a1356db2e5",
)
TRIED_IN_VAIN = happened(fact.ATTEMPTED, BEARER, span=ACTION) & ~happened(fact.BLOCKED, BEARER, span=ACTION)
"""The bearer has attempted to block in vain; the action may also have ended before the attempt was decided."""
VAMPIRE_ACTS = is_(ACTING, VAMPIRE)
card(
    101291,
    "No Secrets From the Magaji",
    action("", put(CARD, ME), unlock(ME), who=~with_(named("No Secrets From the Magaji")), stealth=1),
    gives(INTERCEPT, 1, if_=VAMPIRE_ACTS),
    gives(WATCHFUL, 1, if_=VAMPIRE_ACTS),
    on(fact.BLOCK_FAILED, burn(CARD), of=BEARER, if_=VAMPIRE_ACTS),
    on(fact.OVER, burn(CARD), if_=VAMPIRE_ACTS & TRIED_IN_VAIN),
    digest="0f7b8e6e37d4",
)
card(
    101296,
    "Nose of the Hound",
    action("aus", ambush(MANEUVER), stealth=1),
    action("spi", ambush(mod(MANEUVERS, 2)), stealth=1),
    action("SPI", fight(foe(), mod(MANEUVERS, 2)), stealth=1),
    digest="b116adb69f9a",
)
GALLERY = a(LOCATION, IN_PLAY, requires_clan("Toreador"))
TOREADOR = a(VAMPIRE, READY, clan("Toreador"))
card(
    101301,
    "Nosferatu Performance Art",
    action("", put(TOREADOR, TORPOR), who=~capacity(6)),
    action("", burn(GALLERY), who=~capacity(6)),
    action("", put(TOREADOR, TORPOR), who=capacity(6), stealth=1),
    action("", burn(GALLERY), who=capacity(6), stealth=1),
    digest="36ed1646b787",
)
