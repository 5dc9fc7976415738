"""Master cards: K."""

from __future__ import annotations

from praxis.vtes.definitions.language import *
from praxis.vtes.definitions.shapes.master import GROUND, HUNGRY_AT_HOME, IN_PLAY_AT_ONCE, sees

card(
    101042,
    "The Khabar: Community",
    IN_PLAY_AT_ONCE,
    gives(STEALTH, 1, all_(VAMPIRE, clan("Banu Haqim"), IS_ACTING), if_=kind("bleed")),
    burnable(~clan("Tremere")),
    burnable(clan("Tremere"), stealth=1),
    digest="ca99b2825000",
)
card(
    101048,
    "Khobar Towers, Al-Khubar",
    IN_PLAY_AT_ONCE,
    ability(UNLOCK, gain(num(WORTH, a(MINION, READY, MINE))), put(T, REMOVED), cost=locking()),
    digest="581967cea3ed",
)
card(
    101060,
    "Kingston Penitentiary, Ontario",
    IN_PLAY_AT_ONCE,
    ability(UNLOCK, gain(1, BLOOD, a(*HUNGRY_AT_HOME)), note(GROUND, T), limit=TURN),
    ability(
        UNLOCK,
        gain(1, POOL, controller(CARD)),
        gain(1, BLOOD, a(*HUNGRY_AT_HOME)),
        note(GROUND, T),
        cost=(pay(1, POOL), locking()),
        open=FOR_OTHERS,
    ),
    digest="ea02e3ca9fcb",
)
card(
    101067,
    "KRCG News Radio",
    master(put(CARD, PLAY)),
    ability(ATTEMPT, mod(INTERCEPT, 1, BLOCKING), cost=locking(), if_=is_(BLOCKING, MINE)),
    ability(ATTEMPT, mod(INTERCEPT, 1, BLOCKING), cost=locking(), if_=is_(BLOCKING, OTHERS), pool=1),
    digest="254b0871238c",
)
sees(101068, "Kumpania", "80a1ede5d3ef", MINE, clan("Ravnos"), capacity(5))
