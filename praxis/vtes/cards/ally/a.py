"""Ally cards: A."""

from __future__ import annotations

from praxis.vtes.definitions.language import *
from praxis.vtes.definitions.shapes.ally import reborn, rushes
from praxis.vtes.definitions.shapes.several import BLOCKS_DIRECTED

card(
    102286,
    "Aggressive Corpse",
    permanent(),
    rushes(MINION),
    gives(SURE, 1, ME),
    instead(fact.GAINS_BLOOD, of=ME, if_=num(LIFE, ME) >= 1),
    cannot(rule.TARGET, ME, OTHERS, needs="dom pre"),
    digest="1899005ab0b9",
)
card(
    100039,
    "Alia, God's Messenger",
    permanent(),
    act(if_(is_(a(VAMPIRE, TORPOR, MINE), TORPOR), put(T, READY)), stealth=1),
    dues(1, POOL_COST, MINION & OTHERS, at=SELF),
    as_vampire="aus obe",
    digest="992f719a5bbb",
)
EATS_THE_FALLEN = act(burn(a(VAMPIRE, TORPOR)), gain(1, LIFE, ME))
card(
    100042,
    "Amam the Devourer",
    permanent(),
    rushes(MINION),
    EATS_THE_FALLEN,
    on(fact.BURNED, may(gain(1, LIFE, CARD)), of=MINION & among(OPPOSING), if_=is_(CARD, FIGHTING, READY)),
    reborn(),
    digest="b74db2bd6f55",
)
card(
    100083,
    "Arcanum Investigator",
    permanent(),
    act(burn(a(EQUIPMENT, IN_PLAY, of(PREDATOR) | of(PREY)))),
    digest="d5e37cda4dc2",
)
card(
    100090,
    "Arms Dealer",
    permanent(),
    act(search(LIBRARY, trait("weapon"), down=True), stealth=1),
    digest="ad624e396501",
)
card(
    100103,
    "Asanbonsam Ghoul",
    permanent(),
    gives(INTERCEPT, 1, ME, if_=DIRECTED),
    on(fact.ROUND, set_range("close"), if_=BLOCKS_DIRECTED & is_(BLOCKING, among(CARD)) & is_(CARD, FIGHTING)),
    digest="31ed0801deeb",
)
