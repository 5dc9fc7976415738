"""Master cards: J."""

from __future__ import annotations

from praxis.vtes.definitions.language import *
from praxis.vtes.definitions.shapes.master import GROUND, HUNGRY_AT_HOME, IN_PLAY_AT_ONCE

card(
    101019,
    "Jake Washington",
    master(becomes_ally()),
    ability(UNLOCK, gain(any_(0, 4), BLOOD, a(VAMPIRE, READY, holds(0, most=0))), cost=burn(CARD)),
    rises_as="mortal 1 0 0",
    digest="10434ae0d37b",
)
card(
    101024,
    "Joseph Pander",
    IN_PLAY_AT_ONCE,
    ability(
        ANNOUNCED | OPEN | DECLINED,
        outcome(THWARTED),
        cost=(locking(), pay(1, POOL)),
        if_=directed_at(all_(MINE, clan("Pander"))),
    ),
    ability(MASTER, note("joseph pander", a(MINE, clan("Pander"))), limit=TURN),
    act(fight(a(MINION, READY, OTHERS)), who=noted("joseph pander"), limit=TURN),
    burnable(VAMPIRE & SABBAT),
    digest="9fe1cd02e567",
)
card(
    101030,
    "Jungle Hunting Ground",
    IN_PLAY_AT_ONCE,
    ability(UNLOCK, gain(1, BLOOD, CARD), cost=locking(), if_=num(BLOOD, CARD) < 3),
    ability(UNLOCK, take(ALL, BLOOD, CARD, a(*HUNGRY_AT_HOME, LAIBON)), note(GROUND, T), cost=locking()),
    digest="6fa4f0b690b6",
)
