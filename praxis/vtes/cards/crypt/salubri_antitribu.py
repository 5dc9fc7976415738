"""Crypt cards: Salubri antitribu."""

from __future__ import annotations

from praxis.vtes.definitions.language import *
from praxis.vtes.definitions.shapes.crypt import IN_MINION_PHASE

card(
    201069,
    "Nuriel",
    ability(ADDITIONAL, mod(STRIKES, 1), limit=COMBAT, if_=FIRST_ROUND),
    gives(MELEE_DAMAGE, 1, ME),
    digest="52658f2f42cd",
)
card(
    201138,
    "Qawiyya el-Ghaduba",
    ability(IN_MINION_PHASE, unlock(ME), cost=pay(2, BLOOD), if_=YOUR_TURN, limit=TURN),
    digest="45df7757090a",
)
card(
    201287,
    "Silas",
    ability(DISCARD, mod(DISCARD_ACTIONS, 1), cost=pay(1, BLOOD), if_=is_(SELF, READY), limit=TURN),
    digest="8ad27862454f",
)
card(
    201473,
    "Wolf Valentine",
    ability(PRESS, press("continue"), limit=COMBAT, if_=is_(OPPOSING, VAMPIRE & clan("Tremere"))),
    digest="973454de598d",
)
