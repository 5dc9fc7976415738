"""Ally cards: I."""

from __future__ import annotations

from praxis.vtes.definitions.language import *

card(
    100966,
    "Impundulu",
    permanent(),
    ability(STRIKE, damage(1, RANGED)),
    ability(RANGE, maneuver(), limit=COMBAT),
    act(take(1, BLOOD, a(MINION, OTHER), ME), stealth=1),
    digest="3c8d07ca1a8a",
)
INFERNAL = trait("infernal")
card(
    100981,
    "Infernal Servitor",
    permanent("dai", who=VAMPIRE & INFERNAL),
    permanent("DAI", who=VAMPIRE & INFERNAL),
    on((fact.BURNED, fact.CONTROL), if_(~exists(VAMPIRE, MINE, INFERNAL, IN_PLAY), put(CARD, REMOVED))),
    on(fact.OVER, put(CARD, REMOVED), of=CARD, if_=happened(fact.SUCCEEDED, CARD, span=ACTION)),
    as_vampire="dai obf",
    as_vampire_level=1,
    eager=True,
    digest="b2f8bdbcae71",
)
card(
    100983,
    "Informant",
    permanent(),
    cannot(rule.ACT, ME),
    cannot(rule.BLOCK, ME),
    at(
        fact.UNLOCK_PHASE,
        each(
            all_(SEAT, OTHERS, where(exists(READY, clan("Ishtarri"), of(IT)))),
            may(show(all_(in_(HAND), of(YOU)), IT), by=IT),
        ),
        whose=YOU,
    ),
    at(fact.DISCARD_PHASE, control(CARD, PREDATOR), whose=YOU),
    digest="747e398ebdce",
)
