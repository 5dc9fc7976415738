"""Ally cards: V."""

from __future__ import annotations

from praxis.vtes.definitions.language import *
from praxis.vtes.definitions.shapes.ally import ONE_A_ROUND, feeds_on_servants, rushes

card(
    102087,
    "Vagabond Mystic",
    permanent(),
    ability(AT_ANY_TIME, gain(1, LIFE, a(ALLY, IN_PLAY, MINE, WEAKENED)), cost=locking()),
    cannot(rule.BLOCK, ME, VAMPIRE),
    digest="1ac747d5bdbf",
)
card(
    102103,
    "Veneficti",
    permanent(),
    gives(STEALTH, 1, ME),
    act(control(a(ALLY, READY, OTHERS, trait("demon")))),
    act(burn(a(RETAINER, trait("demon")))),
    cannot(rule.TARGET, ME, OTHERS & (ALLY | capacity(most=6))),
    digest="4feea987d0bb",
)
card(
    102363,
    "The Vozhd of Gravesend",
    permanent(),
    feeds_on_servants(),
    rushes(VAMPIRE),
    ONE_A_ROUND,
    ability(AS_PLAYED, cancel(STRIKE_CARD, others=True, free=True), cost=pay(1, LIFE, CARD), by=BY_COMBATANT),
    digest="93d1ed2e6b77",
)
card(
    102364,
    "The Vozhd of Juiz de Fora",
    permanent(),
    feeds_on_servants(),
    rushes(VAMPIRE),
    ability(
        UNLOCK,
        take(any_(1, num(START, CARD) - num(LIFE, CARD)), BLOOD, a(MINE, clan("Tzimisce"), holds(1)), CARD),
        if_=is_(CARD, WEAKENED),
        limit=TURN,
    ),
    as_vampire="ani",
    as_vampire_of=5,
    digest="c350da8afca0",
)
card(
    102267,
    "The Vozhd of Sofia",
    permanent(),
    feeds_on_servants(),
    ability(STRIKE, damage(3, RANGED)),
    rushes(MINION),
    ability(UNLOCK, gain(2, LIFE, CARD), cost=discarding(ALLY_CARD | RETAINER), limit=TURN),
    digest="2107a9d799e6",
)
IN_OTHER_MINION_PHASES = AT_ANY_TIME & ~(UNLOCK | MASTER | BETWEEN | INFLUENCE | DISCARD | UNLOCK_OF_OTHERS)
card(
    102365,
    "The Vozhd of Szczecin",
    permanent(),
    feeds_on_servants(),
    rushes(VAMPIRE),
    ability(PREVENT, prevent(2, ME), cost=discarding(requires("pro")), limit=COMBAT),
    ability(
        IN_OTHER_MINION_PHASES,
        unlock(CARD),
        cost=pay(1, BLOOD, a(VAMPIRE, READY, MINE, clan("Tzimisce"), holds(1))),
        if_=MINION_PHASE & ~YOUR_TURN,
    ),
    digest="1172e6fb08a5",
)
