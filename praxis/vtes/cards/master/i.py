"""Master cards: I."""

from __future__ import annotations

from praxis.vtes.definitions.language import *
from praxis.vtes.definitions.shapes.master import IN_PLAY_AT_ONCE, hunting_ground, sees
from praxis.vtes.definitions.shapes.several import USED_UP

MUMMY = trait("mummy")
card(
    100967,
    "In Memory of the Two Lands",
    master(put(CARD, PLAY), gain(count(MINION, MINE, clan("Ministry") | MUMMY), BLOOD, CARD)),
    ability(DURING_ACTION, mod(BLEED, 1), cost=pay(1, BLOOD, CARD), if_=kind("bleed") & is_(ACTING, MINE, MUMMY)),
    ability(
        ANNOUNCED | DURING_ACTION | BLOCKED | BEFORE_RANGE | RANGE | BEFORE_STRIKES | STRIKES_CHOSEN,
        mod(STRENGTH, 1, a(MINION, MINE, READY, MUMMY), ACTION),
        cost=pay(1, BLOOD, CARD),
        by=BY_METHUSELAH,
        if_=is_(ACTING, MINION),
    ),
    USED_UP,
    digest="005f277d13f9",
)
card(
    100968,
    "Inbase Discotek, Frankfurt",
    IN_PLAY_AT_ONCE,
    on(fact.HUNTED, may(gain(1, BLOOD, IT), cost=locking()), of=VAMPIRE, if_=HOW_MUCH >= 1),
    digest="d4cfa3d53b95",
)
card(
    100984,
    "Information Highway",
    master(put(CARD, PLAY)),
    gives(TRANSFERS, 2),
    digest="afb6e7f88c3c",
)
sees(100985, "Information Network", "c147596e211e", MINE, clan("Nosferatu antitribu"))
hunting_ground(100996, "Institution Hunting Ground", "78369bba236a")
card(
    100997,
    "Insurance Scam",
    IN_PLAY_AT_ONCE,
    ability(
        UNLOCK | MASTER | BETWEEN | INFLUENCE | DISCARD,
        each(up_to(ALL, LOCATION, MINE), burn(IT), gain(1)),
        cost=locking(),
        if_=exists(LOCATION, MINE),
    ),
    digest="aa91d03b8909",
)
card(
    101000,
    "Into the Fire",
    master(becomes(a(VAMPIRE, READY, MINE, ~SABBAT), sect="Sabbat")),
    digest="bcef2700969a",
)
card(
    101012,
    "Ishtarri Warlord",
    master(put(CARD, a(VAMPIRE, MINE, clan("Ishtarri"), ~with_(named("Ishtarri Warlord"))))),
    ability(RANGE, maneuver(), limit=COMBAT | BY_NAME),
    ability(PRESS, press(), limit=COMBAT | BY_NAME),
    digest="90d08d80c37c",
)
